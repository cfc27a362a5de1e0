import { addMoney, chinaDay, subtractMoney } from '@yaoji/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { grantCredit } from '#testing/credit.ts';
import { startTestDesk } from '#testing/desk.ts';
import { grantMoney } from '#testing/money.ts';
import { settleReturn, shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { call, signIn, time } = shop;
let places = 0;

let finance = '';
let id = 0;
let mine = '';

beforeAll(async () => {
  finance = await desk.work('finance');
});

beforeEach(async () => {
  places += 1;
  const buyer = await addBuyer(db, { company: `同和大药房（${places}店）` });
  id = buyer.id;
  mine = await signIn(buyer.username);
  await grantCredit(db, id, '5000');
});

const buy = async (price: string) => {
  const goods = await addGoods(db, { price });
  const { data } = await placeOrder(call, mine, [{ goods_id: goods.id, number: '10' }]);
  const paid = await call('payOrder', { params: { id: data.id }, body: { method: 'credit' } }, mine);
  expect(paid.status).toBe(200);
  return data;
};
const credit = async () => (await call('getCredit', {}, mine)).data;
const opens = async () => (await credit()).debts.map(({ order_id, open }) => [order_id, open]);
const balance = async () => (await call('getWallet', {}, mine)).data.balance;
let keys = 0;
const repay = (amount: string, values: { pay_password?: string; idempotency_key?: string } = {}) => {
  keys += 1;
  const body = { amount, pay_password: '246810', idempotency_key: `repayment-number-${keys}`, ...values };
  return call('repayCredit', { body }, mine);
};

describe('[C294] a buyer repays from the balance', () => {
  it('in parts, the earliest due first, and frees the line again', async () => {
    const [first, second] = [await buy('100'), await buy('20')];
    await grantMoney(db, id, '1500.50');
    expect((await repay('300.50')).message).toBe('已还款');
    const left = subtractMoney(first.total, '300.50');
    expect(await opens()).toEqual([
      [first.id, left],
      [second.id, second.total],
    ]);
    await repay(addMoney(left, '50.00'));
    expect(await opens()).toEqual([[second.id, subtractMoney(second.total, '50.00')]]);
    expect((await call('getOrder', { params: { id: first.id } }, mine)).data.debt).toBeNull();
    const [entry] = (await call('listMoneyLog', { query: { use_type: 6 } }, mine)).data.list;
    expect(entry).toMatchObject({ remark: '账期还款', change: `-${addMoney(left, '50.00')}` });
    const { used, available } = await credit();
    expect(addMoney(used, available)).toBe('5000.00');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('never twice under one key, nor more than is owed or there is', async () => {
    const { total } = await buy('100');
    await grantMoney(db, id, '300');
    const idempotency_key = 'the-same-key-twice';
    const both = await Promise.all([repay('200.00', { idempotency_key }), repay('200.00', { idempotency_key })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await balance()).toBe('100.00');
    const owed = subtractMoney(total, '200.00');
    expect((await repay(addMoney(owed, '0.01'))).errors).toEqual({ amount: [`欠款只有¥${owed}`] });
    expect(await repay(owed)).toMatchObject({ status: 409, code: 40907 });
    expect((await repay('0.00')).status).toBe(422);
    expect((await repay('1.00', { pay_password: '111111' })).status).toBe(422);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('and gets only the repaid part of a return back', async () => {
    const { id: orderId, total } = await buy('100');
    await shipParcel(db, orderId, time.now);
    await grantMoney(db, id, total);
    await repay(subtractMoney(total, '30.00'));
    const { lines } = (await call('getOrder', { params: { id: orderId } }, mine)).data;
    const body = { lines: [{ line_id: lines[0]?.id ?? 0, number: '1' }], reason: '破损' };
    const { data } = await call('requestReturn', { params: { id: orderId }, body }, mine);
    await settleReturn(db, data.id, time.now);
    expect(await opens()).toEqual([]);
    expect(await balance()).toBe('100.00');
    const { events } = (await call('getOrder', { params: { id: orderId } }, mine)).data;
    expect(events.at(-1)?.note).toBe('退货退款¥100.00，已冲减账期欠款¥30.00、退至余额¥70.00');
    expect(await auditMoney(db)).toEqual([]);
  });
});

describe('a transfer of a buyer with debts', () => {
  const come = async (serialNo: string, amount: string) => {
    const line = { serialNo, day: '2026-11-23', amount, payer: `同和大药房(${places}店)` };
    await desk.call('addBankLine', { body: line }, finance);
    const { list } = (await desk.call('listBankLines', { query: {} }, finance)).data;
    return list.find((each) => each.serialNo === serialNo);
  };

  it('is said to be theirs, pays the debts once, and fills the balance with the rest', async () => {
    await setSettings(db, {
      'bank.bank': '某某银行',
      'bank.name': '药集供应链',
      'bank.account': '4402201009000999999',
    });
    const { total } = await buy('10');
    expect((await credit()).bank_account).toMatchObject({ note: '请附言账期还款' });
    const line = await come('D001', addMoney(total, '5.00'));
    expect(line).toMatchObject({ certain: null, payerId: id, payerOwes: total });
    const body = { buyerId: id };
    const both = await Promise.all(
      [1, 2].map(() => desk.call('splitBankLine', { params: { id: line?.id ?? 0 }, body }, finance)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 200)?.data).toEqual({
      paid: 0,
      rest: addMoney(total, '5.00'),
      repaid: total,
    });
    expect(await opens()).toEqual([]);
    expect(await balance()).toBe('5.00');
    expect(await auditMoney(db)).toEqual([]);
    const today = chinaDay(time.now);
    const { data } = await desk.call('getStatement', { query: { from: today, to: today } }, finance);
    const { opening, payment, refund, repayment, closing } = data.credit;
    expect(addMoney(opening, payment, refund, repayment)).toBe(closing);
    expect(data).toMatchObject({ agrees: 1, wallets: { repayment } });
  });

  it('names no buyer if another account has the same name, or the only one is not approved', async () => {
    await buy('10');
    await addBuyer(db, { company: `同和大药房 (${places}店)`, status: 'rejected' });
    expect(await come('D003', '1.00')).toMatchObject({ payerId: null, payerOwes: '0.00' });
    places += 1;
    await addBuyer(db, { company: `同和大药房（${places}店）`, status: 'pending' });
    expect(await come('D004', '1.00')).toMatchObject({ payerId: null, payerOwes: '0.00' });
  });

  it('of less pays a part', async () => {
    const { id: orderId, total } = await buy('10');
    const line = await come('D002', '7.50');
    await desk.call('splitBankLine', { params: { id: line?.id ?? 0 }, body: { buyerId: id } }, finance);
    expect(await opens()).toEqual([[orderId, subtractMoney(total, '7.50')]]);
    expect(await balance()).toBe('0.00');
    expect(await auditMoney(db)).toEqual([]);
  });
});
