import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { buyer } from '#db/schema/buyer.ts';
import { smsCode } from '#db/schema/sms-code.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { otherThan } from '#testing/sms.ts';
import { startSmtpDouble } from '#testing/smtp-double.ts';
import { startTestApp } from '#testing/test-app.ts';
import { sendMail } from './index.ts';

const { db } = await openTestDatabase();
const smtp = await startSmtpDouble();
afterAll(smtp.stop);
const env = {
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(smtp.port),
  SMTP_USER: 'shop@example.com',
  SMTP_PASSWORD: 'hush-hush',
  SMTP_FROM: '药集 <shop@example.com>',
  SANDBOX_MESSAGES: 'no',
  LOG_LEVEL: 'silent',
};
const shop = await startTestApp(db, env);
const { call, time } = shop;
const password = 'qinghao2026';

let last = 0;
const newAddress = () => {
  last += 1;
  return `caigou_${last}@example.com`;
};

type Scene = 'register' | 'login' | 'bind' | 'forget' | 'pay' | 'proof' | 'restore';

const codeFor = async (email: string, scene: Scene, session?: string) => {
  await db.delete(throttle);
  expect(await call('sendSms', { body: { email, scene } }, session)).toMatchObject({ status: 200 });
  return /验证码(\d{6})/.exec(smtp.mails.at(-1)?.text ?? '')?.[1] ?? '';
};

const register = async (email = newAddress()) => {
  const code = await codeFor(email, 'register');
  const answer = await call('register', { body: { email, code, password, agree: 1 } });
  return { email, answer, session: answer.cookie ?? '' };
};

beforeEach(async () => {
  smtp.state.mood = 'accept';
  await db.delete(throttle);
});

describe('registering by e-mail', () => {
  it('[C103] sends a code with the log-in and sender of the configuration', async () => {
    const email = newAddress();
    const code = await codeFor(email, 'register');
    expect(smtp.mails.at(-1)).toMatchObject({
      from: 'shop@example.com',
      to: email,
      login: 'shop@example.com hush-hush',
      subject: '药集：注册会员验证码',
    });
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await db.select().from(smsCode))).not.toContain(`"${code}"`);
  });

  it('[C104] opens an account without a phone, which logs in by address, whatever its case', async () => {
    const { email, answer } = await register();
    expect(answer).toMatchObject({ status: 200, data: { show: true, phone: '', login_email: email, is_passed: 0 } });
    expect((await call('login', { body: { username: email.toUpperCase(), password } })).status).toBe(200);
    const code = await codeFor(email.toUpperCase(), 'login');
    expect(smtp.mails.at(-1)?.to).toBe(email);
    expect((await call('loginBySms', { body: { email, code } })).data.login_email).toBe(email);
    expect((await call('loginBySms', { body: { email, code } })).errors).toHaveProperty('code');
  });

  it('[C103] answers alike whether or not the address has an account, and tells only once it is verified', async () => {
    const { email } = await register();
    const stranger = newAddress();
    await db.delete(throttle);
    const [known, unknown] = [email, stranger].map((each) => ({ body: { email: each, scene: 'forget' as const } }));
    expect(await call('sendSms', known)).toEqual(await call('sendSms', unknown));
    const wrong = { code: '000000', password, agree: 1 as const };
    const refused = await call('register', { body: { email, ...wrong } });
    expect(refused).toEqual(await call('register', { body: { email: stranger, ...wrong } }));
    const code = await codeFor(email, 'register');
    expect((await call('register', { body: { email, code, password, agree: 1 } })).errors).toEqual({
      email: ['该邮箱已注册，请直接登录'],
    });
    const strange = await codeFor(stranger, 'login');
    expect((await call('loginBySms', { body: { email: stranger, code: strange } })).errors).toEqual({
      email: ['该邮箱尚未注册，请先注册'],
    });
  });

  it('[C104] makes one account of simultaneous registrations', async () => {
    const email = newAddress();
    const code = await codeFor(email, 'register');
    const body = { email, code, password, agree: 1 as const };
    const answers = await Promise.all([1, 2, 3].map(() => call('register', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await db.$count(buyer, eq(buyer.loginEmail, email))).toBe(1);
  });

  it.each(['zhang@local', 'zhang', 'a b@example.com', 'a@example.com\r\nBcc: b@example.com', '@example.com'])(
    '[V3] refuses the address %j',
    async (email) => {
      expect((await call('sendSms', { body: { email, scene: 'register' } })).errors).toHaveProperty('email');
    },
  );

  it('[C104] refuses a form with neither phone nor address', async () => {
    expect((await call('sendSms', { body: { scene: 'login' } })).errors).toEqual({ phone: ['请填写手机号'] });
  });
});

describe('the limits of codes', () => {
  it('[C103] waits a minute between two codes to an address', async () => {
    const body = { email: newAddress(), scene: 'login' as const };
    expect((await call('sendSms', { body })).status).toBe(200);
    expect(await call('sendSms', { body })).toMatchObject({ status: 429, message: '操作过于频繁，请60秒后再试' });
  });

  it('[C101] ends a code after five wrong tries, and after five minutes', async () => {
    const { email } = await register();
    const code = await codeFor(email, 'login');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await call('loginBySms', { body: { email, code: otherThan(code) } })).status).toBe(422);
    expect((await call('loginBySms', { body: { email, code } })).errors).toHaveProperty('code');
    const late = await codeFor(email, 'login');
    const start = time.now;
    time.now = new Date(start.getTime() + 300_001);
    expect((await call('loginBySms', { body: { email, code: late } })).errors).toHaveProperty('code');
    time.now = start;
  });
});

describe('an account with an address only', () => {
  it('[C108][C109] resets its password by a code, and reads of it by mail', async () => {
    const { email, session } = await register();
    const code = await codeFor(email, 'forget');
    const { token } = (await call('verifyForgotten', { body: { email, code } })).data;
    expect((await call('resetForgotten', { body: { token, password: 'baizhu2027' } })).status).toBe(200);
    expect((await call('getUserState', {}, session)).data.show).toBe(false);
    expect((await call('login', { body: { username: email, password: 'baizhu2027' } })).status).toBe(200);
    expect(smtp.mails.at(-1)).toMatchObject({ to: email, subject: '药集：登录密码已更改' });
    expect(smtp.mails.at(-1)?.text).toContain('验证本邮箱即可撤销');
  });

  it('[C234] undoes a change from the address', async () => {
    const { email } = await register();
    const reset = await codeFor(email, 'forget');
    const { token } = (await call('verifyForgotten', { body: { email, code: reset } })).data;
    await call('resetForgotten', { body: { token, password: 'baizhu2027' } });
    const code = await codeFor(email, 'restore');
    expect((await call('restoreAccount', { body: { email, code } })).data.token).toBeTruthy();
    expect((await call('login', { body: { username: email, password: 'baizhu2027' } })).status).toBe(422);
  });

  it('[C197][C230] verifies an identity and sets a payment password by codes to its address', async () => {
    const { email, session } = await register();
    const sent = await codeFor(newAddress(), 'proof', session);
    expect(smtp.mails.at(-1)?.to).toBe(email);
    expect((await call('verifyIdentity', { body: { code: sent } }, session)).status).toBe(200);
    const code = await codeFor(email, 'pay', session);
    expect((await call('setPayPassword', { body: { code, password: '135790' } }, session)).status).toBe(200);
  });

  it('[C061] changes its name without a phone', async () => {
    const { session } = await register();
    const answer = await call('changeUserInfo', { body: { name: '赵药师' } }, session);
    expect(answer).toMatchObject({ status: 200, data: { name: '赵药师', phone: '' } });
    const { username } = await addBuyer(db, { phone: '13900000055' });
    const withPhone = await call('changeUserInfo', { body: { name: '赵药师' } }, await shop.signIn(username));
    expect(withPhone.errors).toHaveProperty('phone');
  });
});

describe('an account with a phone', () => {
  const verified = async (phone: string) => {
    const { username } = await addBuyer(db, { phone });
    const session = await shop.signIn(username);
    await call('verifyIdentity', { body: { password: 'yaoji2026' } }, session);
    return session;
  };
  const bind = async (session: string, email: string) =>
    call('changeLoginEmail', { body: { email, code: await codeFor(email, 'bind') } }, session);

  it('[C292] binds an address once both are verified, and then logs in with it', async () => {
    const { username } = await addBuyer(db, { phone: '13900000061' });
    const stolen = await shop.signIn(username);
    const email = newAddress();
    expect((await bind(stolen, email)).code).toBe(42802);
    const session = await verified('13900000062');
    const wrong = { body: { email, code: '000000' } };
    expect((await call('changeLoginEmail', wrong, session)).errors).toHaveProperty('code');
    const answer = await bind(session, email.toUpperCase());
    expect(answer).toMatchObject({ status: 200, data: { phone: '13900000062', login_email: email } });
    expect((await call('login', { body: { username: email, password: 'yaoji2026' } })).status).toBe(200);
  });

  it('[C292] cannot bind an address of another account', async () => {
    const { email } = await register();
    const session = await verified('13900000063');
    expect((await bind(session, email)).errors).toEqual({ email: ['该邮箱已被其他账号使用'] });
  });

  it('[C234] undoes a changed address from the old one, where there is no SMS', async () => {
    const session = await verified('13900000064');
    const [old, next] = [newAddress(), newAddress()];
    await bind(session, old);
    expect((await bind(session, next)).status).toBe(200);
    expect(smtp.mails.at(-1)).toMatchObject({ to: old, subject: '药集：登录邮箱已更改' });
    const code = await codeFor(old, 'restore');
    expect((await call('restoreAccount', { body: { email: old, code } })).status).toBe(200);
    const [row] = await db.select().from(buyer).where(eq(buyer.phone, '13900000064'));
    expect(row?.loginEmail).toBe(old);
  });
});

describe('a shop', () => {
  it('[C288] offers what it has', async () => {
    const wire = async (more: Record<string, string>) =>
      (await (await startTestApp(db, { ...env, ...more })).call('getAuthWays', {})).data;
    expect(await wire({})).toMatchObject({ sms: 0, email: 1 });
    expect(await wire({ SANDBOX_MESSAGES: 'yes' })).toMatchObject({ sms: 1, email: 1 });
    expect(await wire({ SMTP_HOST: '', SANDBOX_MESSAGES: 'yes' })).toMatchObject({ sms: 1, email: 0 });
  });

  it('[C103] says so without an e-mail server', async () => {
    const without = await startTestApp(db, { ...env, SMTP_HOST: '' });
    const answer = await without.call('sendSms', { body: { email: newAddress(), scene: 'register' } });
    expect(answer).toMatchObject({ status: 503, message: '本店暂未开通邮箱验证，请联系客服' });
  });

  it.each(['AUTH', 'RCPT', 'DATA'] as const)('[C103] reports a failure if the server refuses %s', async (mood) => {
    smtp.state.mood = mood;
    const answer = await call('sendSms', { body: { email: newAddress(), scene: 'register' } });
    expect(answer).toMatchObject({ status: 503, message: '邮件发送失败，请核对邮箱，或稍后再试' });
  });

  it('speaks to another machine only after STARTTLS', async () => {
    // 0.0.0.0 is this machine, too, but is not taken for it.
    const config = readConfig({ ...env, SMTP_HOST: '0.0.0.0' });
    smtp.state.commands = [];
    const mail = { to: 'a@example.com', subject: 's', text: 't' };
    await expect(sendMail(config, mail)).rejects.toThrow(/ETLS/);
    expect(smtp.state.commands).not.toContain('AUTH');
    await sendMail(readConfig({ ...env, SMTP_HOST: '0.0.0.0', PLAIN_SERVICES: 'yes' }), mail);
    expect(smtp.mails.at(-1)?.to).toBe('a@example.com');
  });
});

it('an owner sends a test mail, and reads why one is refused', async () => {
  const desk = await startTestDesk(db, shop);
  const owner = await desk.work('owner');
  const mail = { server: `127.0.0.1:${smtp.port}`, from: '药集 <shop@example.com>' };
  expect((await desk.call('getSystem', {}, owner)).data).toMatchObject({ sms: 'none', mail });
  const send = () => desk.call('sendTestMail', { body: { to: 'li.owner@example.com' } }, owner);
  expect(await send()).toMatchObject({ status: 200, data: mail });
  expect(smtp.mails.at(-1)).toMatchObject({ to: 'li.owner@example.com', subject: '药集：测试邮件' });
  smtp.state.mood = 'AUTH';
  expect((await send()).message).toBe('邮件服务器拒绝或没有应答：535 5.7.8 Error: authentication failed');
});
