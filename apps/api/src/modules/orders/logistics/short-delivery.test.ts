import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { document } from '#db/schema/document.ts';
import { goods } from '#db/schema/goods.ts';
import { message } from '#db/schema/message.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { paidOrder, settleReturn } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
const world = { db, app: shop, buyer };
let [warehouse, sales] = ['', ''];

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine' })).id;
  buyer.session = await shop.signIn('mine');
  warehouse = await desk.work('warehouse');
  sales = await desk.work('sales');
});

const balance = async () => (await shop.call('getWallet', {}, buyer.session)).data.balance;
const stored = async (id: number) => (await db.select().from(goods).where(eq(goods.id, id)))[0];
const parcel = { company: '演示物流', trackingNo: 'YJ0001' };

/** A paid order with these quantities, and its lines as the desk shows them. */
const paid = async (wanted: [goodsId: number, number: string][], of: typeof buyer = buyer) => {
  const lines = wanted.map(([goods_id, number]) => ({ goods_id, number }));
  const { id, total } = await paidOrder({ ...world, buyer: of }, lines);
  const params = { id };
  const seen = (await desk.call('getOrder', { params }, warehouse)).data;
  const lineOf = (goodsId: number) => seen.lines.find((line) => line.goodsId === goodsId)?.id ?? 0;
  const shorten = (short: [goodsId: number, quantity: string][], isInStock: 0 | 1 = 1) =>
    desk.call(
      'shortenOrder',
      {
        params,
        body: {
          reason: '盘点时少了',
          isInStock,
          lines: short.map(([goodsId, quantity]) => ({ lineId: lineOf(goodsId), quantity })),
        },
      },
      warehouse,
    );
  return { params, total, seen, lineOf, shorten };
};

const addCoupon = async () => {
  const ends = new Date(shop.time.now.getTime() + 9e8);
  const rule = { title: '满40减10', threshold: '40', money: '10', validDays: 30, total: 10, claimed: 1 };
  const values = { ...rule, startsAt: new Date(shop.time.now.getTime() - 1000), endsAt: ends };
  const [added] = await db.insert(coupon).values(values).returning();
  await db.insert(buyerCoupon).values({ buyerId: buyer.id, couponId: added?.id ?? 0, expiresAt: ends });
};

describe('a short delivery', () => {
  it('[M3] [K5] refunds the price of missing units after all reductions; each cent comes back once', async () => {
    await addCoupon();
    const [first, second] = [await addGoods(db, { price: '7.77' }), await addGoods(db, { price: '9.99' })];
    const { params, seen, shorten } = await paid([
      [first.id, '3'],
      [second.id, '3'],
    ]);
    expect(Number(seen.reductions)).toBe(10);
    const line = (lines: typeof seen.lines) => lines.find(({ goodsId }) => goodsId === first.id);
    const paidFor = Number(line(seen.lines)?.paid);
    const before = Number(await balance());
    const once = await shorten([[first.id, '1']]);
    expect(once).toMatchObject({
      status: 200,
      data: { status: 'paid', returns: [{ isShort: 1, status: 'refunded' }] },
    });
    const rest = await shorten([[first.id, '2']]);
    const refunds = rest.data.returns.map(({ refund }) => Number(refund));
    expect(refunds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(paidFor, 5);
    expect(Number(await balance()) - before).toBeCloseTo(paidFor, 5);
    expect(line(rest.data.lines)).toMatchObject({ returned: '3', refunded: line(seen.lines)?.paid, batches: [] });
    expect(await stored(first.id)).toMatchObject({ stock: '100.000', sales: '0.000' });
    const picking = (await desk.call('listPicking', { query: { orderId: [params.id] } }, warehouse)).data;
    expect(picking.map(({ goodsId, quantity }) => [goodsId, quantity])).toEqual([[second.id, '3']]);
    const texts = (await db.select().from(message).where(eq(message.buyerId, buyer.id))).map(({ title }) => title);
    expect(texts).toContain('订单部分商品缺货');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O5] [O6] preserves the batch that expires first; the rest can be shipped, returned or cancelled to the cent', async () => {
    const { id } = await addGoods(db, {
      price: '10',
      batches: [
        { batchNo: 'A', expiry: '2028-01-31', quantity: '3' },
        { batchNo: 'B', expiry: '2029-01-31', quantity: '7' },
      ],
    });
    const { params, lineOf, shorten } = await paid([[id, '6']]);
    const after = (await shorten([[id, '2']])).data;
    expect(after.lines[0]?.batches.map(({ batchNo, quantity }) => [batchNo, quantity])).toEqual([
      ['A', '3'],
      ['B', '1'],
    ]);
    expect(
      (await desk.call('changeBatches', { params, body: { goodsId: id, batchNo: 'B', reason: '外箱破损' } }, warehouse))
        .data.lines[0]?.batches,
    ).toMatchObject([{ batchNo: 'B', quantity: '4' }]);
    await desk.call('shipOrder', { params, body: parcel }, warehouse);
    await shop.call('confirmOrder', { params }, buyer.session);
    const seen = (await shop.call('getOrder', { params }, buyer.session)).data;
    expect(seen.returnable).toMatchObject([{ number: '4', returned: '2', refunded: '20.00' }]);
    const body = { reason: '质量问题', lines: [{ line_id: lineOf(id), number: '4' }] };
    const { data } = await shop.call('requestReturn', { params, body }, buyer.session);
    await settleReturn(db, data.id, shop.time.now);
    expect(await stored(id)).toMatchObject({ stock: '10.000' });
    expect(await auditMoney(db)).toEqual([]);

    const other = await paid([[id, '5']]);
    await other.shorten([[id, '1']]);
    const before = Number(await balance());
    await desk.call('cancelOrder', { params: other.params, body: { reason: '买家不要了' } }, sales);
    expect(Number(await balance()) - before).toBeCloseTo(Number(other.total) - 10, 5);
    expect(await stored(id)).toMatchObject({ stock: '10.000' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('does not resell missing units', async () => {
    const { id } = await addGoods(db);
    const { shorten } = await paid([[id, '4']]);
    expect((await shorten([[id, '1']], 0)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ stock: '96.000', sales: '3.000' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('leaves some units, removes no more than ordered, and needs a paid order', async () => {
    const { id } = await addGoods(db);
    const { params, shorten } = await paid([[id, '4']]);
    expect(await shorten([[id, '4']])).toMatchObject({ code: 40904, message: '全部商品都不能发出时，请取消订单' });
    expect((await shorten([[id, '5']])).errors).toHaveProperty(['lines[0][quantity]']);
    expect((await shorten([[id, '0']])).errors).toHaveProperty(['lines[0][quantity]']);
    expect(
      (
        await shorten([
          [id, '1'],
          [id, '1'],
        ])
      ).errors,
    ).toHaveProperty(['lines[1][lineId]']);
    await desk.call('cancelOrder', { params, body: { reason: '买家不要了' } }, sales);
    expect((await shorten([[id, '1']])).code).toBe(40904);
    expect(await stored(id)).toMatchObject({ stock: '100.000' });
  });

  it('[B3] removes a blocked line from an order', async () => {
    const { id: buyerId } = await addBuyer(db, { username: 'late', scopes: ['中成药'], expiresOn: '2030-01-01' });
    const late = { id: buyerId, session: await shop.signIn('late') };
    const [held, free] = [await addGoods(db, { scope: '中成药' }), await addGoods(db, { scope: '' })];
    const { params, shorten } = await paid(
      [
        [held.id, '2'],
        [free.id, '2'],
      ],
      late,
    );
    await db.update(document).set({ expiresOn: '2020-01-01' }).where(eq(document.buyerId, buyerId));
    const ship = () => desk.call('shipOrder', { params, body: parcel }, warehouse);
    expect((await ship()).code).toBe(40904);
    await shorten([[held.id, '2']]);
    expect((await ship()).data.status).toBe('shipped');
  });
});
