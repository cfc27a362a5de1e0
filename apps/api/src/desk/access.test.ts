import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { secondFactor } from '#db/schema/second-factor.ts';
import { session as shopSession } from '#db/schema/session.ts';
import { openTestDatabase } from '#db/testing.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const sessions = { owner: '', sales: '' };
let id = 0;
let username = '';
let session = '';

beforeAll(async () => {
  for (const role of ['owner', 'sales'] as const) sessions[role] = await desk.work(role);
});
beforeEach(async () => {
  ({ id, username } = await addBuyer(db));
  session = await shop.signIn(username);
});

const access = async () => (await desk.call('getBuyerAccess', { params: { id } }, sessions.sales)).data;
const form = { name: '门店ERP', scopes: ['goods' as const, 'cart' as const], days: 90 };
const issue = (body: object = {}) =>
  desk.call('issueProgramToken', { params: { id }, body: { ...form, ...body } }, sessions.owner);
const ask = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await shop.app.inject({ url: '/api/cart/total', headers })).statusCode;
};
const lastEntry = async () => (await db.select().from(operatorLog)).sort((a, b) => a.id - b.id).at(-1);
const switchOn = () =>
  db.insert(secondFactor).values({ buyerId: id, secret: 'JBSWY3DPEHPK3PXP', confirmedAt: shop.time.now });

describe('sessions of a buyer', () => {
  it('all end at once, with programs, and the buyer reads who did it', async () => {
    const other = await addBuyer(db);
    const stays = await shop.signIn(other.username);
    const { token } = (await issue()).data;
    expect(await access()).toMatchObject({ hasFactor: 0, sessions: 1, programs: [{ name: '门店ERP' }] });
    const { data } = await desk.call('endBuyerSessions', { params: { id } }, sessions.sales);
    expect(data).toEqual({ hasFactor: 0, sessions: 0, programs: [] });
    expect((await shop.call('getUserState', {}, session)).data.show).toBe(false);
    expect(await ask(token)).toBe(401);
    expect((await shop.call('getUserState', {}, stays)).data.show).toBe(true);
    const { list } = (await shop.call('listSecurityEvents', {}, await shop.signIn(username))).data;
    expect(list.map(({ text }) => text)).toContainEqual(expect.stringContaining('由客服结束全部登录'));
    expect(await lastEntry()).toMatchObject({ operator: 'sales', command: `desk endBuyerSessions ${username}` });
  });
});

describe('a second factor', () => {
  it('is switched off by an owner with a reason, which only the log has; the buyer is notified', async () => {
    await switchOn();
    const remove = (reason: string, by = sessions.owner) =>
      desk.call('removeBuyerFactor', { params: { id }, body: { reason } }, by);
    expect((await remove('已核对执照', sessions.sales)).code).toBe(403);
    expect((await remove('')).errors).toHaveProperty('reason');
    expect((await access()).hasFactor).toBe(1);
    expect((await remove('已核对执照')).data.hasFactor).toBe(0);
    expect(JSON.parse((await lastEntry())?.change ?? '')).toMatchObject({
      before: { hasFactor: 1 },
      after: { hasFactor: 0, reason: '已核对执照' },
    });
    const { list } = (await shop.call('listMessages', {}, session)).data;
    expect(list[0]).toMatchObject({ title: '两步验证已关闭', body: expect.not.stringContaining('执照') });
    expect(await remove('已核对执照')).toMatchObject({ code: 40904, message: '该账号没有开启两步验证' });
  });
});

describe('a token of a program', () => {
  it('is shown once: neither log nor table contains it', async () => {
    const { token, access: after } = (await issue()).data;
    expect(await ask(token)).toBe(200);
    expect(after.programs).toMatchObject([{ name: '门店ERP', scopes: ['goods', 'cart'] }]);
    const stored = JSON.stringify([await db.select().from(operatorLog), await db.select().from(shopSession)]);
    expect(stored).toContain(`issueProgramToken ${username}`);
    expect(stored).not.toContain(token);
    expect((await shop.call('listMessages', {}, session)).data.list[0]?.title).toBe('程序访问已开通');
  });

  it('is ended at the desk, alone', async () => {
    const [{ token }, { token: other }] = [(await issue()).data, (await issue({ name: '对账' })).data];
    const params = { id: (await access()).programs[0]?.id ?? 0 };
    const end = () => desk.call('endProgram', { params }, sessions.sales);
    expect((await end()).data.programs).toMatchObject([{ name: '对账' }]);
    expect([await ask(token), await ask(other)]).toEqual([401, 200]);
    expect((await shop.call('getUserState', {}, session)).data.show).toBe(true);
    expect((await end()).status).toBe(404);
  });

  it('is not a way to end a session', async () => {
    const [row] = (await db.select().from(shopSession)).filter(({ buyerId }) => buyerId === id);
    const params = { id: row?.id ?? 0 };
    expect((await desk.call('endProgram', { params }, sessions.sales)).status).toBe(404);
    expect((await shop.call('getUserState', {}, session)).data.show).toBe(true);
  });

  it.each([
    ['name', ' '],
    ['scopes', ['everything']],
    ['scopes', []],
    ['days', 0],
    ['days', 366],
  ])('is not issued with the %s %j', async (field, value) => {
    const { status, errors = {} } = await issue({ [field]: value });
    expect([status, Object.keys(errors)[0]?.split('[')[0]]).toEqual([422, field]);
    expect((await access()).programs).toEqual([]);
  });

  it('is for known, open accounts', async () => {
    await db.update(buyer).set({ closedAt: new Date() });
    expect((await issue()).code).toBe(40904);
    id = 999_999;
    expect((await issue()).status).toBe(404);
    expect((await desk.call('getBuyerAccess', { params: { id } }, sessions.sales)).status).toBe(404);
  });
});
