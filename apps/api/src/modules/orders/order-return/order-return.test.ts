import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { goods } from '#db/schema/goods.ts';
import { refund } from '#db/schema/payment.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { doneOrder, paidOrder, settleReturn, shippedOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { approveReturn, receiveReturn, refundReturn, refuseReturn, returnsIn } from './index.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const app = await startTestApp(db);
const { call, signIn, time } = app;
const buyer = { id: 0, session: '' };
const world = { db, app, buyer };
let other = '';

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine' })).id;
  await addBuyer(db, { username: 'other' });
  buyer.session = await signIn('mine');
  other = await signIn('other');
  await setSettings(db, { 'seller.returnAddress': '成都市双流区物流大道8号 药集退货组' });
});

const detail = async (id: number) => (await call('getOrder', { params: { id } }, buyer.session)).data;
const shown = async (id: number) => (await call('getReturn', { params: { id } }, buyer.session)).data;
const balance = async () => (await call('getWallet', {}, buyer.session)).data.balance;
const stock = async (id: number) => (await db.select().from(goods).where(eq(goods.id, id)))[0]?.stock;

const ask = (id: number, lines: { line_id: number; number: string }[], session = buyer.session) =>
  call('requestReturn', { params: { id }, body: { lines, reason: '包装破损' } }, session);

/** A completed order of one product and its only line. */
const done = async (number: string, price = '10.00') => {
  const { id: goodsId } = await addGoods(db, { price, stock: '50' });
  const { id } = await doneOrder(world, [{ goods_id: goodsId, number }]);
  const line = (await detail(id)).lines[0]?.id ?? 0;
  return { id, line, goodsId };
};

describe('returns', () => {
  it('[C130] [C131] go from requested to refunded, money to the balance and units to their batch', async () => {
    const { id, line, goodsId } = await done('6');
    const before = await balance();
    const asked = await ask(id, [{ line_id: line, number: '2' }]);
    expect(asked).toMatchObject({ status: 200, message: '退货申请已提交' });
    const returnId = asked.data.id;
    expect(await shown(returnId)).toMatchObject({
      order_id: id,
      status: 'applied',
      refund: '20.00',
      refund_to: 'balance',
      return_address: null,
      lines: [{ number: '2', refund: '20.00', line: { id: line } }],
    });
    expect(await detail(id)).toMatchObject({
      returnable: [{ line_id: line, number: '4', returned: '2', refunded: '20.00' }],
      returns: [{ id: returnId, status: 'applied', refund: '20.00' }],
    });
    expect(await returnsIn(db, ['applied'], 200)).toMatchObject([{ id: returnId, reason: '包装破损' }]);
    await approveReturn(db, returnId, time.now);
    expect(await shown(returnId)).toMatchObject({ status: 'agreed', return_address: expect.stringContaining('双流') });
    await receiveReturn(db, returnId, {}, time.now);
    expect(await shown(returnId)).toMatchObject({ status: 'returning' });
    expect(await stock(goodsId)).toBe('46.000');
    await refundReturn(db, returnId, time.now);
    const refunded = await shown(returnId);
    expect(refunded.status).toBe('refunded');
    expect(refunded.events.map(({ status }) => status)).toEqual(['applied', 'agreed', 'returning', 'refunded']);
    expect(Number(await balance()) - Number(before)).toBeCloseTo(20, 5);
    expect((await detail(id)).events.at(-1)).toMatchObject({ kind: 'refunded', note: '退货退款¥20.00至余额' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[M3] [K5] of single units refund exactly the line’s payment in total', async () => {
    const { id: goodsId } = await addGoods(db, { price: '3.3333' });
    const order = await doneOrder(world, [{ goods_id: goodsId, number: '3' }]);
    const { lines } = await detail(order.id);
    expect(lines[0]?.paid).toBe('9.99');
    const line = lines[0]?.id ?? 0;
    const refunds = [];
    for (const number of ['1', '1', '1']) {
      const { data } = await ask(order.id, [{ line_id: line, number }]);
      await settleReturn(db, data.id, time.now);
      refunds.push((await shown(data.id)).refund);
    }
    expect(refunds).toEqual(['3.33', '3.33', '3.33']);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[K5] refund exactly the payment even if one of them was refused', async () => {
    const { id, line } = await done('3', '3.34');
    await db.execute(`update order_line set paid = amount where id = ${line}`);
    const one = await ask(id, [{ line_id: line, number: '1' }]);
    const two = await ask(id, [{ line_id: line, number: '1' }]);
    await refuseReturn(db, one.data.id, '已超过退货期限', time.now);
    expect(await shown(one.data.id)).toMatchObject({ status: 'refused', answer: '已超过退货期限' });
    const rest = await ask(id, [{ line_id: line, number: '2' }]);
    await settleReturn(db, two.data.id, time.now);
    await settleReturn(db, rest.data.id, time.now);
    const total = Number((await shown(two.data.id)).refund) + Number((await shown(rest.data.id)).refund);
    expect(total.toFixed(2)).toBe('10.02');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O5] restore coupons once nothing of the order is left', async () => {
    const { id: goodsId } = await addGoods(db, { price: '100.00' });
    const period = { startsAt: new Date(time.now.getTime() - 1000), endsAt: new Date(time.now.getTime() + 9e8) };
    const [rule] = await db
      .insert(coupon)
      .values({ title: '满100减10', threshold: '100', money: '10', validDays: 30, total: 10, ...period })
      .returning();
    const [piece] = await db
      .insert(buyerCoupon)
      .values({ buyerId: buyer.id, couponId: rule?.id ?? 0, expiresAt: period.endsAt })
      .returning();
    await db
      .update(coupon)
      .set({ claimed: 1 })
      .where(eq(coupon.id, rule?.id ?? 0));
    const order = await doneOrder(world, [{ goods_id: goodsId, number: '2' }]);
    const { lines, amounts } = await detail(order.id);
    expect(amounts.reductions).toEqual([{ code: 'coupon', amount: '10.00' }]);
    const line = lines[0]?.id ?? 0;
    const used = async () => {
      const [row] = await db
        .select()
        .from(buyerCoupon)
        .where(eq(buyerCoupon.id, piece?.id ?? 0));
      return row?.usedAt !== null;
    };
    await settleReturn(db, (await ask(order.id, [{ line_id: line, number: '1' }])).data.id, time.now);
    expect(await used()).toBe(true);
    await settleReturn(db, (await ask(order.id, [{ line_id: line, number: '1' }])).data.id, time.now);
    expect(await used()).toBe(false);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('write off units that cannot be sold again', async () => {
    const { id, line, goodsId } = await done('5');
    const { data } = await ask(id, [{ line_id: line, number: '3' }]);
    await settleReturn(db, data.id, time.now, { writeOff: [line] });
    expect(await stock(goodsId)).toBe('45.000');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O6] restore the batches that the units came from', async () => {
    const batches = [
      { batchNo: 'A1', expiry: '2027-06-30', quantity: '2' },
      { batchNo: 'A2', expiry: '2028-06-30', quantity: '9' },
    ];
    const { id: goodsId } = await addGoods(db, { batches });
    const order = await doneOrder(world, [{ goods_id: goodsId, number: '4' }]);
    const line = (await detail(order.id)).lines[0]?.id ?? 0;
    await settleReturn(db, (await ask(order.id, [{ line_id: line, number: '3' }])).data.id, time.now);
    await settleReturn(db, (await ask(order.id, [{ line_id: line, number: '1' }])).data.id, time.now);
    expect(await stock(goodsId)).toBe('11.000');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('are refunded through the paying provider, once', async () => {
    const { id: goodsId } = await addGoods(db);
    const order = await doneOrder(world, [{ goods_id: goodsId, number: '1' }]);
    await db.execute(`update orders set payment_method = 'sandbox' where id = ${order.id}`);
    await db.execute(`update payment set method = 'sandbox' where order_id = ${order.id}`);
    const before = await balance();
    const line = (await detail(order.id)).lines[0]?.id ?? 0;
    const { data } = await ask(order.id, [{ line_id: line, number: '1' }]);
    expect((await shown(data.id)).refund_to).toBe('provider');
    await settleReturn(db, data.id, time.now);
    const rows = await db
      .select()
      .from(refund)
      .where(eq(refund.reason, `return:${data.id}`));
    expect(rows).toMatchObject([{ amount: '12.80', target: 'provider', status: 'pending' }]);
    expect(await balance()).toBe(before);
    await expect(refundReturn(db, data.id, time.now)).rejects.toMatchObject({ code: 'returnChanged' });
  });

  it('[C130] require a shipped order', async () => {
    const { id: goodsId } = await addGoods(db);
    const paid = await paidOrder(world, [{ goods_id: goodsId, number: '1' }]);
    const line = (await detail(paid.id)).lines[0]?.id ?? 0;
    expect(await ask(paid.id, [{ line_id: line, number: '1' }])).toMatchObject({
      code: 40904,
      message: '订单发货后才能申请退货',
    });
    expect((await detail(paid.id)).actions.return).toBe(0);
    const shipped = await shippedOrder(world, [{ goods_id: goodsId, number: '1' }]);
    expect((await detail(shipped.id)).actions.return).toBe(1);
  });

  it('[C130] name the invalid field', async () => {
    const { id, line } = await done('2');
    const wrong = async (lines: { line_id: number; number: string }[], body = {}) =>
      call('requestReturn', { params: { id }, body: { lines, reason: '破损', ...body } }, buyer.session);
    expect(await wrong([{ line_id: line, number: '3' }])).toMatchObject({
      status: 422,
      errors: { 'lines[0][number]': [expect.stringMatching(/最多还能退2盒$/)] },
    });
    expect(await wrong([{ line_id: line, number: '0' }])).toMatchObject({ message: '请填写退货数量' });
    expect(await wrong([{ line_id: 999_999, number: '1' }])).toMatchObject({ message: '订单中没有这个商品' });
    const one = { line_id: line, number: '1' };
    expect(await wrong([one, one])).toMatchObject({ errors: { 'lines[1][line_id]': ['同一商品请只填一次'] } });
    expect(await wrong([one], { reason: '　' })).toMatchObject({ errors: { reason: ['请填写退货原因'] } });
    expect((await detail(id)).returns).toEqual([]);
  });

  it('[P8] are invisible to other buyers', async () => {
    const { id, line } = await done('2');
    expect((await ask(id, [{ line_id: line, number: '1' }], other)).status).toBe(404);
    const { data } = await ask(id, [{ line_id: line, number: '1' }]);
    expect((await call('getReturn', { params: { id: data.id } }, other)).status).toBe(404);
    expect((await call('getReturn', { params: { id: data.id } })).status).toBe(401);
  });

  it('requested twelve times at once never exceed the purchase', async () => {
    const { id, line } = await done('5');
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(id, [{ line_id: line, number: '1' }])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
    expect((await detail(id)).returnable).toEqual([]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('refunded simultaneously are paid back once', async () => {
    const { id, line } = await done('2');
    const { data } = await ask(id, [{ line_id: line, number: '2' }]);
    await approveReturn(db, data.id, time.now);
    await receiveReturn(db, data.id, {}, time.now);
    const before = Number(await balance());
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => refundReturn(db, data.id, time.now)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(Number(await balance()) - before).toBeCloseTo(20, 5);
  });

  it('refuse an unknown one', async () => {
    await expect(approveReturn(db, 999_999, time.now)).rejects.toMatchObject({ code: 'returnMissing' });
  });
});
