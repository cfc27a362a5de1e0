import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { jobRunners } from '#jobs.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);
const runners = jobRunners(async () => 'success');
let mine = '';

const title = {
  title: '康宁大药房',
  tax_no: closeCreditCode('91510104MA6C8X7Q5'),
  address: '成都市锦江区红星路三段1号',
  phone: '028-86001234',
  bank: '演示银行成都支行',
  account: '4402201009000123456',
};

beforeAll(async () => {
  const { id } = await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
  const movement = { kind: 'recharge', change: '9000.00', orderId: null, reference: 'test', remark: '充值' } as const;
  await db.transaction((tx) => bookMoney(tx, id, movement, time.now));
});

const submit = async (invoice_kind: 'normal' | 'special') => {
  const { ids } = await fillCart(call, mine, [{ goods_id: (await addGoods(db)).id, number: '3' }]);
  return call('placeOrder', { body: { ...(await orderForm(call, mine, ids)), invoice_kind } }, mine);
};
const receive = async (order: { id: number }) => {
  const body = { method: 'balance', pay_password: '246810' } as const;
  await call('payOrder', { params: { id: order.id }, body }, mine);
  await shipParcel(db, order.id, time.now);
  await call('confirmOrder', { params: { id: order.id } }, mine);
  while ((await runDueJobs(db, runners, time.now, app.log)) > 0);
};
const invoices = async () => (await call('listInvoices', {}, mine)).data.list;

it('[K8] a special invoice can be wished for once the title data are complete', async () => {
  const refused = await submit('special');
  expect(refused).toMatchObject({ status: 422, errors: { invoice_kind: ['请先完善专用发票资料'] } });
  const plain = await submit('normal');
  await receive(plain.data);
  expect(await invoices()).toEqual([]);

  await call('changeInvoiceTitle', { body: title }, mine);
  const { data } = await submit('special');
  await receive(data);
  expect(await invoices()).toMatchObject([
    { kind: 'special', status: 'pending', title: title.title, order_ids: [data.id], amount: data.total },
  ]);
});
