import { addDays, addMoney, chinaDay } from '@yaoji/domain';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goods } from '#db/schema/goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods, changeGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { doneOrder, paidOrder, settleReturn } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
const world = { db, app: shop, buyer };
const sessions = { owner: '', sales: '', finance: '', warehouse: '' };

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房' })).id;
  buyer.session = await shop.signIn('mine');
  for (const role of ['owner', 'sales', 'finance', 'warehouse'] as const) sessions[role] = await desk.work(role);
});
/** Earlier sales belong to another year. */
beforeEach(async () => {
  await db.execute(sql`update orders set paid_at = paid_at - interval '400 days'`);
  await db.execute(sql`update refund set done_at = done_at - interval '400 days'`);
  await db.execute(sql`update money_log set created_at = created_at - interval '400 days'`);
});

const today = () => chinaDay(shop.time.now);
const days = () => ({ from: today(), to: today() });
const figures = async (session = sessions.finance, query = days()) =>
  (await desk.call('getFigures', { query }, session)).data;

const tomorrow = () => ({ from: addDays(today(), 1), to: addDays(today(), 1) });

/** Sends back units of the first line of an order. */
const sendBack = async (id: number, number: string) => {
  const { lines } = (await shop.call('getOrder', { params: { id } }, buyer.session)).data;
  const body = { reason: '质量问题', lines: [{ line_id: lines[0]?.id ?? 0, number }] };
  const asked = await shop.call('requestReturn', { params: { id }, body }, buyer.session);
  await settleReturn(db, asked.data.id, shop.time.now);
};

it('sales count on the day of their payment, refunds and the cost of returned units on the day of the refund', async () => {
  const { id } = await addGoods(db, { price: '10', cost: '6' });
  const sold = await doneOrder(world, [{ goods_id: id, number: '10' }]);
  const zero = { orders: 0, buyers: 0, amount: '0.00', refunded: '0.00', net: '0.00', margin: null };
  const first = { orders: 1, buyers: 1, amount: '115.00', refunded: '0.00', net: '115.00', margin: '40.00' };
  const later = { ...zero, refunded: '30.00', net: '-30.00', margin: '-12.00' };
  expect((await figures()).total).toMatchObject(first);
  await sendBack(sold.id, '3');
  await db.execute(sql`update refund set done_at = done_at + interval '1 day' where reason like 'return:%'`);
  expect((await figures()).total).toMatchObject(first);
  expect((await figures(sessions.finance, tomorrow())).total).toMatchObject(later);
  const both = { from: today(), to: tomorrow().to };
  const seen = await figures(sessions.finance, both);
  expect(seen.days).toMatchObject([first, later]);
  const total = { orders: 1, buyers: 1, amount: '115.00', refunded: '30.00', net: '85.00', margin: '28.00' };
  expect(seen.total).toMatchObject(total);
  expect(seen.buyers).toMatchObject([total]);
  expect(seen.goods).toMatchObject([{ ...total, amount: '100.00', net: '70.00', quantity: '10' }]);
});

it('a cancelled order counts neither as sold nor as refunded, not even its short delivery', async () => {
  const { id } = await addGoods(db, { price: '10', cost: '6' });
  const lines = [{ goods_id: id, number: '10' }];
  await doneOrder(world, lines);
  const before = await figures();
  const cancelled = await paidOrder(world, lines);
  const { lines: own } = (await shop.call('getOrder', { params: { id: cancelled.id } }, buyer.session)).data;
  const params = { id: cancelled.id };
  const short = { reason: '盘点时少了', isInStock: 1 as const, lines: [{ lineId: own[0]?.id ?? 0, quantity: '2' }] };
  expect((await desk.call('shortenOrder', { params, body: short }, sessions.owner)).status).toBe(200);
  expect((await figures()).total).toMatchObject({ orders: 2, refunded: '20.00', margin: '72.00' });
  await desk.call('cancelOrder', { params, body: { reason: '买家不要了' } }, sessions.owner);
  expect(await figures()).toEqual({ ...before, otherRefunds: cancelled.total });
  const { wallets } = (await desk.call('getStatement', { query: days() }, sessions.finance)).data;
  expect(wallets.refund).toBe(cancelled.total);
});

describe('the cost of a sale', () => {
  it.each([
    ['raised', '9.9'],
    ['lowered', '0.01'],
    ['forgotten', null],
  ])('is that of the day of the order, also when it is %s later and units come back', async (_, cost) => {
    const { id } = await addGoods(db, { price: '10', cost: '7.6543' });
    const sold = await doneOrder(world, [{ goods_id: id, number: '10' }]);
    const before = await figures();
    expect(before.goods[0]).toMatchObject({ amount: '100.00', margin: '23.46', withoutCost: '0.00' });
    await db.update(goods).set({ cost }).where(eq(goods.id, id));
    expect(await figures()).toEqual(before);
    await sendBack(sold.id, '4');
    expect((await figures()).goods[0]).toMatchObject({ refunded: '40.00', margin: '14.07', withoutCost: '0.00' });
  });

  it('stays unknown, not zero, if it was unknown, and the figures say for how much', async () => {
    const [known, unknown] = [await addGoods(db, { price: '10', cost: '6' }), await addGoods(db, { price: '10' })];
    const both = [known, unknown].map(({ id }) => ({ goods_id: id, number: '3' }));
    await doneOrder(world, both);
    await changeGoods(db, unknown.id, { cost: '1' }, shop.time.now);
    const seen = await figures();
    expect(seen.total).toMatchObject({ margin: '12.00', withoutCost: '30.00' });
    expect(seen.days).toMatchObject([{ margin: '12.00', withoutCost: '30.00' }]);
    expect(seen.goods.find(({ goodsId }) => goodsId === unknown.id)).toMatchObject({
      margin: null,
      withoutCost: '30.00',
    });
    await doneOrder(world, both);
    expect((await figures()).total).toMatchObject({ margin: addMoney('12', '12', '27'), withoutCost: '30.00' });
  });

  it('reaches no buyer, no ERP and no role that may not see the books', async () => {
    const { id } = await addGoods(db, { name: '进价保密药', price: '10', cost: '7.6543' });
    const { id: orderId, order_no: no } = await doneOrder(world, [{ goods_id: id, number: '10' }]);
    const { makeKey, ask } = erpClient(desk);
    const key = await makeKey(sessions.owner, ['orders:read']);
    const answers = [
      await shop.call('getOrder', { params: { id: orderId } }, buyer.session),
      await shop.call('listOrders', {}, buyer.session),
      await ask(key, 'getOrder', { params: { no } }),
      await desk.call('getOrder', { params: { id: orderId } }, sessions.warehouse),
      await desk.call('getFigures', { query: days() }, sessions.sales),
    ];
    for (const answer of answers) {
      expect(JSON.stringify(answer)).toContain('进价保密药');
      expect(JSON.stringify(answer)).not.toMatch(/"cost"|7\.6543|7\.65|76\.54|23\.46/);
    }
    expect((await figures(sessions.sales)).total).toMatchObject({ margin: null, withoutCost: null });
    expect((await desk.call('getFigures', { query: days() }, sessions.warehouse)).status).toBe(403);
  });
});
