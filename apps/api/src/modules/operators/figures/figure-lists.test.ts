import { addDays, chinaDay } from '@yaoji/domain';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyer as buyerTable } from '#db/schema/buyer.ts';
import { goods } from '#db/schema/goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { doneOrder, paidOrder, settleReturn } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const [mine, other] = [
  { id: 0, session: '' },
  { id: 0, session: '' },
];
const sessions = { owner: '', sales: '', finance: '', warehouse: '' };
const worldOf = (buyer: typeof mine) => ({ db, app: shop, buyer });
const today = () => chinaDay(shop.time.now);
const days = () => ({ from: today(), to: today() });

beforeAll(async () => {
  for (const [buyer, username, company] of [
    [mine, 'mine', '同和大药房'],
    [other, 'other', '=康宁'],
  ] as const) {
    buyer.id = (await addBuyer(db, { username, company })).id;
    buyer.session = await shop.signIn(username);
  }
  await db.update(buyerTable).set({ adminName: '刘洋' }).where(eq(buyerTable.id, mine.id));
  for (const role of ['owner', 'sales', 'finance', 'warehouse'] as const) sessions[role] = await desk.work(role);
});

type By = 'buyer' | 'goods' | 'region' | 'salesperson';
type Query = { by: By; sort?: 'margin' | 'net' | 'orders'; order?: 'asc' | 'desc'; page?: number; perPage?: number };

const sales = async (query: Query, session = sessions.finance) =>
  desk.call('listSales', { query: { ...days(), ...query } }, session);
const download = (noun: string, query: Record<string, string>, session = sessions.finance) =>
  desk.app.inject({
    url: `/desk/api/exports/${noun}?${new URLSearchParams({ format: 'csv', ...query })}`,
    headers: { cookie: session },
  });
const rowsOf = async (...asked: Parameters<typeof download>) => (await download(...asked)).body.trimEnd().split('\r\n');

it('a new shop has no sales, no slow products and nothing that expires', async () => {
  const none = { list: [], total: 0 };
  const figures = { orders: 0, buyers: 0, amount: '0.00', refunded: '0.00', net: '0.00', margin: null };
  expect((await sales({ by: 'buyer' })).data).toMatchObject({ ...none, sum: { ...figures, withoutCost: '0.00' } });
  const sum = { value: '0.00', withoutCost: 0 };
  expect((await desk.call('listSlowGoods', { query: {} }, sessions.owner)).data).toEqual({ ...none, sum });
  expect((await desk.call('listExpiringStock', { query: {} }, sessions.owner)).data).toEqual({ ...none, sum });
  expect(await rowsOf('sales', { ...days(), by: 'region' })).toHaveLength(1);
});

describe('sales', () => {
  let [dear, cheap] = [0, 0];

  beforeAll(async () => {
    dear = (await addGoods(db, { price: '50', cost: '48', name: '贵细片' })).id;
    cheap = (await addGoods(db, { price: '10', cost: '6', name: '平价片' })).id;
    await doneOrder(worldOf(mine), [{ goods_id: dear, number: '4' }]);
    const { id } = await doneOrder(worldOf(mine), [{ goods_id: cheap, number: '10' }]);
    await doneOrder(worldOf(other), [{ goods_id: cheap, number: '20' }]);
    const { lines } = (await shop.call('getOrder', { params: { id } }, mine.session)).data;
    const body = { lines: [{ line_id: lines[0]?.id ?? 0, number: '5' }], reason: '不再需要' };
    const asked = await shop.call('requestReturn', { params: { id }, body }, mine.session);
    await settleReturn(db, asked.data.id, shop.time.now);
  });

  it('by buyer, product, region and salesperson add up to one total', async () => {
    const total = { orders: 3, buyers: 2, amount: '545.00', refunded: '50.00', net: '495.00', margin: '108.00' };
    for (const by of ['buyer', 'goods', 'region', 'salesperson'] as const) {
      const { list, sum } = (await sales({ by })).data;
      expect(sum).toMatchObject(total);
      const margin = list.reduce((all, row) => all + Number(row.margin), 0);
      const net = list.reduce((all, row) => all + Number(row.net), 0);
      // Freight belongs to orders, not to products.
      expect([by, net, margin]).toEqual([by, by === 'goods' ? 450 : 495, 108]);
    }
    const { total: ofFigures } = (await desk.call('getFigures', { query: days() }, sessions.finance)).data;
    expect(ofFigures).toMatchObject(total);
  });

  it('name each group, and count its orders and buyers', async () => {
    expect((await sales({ by: 'buyer' })).data.list).toMatchObject([
      {
        key: String(mine.id),
        name: '同和大药房',
        orders: 2,
        buyers: 1,
        net: '280.00',
        margin: '28.00',
        quantity: null,
      },
      { key: String(other.id), name: '=康宁', orders: 1, net: '215.00', margin: '80.00' },
    ]);
    expect((await sales({ by: 'goods' })).data.list).toMatchObject([
      { key: String(cheap), name: '平价片', quantity: '30', orders: 2, buyers: 2, amount: '300.00', refunded: '50.00' },
      { key: String(dear), name: '贵细片', quantity: '4', amount: '200.00' },
    ]);
    expect((await sales({ by: 'region' })).data.list).toMatchObject([{ orders: 3, buyers: 2 }]);
    expect((await sales({ by: 'region' })).data.list[0]?.name).toMatch(/省.*市$/);
    expect((await sales({ by: 'salesperson' })).data.list).toMatchObject([
      { key: '刘洋', name: '刘洋', orders: 2 },
      { key: '', name: '没有业务员', orders: 1 },
    ]);
  });

  it('sort by each figure and page', async () => {
    const firstBy = async (query: Omit<Query, 'by'>) => (await sales({ by: 'buyer', ...query })).data.list[0]?.name;
    expect(await firstBy({ sort: 'margin' })).toBe('=康宁');
    // 100.00 is more than 8.00.
    expect((await sales({ by: 'goods', sort: 'margin' })).data.list[0]?.margin).toBe('100.00');
    expect(await firstBy({ sort: 'margin', order: 'asc' })).toBe('同和大药房');
    expect(await firstBy({ sort: 'net', page: 2, perPage: 1 })).toBe('=康宁');
    expect((await sales({ by: 'buyer', perPage: 1 })).data.total).toBe(2);
  });

  it('tell margins only to roles that see the books, not even by their order', async () => {
    expect((await sales({ by: 'buyer' }, sessions.sales)).data.list[0]).toMatchObject({
      margin: null,
      withoutCost: null,
    });
    expect((await sales({ by: 'buyer', sort: 'margin' }, sessions.sales)).errors).toHaveProperty('sort');
    expect((await rowsOf('sales', { ...days(), by: 'buyer' }, sessions.sales))[0]).not.toContain('毛利');
    expect((await sales({ by: 'buyer' }, sessions.warehouse)).status).toBe(403);
    expect((await download('sales', { ...days(), by: 'buyer' }, sessions.warehouse)).statusCode).toBe(403);
  });

  it('are exported as the page sorts them', async () => {
    expect(await rowsOf('sales', { ...days(), by: 'goods', sort: 'net', order: 'asc' })).toEqual([
      expect.stringMatching(/商品,规格,件数,订单,客户数,销售额,已退,净额,毛利,没有进价$/),
      '贵细片,200丸/瓶,4,1,1,200.00,0.00,200.00,8.00,0.00',
      '平价片,200丸/瓶,30,2,2,300.00,50.00,250.00,100.00,0.00',
    ]);
    expect((await rowsOf('sales', { ...days(), by: 'buyer' })).at(-1)).toMatch(/^"'=康宁",/);
    const file = await download('sales', { ...days(), by: 'buyer', format: 'xlsx' });
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toMatch(/客户销售.*至.*\.xlsx/);
    const sheet = strFromU8(unzipSync(new Uint8Array(file.rawPayload))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<v>280.00</v>');
  });
});

/** Takes everything else out of stock. */
const only = (id: number) => db.update(goods).set({ stock: '0' }).where(sql`${goods.id} <> ${id}`);
const slow = async (query: { minDays?: number; sort?: 'days' | 'lastSoldAt'; order?: 'asc' } = {}) =>
  (await desk.call('listSlowGoods', { query }, sessions.owner)).data;
const expiring = async (query: { within?: number; sort?: 'value' } = {}) =>
  (await desk.call('listExpiringStock', { query }, sessions.owner)).data;

it('slow movers are products whose stock lasts 90 days at the pace of the last 90, or that do not sell', async () => {
  const fast = await addGoods(db, { stock: '99', cost: '2' });
  await only(fast.id);
  const still = await addGoods(db, { stock: '5', name: '久放片' });
  await paidOrder(worldOf(mine), [{ goods_id: fast.id, number: '45' }]);
  // 54 left, 45 sold in 90 days: enough for 108 days.
  const { list, total, sum } = await slow();
  expect({ total, sum }).toEqual({ total: 2, sum: { value: '108.00', withoutCost: 1 } });
  expect(list).toMatchObject([
    { goodsId: fast.id, stock: '54', sold: '45', days: 108, value: '108.00', lastSoldAt: expect.any(Number) },
    { goodsId: still.id, stock: '5', sold: '0', days: null, value: null, lastSoldAt: null },
  ]);
  expect((await slow({ sort: 'days' })).list[0]?.goodsId).toBe(still.id);
  expect((await slow({ sort: 'lastSoldAt', order: 'asc' })).list[0]?.goodsId).toBe(still.id);
  expect((await slow({ minDays: 109 })).list.map(({ goodsId }) => goodsId)).toEqual([still.id]);
  expect((await rowsOf('slow-goods', {})).at(-1)).toMatch(/,久放片,.*,5,0,未售出,,$/);
  await db.execute(sql`update orders set paid_at = paid_at - interval '91 days'`);
  expect((await slow()).list[0]).toMatchObject({ goodsId: fast.id, sold: '0', days: null });
  expect((await desk.call('listSlowGoods', { query: {} }, sessions.warehouse)).status).toBe(403);
});

it('stock expires unsold if the pace does not reach it, the earliest batch first', async () => {
  await db.execute(sql`delete from stock_batch`);
  const batch = (batchNo: string, inDays: number, quantity: string) => ({
    batchNo,
    expiry: addDays(today(), inDays),
    quantity,
  });
  const found = await addGoods(db, {
    ...{ name: '近效片', cost: '2.5' },
    batches: [batch('A', 10, '140'), batch('B', 30, '15'), batch('C', 60, '40'), batch('D', 400, '900')],
  });
  await paidOrder(worldOf(mine), [{ goods_id: found.id, number: '90' }]);
  // One a day: 10 of the 50 left of A, then 15 of B by day 25, and 35 of C.
  const { list, total, sum } = await expiring();
  expect(list).toMatchObject([
    { batchNo: 'A', days: 10, quantity: '50', unsold: '40', value: '100.00' },
    { batchNo: 'C', days: 60, quantity: '40', unsold: '5', value: '12.50' },
  ]);
  expect({ total, sum }).toEqual({ total: 2, sum: { value: '112.50', withoutCost: 0 } });
  expect((await expiring({ within: 3650 })).list.at(-1)).toMatchObject({ batchNo: 'D', unsold: '560' });
  expect((await expiring({ within: 3650, sort: 'value' })).list[0]).toMatchObject({ batchNo: 'D' });
  expect((await rowsOf('expiring-stock', { within: '20' })).at(-1)).toMatch(/,近效片,.*,A,[\d-]+,10,50,40,100\.00$/);
  expect((await download('expiring-stock', {}, sessions.warehouse)).statusCode).toBe(403);
});
