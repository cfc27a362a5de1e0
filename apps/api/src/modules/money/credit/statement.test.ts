import { addMoney, subtractMoney } from '@yaoji/domain';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { payment, refund } from '#db/schema/payment.ts';
import { moneyLog } from '#db/schema/wallet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { orderById } from '#modules/orders/order/index.ts';
import { cancelUnshipped, shortenOrder } from '#modules/orders/order-return/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { grantCredit } from '#testing/credit.ts';
import { startTestDesk } from '#testing/desk.ts';
import { grantMoney } from '#testing/money.ts';
import { settleReturn, shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { loadStatement } from './load-statement.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { call, time } = shop;

let id = 0;
let username = '';
let mine = '';
let finance = '';
const nos: Record<string, string> = {};
const totals: Record<string, string> = {};

/** Sessions end within weeks. */
const at = async (day: string, utc = '04:00:00') => {
  time.now = new Date(`${day}T${utc}Z`);
  mine = await shop.signIn(username);
  finance = await desk.work('finance');
};

const buy = async (name: string) => {
  const goods = await addGoods(db, { price: '100' });
  const { data } = await placeOrder(call, mine, [{ goods_id: goods.id, number: '5' }]);
  expect((await call('payOrder', { params: { id: data.id }, body: { method: 'credit' } }, mine)).status).toBe(200);
  nos[name] = data.order_no;
  totals[name] = data.total;
  return data.id;
};
const lineOf = async (orderId: number) =>
  (await call('getOrder', { params: { id: orderId } }, mine)).data.lines[0]?.id ?? 0;
const statementOf = (month: string) => loadStatement(db, id, month, time.now);

beforeAll(async () => {
  ({ id, username } = await addBuyer(db, { company: '同和大药房' }));
  await at('2026-10-20');
  await setSettings(db, { 'bank.bank': '某某银行', 'bank.name': '药集供应链', 'bank.account': '4402201009000999999' });
  await grantCredit(db, id, '9000', { days: 20 });
  await buy('october');
  // The last second of October in China.
  await at('2026-10-31', '15:59:59');
  await buy('late');
  await grantCredit(db, id, '9000', { days: 60 });

  await at('2026-11-02');
  const cancelled = await buy('cancelled');
  const returned = await buy('returned');
  await at('2026-11-05');
  await cancelUnshipped(db, await orderById(db, cancelled), '缺货', time.now);
  const short = { lineId: await lineOf(returned), quantity: '2' };
  await shortenOrder(db, await orderById(db, returned), { reason: '破损', isInStock: true, lines: [short] }, time.now);
  await shipParcel(db, returned, time.now);
  const lines = [{ line_id: await lineOf(returned), number: '1' }];
  const { data } = await call('requestReturn', { params: { id: returned }, body: { lines, reason: '破损' } }, mine);
  await settleReturn(db, data.id, time.now);
  await at('2026-11-10');
  await grantMoney(db, id, '50.51', time.now);
  const form = { amount: '50.51', pay_password: '246810', idempotency_key: 'november-repayment' };
  expect((await call('repayCredit', { body: form }, mine)).status).toBe(200);
  await at('2026-11-12');
  const transfer = { serialNo: 'T-1112', day: '2026-11-12', amount: '30.02', payer: '同和大药房' };
  await desk.call('addBankLine', { body: transfer }, finance);
  const [line] = (await desk.call('listBankLines', { query: {} }, finance)).data.list;
  await desk.call('splitBankLine', { params: { id: line?.id ?? 0 }, body: { buyerId: id } }, finance);
  await at('2026-12-03');
});

it('lists each purchase, reduction and repayment of a month with its cause, way and reference', async () => {
  const { statement } = await statementOf('2026-11');
  expect(
    statement.entries.map(({ kind, orderNo, change, method, reference }) => [kind, orderNo, change, method, reference]),
  ).toEqual([
    ['order', nos.cancelled, totals.cancelled, null, null],
    ['order', nos.returned, totals.returned, null, null],
    ['cancellation', nos.cancelled, `-${totals.cancelled}`, null, null],
    ['shortage', nos.returned, '-200.00', null, expect.stringMatching(/^\d+$/)],
    ['return', nos.returned, '-100.00', null, expect.stringMatching(/^\d+$/)],
    ['repayment', nos.october, '-50.51', 'balance', expect.stringMatching(/^\d+$/)],
    ['repayment', nos.october, '-30.02', 'bank', 'T-1112'],
  ]);
});

it('agrees to the cent with orders, refunds, repayments, the books and the open debts', async () => {
  const { statement } = await statementOf('2026-11');
  const { opening, bought, refunded, repaid, closing } = statement;
  expect(opening).toBe(addMoney(totals.october ?? 0, totals.late ?? 0));
  expect(bought).toBe(addMoney(totals.cancelled ?? 0, totals.returned ?? 0));
  const refunds = await db
    .select({ amount: refund.amount })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.target, 'credit'));
  expect(refunded).toBe(addMoney(...refunds.map(({ amount }) => amount)));
  const paid = await db
    .select({ change: moneyLog.change })
    .from(moneyLog)
    .where(and(eq(moneyLog.buyerId, id), eq(moneyLog.kind, 'repayment')));
  expect(repaid).toBe(subtractMoney('0', addMoney(...paid.map(({ change }) => change))));
  const query = { from: '2026-11-01', to: '2026-11-30' };
  const { credit } = (await desk.call('getStatement', { query }, finance)).data;
  expect(credit).toEqual({
    opening,
    payment: bought,
    refund: `-${refunded}`,
    repayment: `-${repaid}`,
    closing,
  });
  expect((await call('getCredit', {}, mine)).data.used).toBe(closing);
  expect(await auditMoney(db)).toEqual([]);
});

it('closes a month with the debts that open the next', async () => {
  const [september, october, november, december] = await Promise.all(
    ['2026-09', '2026-10', '2026-11', '2026-12'].map(statementOf),
  );
  expect(september?.statement).toMatchObject({ opening: '0.00', closing: '0.00', entries: [] });
  expect(october?.statement.opening).toBe(september?.statement.closing);
  expect(november?.statement.opening).toBe(october?.statement.closing);
  expect(december).toMatchObject({
    endsOn: '2026-12-03',
    statement: { opening: november?.statement.closing, closing: november?.statement.closing, entries: [] },
  });
});

it('has the debts that were overdue at its end', async () => {
  expect((await statementOf('2026-10')).overdue).toBe('0.00');
  const left = subtractMoney(addMoney(totals.october ?? 0, totals.late ?? 0), '80.53');
  expect((await statementOf('2026-11')).overdue).toBe(left);
});

const download = (query: string) =>
  shop.app.inject({ url: `/api/user/credit/statement?${query}`, headers: { cookie: mine } });

it('[C296] is a PDF, or a table whose figures add up, and the same file for buyer and finance', async () => {
  const { statement, overdue } = await statementOf('2026-11');
  const pdf = await download('month=2026-11');
  expect(decodeURIComponent(String(pdf.headers['content-disposition']))).toContain('对账单2026-11.pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true });
  const { opening, bought, refunded, repaid, closing } = statement;
  expect(text.replaceAll(/\s/g, '')).toContain(
    `期初欠款¥${opening}＋购货¥${bought}－冲减¥${refunded}－还款¥${repaid}＝期末欠款¥${closing}，其中已逾期¥${overdue}`,
  );
  for (const words of ['同和大药房', 'T-1112', nos.returned ?? '?']) expect(text).toContain(words);

  const xlsx = await download('month=2026-11&format=xlsx');
  const sheet = strFromU8(unzipSync(new Uint8Array(xlsx.rawPayload))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([row]) =>
    [...row.matchAll(/<c(?:\/>|[^>]*>(.*?)<\/c>)/g)].map(([, cell = '']) => cell.replaceAll(/<.*?>/g, '')),
  );
  const [, first, ...rest] = rows;
  const [sum, last, late] = rest.splice(-3);
  expect(first).toEqual(['2026-11-01', '期初欠款', '', '', '', '', '', '', opening]);
  expect(sum?.slice(6, 8)).toEqual([6, 7].map((column) => addMoney(...rest.map((row) => row[column] || '0'))));
  expect(subtractMoney(addMoney(opening, sum?.[6] ?? ''), sum?.[7] ?? '')).toBe(closing);
  expect([last?.[8], late?.[8]]).toEqual([closing, overdue]);

  const url = `/desk/api/credit/${id}/statement?month=2026-11&format=xlsx`;
  const same = await desk.app.inject({ url, headers: { cookie: finance } });
  expect(same.rawPayload.equals(xlsx.rawPayload)).toBe(true);
});

it('is no one else’s, and of no month to come', async () => {
  const other = await shop.signIn((await addBuyer(db)).username);
  const url = '/api/user/credit/statement?month=2026-11&format=xlsx';
  const file = (await shop.app.inject({ url, headers: { cookie: other } })).rawPayload;
  const sheet = strFromU8(unzipSync(new Uint8Array(file))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain(nos.returned);
  expect((await download('month=2027-01')).json()).toMatchObject({
    code: 422,
    errors: { month: ['该月份还没有开始'] },
  });
  expect((await download('month=2026-13')).json()).toMatchObject({ code: 422 });
  const warehouse = await desk.work('warehouse');
  const denied = `/desk/api/credit/${id}/statement?month=2026-11&format=pdf`;
  expect((await desk.app.inject({ url: denied, headers: { cookie: warehouse } })).statusCode).toBe(403);
});
