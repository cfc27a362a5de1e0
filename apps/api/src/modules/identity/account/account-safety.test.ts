import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { sandboxSms } from '#db/schema/sandbox-sms.ts';
import { securityEvent } from '#db/schema/security-event.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { addPerson } from '#testing/person.ts';
import { otherThan, sentCode } from '#testing/sms.ts';
import { startTestApp } from '#testing/test-app.ts';
import { endAllSessions } from './support-access.ts';
import { completeScan } from './wechat/complete-scan.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time, config } = await startTestApp(db);

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

type Scene = 'bind' | 'forget' | 'pay' | 'proof' | 'restore';
const codeFor = async (phone: string, scene: Scene, session?: string) => {
  await db.delete(throttle);
  expect((await call('sendSms', { body: { phone, scene } }, session)).status).toBe(200);
  return sentCode(db, phone);
};
const verify = (session: string, password = 'yaoji2026') => call('verifyIdentity', { body: { password } }, session);
const movePhone = async (session: string, phone: string) =>
  call('changeUserInfo', { body: { name: '王药师', phone, code: await codeFor(phone, 'bind') } }, session);
const textsTo = async (phone: string) =>
  (await db.select().from(sandboxSms).where(eq(sandboxSms.phone, phone))).map(({ text }) => text);
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

describe('a stolen session', () => {
  it('changes no phone, WeChat binding or password without a verified identity', async () => {
    const { session, phone } = await owner();
    expect(await movePhone(session, newPhone())).toMatchObject({ status: 428, code: 42802 });
    await db
      .update(buyer)
      .set({ wechat: '小王', wechatOpenId: `o-${phone}` })
      .where(eq(buyer.phone, phone));
    expect((await call('unbindWechat', {}, session)).code).toBe(42802);
    expect((await call('createBindCode', {}, session)).code).toBe(42802);
    expect((await call('changePassword', { body: { password: 'newpass2026' } }, session)).code).toBe(42802);
    expect((await call('getUserState', {}, session)).data).toMatchObject({ phone, wechat: '小王' });
  });

  it('changes no existing title data without a verified identity', async () => {
    const { session } = await owner();
    expect((await call('changeInvoiceTitle', { body: title }, session)).status).toBe(200);
    expect((await call('changeInvoiceTitle', { body: title }, session)).status).toBe(200);
    const bank = { ...title, bank: '工商银行', account: '6222020000000001' };
    expect((await call('changeInvoiceTitle', { body: bank }, session)).code).toBe(42802);
    await verify(session);
    expect((await call('changeInvoiceTitle', { body: bank }, session)).status).toBe(200);
  });
});

describe('a verified identity', () => {
  it('is the password or a code sent to the account’s own phone, and holds for ten minutes', async () => {
    const { session, phone } = await owner();
    expect(await verify(session, 'wrong-one1')).toMatchObject({ errors: { password: ['密码错误'] } });
    expect((await verify(session)).status).toBe(200);
    expect((await call('createBindCode', {}, session)).status).toBe(200);
    const start = time.now;
    time.now = new Date(start.getTime() + 601_000);
    expect((await call('createBindCode', {}, session)).code).toBe(42802);
    await call('sendSms', { body: { phone: '13900000000', scene: 'proof' } }, session);
    expect(await textsTo('13900000000')).toEqual([]);
    const code = await sentCode(db, phone);
    expect((await call('verifyIdentity', { body: { code: otherThan(code) } }, session)).status).toBe(422);
    expect((await call('verifyIdentity', { body: { code } }, session)).status).toBe(200);
    expect((await call('createBindCode', {}, session)).status).toBe(200);
    time.now = start;
  });

  it('replaces the session token: the old one answers requests in flight, verifies nothing and then ends', async () => {
    const { session } = await owner();
    const earlier = { url: '/api/user/base', headers: { cookie: session } };
    const start = time.now;
    const cookie = (await verify(session)).cookie ?? '';
    expect(cookie).not.toBe(session);
    expect((await app.inject(earlier)).json().data.show).toBe(true);
    const refused = { method: 'POST', url: '/api/user/create_code', headers: { cookie: session } } as const;
    expect((await app.inject(refused)).json().code).toBe(42802);
    expect((await call('listSessions', {}, cookie)).data).toHaveLength(1);
    time.now = new Date(start.getTime() + 10_001);
    expect((await app.inject(earlier)).json().data.show).toBe(false);
    expect((await call('createBindCode', {}, cookie)).status).toBe(200);
    time.now = start;
  });

  it('allows five tries, and logs each failure', async () => {
    const { session, id } = await owner();
    for (let tries = 0; tries < 5; tries += 1) await verify(session, 'wrong-one1');
    expect((await verify(session)).status).toBe(429);
    expect(await db.$count(securityEvent, eq(securityEvent.buyerId, id))).toBe(6);
  });

  it('holds only for its own session', async () => {
    const { session, username } = await owner();
    const other = await signIn(username);
    await verify(session);
    expect((await call('createBindCode', {}, other)).code).toBe(42802);
  });
});

describe('pending tokens and codes', () => {
  const resetTokenOf = async (phone: string) =>
    (await call('verifyForgotten', { body: { phone, code: await codeFor(phone, 'forget') } })).data.token;
  const resetWith = (token: string) => call('resetForgotten', { body: { token, password: 'thief2026x' } });
  const outdated = { status: 422, errors: { token: ['验证已失效，请重新验证手机号'] } };

  it('a reset token does not survive a change of phone', async () => {
    const { session, phone } = await owner();
    const token = await resetTokenOf(phone);
    await verify(session);
    await movePhone(session, newPhone());
    expect(await resetWith(token)).toMatchObject(outdated);
  });

  it('a reset token does not survive an undone change', async () => {
    const { session, phone } = await owner();
    const thief = newPhone();
    await verify(session);
    await movePhone(session, thief);
    const token = await resetTokenOf(thief);
    expect((await restore(phone)).status).toBe(200);
    expect(await resetWith(token)).toMatchObject(outdated);
  });

  it('neither a reset token nor a WeChat binding code survives a new password', async () => {
    const { session, phone, id } = await owner();
    const token = await resetTokenOf(phone);
    await verify(session);
    const { code } = (await call('createBindCode', {}, session)).data;
    const body = { password: 'newpass2026', old_password: 'yaoji2026' };
    expect((await call('changePassword', { body }, session)).status).toBe(200);
    expect(await resetWith(token)).toMatchObject(outdated);
    const source = { db, config, now: time.now, log: app.log, client: { address: '', userAgent: '' } };
    expect(await completeScan(source, code, { openId: `thief-${id}`, nickname: '他人' })).toBe('expired');
  });
});

describe('a restored account', () => {
  it('stops people whose password it has let somebody set since', async () => {
    const { session, phone, username } = await owner();
    const person = await addPerson(call, session, ['buyer']);
    time.now = new Date(time.now.getTime() + 3 * 86_400_000);
    const thief = await signIn(username);
    await verify(thief);
    const changed = { password: 'newpass2026', old_password: 'yaoji2026' };
    expect((await call('changePassword', { body: changed }, thief)).status).toBe(200);
    const owners = await signIn(username, 'newpass2026');
    await verify(owners, 'newpass2026');
    const { data } = await call('reinvitePerson', { params: { id: person.id } }, owners);
    const accepted = { code: data.code, phone: person.phone, password: 'thiefs-own-9', agree: 1 as const };
    expect((await call('acceptInvitation', { body: accepted })).status).toBe(200);
    expect((await restore(phone)).status).toBe(200);
    const login = { username: person.phone, password: 'thiefs-own-9' };
    expect((await call('login', { body: login })).status).toBe(422);
  });
});

describe('sessions of an account', () => {
  it('are listed and ended, even while they work as a store', async () => {
    const [office, store] = [await owner(), await owner()];
    await db.insert(storeLink).values({ ownerId: office.id, storeId: store.id });
    const stolen =
      (await call('switchStore', { params: { id: store.id } }, await signIn(office.username))).cookie ?? '';
    const { company } = (await call('getUserState', {}, store.session)).data;
    const { data } = await call('listSessions', {}, office.session);
    expect(data).toMatchObject([{ is_current: 1 }, { device: `未知设备 · 在门店 ${company}`, working_for: null }]);
    await verify(office.session);
    expect((await call('endSession', { params: { id: data[1]?.id ?? 0 } }, office.session)).status).toBe(200);
    expect((await call('getUserState', {}, stolen)).data.show).toBe(false);
  });

  it('are listed with device and shortened address, and ended', async () => {
    const { session, username } = await owner();
    const other = await signIn(username);
    const { data } = await call('listSessions', {}, session);
    expect(data).toMatchObject([
      { is_current: 1, address: '127.0.0.*', working_for: null },
      { is_current: 0, address: '127.0.0.*' },
    ]);
    const end = () => call('endSession', { params: { id: data[1]?.id ?? 0 } }, session);
    expect((await end()).code).toBe(42802);
    await verify(session);
    expect((await end()).status).toBe(200);
    expect((await call('getUserState', {}, other)).data.show).toBe(false);
    expect((await call('listSessions', {}, session)).data).toHaveLength(1);
  });

  it('[P8] of other accounts are invisible', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const { data } = await call('listSessions', {}, theirs.session);
    await verify(mine.session);
    expect((await call('endSession', { params: { id: data[0]?.id ?? 0 } }, mine.session)).status).toBe(404);
    expect((await call('getUserState', {}, theirs.session)).data.show).toBe(true);
  });

  it('are ended by an operator, for the complete account', async () => {
    const [{ id, session, username }, other] = [await owner(), await owner()];
    await endAllSessions(db, id, time.now);
    expect((await call('getUserState', {}, session)).data.show).toBe(false);
    expect((await call('getUserState', {}, other.session)).data.show).toBe(true);
    const { data } = await call('listSecurityEvents', {}, await signIn(username));
    expect(data.list.map(({ text }) => text)).toContainEqual(expect.stringContaining('由客服结束'));
  });

  it('log log-ins, failures and changes, each for its own account', async () => {
    const { session, username } = await owner();
    await call('login', { body: { username, password: 'wrong-one1' } });
    // Answers don't wait for the log entry of a failure, so their timing doesn't reveal which accounts exist.
    const events = async () => (await call('listSecurityEvents', {}, session)).data.list;
    await expect.poll(events).toHaveLength(2);
    await verify(session);
    await movePhone(session, newPhone());
    expect((await events()).map(({ text, is_failure }) => [text, is_failure])).toEqual([
      [expect.stringMatching(/^登录手机号已更改/), 0],
      ['登录失败：密码错误', 1],
      ['登录', 0],
    ]);
  });
});
