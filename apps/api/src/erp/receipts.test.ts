import { addMoney, subtractMoney } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bankLine } from '#db/schema/bank-line.ts';
import { erpBuyer } from '#db/schema/erp-code.ts';
import { wallet } from '#db/schema/wallet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { makeKey, ask } = erpClient(desk);
const buyer = { id: 0, session: '' };
let [key, finance, goodsId] = ['', '', 0];

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房' })).id;
  buyer.session = await shop.signIn('mine');
  await db.insert(erpBuyer).values({ code: 'K-01', buyerId: buyer.id });
  finance = await desk.work('finance');
  key = await makeKey(await desk.work('owner'), ['receipts:write', 'orders:read']);
  await setSettings(db, { 'bank.bank': '某某银行', 'bank.name': '药集供应链', 'bank.account': '4402201009000999999' });
  goodsId = (await addGoods(db, {})).id;
});

const awaited = async () => {
  const { data } = await placeOrder(shop.call, buyer.session, [{ goods_id: goodsId, number: '2' }]);
  await shop.call('payOrder', { params: { id: data.id }, body: { method: 'bank' } }, buyer.session);
  return data;
};
const send = async (...rows: object[]) =>
  (await ask(key, 'sendReceipts', { body: { rows: rows.map((row) => ({ day: '2026-11-23', ...row })) } })).body;
const statusOf = async (no: string) => (await ask(key, 'getOrder', { params: { no } })).body.status;
const balance = async () => (await db.select().from(wallet).where(eq(wallet.buyerId, buyer.id)))[0]?.balance ?? '0.00';

it('pays orders, fills the balance, and changes nothing when it is sent again', async () => {
  const [one, two] = [await awaited(), await awaited()];
  const row = { code: 'R-1', amount: addMoney(one.total, two.total, '3.10'), orders: [one.order_no, two.order_no] };
  const rows = [row, { code: 'R-2', amount: '50', buyer: 'K-01' }, { code: 'R-3', amount: '9.90', payer: '某某' }];
  const first = await send(...rows);
  expect(first.rows.map(({ status }: { status: string }) => status)).toEqual(['created', 'created', 'created']);
  expect(first.rows[0].message).toBe('余款3.10元存入余额');
  expect([await statusOf(one.order_no), await statusOf(two.order_no), await balance()]).toEqual([
    'paid',
    'paid',
    '53.10',
  ]);
  expect(await send(...rows)).toMatchObject({ created: 0, updated: 0, unchanged: 3, refused: 0 });
  expect(await balance()).toBe('53.10');
  const [open] = await db.select().from(bankLine).where(eq(bankLine.serialNo, 'R-3'));
  expect(open).toMatchObject({ status: 'open', payer: '某某' });
  expect(await send({ code: 'R-3', amount: '9.90', buyer: 'K-01' })).toMatchObject({ updated: 1 });
  expect(await auditMoney(db)).toEqual([]);
});

it('[O4] settles the line of an order that was confirmed by hand, with its number or without, and books nothing', async () => {
  for (const [code, tradeNo] of [['H-1', 'H-1'], ['H-2']]) {
    const order = await awaited();
    await desk.call('acceptTransfer', { params: { id: order.id }, body: tradeNo ? { tradeNo } : {} }, finance);
    const before = await balance();
    const row = { code, amount: order.total, orders: [order.order_no] };
    expect(await send(row)).toMatchObject({ created: 1, refused: 0 });
    expect(await send(row)).toMatchObject({ unchanged: 1 });
    const [line] = await db
      .select()
      .from(bankLine)
      .where(eq(bankLine.serialNo, code ?? ''));
    expect(line).toMatchObject({ status: 'settled', orderId: order.id });
    // A second transfer is another one.
    expect(await send({ ...row, code: `${code}-2` })).toMatchObject({ refused: 1 });
    expect(await balance()).toBe(before);
  }
  expect(await auditMoney(db)).toEqual([]);
});

it('[O4] sends the rest to the balance if orders were confirmed by hand, and pays the others', async () => {
  const [one, two, next] = [await awaited(), await awaited(), await awaited()];
  for (const { id } of [one, two]) await desk.call('acceptTransfer', { params: { id }, body: {} }, finance);
  const before = await balance();
  const over = { code: 'H-5', amount: addMoney(one.total, '3.10'), orders: [one.order_no] };
  const several = { code: 'H-6', amount: addMoney(two.total, next.total), orders: [two.order_no, next.order_no] };
  const first = await send(over, several);
  expect(first).toMatchObject({ created: 2, refused: 0 });
  expect(first.rows[0].message).toBe('余款3.10元存入余额');
  expect(await statusOf(next.order_no)).toBe('paid');
  expect(await send(over, several)).toMatchObject({ unchanged: 2 });
  expect(await balance()).toBe(addMoney(before, '3.10'));
  expect(await auditMoney(db)).toEqual([]);
});

describe('[O4] money that may have paid an order confirmed by hand', () => {
  const confirm = async ({ id }: { id: number }) => desk.call('acceptTransfer', { params: { id }, body: {} }, finance);
  const lineOf = async (code: string) =>
    (await desk.call('listBankLines', { query: { keywords: code } }, finance)).data.list[0];
  const message = expect.stringContaining('请在工作台的银行流水处理');

  it('is left to a person, who sees whose it is, and books nothing however often it is sent', async () => {
    const [one, byHand, next] = [await awaited(), await awaited(), await awaited()];
    for (const order of [one, byHand]) await confirm(order);
    const row = { code: 'H-7', amount: addMoney(one.total, next.total), orders: [one.order_no, next.order_no] };
    const before = await balance();
    expect(await send(row)).toMatchObject({ created: 1, rows: [{ message }] });
    expect(await send(row)).toMatchObject({ unchanged: 1, rows: [{ message }] });
    expect([await statusOf(next.order_no), await balance()]).toEqual(['pending', before]);
    const line = await lineOf('H-7');
    expect(line).toMatchObject({ payer: '同和大药房', remark: row.orders.join(' '), certain: null });
    // A part of it, at the desk; then the ERP's word again.
    const choice = { lineId: line?.id ?? 0, orderId: one.id };
    await desk.call('settleBankLines', { body: { lines: [choice] } }, finance);
    expect(await send(row)).toMatchObject({ unchanged: 1, rows: [{ message }] });
    const body = { buyerId: buyer.id, orders: [next.id], isOther: 1 as const };
    await desk.call('splitBankLine', { params: { id: line?.id ?? 0 }, body }, finance);
    expect([await statusOf(next.order_no), await balance()]).toEqual(['paid', before]);
    const again = await send(row);
    expect(again).toMatchObject({ unchanged: 1 });
    expect(again.rows[0]).not.toHaveProperty('message');
    expect(await send({ code: 'H-8', amount: byHand.total, orders: [byHand.order_no] })).toMatchObject({ created: 1 });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('stays as the desk decided, which the row says', async () => {
    const [byHand, next] = [await awaited(), await awaited()];
    await confirm(byHand);
    const row = { code: 'H-9', amount: next.total, orders: [next.order_no] };
    await send(row);
    const choice = { lineId: (await lineOf('H-9'))?.id ?? 0, orderId: byHand.id };
    await desk.call('settleBankLines', { body: { lines: [choice] } }, finance);
    expect(await send(row)).toMatchObject({ unchanged: 1, rows: [{ message: '这笔流水已在工作台处理' }] });
    expect(await statusOf(next.order_no)).toBe('pending');
  });
});

it('changes nothing for a receipt that the desk has split with the balance', async () => {
  const order = await awaited();
  await send({ code: 'B-1', amount: '3', buyer: 'K-01' });
  const row = { code: 'B-2', amount: subtractMoney(order.total, '3'), payer: '同和大药房' };
  await send(row);
  const [line] = await db.select().from(bankLine).where(eq(bankLine.serialNo, 'B-2'));
  const body = { buyerId: buyer.id, orders: [order.id], fromBalance: '3.00' };
  const split = await desk.call('splitBankLine', { params: { id: line?.id ?? 0 }, body }, finance);
  expect(split.status).toBe(200);
  expect(await send({ ...row, orders: [order.order_no] })).toMatchObject({ unchanged: 1, refused: 0 });
});

it('refuses a row with its reason, and stores nothing of it', async () => {
  const order = await awaited();
  const answer = await send(
    { code: 'W-1', amount: '0.01', orders: [order.order_no] },
    { code: 'W-2', amount: '1', buyer: 'K-99' },
    { code: 'W-3', amount: '1', orders: ['209901010000000'] },
    { code: 'W-4', amount: '-1' },
    { code: 'W-5', amount: '0', buyer: 'K-01' },
    { code: 'R-1', day: '2026-11-22', amount: order.total, orders: [order.order_no] },
  );
  expect(answer.rows.map(({ status, field }: { status: string; field?: string }) => [status, field])).toEqual([
    ['refused', undefined],
    ['refused', 'buyer'],
    ['refused', undefined],
    ['refused', 'amount'],
    ['refused', 'amount'],
    ['refused', undefined],
  ]);
  expect(await statusOf(order.order_no)).toBe('pending');
  expect(await db.select().from(bankLine).where(eq(bankLine.serialNo, 'W-1'))).toEqual([]);
  expect(
    (await ask(await makeKey(await desk.work('owner'), ['orders:read']), 'sendReceipts', { body: { rows: [] } }))
      .status,
  ).toBe(403);
});

it('books a refund that was sent by bank, once', async () => {
  const order = await awaited();
  await send({ code: 'R-9', amount: order.total, orders: [order.order_no] });
  const cancel = { params: { id: order.id }, body: { reason: '买家不要了' } };
  expect((await desk.call('cancelOrder', cancel, finance)).status).toBe(200);
  const [refund] = (await ask(key, 'getOrder', { params: { no: order.order_no } })).body.refunds;
  expect(refund).toMatchObject({ status: 'pending', amount: order.total });
  const transfer = () => ask(key, 'sendRefundTransfer', { params: { id: refund.id }, body: { reference: ' T-77 ' } });
  expect((await transfer()).body.refunds).toMatchObject([{ status: 'done', reference: 'T-77' }]);
  expect((await transfer()).status).toBe(409);
  expect(await auditMoney(db)).toEqual([]);
});
