import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { invitation } from '#db/schema/invitation.ts';
import { operator } from '#db/schema/operator.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { dayMs, hourMs } from '#durations.ts';
import { inviteBuyer, sweepInvitations } from '#modules/identity/invitation/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db, { SANDBOX_MESSAGES: 'no', PUBLIC_URL: 'https://shop.test' });
const desk = await startTestDesk(db, shop);
let sales = '';
beforeAll(async () => {
  sales = await desk.work('sales');
  await db.update(operator).set({ name: '周内勤' });
});

let count = 0;
const newPhone = () => {
  count += 1;
  return `139000000${String(count).padStart(2, '0')}`;
};
const prepared = (phone: string) => ({
  company: '康宁大药房',
  name: '王药师',
  phone,
  kind: 'pharmacy' as const,
  regionCode: '510104',
  salesperson: '李销售',
});
const addPrepared = async (phone = newPhone()) => {
  const { data } = await desk.call('addBuyer', { body: prepared(phone) }, sales);
  return { ...data, phone, id: data.buyerId ?? 0 };
};
const invite = (id: number, reason?: string) =>
  desk.call('inviteBuyer', { params: { id }, body: reason === undefined ? {} : { reason } }, sales);
const password = 'shidanlan72';
type Accepted = { code: string; phone: string; username?: string; password?: string; pay_password?: string; agree?: 1 };
const accept = (body: Accepted) => shop.call('acceptInvitation', { body: { password, agree: 1, ...body } });
const read = (code: string) => shop.call('readInvitation', { body: { code } });
const logIn = (username: string, secret = password) => shop.call('login', { body: { username, password: secret } });

/** Makes a call that waits for a buyer, then runs `meanwhile` in the transaction that holds the buyer's lock. */
const whileLocked = async <T>(buyerId: number, call: () => Promise<T>, meanwhile: (tx: Tx) => Promise<unknown>) => {
  const { calling } = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    let isDone = false;
    const calling = call().finally(() => {
      isDone = true;
    });
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => isDone || (await db.execute(waiting)).rows.length > 0).toBe(true);
    await meanwhile(tx);
    return { calling };
  });
  return calling;
};

describe('[C290] a payment password', () => {
  const hasOne = async (cookie: string | null) =>
    (await shop.call('getWallet', {}, cookie ?? '')).data.has_pay_password;

  it('is set by a code of an operator where the shop can send none, and is in the security log', async () => {
    const { code, phone, id } = await addPrepared();
    expect((await accept({ code, phone, pay_password: '123456' })).errors).toHaveProperty('pay_password');
    expect((await accept({ code, phone, pay_password: '135790' })).status).toBe(200);
    const { cookie } = await logIn(phone);
    expect(await hasOne(cookie)).toBe(1);
    const { data } = await shop.call('listSecurityEvents', { query: {} }, cookie ?? '');
    expect(data.list.map(({ text }) => text)).toContainEqual(expect.stringContaining('由邀请码设置'));
    const reset = await invite(id, '已电话核对营业执照');
    expect((await accept({ code: reset.data.code, phone, pay_password: '246813' })).status).toBe(200);
  });

  it('stays as it is without one', async () => {
    const { code, phone } = await addPrepared();
    await accept({ code, phone });
    expect(await hasOne((await logIn(phone)).cookie)).toBe(0);
  });

  it('needs a code to the phone where the shop sends SMS', async () => {
    const sending = await startTestApp(db);
    const { code, phone } = await addPrepared();
    const body = { code, phone, password, agree: 1 as const, pay_password: '135790' };
    expect((await sending.call('acceptInvitation', { body })).errors).toHaveProperty('pay_password');
  });
});

describe('a buyer created at the desk', () => {
  it('[C289][C290][C106] sets username and password by its link, and goes on with prepared company data', async () => {
    const { code, url, phone, id } = await addPrepared();
    expect(url).toBe(`https://shop.test/register/invited#${code.replaceAll('-', '')}`);
    expect((await read(code.toLowerCase())).data).toMatchObject({
      purpose: 'account',
      company: '康宁大药房',
      phone: phone.replace(/^(\d{3})\d{4}/, '$1****'),
    });
    expect((await accept({ code, phone, username: 'Kangning' })).status).toBe(200);
    const { cookie } = await logIn('kangning');
    const { data } = await shop.call('getRegistration', {}, cookie ?? '');
    expect(data).toMatchObject({
      status: 'company',
      form: { company: '康宁大药房', kind: 'pharmacy', name: '王药师' },
    });
    expect(data.form?.region.map(({ name }) => name).at(-1)).toBe('锦江区');
    const seen = (await desk.call('getBuyer', { params: { id } }, sales)).data;
    expect(seen).toMatchObject({ username: 'kangning', salesperson: '李销售', status: 'registering' });
    expect(seen.log[0]).toMatchObject({
      operator: '客户',
      command: expect.stringMatching(/^邀请码开通账号 yj\w+ kangning/),
    });
  });

  it('has one account per phone, and is in a district', async () => {
    const { phone } = await addPrepared();
    const again = await desk.call('addBuyer', { body: prepared(phone) }, sales);
    expect(again.errors).toEqual({ phone: ['该手机号已注册'] });
    const body = { ...prepared(newPhone()), regionCode: '510000' };
    expect((await desk.call('addBuyer', { body }, sales)).errors).toEqual({ regionCode: ['请选择到区县'] });
    expect((await desk.call('addBuyer', { body }, await desk.work('quality'))).code).toBe(403);
  });

  it('never has its code in a table or the log', async () => {
    const { code, url } = await addPrepared();
    const stored = JSON.stringify([await db.select().from(invitation), await db.select().from(operatorLog)]);
    expect(stored).toContain('desk addBuyer');
    for (const secret of [code, code.replaceAll('-', ''), url]) expect(stored).not.toContain(secret);
  });
});

describe('[C289] the code of an invitation', () => {
  it('says that it is unknown, used, withdrawn or expired', async () => {
    expect((await read('AAAA-AAAA-AAAA-AAAA')).errors?.code).toEqual(['邀请码不正确，请核对']);
    const { code, phone } = await addPrepared();
    await accept({ code, phone });
    expect((await read(code)).errors?.code?.[0]).toContain('已使用');
    expect((await accept({ code, phone })).errors?.code?.[0]).toContain('已使用');
    const first = await addPrepared();
    const { data: second } = await invite(first.id);
    expect((await read(first.code)).errors?.code?.[0]).toContain('已被撤回或更换');
    const { open } = (await desk.call('getBuyerInvitation', { params: { id: first.id } }, sales)).data;
    const withdraw = () => desk.call('withdrawInvitation', { params: { id: open?.id ?? 0 } }, sales);
    expect((await withdraw()).status).toBe(200);
    expect(await withdraw()).toMatchObject({ code: 40904, message: '该邀请已使用、撤回或过期' });
    expect((await accept({ code: second.code, phone: first.phone })).errors?.code?.[0]).toContain('已被撤回或更换');
  });

  it('expires after seven days', async () => {
    const { code, phone } = await addPrepared();
    const begun = shop.time.now;
    shop.time.now = new Date(begun.getTime() + 7 * dayMs - 1000);
    expect((await read(code)).status).toBe(200);
    shop.time.now = new Date(begun.getTime() + 7 * dayMs);
    expect((await accept({ code, phone })).errors?.code).toEqual(['邀请码已过期，请联系客服重新获取']);
    await sweepInvitations(db, shop.time.now);
    expect((await read(code)).errors?.code?.[0]).toContain('已过期');
    shop.time.now = begun;
  });

  it('[C290] is valid with its own phone only, and few others may be tried', async () => {
    const mine = await addPrepared();
    const other = await addPrepared();
    const wrong = () => accept({ code: mine.code, phone: other.phone });
    expect((await wrong()).errors).toEqual({ phone: ['与客服登记的手机号不一致'] });
    for (let tries = 1; tries < 10; tries += 1) await wrong();
    expect((await accept({ code: mine.code, phone: mine.phone })).status).toBe(429);
    shop.time.now = new Date(shop.time.now.getTime() + hourMs + 1000);
    expect((await accept({ code: mine.code, phone: mine.phone })).status).toBe(200);
    expect((await logIn(other.phone)).errors).toHaveProperty('password');
  });

  it('[V4][C290] needs the agreement, a free username and a good password', async () => {
    const { code, phone } = await addPrepared();
    const { username: taken } = await addBuyer(db);
    const tried = { code, phone };
    expect((await accept({ ...tried, username: taken })).errors).toEqual({ username: ['用户名已被使用，请换一个'] });
    expect((await accept({ ...tried, username: '13800000000' })).errors).toHaveProperty('username');
    expect((await accept({ ...tried, password: phone })).errors).toHaveProperty('password');
    const body = { ...tried, password };
    expect((await shop.call('acceptInvitation', { body })).errors).toHaveProperty('agree');
    expect((await accept(tried)).status).toBe(200);
  });

  it('[C290] opens one account for two who use it at once', async () => {
    const phone = newPhone();
    const { data } = await desk.call('issueRegistrationCode', { body: { phone } }, sales);
    const both = await Promise.all([accept({ code: data.code, phone }), accept({ code: data.code, phone })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('a shop without an SMS gateway', () => {
  it('[C288] says so', async () => {
    expect((await shop.call('getAuthWays', {})).data).toEqual({ sms: 0, email: 0, wechat: 0 });
  });

  it('[C290] registers the owner of a phone by an operator’s code', async () => {
    const phone = newPhone();
    const { data } = await desk.call('issueRegistrationCode', { body: { phone } }, sales);
    expect((await desk.call('listInvitations', {}, sales)).data[0]).toMatchObject({
      ...{ purpose: 'register', phone, createdBy: '周内勤' },
    });
    expect((await read(data.code)).data).toMatchObject({ purpose: 'register', company: '' });
    expect((await accept({ code: data.code, phone })).status).toBe(200);
    const { cookie } = await logIn(phone);
    expect((await shop.call('getRegistration', {}, cookie ?? '')).data).toMatchObject({
      status: 'company',
      form: null,
    });
    const [found] = (await desk.call('listBuyers', { query: { keywords: phone } }, sales)).data.list;
    const seen = (await desk.call('getBuyer', { params: { id: found?.id ?? 0 } }, sales)).data;
    expect(seen.log[0]).toMatchObject({ operator: '客户', command: `邀请码注册 ${seen.username} ${phone}` });
    const again = await desk.call('issueRegistrationCode', { body: { phone } }, sales);
    expect(again.errors?.phone?.[0]).toContain('已注册，请在该客户的页面上邀请');
  });

  it('[C290] resets a password by an operator’s code with a reason: sessions end, the buyer is notified', async () => {
    const { id, username } = await addBuyer(db, { phone: newPhone() });
    const before = await shop.signIn(username);
    expect((await invite(id)).errors).toHaveProperty('reason');
    const { data } = await invite(id, '已电话核对执照');
    expect((await shop.call('listMessages', {}, before)).data.list[0]?.title).toBe('正在重置登录密码');
    expect((await read(data.code)).data.purpose).toBe('password');
    const reset = { code: data.code, phone: data.phone, username: 'renamed', password };
    expect((await shop.call('acceptInvitation', { body: reset })).status).toBe(200);
    expect((await shop.call('getUserState', {}, before)).data.show).toBe(false);
    expect((await logIn(username)).status).toBe(200);
    const { open, isUsed } = (await desk.call('getBuyerInvitation', { params: { id } }, sales)).data;
    expect({ open, isUsed }).toEqual({ open: null, isUsed: 1 });
  });

  it('invites a buyer whose account came from the ERP, but not without a phone', async () => {
    const { id, phone } = await addBuyer(db, { phone: newPhone(), status: 'pending', company: '同仁药房' });
    const { data } = await invite(id);
    expect((await read(data.code)).data).toMatchObject({ purpose: 'account', company: '同仁药房' });
    expect((await accept({ code: data.code, phone: phone ?? '' })).status).toBe(200);
    const { id: signed } = await addBuyer(db, { phone: newPhone(), contractSignedAt: shop.time.now });
    expect((await invite(signed)).errors).toHaveProperty('reason');
    const { id: without } = await addBuyer(db);
    expect(await invite(without)).toMatchObject({ code: 40904, message: '该客户没有登录手机号' });
  });

  it('ends an open code when the password changes otherwise', async () => {
    const { id, username, phone } = await addBuyer(db, { phone: newPhone() });
    const session = await shop.signIn(username);
    const { data } = await invite(id, '已电话核对执照');
    const body = { old_password: 'yaoji2026', password: 'lanshidan83' };
    await shop.call('changePassword', { body }, session);
    expect((await accept({ code: data.code, phone: phone ?? '' })).errors?.code?.[0]).toContain('已被撤回');
  });
});

describe('the code of a prepared account', () => {
  // The tests above have used most tries of the address.
  beforeEach(async () => {
    await db.delete(throttle);
  });

  it('is refused once its owner has logged in', async () => {
    const { id, username, phone } = await addBuyer(db, { phone: newPhone(), status: 'pending' });
    const { data } = await invite(id);
    const session = await shop.signIn(username);
    expect((await read(data.code)).errors?.code).toEqual(['该账号已启用，请直接登录，或联系客服重置密码']);
    expect((await accept({ code: data.code, phone: phone ?? '' })).errors?.code?.[0]).toContain('已启用');
    expect((await shop.call('getUserState', {}, session)).data.show).toBe(true);
    expect((await logIn(username, 'yaoji2026')).status).toBe(200);
  });

  it('is refused if its owner logs in while it is accepted', async () => {
    const { id, phone } = await addBuyer(db, { phone: newPhone(), status: 'pending' });
    const { data } = await invite(id);
    const accepting = () => accept({ code: data.code, phone: phone ?? '', username: `early${id}` });
    const entering = (tx: Tx) => recordEvent(tx, { now: shop.time.now }, id, 'login');
    const accepted = await whileLocked(id, accepting, entering);
    expect(accepted).toMatchObject({ errors: { code: [expect.stringContaining('已启用')] } });
  });

  it('can be replaced while it is accepted, without a deadlock', async () => {
    const { id, phone } = await addBuyer(db, { phone: newPhone(), status: 'pending' });
    const { data } = await invite(id);
    const issuer = { operator: 'sales', shopUrl: '', now: shop.time.now };
    const accepting = () => accept({ code: data.code, phone: phone ?? '', username: `late${id}` });
    const accepted = await whileLocked(id, accepting, (tx) => inviteBuyer(tx, id, '', issuer));
    expect(accepted).toMatchObject({ status: 422, errors: { code: [expect.any(String)] } });
  });
});
