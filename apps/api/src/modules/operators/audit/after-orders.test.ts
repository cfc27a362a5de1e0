import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { addGoods } from '#testing/catalogue.ts';
import { issueWithFiles } from '#testing/e-invoice.ts';
import { doneOrder, settleReturn } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { auditMoney } from './audit-money.ts';

const { db } = await openTestDatabase();
const app = await startTestApp(db);
const { call, signIn, time } = app;
const buyer = { id: 0, session: '' };

/** An invoiced order of two lines, one of them returned and refunded. */
beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine' })).id;
  buyer.session = await signIn('mine');
  await setSettings(db, { 'seller.name': '药集供应链', 'seller.taxNo': closeCreditCode('91510107MA6CXY123') });
  const first = await addGoods(db);
  const second = await addGoods(db);
  const { id } = await doneOrder({ db, app, buyer }, [
    { goods_id: first.id, number: '4' },
    { goods_id: second.id, number: '2' },
  ]);
  const title = { title: '康宁大药房', tax_no: closeCreditCode('91510104MA6C8X7Q5') };
  const asked = await call('requestInvoice', { body: { order_ids: [id], kind: 'normal', ...title } }, buyer.session);
  await issueWithFiles(db, asked.data.id, time.now);
  const { lines } = (await call('getOrder', { params: { id } }, buyer.session)).data;
  const body = { lines: [{ line_id: lines[0]?.id ?? 0, number: '1' }], reason: '破损' };
  const { data } = await call('requestReturn', { params: { id }, body }, buyer.session);
  await settleReturn(db, data.id, time.now);
});

class Undone extends Error {}

/** The rules that find a breach, which is then rolled back. */
const found = async (breach: string): Promise<string[]> => {
  let rules: string[] = [];
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(breach));
      rules = (await auditMoney(tx)).map(({ rule }) => rule);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return rules;
};

it('finds nothing in valid data', async () => {
  expect(await auditMoney(db)).toEqual([]);
});

it.each([
  ['update order_line set buyer_id = buyer_id + 1', 'lineBuyer'],
  ['update refund set amount = amount + 1', 'balanceRefund'],
  ['update refund set amount = amount + 1', 'paidOnce'],
  ["update refund set status = 'pending'", 'returnRefund'],
  ["update order_return set status = 'returning'", 'returnRefund'],
  ['update order_return_line set quantity = 9', 'returnLimit'],
  ['update order_return_line set refund = 999', 'returnLimit'],
  ['update order_return_batch set is_restocked = false', 'restocked'],
  ["delete from stock_log where reason = 'return'", 'restocked'],
  ['update invoice_line set tax = tax + 0.01 where tax > 0', 'invoiceSum'],
  ['update invoice_line set quantity = quantity + 9', 'billedUnits'],
  ['delete from shipment_batch', 'parcelUnits'],
  ['delete from invoice where reverses_id is not null', 'invoiceLimit'],
])('finds a breach: %s', async (breach, rule) => {
  expect(await found(breach)).toContain(rule);
});
