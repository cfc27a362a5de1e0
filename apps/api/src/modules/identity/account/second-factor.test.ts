import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { factorToken, secondFactor } from '#db/schema/second-factor.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { sentCode } from '#testing/sms.ts';
import { startTestApp } from '#testing/test-app.ts';
import { removeFactorFor } from './support-access.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);

let last = 0;
const newPhone = () => {
  last += 1;
  return `135${String(last).padStart(8, '0')}`;
};

const password = 'yaoji2026';
const verify = (session: string) => call('verifyIdentity', { body: { password } }, session);

/** Codes of different time steps differ. */
const later = (seconds = 30) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};
const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(time.now.getTime() / 1000) });

const person = async () => {
  const phone = newPhone();
  const { username, id } = await addBuyer(db, { phone });
  return { id, username, phone, session: await signIn(username) };
};

/** A buyer with the second factor on. */
const careful = async () => {
  const owner = await person();
  await verify(owner.session);
  const { secret } = (await call('beginSecondFactor', {}, owner.session)).data;
  const { data } = await call('confirmSecondFactor', { body: { code: codeOf(secret) } }, owner.session);
  later();
  return { ...owner, secret, codes: data.codes };
};

const login = (username: string, cookie?: string) => call('login', { body: { username, password } }, cookie);
const ticketOf = ({ data }: { data: unknown }) => (data as { ticket: string }).ticket;
const events = async (session: string) =>
  (await call('listSecurityEvents', {}, session)).data.list.map(({ text }) => text);
const state = async (session: string) => (await call('getSecondFactor', {}, session)).data;

/** Undoes changes, and sets the password `owner2026x`. */
const restoreBy = async (phone: string) => {
  await call('sendSms', { body: { phone, scene: 'restore' } });
  const { data } = await call('restoreAccount', { body: { phone, code: await sentCode(db, phone) } });
  await call('resetForgotten', { body: { token: data.token, password: 'owner2026x' } });
};

beforeEach(() => db.delete(throttle));

describe('[C245] [C246] [C247] switching the second factor on', () => {
  it('requires a verified identity, then its first code, and shows ten recovery codes once', async () => {
    const { session, username, id } = await person();
    expect(await call('beginSecondFactor', {}, session)).toMatchObject({ status: 428, code: 42802 });
    await verify(session);
    const { secret, qr } = (await call('beginSecondFactor', {}, session)).data;
    expect(decodeURIComponent(qr)).toContain(`药集:${username}?secret=${secret}`);
    expect(await state(session)).toEqual({ is_on: 0, pay_above: null, recovery_left: 0 });
    expect((await login(username)).status).toBe(200);

    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    expect((await call('confirmSecondFactor', { body: { code: wrong } }, session)).status).toBe(422);
    const { data } = await call('confirmSecondFactor', { body: { code: codeOf(secret) } }, session);
    expect(data.codes).toHaveLength(10);
    expect(await state(session)).toEqual({ is_on: 1, pay_above: null, recovery_left: 10 });
    const [row] = await db.select().from(secondFactor).where(eq(secondFactor.buyerId, id));
    for (const code of data.codes) expect(JSON.stringify(row)).not.toContain(code);
    expect((await events(session)).slice(0, 2)).toEqual(['两步验证已开启', '两步验证失败：动态验证码错误']);
    expect((await call('beginSecondFactor', {}, session)).code).toBe(40904);
  });

  it('by a thief can be undone from the account’s phone', async () => {
    const { username, phone } = await careful();
    await restoreBy(phone);
    expect((await call('login', { body: { username, password: 'owner2026x' } })).status).toBe(200);
  });
});

describe('[C252] a log-in with a second factor', () => {
  it('requires a code, which works once', async () => {
    const { username, secret } = await careful();
    const refused = await login(username);
    expect(refused).toMatchObject({ status: 428, code: 42803 });
    expect(refused.cookie).toBeNull();
    const body = { ticket: ticketOf(refused), code: codeOf(secret) };
    const entered = await call('loginBySecondFactor', { body });
    expect(entered).toMatchObject({ status: 200, data: { show: true, username } });
    expect((await call('getUserState', {}, entered.cookie ?? '')).data.username).toBe(username);
    expect((await call('loginBySecondFactor', { body })).code).toBe(40904);
    const again = await login(username);
    expect((await call('loginBySecondFactor', { body: { ...body, ticket: ticketOf(again) } })).status).toBe(422);
  });

  it('requires it after an SMS code, too', async () => {
    const { phone } = await careful();
    await call('sendSms', { body: { phone, scene: 'login' } });
    expect((await call('loginBySms', { body: { phone, code: await sentCode(db, phone) } })).code).toBe(42803);
  });

  it('requires it after a password reset', async () => {
    const { phone, username } = await careful();
    await call('sendSms', { body: { phone, scene: 'forget' } });
    const { data } = await call('verifyForgotten', { body: { phone, code: await sentCode(db, phone) } });
    expect((await call('resetForgotten', { body: { token: data.token, password: 'owner2026y' } })).status).toBe(200);
    expect((await call('login', { body: { username, password: 'owner2026y' } })).code).toBe(42803);
  });

  it('accepts each recovery code once instead', async () => {
    const { username, codes } = await careful();
    const enter = async () =>
      call('loginBySecondFactor', { body: { ticket: ticketOf(await login(username)), code: codes[0] ?? '' } });
    const cookie = (await enter()).cookie ?? '';
    expect((await state(cookie)).recovery_left).toBe(9);
    expect(await events(cookie)).toContain('已使用一个恢复码：还剩9个');
    expect((await enter()).status).toBe(422);
  });

  it('allows five tries, over all tickets, and logs each failure', async () => {
    const { username, secret, session } = await careful();
    const wrong = async () =>
      call('loginBySecondFactor', { body: { ticket: ticketOf(await login(username)), code: 'abcdefgh' } });
    await db.delete(throttle);
    for (let tries = 0; tries < 5; tries += 1) expect((await wrong()).status).toBe(422);
    const body = { ticket: ticketOf(await login(username)), code: codeOf(secret) };
    expect((await call('loginBySecondFactor', { body })).status).toBe(429);
    expect((await events(session)).filter((text) => text.startsWith('两步验证失败'))).toHaveLength(5);
  });

  it('allows fifty wrong tries a day, and a right code resets the count', async () => {
    const { secret, session } = await careful();
    const verify = (code: string) => call('verifySecondFactor', { body: { code } }, session);
    const failing = async (quarters: number) => {
      for (let quarter = 0; quarter < quarters; quarter += 1) {
        later(901);
        for (let tries = 0; tries < 5; tries += 1) expect((await verify('abcdefgh')).status).toBe(422);
      }
      later(901);
    };
    await failing(9);
    expect((await verify(codeOf(secret))).status).toBe(200);
    await failing(10);
    expect((await verify(codeOf(secret))).status).toBe(429);
    later(24 * 3600);
    expect((await verify(codeOf(secret))).status).toBe(200);
  });

  it('accepts one code once, even when used twice at once', async () => {
    const { username, secret } = await careful();
    const tickets = [ticketOf(await login(username)), ticketOf(await login(username))];
    const code = codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => call('loginBySecondFactor', { body: { ticket, code } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('keeps its ticket for ten minutes', async () => {
    const { username, secret } = await careful();
    const ticket = ticketOf(await login(username));
    later(601);
    expect((await call('loginBySecondFactor', { body: { ticket, code: codeOf(secret) } })).code).toBe(40904);
  });
});

describe('[C252] a trusted device', () => {
  const trusted = async () => {
    const owner = await careful();
    const ticket = ticketOf(await login(owner.username));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/second_factor',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ticket, code: codeOf(owner.secret), remember: '1' }).toString(),
    });
    const cookie = answer.cookies.find(({ name }) => name === 'yaoji_device');
    return { ...owner, cookie, device: `yaoji_device=${cookie?.value}` };
  };

  it('skips the code for 30 days, with a cookie that scripts cannot read', async () => {
    const { username, device, cookie } = await trusted();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(JSON.stringify(await db.select().from(factorToken))).not.toContain(cookie?.value);
    expect((await login(username, device)).status).toBe(200);
    const start = time.now;
    later(30 * 86_400 + 1);
    expect((await login(username, device)).code).toBe(42803);
    time.now = start;
  });

  it('is trusted for its own account only, until the password changes', async () => {
    const { username, device, session } = await trusted();
    const other = await careful();
    expect((await login(other.username, device)).code).toBe(42803);
    await verify(session);
    await call('changePassword', { body: { password: 'newpass2026' } }, session);
    const body = { username, password: 'newpass2026' };
    expect((await call('login', { body }, device)).code).toBe(42803);
  });
});

describe('[C249] [C250] a payment above the buyer’s limit', () => {
  it('requires a code, and one below it does not', async () => {
    const { session, secret } = await careful();
    await verify(session);
    expect((await call('setFactorPayment', { body: { pay_above: '500.00' } }, session)).status).toBe(200);
    expect(await state(session)).toMatchObject({ pay_above: '500.00' });
    later(601);
    const place = async (number: string) => {
      const { id } = await addGoods(db, { price: '100' });
      return (await placeOrder(call, session, [{ goods_id: id, number }])).data.id;
    };
    const pay = (id: number) => call('payOrder', { params: { id }, body: { method: 'sandbox' } }, session);
    const [exact, large] = [await place('5'), await place('6')];
    expect((await pay(exact)).status).toBe(200);
    expect((await pay(large)).code).toBe(42803);
    await setSettings(db, {
      'bank.bank': '某某银行',
      'bank.name': '药集供应链',
      'bank.account': '4402201009000999999',
    });
    const transfer = { params: { id: large }, body: { method: 'bank' } } as const;
    expect((await call('payOrder', transfer, session)).status).toBe(200);
    expect((await call('verifySecondFactor', { body: { code: codeOf(secret) } }, session)).status).toBe(200);
    expect((await pay(large)).status).toBe(200);
  });

  it('has a limit that session and password alone cannot raise', async () => {
    const { session } = await careful();
    later(601);
    await verify(session);
    expect((await call('setFactorPayment', { body: {} }, session)).code).toBe(42803);
  });
});

describe('[C248] switching the second factor off', () => {
  it('requires a verified identity and a code', async () => {
    const { session, secret, username } = await careful();
    later(601);
    expect((await call('removeSecondFactor', {}, session)).code).toBe(42802);
    await verify(session);
    expect((await call('removeSecondFactor', {}, session)).code).toBe(42803);
    await call('verifySecondFactor', { body: { code: codeOf(secret) } }, session);
    expect((await call('removeSecondFactor', {}, session)).status).toBe(200);
    expect((await state(session)).is_on).toBe(0);
    expect((await login(username)).status).toBe(200);
    expect((await events(session))[1]).toBe('两步验证已关闭');
  });

  it('is done by an operator for a buyer who has lost it', async () => {
    const { id, session, username } = await careful();
    const remove = () => db.transaction((tx) => removeFactorFor(tx, id, time.now));
    await remove();
    expect((await login(username)).status).toBe(200);
    expect(await events(session)).toContain('两步验证已关闭：由客服关闭');
    await expect(remove()).rejects.toThrow('没有开启两步验证');
  });

  it('can be undone from the account’s phone, which restores the factor', async () => {
    const { session, phone, username, secret } = await careful();
    later(25 * 3600);
    await verify(session);
    await call('verifySecondFactor', { body: { code: codeOf(secret) } }, session);
    expect((await call('removeSecondFactor', {}, session)).status).toBe(200);
    await restoreBy(phone);
    later();
    const refused = await call('login', { body: { username, password: 'owner2026x' } });
    expect(refused.code).toBe(42803);
    const body = { ticket: ticketOf(refused), code: codeOf(secret) };
    expect((await call('loginBySecondFactor', { body })).status).toBe(200);
  });
});
