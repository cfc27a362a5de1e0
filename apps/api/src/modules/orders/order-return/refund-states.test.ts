import { addDays, addMoney, chinaDay, chinaDayStart } from '@yaoji/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLine } from '#db/schema/cart-line.ts';
import { openTestDatabase } from '#db/testing.ts';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { minuteMs } from '#durations.ts';
import { jobRunners } from '#jobs.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { startAlipay } from '#testing/alipay-double.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startWechat } from '#testing/wechat-double.ts';

const { db } = await openTestDatabase('server', { maxConnections: 10 });
// Refunds begin ten minutes before a day of China ends, and are completed ten minutes after.
const dayEnd = chinaDayStart(addDays(chinaDay(new Date()), 1)).getTime();
const [evening, night] = [new Date(dayEnd - 10 * minuteMs), new Date(dayEnd + 10 * minuteMs)];
const alipay = await startAlipay();
const wechat = await startWechat(() => shop.time.now);
const shop = await startTestApp(db, { ...alipay.env, ...wechat.env });
const { call, time } = shop;
time.now = evening;
const desk = await startTestDesk(db, shop);
const { makeKey, ask } = erpClient(desk);
const buyer = { id: 0, session: '' };
let [owner, key, goodsId] = ['', '', 0];

type Method = 'balance' | 'bank' | 'alipay' | 'wechat';
type Cause = 'short' | 'return' | 'cancel' | 'late';
type Placed = { id: number; no: string; total: string; line: number };

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房' })).id;
  buyer.session = await shop.signIn('mine');
  owner = await desk.work('owner');
  key = await makeKey(owner, ['orders:read', 'shipments:write', 'webhooks:write']);
  goodsId = (await addGoods(db, { price: '39.55', stock: '500' })).id;
  await setSettings(db, {
    'bank.bank': '某某银行成都分行',
    'bank.name': '药集供应链',
    'bank.account': '4402201009000999999',
    'seller.name': '药集供应链',
    'seller.taxNo': closeCreditCode('91510107MA6CXY123'),
  });
});
beforeEach(async () => {
  time.now = evening;
  await db.delete(cartLine);
});

const params = ({ id }: Placed) => ({ id });
const shown = async (of: Placed) => (await call('getOrder', { params: params(of) }, buyer.session)).data;
const seen = async (of: Placed) => (await desk.call('getOrder', { params: params(of) }, owner)).data;

const pay = async ({ id }: { id: number; total: string }, method: Method) => {
  const begun = await call('payOrder', { params: { id }, body: { method } }, buyer.session);
  if (begun.status !== 200) throw new Error(begun.message);
  return begun.data.payment_no;
};

/** The provider has the money, and the desk asks it. */
const arrive = async ({ id, total }: { id: number; total: string }, method: Method, no: string) => {
  if (method === 'alipay') alipay.trades.set(no, { status: 'TRADE_SUCCESS', amount: total });
  if (method === 'wechat') wechat.trades.set(no, { state: 'SUCCESS', fen: Math.round(Number(total) * 100) });
  if (method === 'bank') await desk.call('acceptTransfer', { params: { id }, body: {} }, owner);
  else await desk.call('queryPayments', { params: { id } }, owner);
};

/** An order of three units, paid unless its money is late. */
const order = async (method: Method, cause: Cause): Promise<Placed> => {
  const lines = [{ goods_id: goodsId, number: '3' }];
  const paid = method === 'balance' ? await paidOrder({ db, app: shop, buyer }, lines) : null;
  const placed = paid ?? (await placeOrder(call, buyer.session, lines)).data;
  if (!paid) {
    const no = await pay(placed, method);
    if (cause === 'late') await call('cancelOrder', { params: { id: placed.id }, body: {} }, buyer.session);
    await arrive(placed, method, no);
  }
  const { lines: own } = (await call('getOrder', { params: { id: placed.id } }, buyer.session)).data;
  return { id: placed.id, no: placed.order_no, total: placed.total, line: own[0]?.id ?? 0 };
};

const shorten = (of: Placed, quantity = '1') => {
  const body = { reason: '盘点时少了', isInStock: 1 as const, lines: [{ lineId: of.line, quantity }] };
  return desk.call('shortenOrder', { params: params(of), body }, owner);
};
const ship = (of: Placed) =>
  desk.call('shipOrder', { params: params(of), body: { company: '演示物流', trackingNo: of.no } }, owner);

/** Causes a refund; a late payment has caused it already. */
const cause: Record<Cause, (of: Placed) => Promise<unknown>> = {
  short: (of) => shorten(of),
  cancel: (of) => desk.call('cancelOrder', { params: params(of), body: { reason: '买家不要了' } }, owner),
  late: async () => {},
  return: async (of) => {
    await ship(of);
    const body = { reason: '质量问题', lines: [{ line_id: of.line, number: '1' }] };
    const asked = { params: (await call('requestReturn', { params: params(of), body }, buyer.session)).data };
    await desk.call('answerReturn', { ...asked, body: { agrees: 1 } }, owner);
    await desk.call('receiveReturn', { ...asked, body: {} }, owner);
    const answer = await desk.call('refundReturn', asked, owner);
    expect(answer.status).toBe(200);
    expect((await desk.call('refundReturn', asked, owner)).code).toBe(40904);
  },
};

const refundsOf = async ({ no }: Placed) =>
  (await desk.call('listRefunds', { query: { perPage: 100 } }, owner)).data.list.filter(
    ({ orderNo }) => orderNo === no,
  );

const runJobs = async () => {
  const runners = jobRunners(async () => 'success', shop.config);
  while ((await runDueJobs(db, runners, time.now, shop.app.log)) > 0);
};

const bookByHand = async (of: Placed, reference = '20260305000123') => {
  const [row] = await refundsOf(of);
  return desk.call('finishRefund', { params: { id: row?.id ?? 0 }, body: { reference } }, owner);
};

const change = async ({ no }: Placed) => {
  const { list } = (await ask(key, 'listChanges', { query: { limit: '500' } })).body;
  return (list as { kind: string; subject: string }[]).filter(({ subject }) => subject === no).map(({ kind }) => kind);
};

const stateOf = (is: { done: boolean; begun: boolean }) => (is.done ? 'done' : is.begun ? 'pending' : 'none');

/** The state of an order's only refund, as each surface says it. */
const states = async (of: Placed, hasReturn: boolean) => {
  const [forBuyer, forDesk] = [await shown(of), await seen(of)];
  const forErp = (await ask(key, 'getOrder', { params: { no: of.no } })).body;
  const kinds = await change(of);
  const messages = (await call('listMessages', { query: { per_page: 100 } }, buyer.session)).data.list;
  const notices = messages.filter(({ body }) => body.includes(of.no)).map(({ body }) => body);
  const ofEvents = (events: { kind: string }[]) =>
    stateOf({
      done: events.some(({ kind }) => kind === 'refunded'),
      begun: events.some(({ kind }) => kind === 'refunding'),
    });
  const ofReturn = (status: string | undefined) =>
    stateOf({ done: status === 'refunded', begun: status === 'returning' });
  const returned = hasReturn && {
    buyerReturn: ofReturn(forBuyer.returns[0]?.status),
    deskReturn: ofReturn(forDesk.returns[0]?.status),
    deskRefund: forDesk.returns[0]?.refundStatus,
    erpReturn: ofReturn(forErp.returns[0]?.status),
    erpReturnEvent: kinds.includes('return.refunded') ? 'done' : 'pending',
  };
  return {
    buyerEvents: ofEvents(forBuyer.events),
    deskEvents: ofEvents(forDesk.events),
    listed: (await refundsOf(of))[0]?.status,
    erpRefund: forErp.refunds[0]?.status,
    erpEvent: stateOf({ done: kinds.includes('refund.done'), begun: kinds.includes('refund.begun') }),
    notices: notices.some((text) => /已退至余额|已退回|至余额，请查收|退回.*请查收/.test(text)) ? 'done' : 'pending',
    ...returned,
  };
};

const sums = async (day: string) => {
  const query = { from: day, to: day };
  const [statement, figures] = [
    (await desk.call('getStatement', { query }, owner)).data,
    (await desk.call('getFigures', { query }, owner)).data,
  ];
  const all = addMoney(statement.refunded, statement.wallets.refund);
  expect(addMoney(figures.total.refunded, figures.otherRefunds)).toBe(all);
  return { statement: all, figures: figures.total.refunded, day: figures.days[0]?.refunded };
};
const [today, tomorrow] = [chinaDay(evening), chinaDay(night)];
/** Every refund is in the statement; the figures show those of orders that still count as sold. */
const grown = (before: Awaited<ReturnType<typeof sums>>, by: string, isSold: boolean) => ({
  statement: addMoney(before.statement, by),
  figures: addMoney(before.figures, isSold ? by : '0'),
  day: addMoney(before.day ?? '0', isSold ? by : '0'),
});

const cases = (['short', 'return', 'cancel', 'late'] as const).flatMap((why) =>
  (['balance', 'bank', 'alipay', 'wechat'] as const)
    .filter((method) => why !== 'late' || method === 'alipay' || method === 'wechat')
    .map((method) => [why, method] as const),
);

describe('a refund', () => {
  it.each(cases)('[O5] for %s by %s has one state for buyer, desk, ERP and books', async (why, method) => {
    const of = await order(method, why);
    const before = [await sums(today), await sums(tomorrow)] as const;
    await cause[why](of);
    const hasReturn = why === 'short' || why === 'return';
    const all = async (state: 'pending' | 'done') => {
      const found = await states(of, hasReturn);
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, state])));
    };
    const amount = (await refundsOf(of))[0]?.amount ?? '0';
    expect(Number(amount)).toBeGreaterThan(0);
    if (method === 'balance') {
      await all('done');
      expect(await sums(today)).toEqual(grown(before[0], amount, hasReturn));
    } else {
      await all('pending');
      expect(await sums(today)).toEqual(before[0]);
      time.now = night;
      if (method === 'bank') expect((await bookByHand(of)).status).toBe(200);
      else await runJobs();
      await all('done');
      expect(await sums(today)).toEqual(before[0]);
      expect(await sums(tomorrow)).toEqual(grown(before[1], amount, hasReturn));
    }
    expect(await auditMoney(db)).toEqual([]);
  });

  it('by bank is booked once, with a number that buyer, books and ERP see', async () => {
    const of = await order('bank', 'short');
    await shorten(of);
    expect((await bookByHand(of, '　')).errors).toEqual({ reference: ['请填写流水号'] });
    expect((await bookByHand(of, 'x'.repeat(61))).errors).toHaveProperty('reference');
    const tries = await Promise.all(Array.from({ length: 4 }, () => bookByHand(of, 'ICBC77001')));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await refundsOf(of)).toMatchObject([{ status: 'done', reference: 'ICBC77001' }]);
    expect((await shown(of)).events.filter(({ kind }) => kind === 'refunded')).toMatchObject([
      { note: '缺货退款¥39.55由银行转账退回，流水号ICBC77001' },
    ]);
    const { list } = (await desk.call('listPostings', { query: { from: today, to: today, perPage: 100 } }, owner)).data;
    expect(list.filter(({ reference }) => reference === 'ICBC77001')).toMatchObject([
      { kind: 'refund', credit: '39.55' },
    ]);
    const forErp = (await ask(key, 'getOrder', { params: { no: of.no } })).body;
    expect(forErp.refunds).toMatchObject([{ reference: 'ICBC77001', status: 'done' }]);
    expect((await change(of)).filter((kind) => kind === 'refund.done' || kind === 'return.refunded')).toHaveLength(2);
  });

  it('counts for its product and its buyer on the day it was done', async () => {
    const of = await order('balance', 'short');
    await shorten(of);
    const { list } = (await desk.call('listRefunds', { query: { perPage: 100, status: 'done' } }, owner)).data;
    const done = list.filter(
      ({ doneAt, reason }) => doneAt === evening.getTime() / 1000 && reason.startsWith('return'),
    );
    const { goods, buyers, total } = (await desk.call('getFigures', { query: { from: today, to: today } }, owner)).data;
    expect(goods).toMatchObject([{ goodsId, refunded: addMoney(...done.map(({ amount }) => amount)) }]);
    expect(buyers).toMatchObject([{ company: '同和大药房', refunded: total.refunded }]);
  });

  it('by a provider is booked by hand only after the provider failed', async () => {
    const of = await order('alipay', 'short');
    await shorten(of);
    expect(await bookByHand(of)).toMatchObject({ code: 40904, message: '支付渠道正在退款，失败后才能人工登记' });
    alipay.refusals.push('ACQ.TRADE_HAS_FINISHED');
    await runJobs();
    expect((await seen(of)).returns).toMatchObject([{ status: 'returning', refundStatus: 'failed' }]);
    expect((await bookByHand(of, '88')).status).toBe(200);
    expect((await shown(of)).events.at(-1)).toMatchObject({ note: '缺货退款¥39.55由人工退回，流水号88' });
    expect((await seen(of)).returns).toMatchObject([{ status: 'refunded', refundStatus: 'done' }]);
  });

  it('goes back on the payment that paid the order, if another one came twice', async () => {
    const placed = (await placeOrder(call, buyer.session, [{ goods_id: goodsId, number: '3' }])).data;
    await pay(placed, 'bank');
    const late = await pay(placed, 'alipay');
    await desk.call('acceptTransfer', { params: { id: placed.id }, body: {} }, owner);
    await arrive(placed, 'alipay', late);
    await runJobs();
    const { lines } = (await call('getOrder', { params: { id: placed.id } }, buyer.session)).data;
    const of = { id: placed.id, no: placed.order_no, total: placed.total, line: lines[0]?.id ?? 0 };
    await shorten(of);
    const rows = (await refundsOf(of)).map(({ method, status, amount }) => [method, status, amount]);
    expect(rows).toEqual([
      ['bank', 'pending', '39.55'],
      ['alipay', 'done', of.total],
    ]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[K8] by bank that is pending is neither invoiced nor refunded again', async () => {
    const of = await order('bank', 'short');
    await shorten(of);
    await ship(of);
    await call('confirmOrder', { params: params(of) }, buyer.session);
    const title = { title: '同和大药房', tax_no: closeCreditCode('91510104MA6C8X7Q5') };
    const body = { order_ids: [of.id], kind: 'normal' as const, ...title };
    const { data } = await call('requestInvoice', { body }, buyer.session);
    const { list } = (await call('listInvoices', { query: { per_page: 100 } }, buyer.session)).data;
    expect(list.find(({ id }) => id === data.id)).toMatchObject({ amount: addMoney(of.total, '-39.55') });
    const other = await order('bank', 'short');
    await shorten(other);
    await cause.cancel(other);
    expect((await refundsOf(other)).map(({ amount }) => amount)).toEqual([addMoney(other.total, '-39.55'), '39.55']);
    expect(await auditMoney(db)).toEqual([]);
  });
});
