import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { orderById } from '#modules/orders/order/index.ts';
import { cancelUnshipped, shortenOrder } from '#modules/orders/order-return/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { grantCredit } from '#testing/credit.ts';
import { settleReturn, shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

// Payments that run at once need a database server.
const { db } = await openTestDatabase('server', { maxConnections: 20 });
const first = await startTestApp(db);
const second = await startTestApp(db);
const { call, signIn, time } = first;
const dayMs = 24 * 3_600_000;

let id = 0;
let mine = '';

beforeEach(async () => {
  const buyer = await addBuyer(db);
  id = buyer.id;
  mine = await signIn(buyer.username);
});

/** An unpaid order of 500.00, shipping included. */
const place = async (values: Parameters<typeof addGoods>[1] = {}) => {
  const goods = await addGoods(db, { price: '100', ...values });
  return (await placeOrder(call, mine, [{ goods_id: goods.id, number: '5' }])).data;
};

const pay = (orderId: number, app = first) =>
  app.call('payOrder', { params: { id: orderId }, body: { method: 'credit' } }, mine);
const credit = async () => (await call('getCredit', {}, mine)).data;
const methods = async (orderId: number) =>
  (await call('getOrderPayment', { params: { id: orderId } }, mine)).data.methods.filter(
    ({ method }) => method === 'credit',
  );

const bought = async () => {
  const { id: orderId, total } = await place();
  expect((await pay(orderId)).status).toBe(200);
  return { orderId, total };
};

describe('buying on account', () => {
  it('does not exist for a buyer without a line', async () => {
    const { id: orderId } = await place();
    expect(await methods(orderId)).toEqual([]);
    expect((await call('getWallet', {}, mine)).data.credit).toBeNull();
    expect((await call('getCart', {}, mine)).data.credit).toBeNull();
    expect(await pay(orderId)).toMatchObject({
      status: 409,
      message: '未开通账期，需要开通请在余额管理向供货方财务申请',
    });
  });

  it('[C293] takes the order, which is to be paid by its due day, and repeats harmlessly', async () => {
    await grantCredit(db, id, '1000', { graceDays: 5 });
    const { orderId, total } = await bought();
    expect((await pay(orderId)).message).toBe('订单已付款');
    const { data: order } = await call('getOrder', { params: { id: orderId } }, mine);
    expect(order).toMatchObject({ status: 'paid', payment: { method: 'credit' }, debt: { open: total } });
    expect(order.events.at(-1)?.note).toMatch(/^账期支付，待还款，\d{4}-\d\d-\d\d到期$/);
    expect(await credit()).toMatchObject({
      amount: '1000.00',
      used: total,
      overdue: '0.00',
      terms: '30天账期，宽限5天',
    });
    expect((await credit()).debts).toHaveLength(1);
    const { used, available } = await credit();
    const cart = (await call('getCart', {}, mine)).data;
    expect(cart.credit).toEqual({ amount: '1000.00', used, available, overdue: '0.00' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('is refused above the line and while a debt is overdue, with the way out', async () => {
    await grantCredit(db, id, '700', { days: 1 });
    await bought();
    const { id: orderId } = await place();
    const short = await pay(orderId);
    expect(short).toMatchObject({ status: 409, code: 40904 });
    expect(short.message).toMatch(/^账期可用额度¥\d+\.\d\d，还差¥\d+\.\d\d；请先还款或改用其他方式/);
    expect(await methods(orderId)).toMatchObject([{ available: 0, reason: short.message }]);
    await grantCredit(db, id, '9000');
    expect(await methods(orderId)).toMatchObject([{ available: 1 }]);
    time.now = new Date(time.now.getTime() + 3 * dayMs);
    const late = await place();
    expect((await pay(late.id)).message).toMatch(/^有¥\d+\.\d\d账款已逾期/);
    time.now = new Date(time.now.getTime() - 3 * dayMs);
  });

  it('[B7] is refused for products with ephedrine', async () => {
    await grantCredit(db, id, '9000');
    const { id: orderId } = await place({ containsEphedrine: true });
    expect((await pay(orderId)).message).toBe('含麻黄碱类复方制剂，不能用账期支付');
  });

  it('never exceeds the line, however many orders are paid at once on two servers', async () => {
    const orders = [];
    for (let count = 0; count < 6; count += 1) orders.push(await place());
    const total = Number(orders[0]?.total);
    await grantCredit(db, id, (total * 2 + 1).toFixed(2));
    const answers = await Promise.all(orders.map((order, at) => pay(order.id, at % 2 === 0 ? first : second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await credit()).toMatchObject({ used: (total * 2).toFixed(2), available: '1.00' });
    expect(await auditMoney(db)).toEqual([]);
  });
});

describe('what is not delivered or returned', () => {
  beforeEach(() => grantCredit(db, id, '5000'));

  const balance = async () => (await call('getWallet', {}, mine)).data.balance;

  it('of a cancelled order is owed no more', async () => {
    const { orderId } = await bought();
    await cancelUnshipped(db, await orderById(db, orderId), '缺货', time.now);
    expect(await credit()).toMatchObject({ used: '0.00', debts: [] });
    expect(await balance()).toBe('0.00');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('of a short delivery reduces the debt', async () => {
    const { orderId, total } = await bought();
    const { lines } = (await call('getOrder', { params: { id: orderId } }, mine)).data;
    const short = { lineId: lines[0]?.id ?? 0, quantity: '2' };
    await shortenOrder(db, await orderById(db, orderId), { reason: '破损', isInStock: true, lines: [short] }, time.now);
    expect(await credit()).toMatchObject({ used: (Number(total) - 200).toFixed(2) });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('by a return reduces the debt', async () => {
    const { orderId, total } = await bought();
    await shipParcel(db, orderId, time.now);
    const { lines } = (await call('getOrder', { params: { id: orderId } }, mine)).data;
    const body = { lines: [{ line_id: lines[0]?.id ?? 0, number: '1' }], reason: '破损' };
    const { data } = await call('requestReturn', { params: { id: orderId }, body }, mine);
    await settleReturn(db, data.id, time.now);
    expect((await call('getReturn', { params: { id: data.id } }, mine)).data).toMatchObject({
      status: 'refunded',
      refund_to: 'credit',
    });
    expect(await credit()).toMatchObject({ used: (Number(total) - 100).toFixed(2) });
    expect(await balance()).toBe('0.00');
    expect(await auditMoney(db)).toEqual([]);
  });
});
