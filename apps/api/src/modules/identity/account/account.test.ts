import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { secondFactor } from '#db/schema/second-factor.ts';
import { session } from '#db/schema/session.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { saveCaptcha } from '#modules/identity/auth/captcha.repository.ts';
import { addBuyer } from '#testing/people.ts';
import { addPerson } from '#testing/person.ts';
import { otherThan, sentCode } from '#testing/sms.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const first = await startTestApp(db);
const second = await startTestApp(db);
const { call, signIn, time } = first;
await addBuyer(db, { username: 'known', phone: '13900000001' });

let last = 0;
const newPhone = () => {
  last += 1;
  return `137${String(last).padStart(8, '0')}`;
};

type Scene = 'register' | 'login' | 'forget' | 'bind' | 'pay';
const codeFor = async (phone: string, scene: Scene, cookie?: string) => {
  await db.delete(throttle);
  const answer = await call('sendSms', { body: { phone, scene } }, cookie);
  expect(answer.status).toBe(200);
  return sentCode(db, phone);
};

const verify = (session: string) => call('verifyIdentity', { body: { password: 'yaoji2026' } }, session);
const verifiedSession = async (username: string) => {
  const session = await signIn(username);
  await verify(session);
  return session;
};

beforeEach(() => db.delete(throttle));

describe('registering', () => {
  it('[C104] opens an account at step 2 and starts its session', async () => {
    const phone = newPhone();
    const code = await codeFor(phone, 'register');
    const answer = await call('register', { body: { phone, code, password: 'qinghao2026', agree: 1 } });
    expect(answer).toMatchObject({ status: 200, data: { show: true, phone, is_passed: 0 } });
    expect((await call('getUserState', {}, answer.cookie ?? '')).data.phone).toBe(phone);
    expect((await call('login', { body: { username: phone, password: 'qinghao2026' } })).status).toBe(200);
  });

  it('[C104] makes one account of two simultaneous registrations', async () => {
    const phone = newPhone();
    const code = await codeFor(phone, 'register');
    const body = { phone, code, password: 'qinghao2026', agree: 1 as const };
    const answers = await Promise.all([first, second, first, second].map((app) => app.call('register', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await db.$count(buyer, eq(buyer.phone, phone))).toBe(1);
  });

  it('[C104] reveals an existing account only to a caller who has verified the phone', async () => {
    const wrong = { phone: '13900000001', code: '000000', password: 'qinghao2026', agree: 1 as const };
    const unknown = await call('register', { body: { ...wrong, phone: newPhone() } });
    expect(await call('register', { body: wrong })).toEqual(unknown);
    const code = await codeFor('13900000001', 'register');
    expect(await call('register', { body: { ...wrong, code } })).toMatchObject({
      status: 422,
      errors: { phone: ['该手机号已注册，请直接登录'] },
    });
  });

  it.each([
    ['short1', '密码至少8个字'],
    ['onlyletters', expect.stringContaining('数字')],
    ['12345678901', expect.any(String)],
    ['password1', '密码过于常见，请换一个'],
    ['Password1', '密码过于常见，请换一个'],
    ['1q2w3e4r', '密码过于常见，请换一个'],
    ['yaoji2026', '密码不能由“yaoji”加几个字符组成'],
    ['2026.Ya0j1', '密码不能由“yaoji”加几个字符组成'],
    ['pharm@cy12', '密码不能由“pharmacy”加几个字符组成'],
  ])('[V4] refuses the password %s', async (password, message) => {
    const phone = newPhone();
    const code = await codeFor(phone, 'register');
    expect(await call('register', { body: { phone, code, password, agree: 1 } })).toMatchObject({
      status: 422,
      errors: { password: [message] },
    });
  });

  it('[V4] accepts a password of 64 characters exactly as typed', async () => {
    const phone = newPhone();
    const password = ` Abc 1${'药'.repeat(57)} `;
    expect([...password]).toHaveLength(64);
    const code = await codeFor(phone, 'register');
    expect((await call('register', { body: { phone, code, password, agree: 1 } })).status).toBe(200);
    for (const changed of [password.trim(), password.toLowerCase(), password.slice(0, -1)]) {
      expect((await call('login', { body: { username: phone, password: changed } })).status).toBe(422);
    }
    await db.delete(throttle);
    expect((await call('login', { body: { username: phone, password } })).status).toBe(200);
  });

  it('[C104] requires agreement', async () => {
    const body = { phone: newPhone(), code: '123456', password: 'qinghao2026' };
    expect((await call('register', { body })).status).toBe(422);
  });
});

describe('a code', () => {
  it('[C101] logs in once, even when used twice at once', async () => {
    const code = await codeFor('13900000001', 'login');
    const body = { phone: '13900000001', code };
    const answers = await Promise.all([first, second, first].map((app) => app.call('loginBySms', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(answers.find(({ cookie }) => cookie)?.data).toMatchObject({ show: true, username: 'known' });
  });

  it('[C101] expires after five wrong tries', async () => {
    const code = await codeFor('13900000001', 'login');
    for (let tries = 0; tries < 5; tries += 1) {
      const body = { phone: '13900000001', code: otherThan(code) };
      expect(await call('loginBySms', { body })).toMatchObject({ errors: { code: ['验证码错误或已过期'] } });
    }
    expect((await call('loginBySms', { body: { phone: '13900000001', code } })).status).toBe(422);
  });

  it('[C101] lasts five minutes, for its own purpose only', async () => {
    const code = await codeFor('13900000001', 'register');
    expect((await call('loginBySms', { body: { phone: '13900000001', code } })).status).toBe(422);
    const late = await codeFor('13900000001', 'login');
    const start = time.now;
    time.now = new Date(start.getTime() + 300_001);
    expect((await call('loginBySms', { body: { phone: '13900000001', code: late } })).status).toBe(422);
    time.now = start;
  });

  it('[C101] for a phone without an account opens none', async () => {
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    expect(await call('loginBySms', { body: { phone, code } })).toMatchObject({
      errors: { phone: ['该手机号尚未注册，请先注册'] },
    });
  });
});

describe('a forgotten password', () => {
  const tokenFor = async (phone: string) => {
    const code = await codeFor(phone, 'forget');
    return (await call('verifyForgotten', { body: { phone, code } })).data.token;
  };

  it('[C108] [C109] is reset by a token, which ends every session', async () => {
    const { phone } = await addBuyer(db, { username: 'forgetful', phone: newPhone() });
    const open = await signIn('forgetful');
    const token = await tokenFor(phone ?? '');
    expect((await call('resetForgotten', { body: { token, password: 'newpass2026' } })).status).toBe(200);
    expect((await call('getUserState', {}, open)).data.show).toBe(false);
    expect(await signIn('forgetful', 'newpass2026')).toContain('yaoji_session');
    await expect(signIn('forgetful')).rejects.toThrow();
  });

  it('[C109] accepts a token once, even when used twice at once', async () => {
    const { phone } = await addBuyer(db, { phone: newPhone() });
    const token = await tokenFor(phone ?? '');
    const bodies = ['newpass2026', 'newpass2027', 'newpass2028'].map((password) => ({ token, password }));
    const answers = await Promise.all(
      bodies.map((body, index) => [first, second][index % 2]?.call('resetForgotten', { body })),
    );
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 422, 422]);
  });

  it('[C109] keeps the token if the password is refused, and expires it after ten minutes', async () => {
    const { phone } = await addBuyer(db, { phone: newPhone() });
    const token = await tokenFor(phone ?? '');
    expect(await call('resetForgotten', { body: { token, password: String(phone) } })).toMatchObject({ status: 422 });
    const start = time.now;
    time.now = new Date(start.getTime() + 600_001);
    expect(await call('resetForgotten', { body: { token, password: 'newpass2026' } })).toMatchObject({
      errors: { token: ['验证已失效，请重新验证手机号'] },
    });
    time.now = start;
    expect((await call('resetForgotten', { body: { token, password: 'newpass2026' } })).status).toBe(200);
  });

  it('[C108] gives the same answer to a wrong code for known and unknown phones', async () => {
    const known = await call('verifyForgotten', { body: { phone: '13900000001', code: '000000' } });
    const unknown = await call('verifyForgotten', { body: { phone: newPhone(), code: '000000' } });
    expect(known).toEqual(unknown);
    expect(known.status).toBe(422);
  });
});

describe('an account', () => {
  it('[C062] changes its password, rotates its session and ends the others', async () => {
    await addBuyer(db, { username: 'changer' });
    const elsewhere = await signIn('changer');
    const here = await signIn('changer');
    const answer = await call('changePassword', { body: { password: 'newpass2026', old_password: 'yaoji2026' } }, here);
    expect(answer.status).toBe(200);
    expect(answer.cookie).toBeTruthy();
    expect(answer.cookie).not.toBe(here);
    for (const cookie of [elsewhere, here]) expect((await call('getUserState', {}, cookie)).data.show).toBe(false);
    expect((await call('getUserState', {}, answer.cookie ?? '')).data.show).toBe(true);
  });

  it('[C062] requires the current password or a verified identity, and counts wrong ones', async () => {
    await addBuyer(db, { username: 'late' });
    const cookie = await signIn('late');
    const change = (old_password?: string) =>
      call('changePassword', { body: { password: 'newpass2026', ...(old_password ? { old_password } : {}) } }, cookie);
    expect((await change()).code).toBe(42802);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await change('wrong-one1')).toMatchObject({ errors: { old_password: ['当前密码错误'] } });
    expect((await change('yaoji2026')).status).toBe(429);
  });

  it('[C061] changes its name, but its phone only once the new one is verified', async () => {
    await addBuyer(db, { username: 'mover', phone: newPhone() });
    const cookie = await signIn('mover');
    const own = (await call('getUserState', {}, cookie)).data.phone;
    const renamed = await call('changeUserInfo', { body: { name: ' 赵药师 ', phone: own } }, cookie);
    expect(renamed).toMatchObject({ status: 200, data: { name: '赵药师' } });
    const phone = newPhone();
    await verify(cookie);
    expect(await call('changeUserInfo', { body: { name: '赵药师', phone } }, cookie)).toMatchObject({
      status: 422,
      errors: { code: [expect.stringContaining('验证')] },
    });
    const code = await codeFor(phone, 'bind');
    expect((await call('changeUserInfo', { body: { name: '赵药师', phone, code } }, cookie)).data.phone).toBe(phone);
  });

  it('[C061] cannot take the phone of a person of a company', async () => {
    await addBuyer(db, { username: 'employer', phone: newPhone() });
    const { phone } = await addPerson(call, await signIn('employer'), ['buyer']);
    await addBuyer(db, { username: 'taker', phone: newPhone() });
    const cookie = await signIn('taker');
    await verify(cookie);
    const body = { name: '赵', phone, code: await codeFor(phone, 'bind') };
    expect(await call('changeUserInfo', { body }, cookie)).toMatchObject({
      errors: { phone: ['该手机号已注册，请换一个'] },
    });
  });

  it('[C061] cannot take another account’s phone', async () => {
    await addBuyer(db, { username: 'thief', phone: newPhone() });
    const code = await codeFor('13900000001', 'bind');
    const body = { name: '某人', phone: '13900000001', code };
    expect(await call('changeUserInfo', { body }, await verifiedSession('thief'))).toMatchObject({
      errors: { phone: ['该手机号已注册，请换一个'] },
    });
  });

  it('[C067] reports whether a phone is free, with a rate limit', async () => {
    const ask = (value: string) => call('checkPhone', { params: { value } });
    expect((await ask('13900000001')).data).toEqual({ is_free: 0 });
    expect((await ask('13911112222')).data).toEqual({ is_free: 1 });
    for (let tries = 2; tries < 20; tries += 1) await ask('13911112222');
    expect((await ask('13911112222')).status).toBe(429);
  });

  it('[C197] sets its payment password with a code sent to its own phone', async () => {
    const { phone } = await addBuyer(db, { username: 'payer', phone: newPhone() });
    const cookie = await signIn('payer');
    const code = await codeFor(phone ?? '', 'pay', cookie);
    const set = (body: { code: string; password: string }) => call('setPayPassword', { body }, cookie);
    expect(await set({ code, password: '123456' })).toMatchObject({ errors: { password: [expect.any(String)] } });
    expect(await set({ code: otherThan(code), password: '135790' })).toMatchObject({
      errors: { code: [expect.any(String)] },
    });
    expect((await set({ code, password: '135790' })).status).toBe(200);
    expect((await set({ code, password: '135791' })).status).toBe(422);
  });

  it.each(['changePassword', 'changeUserInfo', 'setPayPassword', 'createBindCode', 'unbindWechat'] as const)(
    '[P2] %s is for buyers only',
    async (operation) => {
      expect((await call(operation, {})).code).toBe(10001);
    },
  );
});

describe('WeChat', () => {
  const scan = async (qr: string, nickname: string) => {
    const answer = await first.app.inject({
      method: 'POST',
      url: new URL(qr).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ nickname }).toString(),
    });
    return answer.body;
  };
  const begin = async () => (await call('pollWechat')).data;
  const poll = (ticket: string) => call('pollWechat', { query: { ticket } });

  it('[C050] [C110] [C051] is bound by a buyer’s code, logs in by scan, and can be unbound', async () => {
    await addBuyer(db, { username: 'wechatter', phone: newPhone() });
    const cookie = await verifiedSession('wechatter');
    const { data: bind } = await call('createBindCode', {}, cookie);
    expect(await scan(bind.qr, '小王')).toContain('微信已绑定');
    expect((await call('getUserState', {}, cookie)).data.wechat).toBe('小王');

    const login = await begin();
    expect((await poll(login.ticket)).data.status).toBe('waiting');
    expect(await scan(login.qr, '小王')).toContain('已确认');
    const done = await poll(login.ticket);
    expect(done.data.status).toBe('bound');
    expect((await call('getUserState', {}, done.cookie ?? '')).data.username).toBe('wechatter');
    expect((await poll(login.ticket)).data.status).toBe('expired');

    expect((await call('unbindWechat', {}, cookie)).status).toBe(200);
    expect((await call('unbindWechat', {}, cookie)).status).toBe(200);
    const again = await begin();
    await scan(again.qr, '小王');
    expect((await poll(again.ticket)).data.status).toBe('unbound');
  });

  it('[C110] logs the owner in where a person of the company was', async () => {
    await addBuyer(db, { username: 'shared', phone: newPhone() });
    const owner = await verifiedSession('shared');
    const { data: bind } = await call('createBindCode', {}, owner);
    await scan(bind.qr, '老板');
    const { phone, password } = await addPerson(call, owner, ['buyer']);
    const login = await begin();
    await scan(login.qr, '老板');
    const polled = await call('pollWechat', { query: { ticket: login.ticket } }, await signIn(phone, password));
    expect(polled.data.status).toBe('bound');
    expect((await call('getUserState', {}, polled.cookie ?? '')).data).toMatchObject({
      username: 'shared',
      person: null,
    });
  });

  it('[C110] [C111] requires the second factor before it logs in or is bound', async () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const { id } = await addBuyer(db, { username: 'guarded', phone: newPhone() });
    const { data: bind } = await call('createBindCode', {}, await verifiedSession('guarded'));
    await scan(bind.qr, '护身');
    await db.insert(secondFactor).values({ buyerId: id, secret, confirmedAt: first.time.now });
    const login = await begin();
    await scan(login.qr, '护身');
    const refused = await poll(login.ticket);
    expect(refused).toMatchObject({ code: 42803, cookie: null });
    const { ticket } = refused.data as unknown as { ticket: string };
    const code = generateSync({ secret, epoch: Math.floor(first.time.now.getTime() / 1000) });
    const { cookie } = await call('loginBySecondFactor', { body: { ticket, code } });
    const again = await call('pollWechat', { query: { ticket: login.ticket } }, cookie ?? '');
    expect(again.data.status).toBe('bound');
    expect((await call('getUserState', {}, cookie ?? '')).data.username).toBe('guarded');

    await db.update(buyer).set({ wechat: null, wechatOpenId: null }).where(eq(buyer.id, id));
    const thief = await begin();
    await scan(thief.qr, '小偷');
    await poll(thief.ticket);
    const body = { ticket: thief.ticket, username: 'guarded', password: 'yaoji2026' };
    expect((await call('bindWechat', { body })).code).toBe(42803);
    expect((await call('getUserState', {}, cookie ?? '')).data.wechat).toBeNull();
  });

  it('[C110] logs nobody in if another site opens a scanned code', async () => {
    const phone = newPhone();
    await addBuyer(db, { username: 'lurer', phone, wechat: '诱导者' });
    const { data: bind } = await call('createBindCode', {}, await verifiedSession('lurer'));
    await db.update(buyer).set({ wechat: null }).where(eq(buyer.phone, phone));
    await scan(bind.qr, '诱导者');
    const { ticket, qr } = await begin();
    await scan(qr, '诱导者');
    const url = `/api/auth/wechat?ticket=${ticket}`;
    const led = await first.app.inject({
      url,
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    expect(led.statusCode).toBe(403);
    expect(led.cookies).toEqual([]);
  });

  it('[C110] starts one session for two simultaneous polls', async () => {
    await addBuyer(db, { username: 'poller', wechat: '小李' });
    const { data: bind } = await call('createBindCode', {}, await verifiedSession('poller'));
    await db.update(buyer).set({ wechat: null }).where(eq(buyer.username, 'poller'));
    await scan(bind.qr, '轮询者');
    const { ticket, qr } = await begin();
    await scan(qr, '轮询者');
    const before = await db.$count(session);
    const answers = await Promise.all(
      [first, second, first].map((app) => app.call('pollWechat', { query: { ticket } })),
    );
    expect(answers.filter(({ cookie }) => cookie)).toHaveLength(1);
    expect(await db.$count(session)).toBe(before + 1);
  });

  it('[C111] binds a scan once to the account that gives its password', async () => {
    await addBuyer(db, { username: 'binder' });
    const { ticket, qr } = await begin();
    const body = { ticket, username: 'binder', password: 'yaoji2026' };
    expect(await call('bindWechat', { body })).toMatchObject({ status: 409, code: 40904 });
    await scan(qr, '小赵');
    expect((await call('bindWechat', { body: { ...body, password: 'wrong-one1' } })).status).toBe(422);
    const answers = await Promise.all([first, second].map((app) => app.call('bindWechat', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.data).toMatchObject({ username: 'binder', wechat: '小赵' });
  });

  it('[C111] requires a captcha after three wrong passwords, and accepts it', async () => {
    await addBuyer(db, { username: 'careless' });
    const { ticket, qr } = await begin();
    await scan(qr, '小钱');
    const body = { ticket, username: 'careless', password: 'yaoji2026' };
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await call('bindWechat', { body: { ...body, password: 'wrong-one1' } })).code).toBe(422);
    }
    expect((await call('bindWechat', { body })).code).toBe(42801);
    const { id } = await saveCaptcha(db, { account: 'careless', answer: '5f0c92ab' }, time.now);
    const solved = { ...body, captcha_id: id, captcha: '5f0c92ab' };
    expect((await call('bindWechat', { body: solved })).data).toMatchObject({ username: 'careless' });
  });

  it('[C111] opens an account for a verified phone without one', async () => {
    const phone = newPhone();
    const { ticket, qr } = await begin();
    await scan(qr, '新客');
    const code = await codeFor(phone, 'bind');
    expect((await call('bindWechat', { body: { ticket, phone, code } })).data).toMatchObject({ phone, wechat: '新客' });
  });

  it('[C111] names missing fields', async () => {
    const { ticket, qr } = await begin();
    await scan(qr, '无名');
    expect(await call('bindWechat', { body: { ticket } })).toMatchObject({ errors: { phone: ['请填写手机号'] } });
  });

  it('[C050] cannot be bound to two accounts', async () => {
    for (const username of ['one', 'two']) await addBuyer(db, { username });
    const { data: one } = await call('createBindCode', {}, await verifiedSession('one'));
    const { data: two } = await call('createBindCode', {}, await verifiedSession('two'));
    expect(await scan(one.qr, '同一人')).toContain('微信已绑定');
    expect(await scan(two.qr, '同一人')).toContain('绑定失败');
  });

  it('[C110] escapes nicknames', async () => {
    const { qr } = await begin();
    expect(await scan(qr, '<script>alert(1)</script>')).not.toContain('<script>');
  });
});
