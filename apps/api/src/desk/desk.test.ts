import { type FixedRole, fixedRoles, operations, type Permission, permissions } from '@yaoji/api-client/desk/contract';
import { generateSync } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import { deskRole } from '#db/schema/desk-role.ts';
import { openTestDatabase } from '#db/testing.ts';
import { ownerToken } from '#modules/operators/operator/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { deskHandlers } from './handlers.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);

const fixed = Object.keys(fixedRoles) as FixedRole[];
/** The permissions of each fixed role, of two together, and of a custom role. */
const held = new Map<string, ReadonlySet<Permission>>();
const sessions = new Map<string, string>();
beforeAll(async () => {
  const rows = Object.entries(permissions) as [Permission, { roles: readonly FixedRole[] }][];
  const of = (...some: FixedRole[]) =>
    new Set(rows.flatMap(([key, { roles }]) => (some.some((role) => roles.includes(role)) ? [key] : [])));
  for (const role of fixed) {
    held.set(role, of(role));
    sessions.set(role, await desk.work(role));
  }
  held.set('sales and finance', of('sales', 'finance'));
  sessions.set('sales and finance', await desk.work(['sales', 'finance'], 'both'));
  const own: Permission[] = ['refunds', 'log'];
  held.set('own', new Set(own));
  const [role] = await db.insert(deskRole).values({ name: '退款', permissions: own, ceiling: '0' }).returning();
  sessions.set('own', await desk.work([`${role?.id ?? 0}`], 'refunder'));
});

const nothing = '999999999';
const all = Object.values(operations).filter(({ id }) => id in deskHandlers);

describe('permissions', () => {
  it.each(all)('$call $id: allowed for its permissions only', async ({ id, ...row }) => {
    if (row.access === 'visitor') return;
    const named: 'everybody' | readonly Permission[] = 'permissions' in row ? row.permissions : [];
    expect((await desk.call(id, { params: { id: nothing } } as never)).code).toBe(10001);
    for (const [role, has] of held) {
      const { code } = await desk.call(id, { params: { id: nothing } } as never, sessions.get(role));
      const answered = { role, mayNot: code === 403 };
      expect(answered).toEqual({ role, mayNot: named !== 'everybody' && !named.some((each) => has.has(each)) });
    }
  });

  it('a buyer’s session is invalid at the desk, and an operator’s in the shop', async () => {
    await addBuyer(db, { username: 'mine' });
    const buyer = await shop.signIn('mine');
    const owner = sessions.get('owner') ?? '';
    const token = (cookie: string) => cookie.split('=')[1];
    for (const cookie of [buyer, `yaoji_desk=${token(buyer)}`]) {
      expect(await desk.call('getOperator', {}, cookie)).toMatchObject({ status: 200, data: null });
      expect((await desk.call('listWork', {}, cookie)).code).toBe(10001);
    }
    expect((await shop.call('getWallet', {}, owner)).code).toBe(10001);
    expect((await shop.call('getWallet', {}, `yaoji_session=${token(owner)}`)).code).toBe(10001);
  });

  it('is severed from the window that opened it', async () => {
    const { headers } = await desk.app.inject({ url: '/' });
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('only pages of the desk’s origin may write', async () => {
    const send = (origin: string) =>
      desk.app.inject({
        method: 'DELETE',
        url: '/desk/api/session',
        headers: { host: '127.0.0.1:3001', origin },
      });
    expect((await send('http://127.0.0.1:3001')).statusCode).toBe(200);
    expect((await send('http://127.0.0.1:3000')).statusCode).toBe(403);
  });

  it('the shop has no operations of the desk', () => {
    expect(all.filter(({ path: url }) => shop.app.hasRoute({ method: 'GET', url }))).toEqual([]);
  });
});

describe('the first owner', () => {
  const body = { username: 'zhang', name: '张三', password: 'long-enough-for-all' };

  it('signs up through the link that every process shows at its start, once', async () => {
    const empty = (await openTestDatabase()).db;
    const own = await startTestDesk(empty, shop);
    const create = (token: string) => own.call('createOwner', { body: { token, ...body } });
    const [token = '', ...others] = await Promise.all(Array.from({ length: 3 }, () => ownerToken(empty)));
    expect(others).toEqual([token, token]);
    expect((await create('x'.repeat(43))).code).toBe(40904);
    expect((await create(token.slice(1))).status).toBe(422);
    const [one, other] = await Promise.all([create(token), create(token)]);
    const codes = [one.code, other.code].sort((a, b) => a - b);
    expect(codes).toEqual([200, 40904]);
    const entered = one.code === 200 ? one : other;
    expect(entered.data).toMatchObject({ roles: [{ key: 'owner', name: '负责人' }], mustSetFactor: 1 });
    const session = entered.cookie ?? '';
    expect((await own.call('listFirstSteps', {}, session)).code).toBe(42803);
    expect((await own.call('beginFactor', { body: { password: body.password } }, session)).status).toBe(200);
    expect((await create(await ownerToken(empty))).code).toBe(40904);
  });

  it('sees the steps to open a shop', async () => {
    const owner = sessions.get('owner') ?? '';
    const done = async () =>
      (await desk.call('listFirstSteps', {}, owner)).data.filter(({ isDone }) => isDone).map(({ kind }) => kind);
    const before = await done();
    for (const kind of ['site', 'delivery', 'goods']) expect(before).not.toContain(kind);
    await addGoods(db);
    const settings = { 'site.title': '清禾医药', 'shipping.threshold': '800', 'shipping.fee': '12' };
    const { version } = (await desk.call('getSettings', {}, owner)).data;
    expect((await desk.call('changeSettings', { body: { version, settings } }, owner)).status).toBe(200);
    const after = await done();
    for (const kind of ['site', 'delivery', 'goods']) expect(after).toContain(kind);
  });
});

describe('an operator', () => {
  const add = async (username: string) => {
    const body = { username, name: '吴会计', roles: ['finance'] };
    return (await desk.call('addOperator', { body }, await desk.work('owner'))).data.password;
  };

  it('must set a second factor, needs it from then on, and can use each code once', async () => {
    const password = await add('wuxian');
    const { cookie } = await desk.call('logIn', { body: { username: 'WuXian', password } });
    const session = cookie ?? '';
    expect((await desk.call('getOperator', {}, session)).data).toMatchObject({
      roles: [{ key: 'finance' }],
      mustSetFactor: 1,
    });
    expect(await desk.call('changeOwnPassword', {}, session)).toMatchObject({ code: 42803 });
    const { secret } = (await desk.call('beginFactor', { body: { password } }, session)).data;
    const code = () => generateSync({ secret, epoch: Math.floor(shop.time.now.getTime() / 1000) });
    const used = code();
    const confirmed = await desk.call('confirmFactor', { body: { code: used } }, session);
    expect(confirmed.data.recoveryCodes).toHaveLength(10);
    const asked = await desk.call('logIn', { body: { username: 'wuxian', password } });
    expect(asked).toMatchObject({ code: 42803, cookie: null });
    // The cast: this refusal carries its own data.
    const { ticket } = asked.data as unknown as { ticket: string };
    expect((await desk.call('getOperator', {}, `yaoji_desk=${ticket}`)).data).toBe(null);
    expect((await desk.call('listWork', {}, `yaoji_desk=${ticket}`)).code).toBe(10001);
    expect((await desk.call('logInByCode', { body: { ticket, code: used } })).status).toBe(422);
    shop.time.now = new Date(shop.time.now.getTime() + 60_000);
    const entered = await desk.call('logInByCode', { body: { ticket, code: code() } });
    expect(entered).toMatchObject({ status: 200, data: { hasFactor: 1, mustSetFactor: 0 } });
    expect((await desk.call('logInByCode', { body: { ticket, code: code() } })).code).toBe(40904);
  });

  it('repeats the password before a second factor, so a stolen session locks nobody out', async () => {
    const password = await add('liqing');
    const session = (await desk.call('logIn', { body: { username: 'liqing', password } })).cookie ?? '';
    const begin = (typed: string) => desk.call('beginFactor', { body: { password: typed } }, session);
    expect((await desk.call('beginFactor', {}, session)).status).toBe(422);
    expect((await begin('guessed-by-a-thief')).errors).toHaveProperty('password');
    expect((await desk.call('confirmFactor', { body: { code: '000000' } }, session)).status).toBe(422);
    expect((await begin(password)).status).toBe(200);
    for (let tries = 2; tries < 10; tries += 1) await begin('guessed-by-a-thief');
    expect((await begin(password)).code).toBe(429);
  });

  it('has fifty guesses of a code a day, not in each quarter of an hour', async () => {
    const password = await add('sunhao');
    const session = (await desk.call('logIn', { body: { username: 'sunhao', password } })).cookie ?? '';
    await desk.call('beginFactor', { body: { password } }, session);
    const start = shop.time.now;
    const guess = async () => (await desk.call('confirmFactor', { body: { code: '000000' } }, session)).code;
    const codes: number[] = [];
    for (let quarter = 0; quarter < 11; quarter += 1) {
      shop.time.now = new Date(start.getTime() + quarter * 16 * 60_000);
      codes.push(await guess(), await guess(), await guess(), await guess(), await guess());
    }
    expect(codes.filter((code) => code === 422)).toHaveLength(50);
    expect(codes.slice(-5)).toEqual([429, 429, 429, 429, 429]);
  });

  it('cannot choose a password that is easy to guess', async () => {
    const session = (await desk.work('content')) ?? '';
    const choose = (newPassword: string) =>
      desk.call('changeOwnPassword', { body: { password: desk.password, newPassword } }, session);
    expect(await choose('password1234')).toMatchObject({ errors: { newPassword: ['密码过于常见，请换一个'] } });
    expect((await choose('pharmacy12345')).status).toBe(422);
  });

  it('is logged with wrong passwords and codes; unknown names leave no log', async () => {
    const password = await add('zhengwei');
    await desk.call('logIn', { body: { username: 'zhengwei', password: 'x' } });
    await desk.call('logIn', { body: { username: 'zhengwe', password } });
    const { data } = await desk.call('listLog', { query: { perPage: 3 } }, await desk.work('owner'));
    expect(data.list[1]).toMatchObject({
      operator: expect.stringMatching(/^吴会计/),
      outcome: 'refused',
      command: 'desk logIn',
    });
    expect(data.list.map(({ operator }) => operator)).not.toContain('zhengwe');
  });

  it('is signed out after hours without activity', async () => {
    const password = await add('zhao');
    const { cookie } = await desk.call('logIn', { body: { username: 'zhao', password } });
    const session = cookie ?? '';
    const start = shop.time.now;
    shop.time.now = new Date(start.getTime() + 3 * 3_600_000);
    expect((await desk.call('getOperator', {}, session)).data).toBe(null);
    expect((await desk.call('listWork', {}, session)).code).toBe(10001);
    shop.time.now = start;
  });

  it('has ten guesses of a password per address', async () => {
    const tries = Array.from({ length: 11 }, () => desk.call('logIn', { body: { username: 'qian', password: 'x' } }));
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 422)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(1);
  });
});
