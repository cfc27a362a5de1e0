import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { sandboxSms } from '#db/schema/sandbox-sms.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { sentCode } from '#testing/sms.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

let last = 0;
const newPhone = () => {
  last += 1;
  return `136${String(last).padStart(8, '0')}`;
};

const owner = async () => {
  const phone = newPhone();
  const { username, id } = await addBuyer(db, { phone });
  return { id, username, phone, session: await signIn(username) };
};

const codeFor = async (phone: string, scene: 'bind' | 'restore') => {
  await db.delete(throttle);
  expect((await call('sendSms', { body: { phone, scene } })).status).toBe(200);
  return sentCode(db, phone);
};
const verify = (session: string, password = 'yaoji2026') => call('verifyIdentity', { body: { password } }, session);
const movePhone = async (session: string, phone: string) =>
  call('changeUserInfo', { body: { name: '王药师', phone, code: await codeFor(phone, 'bind') } }, session);
const textsTo = async (phone: string) =>
  (await db.select().from(sandboxSms).where(eq(sandboxSms.phone, phone))).map(({ text }) => text);
const messagesOf = async (session: string) =>
  (await call('listMessages', {}, session)).data.list.map(({ title, body }) => `${title} ${body}`);
const title = {
  title: '测试大药房',
  tax_no: '91350100M000100Y43',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: '',
};
const restore = async (phone: string) =>
  call('restoreAccount', { body: { phone, code: await codeFor(phone, 'restore') } });

beforeEach(() => db.delete(throttle));

describe('a change of the account', () => {
  it('is reported to the old phone and as a message', async () => {
    const { session, phone } = await owner();
    await verify(session);
    expect((await movePhone(session, newPhone())).status).toBe(200);
    expect((await textsTo(phone)).at(-1)).toMatch(/登录手机号.*24小时内.*撤销/);
    expect(await messagesOf(session)).toEqual([expect.stringContaining('登录手机号已更改')]);
  });

  it('can be undone from the old phone within 24 hours, which ends every session', async () => {
    const { session, phone, username, id } = await owner();
    const thief = newPhone();
    await verify(session);
    await call('changeInvoiceTitle', { body: title }, session);
    await movePhone(session, thief);
    await call('changeInvoiceTitle', { body: { ...title, title: '他人的公司' } }, session);
    const { cookie } = await call('changePassword', { body: { password: 'newpass2026' } }, session);
    await verify(cookie ?? '', 'newpass2026');
    await movePhone(cookie ?? '', newPhone());

    const answer = await restore(phone);
    expect(answer.status).toBe(200);
    expect((await call('getUserState', {}, cookie ?? '')).data.show).toBe(false);
    await expect(signIn(username, 'newpass2026')).rejects.toThrow();
    const body = { token: answer.data.token, password: 'owner2026x' };
    expect((await call('resetForgotten', { body })).status).toBe(200);
    const mine = await signIn(username, 'owner2026x');
    expect((await call('getUserState', {}, mine)).data.phone).toBe(phone);
    expect((await call('getInvoiceTitle', {}, mine)).data).toMatchObject({ title: '测试大药房' });
    expect((await restore(thief)).status).toBe(422);
    expect(await db.$count(buyer, eq(buyer.id, id))).toBe(1);
  });

  it('is undone although the thief has invited people, by the old phone or to the account, who lose their way in', async () => {
    const { session, phone } = await owner();
    const { session: other } = await owner();
    const employee = newPhone();
    await verify(session);
    await movePhone(session, newPhone());
    const enter = async (by: string, at: string) => {
      await verify(by);
      const invited = { name: '李四', phone: at, roles: ['finance' as const] };
      const { data } = await call('invitePerson', { body: invited }, by);
      const accepted = { code: data.code, phone: at, password: 'lantian-baiyun-7', agree: 1 as const };
      expect((await call('acceptInvitation', { body: accepted })).status).toBe(200);
    };
    await enter(other, phone);
    await enter(session, employee);

    expect((await restore(phone)).status).toBe(200);
    await expect(signIn(phone, 'lantian-baiyun-7')).rejects.toThrow();
    await expect(signIn(employee, 'lantian-baiyun-7')).rejects.toThrow();
  });

  it('[C061] moves to a phone that an open invitation names', async () => {
    const { session } = await owner();
    const { session: other } = await owner();
    const wanted = newPhone();
    await verify(other);
    const body = { name: '李四', phone: wanted, roles: ['finance' as const] };
    const { data } = await call('invitePerson', { body }, other);
    await verify(session);
    expect((await movePhone(session, wanted)).status).toBe(200);
    const late = { code: data.code, phone: wanted, password: 'lantian-baiyun-7', agree: 1 as const };
    expect(await call('acceptInvitation', { body: late })).toMatchObject({
      errors: { phone: [expect.stringContaining('另一个手机号')] },
    });
  });

  it('cannot be undone a day later, nor if there was none', async () => {
    const { session, phone } = await owner();
    expect(await restore(phone)).toMatchObject({ errors: { phone: ['24小时内没有可撤销的更改'] } });
    await verify(session);
    await movePhone(session, newPhone());
    const start = time.now;
    time.now = new Date(start.getTime() + 24 * 3_600_000 + 1000);
    expect((await restore(phone)).status).toBe(422);
    time.now = start;
  });
});
