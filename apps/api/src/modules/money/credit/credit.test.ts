import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const sessions = { owner: '', finance: '', sales: '' };
let id = 0;
let holder = '';

beforeAll(async () => {
  for (const role of ['owner', 'finance', 'sales'] as const) sessions[role] = await desk.work(role);
});
beforeEach(async () => {
  const added = await addBuyer(db);
  id = added.id;
  holder = await shop.signIn(added.username);
});

const thirtyDays = { amount: '5000', days: 30, graceDays: 5, reason: '年度协议' };
const set = (values: Partial<typeof thirtyDays & { closingDay: number }> = {}, session = sessions.finance) =>
  desk.call('setBuyerCredit', { params: { id }, body: { ...thirtyDays, ...values } }, session);

it('finance grants a line, changes and ends it, and each decision stays with its author', async () => {
  expect((await set()).data).toMatchObject({
    line: { amount: '5000.00', days: 30, closingDay: null, graceDays: 5, reason: '年度协议' },
    used: '0.00',
    available: '5000.00',
  });
  expect((await shop.call('getWallet', {}, holder)).data.credit).toMatchObject({ amount: '5000.00' });
  const { days: _, ...monthly } = thirtyDays;
  const body = { ...monthly, closingDay: 25, amount: '8000', reason: '改为月结' };
  await desk.call('setBuyerCredit', { params: { id }, body }, sessions.owner);
  const { data } = await set({ amount: '0', reason: '合作结束' });
  expect(data.decisions.map(({ amount, reason }) => [amount, reason])).toEqual([
    ['0.00', '合作结束'],
    ['8000.00', '改为月结'],
    ['5000.00', '年度协议'],
  ]);
  expect(new Set(data.decisions.map(({ operator }) => operator)).size).toBe(2);
  expect((await shop.call('getWallet', {}, holder)).data.credit).toBeNull();
});

it('a line has days or a closing day, and only finance and owners decide about it', async () => {
  expect((await set({ closingDay: 25 })).errors).toEqual({ days: ['账期天数和还款日填一个'] });
  expect((await set({ amount: 'viel' })).status).toBe(422);
  expect((await set({}, sessions.sales)).status).toBe(403);
  expect((await desk.call('getBuyerCredit', { params: { id } }, sessions.sales)).data).toMatchObject({ line: null });
  expect((await desk.call('getBuyerCredit', { params: { id: 999_999 } }, sessions.sales)).status).toBe(404);
});

it('an order on account shows its open amount and due day', async () => {
  await set();
  const goods = await addGoods(db, { price: '100' });
  const { data } = await placeOrder(shop.call, holder, [{ goods_id: goods.id, number: '5' }]);
  await shop.call('payOrder', { params: { id: data.id }, body: { method: 'credit' } }, holder);
  const order = (await desk.call('getOrder', { params: { id: data.id } }, sessions.finance)).data;
  expect(order).toMatchObject({ status: 'paid', paymentMethod: 'credit', debt: { open: data.total, isOverdue: 0 } });
  const { debts, used } = (await desk.call('getBuyerCredit', { params: { id } }, sessions.finance)).data;
  expect(debts).toMatchObject([{ orderId: data.id, orderNo: order.no, open: data.total }]);
  expect(used).toBe(data.total);
});

it('[C322] a buyer asks for a line once; finance grants another sum or declines with a word', async () => {
  const ask = (amount: string) => shop.call('requestCredit', { body: { amount, reason: '旺季备货' } }, holder);
  const credit = async () => (await desk.call('getBuyerCredit', { params: { id } }, sessions.finance)).data;
  const asking = async () =>
    (await desk.call('listBuyers', { query: { status: 'credit' } }, sessions.finance)).data.list.map((row) => row.id);
  const work = async () =>
    (await desk.call('listWork', {}, sessions.finance)).data.find(({ kind }) => kind === 'credits');
  const latest = async () => (await shop.call('listMessages', { query: {} }, holder)).data.list[0];
  expect((await ask('0.00')).errors).toHaveProperty('amount');
  const answers = await Promise.all([ask('8000.00'), ask('8000.00'), ask('9000.00')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const [{ message = '' } = {}] = answers.filter(({ status }) => status === 409);
  expect(message).toBe('已有一个申请待供货方财务答复');
  expect((await credit()).request).toMatchObject({ reason: '旺季备货' });
  expect(await asking()).toEqual([id]);
  expect(await work()).toMatchObject({ count: 1 });

  await set({ amount: '6000' });
  expect((await credit()).request).toBeNull();
  expect(await work()).toMatchObject({ count: 0 });
  expect(await latest()).toMatchObject({ title: '账期申请已同意' });
  expect((await shop.call('getCredit', {}, holder)).data).toMatchObject({
    amount: '6000.00',
    request: { status: 'granted' },
  });

  expect((await ask('20000.00')).status).toBe(200);
  const decline = (session: string) =>
    desk.call('declineCreditRequest', { params: { id }, body: { reason: '请先还清逾期账款' } }, session);
  expect((await decline(sessions.sales)).status).toBe(403);
  expect((await decline(sessions.finance)).data).toMatchObject({ line: { amount: '6000.00' }, request: null });
  expect(await latest()).toMatchObject({ title: '账期申请未同意' });
  expect((await shop.call('getCredit', {}, holder)).data.request).toMatchObject({
    amount: '20000.00',
    status: 'declined',
    answer: '请先还清逾期账款',
  });
  expect((await decline(sessions.finance)).message).toBe('没有待答复的账期申请');
});
