import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { startTestDesk } from '#testing/desk.ts';
import { grantMoney, grantPoints } from '#testing/money.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

// Withdrawals that run at once need a database server.
const { db } = await openTestDatabase('server', { maxConnections: 20 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const sessions = { owner: '', finance: '', sales: '' };
let id = 0;
let holder = '';

beforeAll(async () => {
  for (const role of ['owner', 'finance', 'sales'] as const) sessions[role] = await desk.work(role);
});
beforeEach(async () => {
  const added = await addBuyer(db);
  id = added.id;
  holder = await shop.signIn(added.username);
});

const wallet = async () => (await desk.call('getBuyerWallet', { params: { id } }, sessions.sales)).data;
const newKey = async () => (await wallet()).key;

type Money = { direction: 'in' | 'out'; amount: string; reason: string; key: string };
const money = async (values: Partial<Money> = {}) => {
  const body = {
    direction: 'in',
    amount: '50',
    reason: '补偿破损',
    key: values.key ?? (await newKey()),
    ...values,
  } as const;
  return desk.call('adjustMoney', { params: { id }, body }, sessions.finance);
};
type Points = { direction: 'in' | 'out'; points: number; reason: string; key: string };
const points = async (values: Partial<Points> = {}) => {
  const body = {
    direction: 'in',
    points: 300,
    reason: '活动奖励',
    key: values.key ?? (await newKey()),
    ...values,
  } as const;
  return desk.call('adjustPoints', { params: { id }, body }, sessions.sales);
};

describe('a balance', () => {
  it('[C058] is adjusted both ways, to the cent, and the buyer reads why', async () => {
    expect((await money()).data).toMatchObject({ balance: '50.00' });
    const { data } = await money({ direction: 'out', amount: '20.05', reason: '更正' });
    expect(data.money.map(({ kind, change, balance, remark }) => [kind, change, balance, remark])).toEqual([
      ['adjustment', '-20.05', '29.95', '更正'],
      ['adjustment', '50.00', '50.00', '补偿破损'],
    ]);
    const { list } = (await shop.call('listMoneyLog', {}, holder)).data;
    expect(list.map(({ use_type, change, remark }) => [use_type, change, remark])).toEqual([
      [5, '-20.05', '更正'],
      [5, '50.00', '补偿破损'],
    ]);
    const rows = (await db.select().from(operatorLog)).sort((a, b) => a.id - b.id);
    expect(rows.at(-1)).toMatchObject({ operator: 'finance', outcome: 'done' });
    expect(JSON.parse(rows.at(-1)?.change ?? '')).toMatchObject({
      before: { balance: '50.00' },
      after: { balance: '29.95', reason: '更正' },
    });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('never falls below zero, even by withdrawals at the same time', async () => {
    await grantMoney(db, id, '100');
    expect((await money({ direction: 'out', amount: '100.01' })).errors).toEqual({ amount: ['余额只有100.00元'] });
    const keys = await Promise.all([1, 2, 3, 4].map(newKey));
    const answers = await Promise.all(keys.map((key) => money({ direction: 'out', amount: '60', key })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect((await wallet()).balance).toBe('40.00');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('changes once by a request that is sent twice, and a key takes no second amount', async () => {
    const key = await newKey();
    const answers = await Promise.all([money({ key }), money({ key }), money({ key })]);
    expect(answers.map(({ status, data }) => [status, data.balance])).toEqual([1, 2, 3].map(() => [200, '50.00']));
    expect(await money({ key, amount: '51' })).toMatchObject({ code: 40903 });
    expect(await money({ key, direction: 'out' })).toMatchObject({ code: 40903 });
    id = (await addBuyer(db)).id;
    expect(await money({ key })).toMatchObject({ code: 40903 });
    expect(await wallet()).toMatchObject({ balance: '0.00', money: [] });
    expect(await auditMoney(db)).toEqual([]);
  });

  it.each([
    ['amount', '0'],
    ['amount', '0.00'],
    ['amount', '-5'],
    ['amount', '0.001'],
    ['amount', '1e5'],
    ['amount', '100000000'],
    ['amount', ''],
    ['reason', ''],
    ['key', 'short'],
  ])('is not adjusted with the %s %j', async (field, value) => {
    const { status, errors = {} } = await money({ [field]: value });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    expect(await wallet()).toMatchObject({ balance: '0.00', money: [] });
  });
});

describe('points', () => {
  it('are granted and taken once, and no more than there are', async () => {
    const key = await newKey();
    const answers = await Promise.all([points({ key }), points({ key })]);
    expect(answers.map(({ data }) => data.points)).toEqual([300, 300]);
    expect(await points({ key, points: 301 })).toMatchObject({ code: 40903 });
    expect((await points({ direction: 'out', points: 301 })).errors).toEqual({ points: ['积分只有300'] });
    const keys = await Promise.all([1, 2, 3].map(newKey));
    const taken = await Promise.all(keys.map((each) => points({ direction: 'out', points: 200, key: each })));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const { list } = (await shop.call('listPointsLog', {}, holder)).data;
    expect(list.map(({ kind, change, remark }) => [kind, change, remark])).toEqual([
      ['adjustment', -200, '活动奖励'],
      ['adjustment', 300, '活动奖励'],
    ]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it.each([0, -1, 1.5, 10_000_001])('are not adjusted by %s', async (value) => {
    expect(Object.keys((await points({ points: value })).errors ?? {})).toEqual(['points']);
  });

  it('have an upper limit', async () => {
    await grantPoints(db, id, 999_999_900);
    expect(Object.keys((await points({ points: 101 })).errors ?? {})).toEqual(['points']);
    expect((await points({ points: 100 })).data.points).toBe(1_000_000_000);
  });
});

it('belongs to known, open accounts only', async () => {
  await db.update(buyer).set({ closedAt: new Date() }).where(eq(buyer.id, id));
  expect((await money()).code).toBe(40904);
  expect((await points()).code).toBe(40904);
  const key = await newKey();
  id = 999_999;
  expect((await desk.call('getBuyerWallet', { params: { id } }, sessions.sales)).status).toBe(404);
  expect((await money({ key })).status).toBe(404);
});
