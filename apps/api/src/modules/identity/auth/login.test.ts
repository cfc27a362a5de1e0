import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captcha } from '#db/schema/captcha.ts';
import { session } from '#db/schema/session.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { throttleKey } from '#modules/platform/throttle/index.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { saveCaptcha } from './captcha.repository.ts';

const { db } = await openTestDatabase();
const { call, signIn, time, app } = await startTestApp(db);

beforeAll(async () => {
  await addBuyer(db, { username: 'pharmacy', phone: '13800001234', company: '康宁大药房' });
});

beforeEach(() => db.delete(throttle));

describe('log-in', () => {
  it.each(['pharmacy', 'PHARMACY', ' pharmacy ', '13800001234', '１３８００００１２３４'])(
    'accepts the name %j',
    async (username) => {
      const answer = await call('login', { body: { username, password: 'yaoji2026' } });
      expect(answer).toMatchObject({
        status: 200,
        code: 200,
        data: { show: true, username: 'pharmacy', company: '康宁大药房' },
      });
      expect(answer.cookie).toMatch(/^yaoji_session=[\w-]{43}$/);
    },
  );

  it('[C100] sets a cookie that scripts cannot read and other sites do not send', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=pharmacy&password=yaoji2026',
    });
    expect(response.headers['set-cookie']).toMatch(/; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  });

  it('gives the same answer to a wrong password and an unknown name', async () => {
    const wrong = await call('login', { body: { username: 'pharmacy', password: 'yaoji2027' } });
    const unknown = await call('login', { body: { username: 'nobody', password: 'yaoji2027' } });
    expect(wrong).toMatchObject({ status: 422, code: 422, errors: { password: ['用户名或密码错误'] } });
    expect(unknown).toEqual(wrong);
  });

  it('[E3] names a missing field', async () => {
    const answer = await call('login', { body: { username: 'pharmacy' } });
    expect(answer).toMatchObject({ status: 422, code: 422, errors: { password: [expect.stringContaining('请填写')] } });
  });

  it('starts a new session and ends the previous one', async () => {
    const first = await signIn('pharmacy');
    const second = await call('login', { body: { username: 'pharmacy', password: 'yaoji2026' } }, first);
    expect(second.cookie).not.toBe(first);
    expect((await call('getUserState', {}, first)).data.show).toBe(false);
    expect((await call('getUserState', {}, second.cookie ?? '')).data.show).toBe(true);
  });

  it('stores no token that opens a session', async () => {
    const cookie = await signIn('pharmacy');
    const token = cookie.split('=')[1] ?? '';
    const rows = await db.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('accepts a password from years ago: none expires', async () => {
    const start = time.now;
    time.now = new Date(start.getTime() + 5 * 365 * 86_400_000);
    expect((await call('getUserState', {}, await signIn('pharmacy'))).data.show).toBe(true);
    time.now = start;
  });

  it('lasts a month, or a week without use', async () => {
    const start = time.now;
    const cookie = await signIn('pharmacy');
    const after = async (days: number) => {
      time.now = new Date(start.getTime() + days * 86_400_000);
      return (await call('getUserState', {}, cookie)).data.show;
    };
    expect([await after(6), await after(12), await after(18), await after(24), await after(29)]).toEqual(
      Array(5).fill(true),
    );
    expect(await after(31)).toBe(false);
    time.now = start;
    const unused = await signIn('pharmacy');
    time.now = new Date(start.getTime() + 8 * 86_400_000);
    expect((await call('getUserState', {}, unused)).data.show).toBe(false);
    time.now = start;
  });
});

describe('log-in under attack', () => {
  const fail = (username: string) => call('login', { body: { username, password: 'wrong-guess' } });

  it.each(['pharmacy', 'nobody'])('requires a captcha after three failures with %s', async (username) => {
    const codes = [await fail(username), await fail(username), await fail(username), await fail(username)].map(
      ({ code }) => code,
    );
    expect(codes).toEqual([422, 422, 422, 42801]);
  });

  it('accepts the right password with a solved captcha, once', async () => {
    for (let tries = 0; tries < 3; tries += 1) await fail('pharmacy');
    const { id } = await saveCaptcha(db, { account: 'pharmacy', answer: '5f0c92ab' }, time.now);
    const solved = { username: 'pharmacy', password: 'yaoji2026', captcha_id: id, captcha: '5f0c92ab' };
    expect((await call('login', { body: solved })).status).toBe(200);
    for (let tries = 0; tries < 3; tries += 1) await fail('pharmacy');
    expect((await call('login', { body: solved })).code).toBe(42801);
  });

  it('uses up a captcha on a wrong answer', async () => {
    for (let tries = 0; tries < 3; tries += 1) await fail('pharmacy');
    const { id } = await saveCaptcha(db, { account: 'pharmacy', answer: '5f0c92ab' }, time.now);
    const body = { username: 'pharmacy', password: 'yaoji2026', captcha_id: id };
    expect((await call('login', { body: { ...body, captcha: '00000000' } })).code).toBe(42801);
    expect((await call('login', { body: { ...body, captcha: '5f0c92ab' } })).code).toBe(42801);
  });

  it('counts simultaneous tries one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => fail('pharmacy')));
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(3);
  });

  it('stores nothing more for a blocked address', async () => {
    const key = throttleKey('login-address', '127.0.0.1');
    await db.insert(throttle).values({ key, count: 200, expiresAt: new Date(time.now.getTime() + 60_000) });
    const before = await db.$count(throttle);
    expect((await call('login', { body: { username: 'nobody-1', password: 'wrong-one1' } })).status).toBe(429);
    expect(await db.$count(throttle)).toBe(before);
  });

  it('blocks a persistent address, for a quarter of an hour', async () => {
    for (let tries = 0; tries < 20; tries += 1) await fail('pharmacy');
    expect(await fail('pharmacy')).toMatchObject({ status: 429, code: 429, message: '尝试次数过多，请15分钟后再试' });
    const start = time.now;
    time.now = new Date(start.getTime() + 15 * 60_000 + 1);
    expect((await fail('pharmacy')).code).toBe(422);
    time.now = start;
  });
});

describe('captcha', () => {
  const solve = async (account: string) => {
    const { data } = await call('getCaptcha', { query: { account } });
    const solution = await solveChallenge({ challenge: JSON.parse(data.challenge), deriveKey });
    return { captcha_id: data.captcha_id, captcha: solution?.derivedKey.slice(-8) ?? '' };
  };
  const failed = async (username: string) => {
    for (let tries = 0; tries < 3; tries += 1) {
      await call('login', { body: { username, password: 'wrong-guess' } });
    }
  };

  it('[C102] is work for a browser, and the answer is not revealed', async () => {
    await failed('pharmacy');
    const solved = await solve(' Pharmacy ');
    const [row] = await db.select().from(captcha).where(eq(captcha.id, solved.captcha_id));
    expect(row?.answerHash).toMatch(/^[\w-]{43}$/);
    const body = { username: 'pharmacy', password: 'yaoji2026', ...solved };
    expect((await call('login', { body })).status).toBe(200);
    await failed('pharmacy');
    expect((await call('login', { body })).code).toBe(42801);
  });

  it('[C102] works only for the account it was requested for', async () => {
    await failed('pharmacy');
    const body = { username: 'pharmacy', password: 'yaoji2026', ...(await solve('nobody')) };
    expect((await call('login', { body })).code).toBe(42801);
  });
});

describe('log-out', () => {
  it('[C066] [P2] ends the session and is for buyers only', async () => {
    const cookie = await signIn('pharmacy');
    expect(await call('logout', {}, cookie)).toMatchObject({ status: 200, data: null });
    expect(await call('logout', {}, cookie)).toMatchObject({ status: 401, code: 10001 });
    expect((await call('getUserState', {}, cookie)).data.show).toBe(false);
  });
});
