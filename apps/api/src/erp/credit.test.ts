import { addMoney, chinaDay } from '@yaoji/domain';
import { beforeAll, expect, it } from 'vitest';
import { erpBuyer } from '#db/schema/erp-code.ts';
import { openTestDatabase } from '#db/testing.ts';
import { anonymise } from '#modules/identity/account-data/account-data.repository.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { makeKey, ask } = erpClient(desk);
const buyers: { id: number; username: string }[] = [];
let [key, owner] = ['', ''];

beforeAll(async () => {
  owner = await desk.work('owner');
  key = await makeKey(owner, ['credit:write']);
  for (const code of ['K-01', 'K-02', 'K-03']) {
    const buyer = await addBuyer(db);
    await db.insert(erpBuyer).values({ code, buyerId: buyer.id });
    buyers.push(buyer);
  }
});

const buyerOf = (at: number) => buyers[at] ?? { id: 0, username: '' };
const send = async (...rows: object[]) => (await ask(key, 'sendCreditLines', { body: { rows } })).body;
const lines = async (query: Record<string, string> = {}) => (await ask(key, 'listCreditLines', { query })).body;
const line = { code: 'K-01', amount: '5000', days: 30, graceDays: 5 };

const buy = async (at: number) => {
  const session = await shop.signIn(buyerOf(at).username);
  const goods = await addGoods(db, { price: '100' });
  const { data } = await placeOrder(shop.call, session, [{ goods_id: goods.id, number: '5' }]);
  const paid = await shop.call('payOrder', { params: { id: data.id }, body: { method: 'credit' } }, session);
  expect(paid.status).toBe(200);
  return data;
};

it('grants, changes and ends lines like the desk, and repeats harmlessly', async () => {
  const rows = [line, { code: 'K-02', amount: '8000.5', closingDay: 25, graceDays: 0, reason: '年度协议' }];
  expect(await send(...rows)).toMatchObject({ created: 2, refused: 0 });
  expect(await send(...rows, { code: 'K-03', amount: '0', days: 30, graceDays: 0 })).toMatchObject({ unchanged: 3 });
  expect((await lines()).list).toMatchObject([
    { code: 'K-01', amount: '5000.00', days: 30, closingDay: null, graceDays: 5, used: '0.00', available: '5000.00' },
    { code: 'K-02', amount: '8000.50', days: null, closingDay: 25, graceDays: 0, overdue: '0.00' },
  ]);
  expect(await send({ ...line, amount: '0', reason: '合作结束' })).toMatchObject({ updated: 1 });
  const params = { id: buyerOf(0).id };
  const { line: shown, decisions } = (await desk.call('getBuyerCredit', { params }, owner)).data;
  expect(shown).toMatchObject({ amount: '0.00', reason: '合作结束', operator: 'erp 总部ERP' });
  expect(decisions).toMatchObject([{ reason: '合作结束' }, { reason: 'ERP设置' }]);
  const { log } = (await desk.call('getBuyer', { params }, owner)).data;
  expect(log[0]).toMatchObject({
    operator: 'erp 总部ERP',
    before: { amount: '5000.00', days: 30, closingDay: null, graceDays: 5 },
    after: { amount: '0.00', reason: '合作结束' },
  });
});

it.each([
  [{ code: 'K-99' }, 'code', '没有此编码的客户'],
  [{ days: null }, 'days', '账期天数和还款日填一个'],
  [{ closingDay: 25 }, 'days', '账期天数和还款日填一个'],
  [{ days: 366 }, 'days', expect.any(String)],
  [{ amount: '-1' }, 'amount', expect.any(String)],
  [{ amount: 5000 }, 'amount', expect.any(String)],
  [{ graceDays: undefined }, 'graceDays', expect.any(String)],
])('refuses a row with %j, and writes the others', async (wrong, field, message) => {
  const before = (await lines()).list;
  const { rows } = await send({ ...line, ...wrong }, { code: 'K-02', amount: '8000.5', closingDay: 25, graceDays: 0 });
  expect(rows).toMatchObject([{ status: 'refused', field, message }, { status: 'unchanged' }]);
  expect((await lines()).list).toEqual(before);
});

it('reads used, available and overdue amounts, open debts, and a statement, page by page', async () => {
  await send({ ...line, days: 1, graceDays: 0 });
  const start = shop.time.now;
  const [first, second, third] = [await buy(0), await buy(1), await buy(1)];
  shop.time.now = new Date(start.getTime() + 3 * 24 * 3_600_000);
  const { list, next, hasMore } = await lines({ limit: '1' });
  expect(list).toMatchObject([{ code: 'K-01', used: first.total, overdue: first.total }]);
  expect([next, hasMore]).toEqual(['K-01', true]);
  const rest = await lines({ after: next });
  expect(rest).toMatchObject({ list: [{ code: 'K-02', used: addMoney(second.total, third.total) }], hasMore: false });

  const debts = async (query: Record<string, string>) => (await ask(key, 'listDebts', { query })).body;
  const page = await debts({ limit: '2' });
  expect(page).toMatchObject({
    list: [
      { orderNo: first.order_no, buyerCode: 'K-01', open: first.total, isOverdue: true },
      { orderNo: second.order_no, buyerCode: 'K-02', open: second.total, isOverdue: false },
    ],
    next: second.id,
    hasMore: true,
  });
  expect(await debts({ after: String(page.next) })).toMatchObject({ list: [{ orderId: third.id }], hasMore: false });

  const month = chinaDay(start).slice(0, 7);
  const { body } = await ask(key, 'getCreditStatement', { params: { code: 'K-02' }, query: { month } });
  expect(body).toMatchObject({ month, opening: '0.00', bought: addMoney(second.total, third.total), repaid: '0.00' });
  expect(body.entries).toMatchObject([
    { kind: 'order', orderNo: second.order_no, change: second.total, owed: second.total, method: null },
    { kind: 'order', orderNo: third.order_no, owed: body.closing },
  ]);
  shop.time.now = start;
  expect(await auditMoney(db)).toEqual([]);
});

it('needs its scope, a known code and an open account', async () => {
  const other = await makeKey(owner, ['buyers:write', 'orders:read']);
  for (const id of ['listCreditLines', 'listDebts'] as const) expect((await ask(other, id)).status).toBe(403);
  expect((await ask(other, 'sendCreditLines', { body: { rows: [line] } })).status).toBe(403);
  const query = { month: '2026-11' };
  expect((await ask(key, 'getCreditStatement', { params: { code: 'K-99' }, query })).status).toBe(404);
  await db.transaction((tx) => anonymise(tx, buyerOf(2).id, [], shop.time.now));
  expect((await send({ ...line, code: 'K-03' })).rows).toMatchObject([{ status: 'refused' }]);
});
