import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxSms } from '#db/schema/sandbox-sms.ts';
import { smsCode } from '#db/schema/sms-code.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { sentCode } from '#testing/sms.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);
const other = await startTestApp(db);
other.time.now = time.now;
await addBuyer(db, { username: 'known', phone: '13800000001' });

const send = (phone: string, scene = 'login', extra = {}, session?: string) =>
  call('sendSms', { body: { phone, scene: scene as 'login', ...extra } }, session);

beforeEach(async () => {
  await db.delete(throttle);
  await db.delete(smsCode);
});

describe('sending a code', () => {
  it('[C103] sends six digits for five minutes and returns when the next may be sent', async () => {
    const answer = await send('13800000001');
    expect(answer).toMatchObject({ status: 200, data: { retry_after: 60 } });
    expect(answer.data.expires_at).toBe(Math.floor(time.now.getTime() / 1000) + 300);
    expect(await sentCode(db, '13800000001')).toMatch(/^\d{6}$/);
  });

  it('[C103] stores only a hash of the code', async () => {
    await send('13800000001');
    const code = await sentCode(db, '13800000001');
    expect(JSON.stringify(await db.select().from(smsCode))).not.toContain(`"${code}"`);
  });

  it('[C103] gives the same answer whether or not the phone has an account', async () => {
    const known = await send('13800000001', 'forget');
    const unknown = await send('13800000002', 'forget');
    expect(unknown).toEqual(known);
  });

  it('[C103] waits 60 seconds between two, across processes', async () => {
    const body = { phone: '13800000003', scene: 'login' as const };
    const answers = await Promise.all([
      call('sendSms', { body }),
      other.call('sendSms', { body }),
      call('sendSms', { body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.message).toBe('操作过于频繁，请60秒后再试');
    const start = time.now;
    time.now = new Date(start.getTime() + 60_001);
    expect((await send('13800000003')).status).toBe(200);
    time.now = start;
  });

  it('[C103] sends at most ten a day to a phone', async () => {
    const start = time.now;
    const answers = [];
    for (let minute = 0; minute < 11; minute += 1) {
      time.now = new Date(start.getTime() + minute * 3_700_000);
      answers.push((await send('13800000004')).status);
    }
    time.now = start;
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });

  it('[baseline] lets an owner take the account back and reset the password although somebody used up the other codes', async () => {
    const start = time.now;
    const statusAt = async (hour: number, scene: string) => {
      time.now = new Date(start.getTime() + hour * 3_700_000);
      return (await send('13800000005', scene)).status;
    };
    for (let hour = 0; hour < 10; hour += 1) await statusAt(hour, hour % 2 ? 'login' : 'register');
    const answers = [await statusAt(10, 'login'), await statusAt(11, 'restore'), await statusAt(12, 'forget')];
    time.now = start;
    expect(answers).toEqual([429, 200, 200]);
  });

  it('[baseline] refuses a code to take the account back for four hours at most', async () => {
    const start = time.now;
    const restoreAt = async (minute: number) => {
      time.now = new Date(start.getTime() + minute * 61_000);
      return (await send('13800000006', 'restore')).status;
    };
    const answers = [];
    for (const minute of [0, 1, 2, 3, 4, 237]) answers.push(await restoreAt(minute));
    time.now = start;
    expect(answers).toEqual([200, 200, 200, 200, 429, 200]);
  });

  it('[C103] requires a captcha from an address after five', async () => {
    for (let index = 0; index < 5; index += 1) await send(`1380000001${index}`);
    expect((await send('13800000019')).code).toBe(42801);
  });

  it('[C103] sends codes for payments only to the account’s own phone', async () => {
    const before = await db.$count(sandboxSms);
    expect((await send('13800000009', 'pay')).code).toBe(10001);
    expect(await db.$count(sandboxSms)).toBe(before);
    await send('13800000009', 'pay', {}, await signIn('known'));
    expect(await sentCode(db, '13800000001')).toMatch(/^\d{6}$/);
    await expect(sentCode(db, '13800000009')).rejects.toThrow();
  });

  it.each(['12345', '23800000001', '1380000000a'])('[V1] refuses the phone %s', async (phone) => {
    expect(await send(phone)).toMatchObject({ status: 422, errors: { phone: [expect.any(String)] } });
  });

  it('[C103] says so if no SMS can be sent', async () => {
    const without = await startTestApp(db, { SANDBOX_MESSAGES: 'no' });
    const answer = await without.call('sendSms', { body: { phone: '13800000001', scene: 'login' } });
    expect(answer).toMatchObject({ status: 503, message: '短信服务暂未开通，请联系客服' });
  });

  it('[C103] shows codes on a page of the sandbox and nowhere else', async () => {
    await send('13800000001');
    const page = await other.app.inject({ url: '/sandbox/sms' });
    expect(page.body).toContain(await sentCode(db, '13800000001'));
    const without = await startTestApp(db, { SANDBOX_MESSAGES: 'no' });
    expect((await without.app.inject({ url: '/sandbox/sms', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  });
});
