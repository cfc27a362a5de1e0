import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLine } from '#db/schema/cart-line.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { order } from '#db/schema/order.ts';
import { orderLine, orderLineBatch } from '#db/schema/order-line.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm, placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

let mine = '';
let buyerId = 0;
let other = '';

beforeAll(async () => {
  buyerId = (await addBuyer(db, { username: 'mine' })).id;
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
});

beforeEach(() => db.delete(cartLine));

const stockOf = async (id: number) => (await db.select().from(goods).where(eq(goods.id, id)))[0]?.stock;
const ordersNow = async () => (await db.select({ id: order.id }).from(order)).length;

describe('placing an order', () => {
  it('[C121] takes stock and lines by exactly the quantity and waits 30 minutes for its payment', async () => {
    const { id } = await addGoods(db, { price: '12.80', stock: '100' });
    const placed = await placeOrder(call, mine, [{ goods_id: id, number: '30' }]);
    expect(placed).toMatchObject({ status: 200, data: { status: 'pending', total: '399.00' } });
    expect(placed.data.expires_at).toBe(Math.floor(time.now.getTime() / 1000) + 1800);
    expect(await stockOf(id)).toBe('70.000');
    expect((await call('getCartTotal', {}, mine)).data.total).toBe(0);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O6] takes the earliest expiry first and stores batch and expiry with the line', async () => {
    const { id } = await addGoods(db, {
      batches: [
        { batchNo: 'LATE', expiry: '2029-01-31', quantity: '50' },
        { batchNo: 'SOON', expiry: '2028-01-31', quantity: '20' },
        { batchNo: 'NEVER', expiry: null, quantity: '50' },
      ],
    });
    const { data } = await placeOrder(call, mine, [{ goods_id: id, number: '60' }]);
    const rows = await db
      .select({ batchNo: orderLineBatch.batchNo, expiry: orderLineBatch.expiry, quantity: orderLineBatch.quantity })
      .from(orderLineBatch)
      .innerJoin(orderLine, eq(orderLine.id, orderLineBatch.orderLineId))
      .where(eq(orderLine.orderId, data.id))
      .orderBy(asc(orderLineBatch.id));
    expect(rows).toEqual([
      { batchNo: 'SOON', expiry: '2028-01-31', quantity: '20.000' },
      { batchNo: 'LATE', expiry: '2029-01-31', quantity: '40.000' },
    ]);
    const detail = await call('getOrder', { params: { id: data.id } }, mine);
    expect(detail.data.lines[0]?.goods_pihao[0]).toEqual({
      pihao: 'SOON',
      yxq: '2028-01-31',
      number: '20',
      is_recalled: 0,
    });
  });

  it('[O6] sells nothing from an expired batch', async () => {
    const { id } = await addGoods(db, {
      batches: [
        { batchNo: 'OLD', expiry: '2020-01-31', quantity: '50' },
        { batchNo: 'GOOD', expiry: '2029-01-31', quantity: '5' },
      ],
    });
    const refused = await placeOrder(call, mine, [{ goods_id: id, number: '6' }]);
    expect(refused).toMatchObject({
      status: 409,
      code: 40902,
      data: { lines: [{ code: 'NO_STOCK', message: '库存仅剩5盒', available: '5' }] },
    });
  });

  it('[O1] makes one order of repeated, simultaneous and later submissions with one key', async () => {
    const { id } = await addGoods(db);
    const { ids } = await fillCart(call, mine, [{ goods_id: id, number: '10' }]);
    const body = await orderForm(call, mine, ids);
    const before = await ordersNow();
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('placeOrder', { body }, mine)));
    answers.push(await call('placeOrder', { body }, mine));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await ordersNow()).toBe(before + 1);
    expect(await stockOf(id)).toBe('90.000');
  });

  it('[O1] refuses a key used for something else, and lets two buyers have the same key', async () => {
    const { id } = await addGoods(db);
    const { ids } = await fillCart(call, mine, [{ goods_id: id, number: '1' }]);
    const body = await orderForm(call, mine, ids);
    await call('placeOrder', { body }, mine);
    expect(await call('placeOrder', { body: { ...body, remark: '加急' } }, mine)).toMatchObject({
      status: 409,
      code: 40903,
    });
    const theirs = await fillCart(call, other, [{ goods_id: id, number: '1' }]);
    const form = { ...(await orderForm(call, other, theirs.ids)), idempotency_key: body.idempotency_key };
    expect((await call('placeOrder', { body: form }, other)).status).toBe(200);
  });

  it('[O3] orders nothing if the total has changed, and returns the new figures', async () => {
    const { id } = await addGoods(db, { price: '10' });
    const { ids } = await fillCart(call, mine, [{ goods_id: id, number: '60' }]);
    const body = await orderForm(call, mine, ids);
    await db.update(goods).set({ price: '11' }).where(eq(goods.id, id));
    const before = await ordersNow();
    const refused = await call('placeOrder', { body }, mine);
    expect(refused).toMatchObject({
      status: 409,
      code: 40901,
      message: '订单金额已由¥600.00变为¥660.00，请核对后重新提交',
      data: { checkout: { expected_total: '660.00', totals: { payable: '660.00' } } },
    });
    expect(await ordersNow()).toBe(before);
    expect(await stockOf(id)).toBe('100.000');
    const again = { ...body, expected_total: '660.00' };
    expect((await call('placeOrder', { body: again }, mine)).status).toBe(200);
  });

  it('[O2] names each unavailable line, and orders nothing', async () => {
    const a = await addGoods(db, { name: '阿胶' });
    const b = await addGoods(db, { name: '板蓝根颗粒' });
    const c = await addGoods(db, { name: '川贝枇杷膏' });
    const { ids } = await fillCart(
      call,
      mine,
      [a, b, c].map(({ id }) => ({ goods_id: id, number: '10' })),
    );
    const body = await orderForm(call, mine, ids);
    await db.update(goods).set({ onShelf: false }).where(eq(goods.id, a.id));
    await db.update(goods).set({ packStep: '4' }).where(eq(goods.id, b.id));
    const refused = await call('placeOrder', { body }, mine);
    expect(refused).toMatchObject({
      status: 409,
      code: 40902,
      data: {
        lines: [
          { goods_id: a.id, name: '阿胶', code: 'OFF_SHELF', available: '0' },
          { goods_id: b.id, name: '板蓝根颗粒', code: 'BELOW_PACK', available: '8' },
        ],
      },
    });
    expect(await stockOf(c.id)).toBe('100.000');
    const gone = await call(
      'placeOrder',
      { body: { ...body, ids: [999_999], idempotency_key: crypto.randomUUID() } },
      mine,
    );
    expect(gone).toMatchObject({ status: 409, data: { lines: [{ id: 999_999, code: 'LINE_GONE' }] } });
  });

  it('[O2] sells the last units once, even in simultaneous orders', async () => {
    const { id } = await addGoods(db, { stock: '6' });
    const sessions = await Promise.all(Array.from({ length: 8 }, async () => signIn((await addBuyer(db)).username)));
    const bodies = [];
    for (const session of sessions) {
      const { ids } = await fillCart(call, session, [{ goods_id: id, number: '2' }]);
      bodies.push({ session, body: await orderForm(call, session, ids) });
    }
    const answers = await Promise.all(bodies.map(({ session, body }) => call('placeOrder', { body }, session)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expect(answer).toMatchObject({
        code: 40902,
        data: { lines: [{ goods_id: id, code: 'NO_STOCK', available: '0' }] },
      });
    }
    expect(await stockOf(id)).toBe('0.000');
  });

  it.each(['day', 'week', 'month'] as const)(
    '[B5] counts a cap per %s over orders and linked stores',
    async (capPeriod) => {
      const { id } = await addGoods(db, { purchaseCap: '10', capPeriod });
      const store = await addBuyer(db);
      await db.insert(storeLink).values({ ownerId: buyerId, storeId: store.id });
      const theirs = await signIn(store.username);
      const first = await placeOrder(call, theirs, [{ goods_id: id, number: '6' }]);
      expect(first.status).toBe(200);
      const added = await call('addCartLines', { body: { params: [{ goods_id: id, number: '9' }] } }, mine);
      expect(added.data.results).toMatchObject([{ ok: true, number: '4', code: 'ADJUSTED' }]);
      const line = added.data.results[0]?.line_id ?? 0;
      expect((await call('placeOrder', { body: await orderForm(call, mine, [line]) }, mine)).status).toBe(200);
      const full = await call('addCartLines', { body: { params: [{ goods_id: id, number: '1' }] } }, mine);
      expect(full).toMatchObject({ status: 409, data: { results: [{ code: 'QUOTA_USED' }] } });
      await call('cancelOrder', { params: { id: first.data.id }, body: {} }, theirs);
      const back = await call('addCartLines', { body: { params: [{ goods_id: id, number: '9' }] } }, mine);
      expect(back.data.results).toMatchObject([{ ok: true, number: '6' }]);
    },
  );

  it('[B5] enforces a cap when linked stores order simultaneously', async () => {
    const { id } = await addGoods(db, { purchaseCap: '10', capPeriod: 'day' });
    const owner = await addBuyer(db);
    const stores = await Promise.all(Array.from({ length: 4 }, () => addBuyer(db)));
    await db.insert(storeLink).values(stores.map((store) => ({ ownerId: owner.id, storeId: store.id })));
    const forms = [];
    for (const { username } of stores) {
      const session = await signIn(username);
      const { ids } = await fillCart(call, session, [{ goods_id: id, number: '5' }]);
      forms.push({ session, body: await orderForm(call, session, ids) });
    }
    const answers = await Promise.all(forms.map(({ session, body }) => call('placeOrder', { body }, session)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ data: { lines: [{ code: 'QUOTA_USED' }] } });
  });

  it('[B5] enforces a cap per order over the lines of one order', async () => {
    const { id } = await addGoods(db, { purchaseCap: '10', capPeriod: 'order' });
    await addActivity(db, time.now, { kind: 'seckill', goods: [{ goodsId: id, price: '5', stock: '8' }] });
    await call('addCartLines', { body: { params: [{ goods_id: id, number: '8' }] } }, mine);
    const added = await call('addCartLines', { body: { params: [{ goods_id: id, number: '8', type: 0 }] } }, mine);
    const { data } = await call('getCart', {}, mine);
    expect(added.status).toBe(200);
    const checkout = await call('checkoutCart', { body: { ids: data.data.map((line) => line.id) } }, mine);
    expect(checkout.data.refused).toMatchObject([{ code: 'QUOTA_USED', available: '2' }]);
  });
});

describe('a big order', () => {
  it('[K1] [M3] of 500 lines is placed in full, to the cent', async () => {
    const goods = [];
    for (let index = 0; index < 500; index += 1)
      goods.push(await addGoods(db, { price: `${1 + index / 100}`, stock: '20' }));
    await addActivity(db, time.now, {
      kind: 'full_reduction',
      goods: goods.map(({ id }) => ({ goodsId: id })),
      tiers: [{ amount: '1000', money: '123.45' }],
    });
    const placed = await placeOrder(
      call,
      mine,
      goods.map(({ id }) => ({ goods_id: id, number: '7' })),
    );
    const detail = (await call('getOrder', { params: { id: placed.data.id } }, mine)).data;
    expect(detail.lines).toHaveLength(500);
    const cents = detail.lines.reduce((sum, { paid }) => sum + Math.round(Number(paid) * 100), 0);
    expect(cents).toBe(Math.round(Number(detail.amounts.total) * 100));
    expect(detail.amounts.reductions).toEqual([{ code: 'full_reduction', amount: '123.45' }]);
    expect(await auditMoney(db)).toEqual([]);
  });
});

describe('step 2', () => {
  it('returns the key that it is called with, and changes nothing; it says how to store the products', async () => {
    const { id } = await addGoods(db);
    await db.insert(goodsDetail).values({ goodsId: id, storage: '2～8℃冷藏' });
    const { ids } = await fillCart(call, mine, [{ goods_id: id, number: '1' }]);
    const first = await call('checkoutCart', { body: { ids } }, mine);
    const again = await call('checkoutCart', { body: { ids, idempotency_key: first.data.idempotency_key } }, mine);
    expect(again.data).toEqual(first.data);
    expect(first.data.storage).toEqual([{ goods_id: id, text: '2～8℃冷藏' }]);
    expect(await stockOf(id)).toBe('100.000');
  });

  it('[P8] ignores another buyer’s lines, addresses and coupons', async () => {
    const { id } = await addGoods(db);
    const theirs = await fillCart(call, other, [{ goods_id: id, number: '1' }]);
    expect(await call('checkoutCart', { body: { ids: theirs.ids } }, mine)).toMatchObject({
      status: 409,
      data: { lines: [{ code: 'LINE_GONE' }] },
    });
    const { ids } = await fillCart(call, mine, [{ goods_id: id, number: '1' }]);
    const body = { ...(await orderForm(call, mine, ids)), address_id: theirs.address.id };
    expect(await call('placeOrder', { body }, mine)).toMatchObject({
      status: 422,
      errors: { address_id: ['请选择收货地址'] },
    });
  });

  it('refuses missing or unknown values', async () => {
    expect((await call('placeOrder', { body: { ids: [1] } }, mine)).status).toBe(422);
    expect((await call('checkoutCart', { body: { ids: [1], delivery: 'balloon' } }, mine)).status).toBe(422);
    expect((await call('checkoutCart', { body: { ids: [1] } })).status).toBe(401);
  });
});
