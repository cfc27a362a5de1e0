import { alipayProvider } from '@yaoji/payment-providers';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { paymentNotification, refund } from '#db/schema/payment.ts';
import { openTestDatabase } from '#db/testing.ts';
import { jobRunners } from '#jobs.ts';
import { finishRefund, openRefunds } from '#modules/money/payment/index.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { startAlipay } from '#testing/alipay-double.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startUnionPay } from '#testing/unionpay-double.ts';
import { startWechat } from '#testing/wechat-double.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const clock = { now: () => new Date() };
const alipay = await startAlipay();
const wechat = await startWechat(() => clock.now());
const unionpay = await startUnionPay();
const env = { ...alipay.env, ...wechat.env, ...unionpay.env, SANDBOX_CASHIER: 'yes' };
const shop = await startTestApp(db, env);
const { app, call, signIn, time, config } = shop;
const desk = await startTestDesk(db, shop);
clock.now = () => time.now;

const minuteMs = 60_000;
const start = new Date();
const runJobs = async (afterMs = 0) => {
  time.now = new Date(start.getTime() + afterMs);
  app.log.level = 'silent';
  while (
    (await runDueJobs(
      db,
      jobRunners(async () => 'success', config),
      time.now,
      app.log,
    )) > 0
  );
  app.log.level = 'error';
};

let [mine, finance] = ['', ''];
beforeAll(async () => {
  finance = await desk.work('finance');
  await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
});
beforeEach(async () => {
  time.now = start;
  await db.delete(cartLine);
});

type Method = 'alipay' | 'wechat' | 'unionpay';

const place = async () => {
  const { id } = await addGoods(db, { price: '100.01' });
  return (await placeOrder(call, mine, [{ goods_id: id, number: '5' }])).data.id;
};

const begin = async (id: number, method: Method) => {
  const answer = await call('payOrder', { params: { id }, body: { method } }, mine);
  if (answer.status !== 200) throw new Error(answer.message);
  return answer.data;
};

const stateOf = async (id: number) => (await call('getOrderPayment', { params: { id } }, mine)).data;

const postForm = (payload: string, provider = 'alipay') =>
  app.inject({
    method: 'POST',
    url: `/api/payment/notify/${provider}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

const postJson = (payload: string, headers: Record<string, string> = wechat.signed(payload)) =>
  app.inject({
    method: 'POST',
    url: '/api/payment/notify/wechat',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

let notices = 0;
const alipayPaid = (no: string, more: Record<string, string> = {}) => {
  notices += 1;
  return alipay.notification({
    notify_id: `n${notices}`,
    out_trade_no: no,
    trade_no: `2026${no.slice(1, 20)}`,
    trade_status: 'TRADE_SUCCESS',
    total_amount: '500.05',
    ...more,
  });
};

/** Makes the provider report a payment. */
const pay = (method: Method, no: string) => {
  if (method === 'alipay') return postForm(alipayPaid(no));
  if (method === 'wechat') return postJson(wechat.notification(no, 50_005));
  return postForm(unionpay.notification(no, '50005'), 'unionpay');
};

const markPaidThere = (method: Method, no: string) => {
  if (method === 'alipay') alipay.trades.set(no, { status: 'TRADE_SUCCESS', amount: '500.05' });
  if (method === 'wechat') wechat.trades.set(no, { state: 'SUCCESS', fen: 50_005 });
  const trade = unionpay.trades.get(no);
  if (trade) trade.code = '00';
};

/** Numbers of the refunds of a payment. */
const refundsThere = (no: string) =>
  [alipay, wechat, unionpay].flatMap(({ refunds }) => [...refunds.keys()]).filter((one) => one.startsWith(no));

describe('paying with Alipay', () => {
  it('[C123] links to a page signed by the shop, with amount, number and end', async () => {
    const id = await place();
    const { redirect_url, payment_no, qr_code } = await begin(id, 'alipay');
    const fields = Object.fromEntries(new URL(redirect_url ?? '').searchParams);
    expect(alipay.isFromShop(fields)).toBe(true);
    expect(qr_code).toBeNull();
    expect(fields.notify_url).toBe('https://shop.example.com/api/payment/notify/alipay');
    expect(fields.return_url).toBe(`https://shop.example.com/cart_step3/${id}?back=1`);
    expect(JSON.parse(fields.biz_content ?? '')).toMatchObject({
      out_trade_no: payment_no,
      total_amount: '500.05',
      product_code: 'FAST_INSTANT_TRADE_PAY',
      time_expire: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect((await begin(id, 'alipay')).redirect_url).toBe(redirect_url);
  });

  it.each([
    ['another amount', { total_amount: '0.01' }],
    ['another shop', { app_id: '2021000000000009' }],
  ])('[C134][O4] refuses a signed notification with %s', async (_, wrong) => {
    const id = await place();
    const { payment_no } = await begin(id, 'alipay');
    expect((await postForm(alipayPaid(payment_no, wrong))).statusCode).toBe(403);
    expect((await stateOf(id)).order_status).toBe('pending');
  });

  it('[C134] refuses a modified notification, or one with an old signature', async () => {
    const id = await place();
    const { payment_no } = await begin(id, 'alipay');
    const right = alipayPaid(payment_no);
    for (const [name, value] of [
      ['buyer_id', '2088'],
      ['sign_type', 'RSA'],
      ['sign', 'AAAA'],
      ['sign', ''],
    ] as const) {
      const forged = new URLSearchParams(right);
      forged.set(name, value);
      expect((await postForm(forged.toString())).statusCode, name).toBe(403);
    }
    expect((await stateOf(id)).order_status).toBe('pending');
    expect((await postForm(right)).body).toBe('success');
    expect((await stateOf(id)).order_status).toBe('paid');
  });

  it('does not follow the gateway’s redirects', async () => {
    const env = {
      ...alipay.env,
      ALIPAY_GATEWAY: alipay.env.ALIPAY_GATEWAY.replace('/gateway.do', '/elsewhere/gateway.do'),
    };
    const { alipay: config } = readConfig(env);
    if (!config) throw new Error('Alipay is not set up.');
    alipay.asked.length = 0;
    const payment = { no: 'P1', amount: '1.00', expiresAt: null, createdAt: new Date(), tradeNo: null };
    await expect(alipayProvider(config).query(payment, new Date())).rejects.toThrow();
    expect(alipay.asked).toEqual([]);
  });

  it('[C134] ignores refund notifications', async () => {
    const id = await place();
    const { payment_no } = await begin(id, 'alipay');
    const notice = alipayPaid(payment_no, { refund_fee: '1.00', gmt_refund: '2026-03-05 10:00:00' });
    expect((await postForm(notice)).body).toBe('success');
    expect((await stateOf(id)).order_status).toBe('pending');
  });
});

describe('paying with WeChat Pay', () => {
  it('[C123] shows a code from WeChat for a signed request', async () => {
    const id = await place();
    const { qr_code, redirect_url, payment_no } = await begin(id, 'wechat');
    expect(qr_code).toMatch(/^weixin:\/\//);
    expect(redirect_url).toBeNull();
    expect(wechat.trades.get(payment_no)).toEqual({ state: 'NOTPAY', fen: 50_005 });
    expect((await stateOf(id)).payment).toMatchObject({ qr_code, status: 'pending' });
  });

  it('[C134] refuses a notification not signed by WeChat, signed long ago, or sealed with another key', async () => {
    const id = await place();
    const { payment_no } = await begin(id, 'wechat');
    const body = wechat.notification(payment_no, 50_005);
    const old = new Date(time.now.getTime() - 6 * minuteMs);
    expect((await postJson(body, {})).statusCode).toBe(403);
    expect((await postJson(body, wechat.signed(body, time.now, wechat.strangerKey))).statusCode).toBe(403);
    expect((await postJson(body, wechat.signed(body, old))).statusCode).toBe(403);
    expect((await postJson(body.replace('TRANSACTION', 'TRANSACTIOM'), wechat.signed(body))).statusCode).toBe(403);
    app.log.level = 'silent';
    const sealed = wechat.notification(payment_no, 50_005, 'f'.repeat(32));
    expect((await postJson(sealed)).statusCode).toBe(500);
    app.log.level = 'error';
    expect((await postJson(wechat.notification(payment_no, 1))).statusCode).toBe(403);
    expect((await stateOf(id)).order_status).toBe('pending');
    expect((await postJson(body)).body).toBe('success');
    expect((await stateOf(id)).order_status).toBe('paid');
  });
});

describe('paying with UnionPay', () => {
  it('[C123] shows a code from UnionPay for a signed request, with amount and end', async () => {
    const id = await place();
    const { qr_code, redirect_url, payment_no } = await begin(id, 'unionpay');
    expect(qr_code).toMatch(/^https:\/\/qr\.95516\.com\//);
    expect(redirect_url).toBeNull();
    expect(unionpay.trades.get(payment_no)).toMatchObject({ fen: '50005', txnTime: expect.stringMatching(/^\d{14}$/) });
  });

  it('[C134] refuses a notification that UnionPay did not sign, that was changed, or that means another merchant', async () => {
    const id = await place();
    const { payment_no } = await begin(id, 'unionpay');
    const { own, ...wrong } = unionpay.certificates;
    const refused = async (form: string) => expect((await postForm(form, 'unionpay')).statusCode).toBe(403);
    for (const certificate of [...Object.values(wrong), 'none'])
      await refused(unionpay.notification(payment_no, '50005', {}, certificate));
    const changed = new URLSearchParams(unionpay.notification(payment_no, '50005'));
    changed.set('txnAmt', '50006');
    await refused(changed.toString());
    await refused(unionpay.notification(payment_no, '1'));
    await refused(unionpay.notification(payment_no, '50005', { merId: '777290058110099' }));
    expect((await stateOf(id)).order_status).toBe('pending');
    const refund = unionpay.notification(payment_no, '50005', { txnType: '04' });
    expect((await postForm(refund, 'unionpay')).body).toBe('success');
    expect((await stateOf(id)).order_status).toBe('pending');
    expect((await pay('unionpay', payment_no)).body).toBe('success');
    expect((await stateOf(id)).order_status).toBe('paid');
  });
});

describe.each(['alipay', 'wechat', 'unionpay'] as const)('a payment with %s', (method) => {
  it('[C134][O4] is booked once for ten simultaneous notifications', async () => {
    const id = await place();
    const { payment_no } = await begin(id, method);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(method, payment_no)));
    expect(answers.map(({ body }) => body)).toEqual(Array(10).fill('success'));
    const { events } = (await call('getOrder', { params: { id } }, mine)).data;
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
    const taken = await db.select().from(paymentNotification).where(eq(paymentNotification.paymentNo, payment_no));
    expect(taken.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O4] is found by a query if its notification never comes', async () => {
    const id = await place();
    const { payment_no } = await begin(id, method);
    await runJobs(2 * minuteMs);
    expect((await stateOf(id)).order_status).toBe('pending');
    markPaidThere(method, payment_no);
    await runJobs(5 * minuteMs);
    expect((await stateOf(id)).order_status).toBe('paid');
    expect((await pay(method, payment_no)).body).toBe('success');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O4] made in the last second of a cancelled order is refunded', async () => {
    const id = await place();
    const { payment_no } = await begin(id, method);
    await call('cancelOrder', { params: { id }, body: {} }, mine);
    markPaidThere(method, payment_no);
    await runJobs(5 * minuteMs);
    await runJobs(6 * minuteMs);
    expect(await stateOf(id)).toMatchObject({ order_status: 'cancelled', payment: { status: 'paid' } });
    expect(refundsThere(payment_no)).toHaveLength(1);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O4] is queried at the desk, which applies the provider’s answer', async () => {
    const id = await place();
    const { payment_no } = await begin(id, method);
    const query = () => desk.call('queryPayments', { params: { id } }, finance);
    const mayQuery = async () => (await desk.call('getOrder', { params: { id } }, finance)).data.actions.queryPayments;
    expect(await mayQuery()).toBe(1);
    expect((await query()).data).toEqual([{ method, amount: '500.05', state: 'pending' }]);
    expect((await stateOf(id)).order_status).toBe('pending');
    markPaidThere(method, payment_no);
    const answers = await Promise.all([query(), query()]);
    expect(answers.map(({ data }) => data)).toContainEqual([{ method, amount: '500.05', state: 'paid' }]);
    expect((await stateOf(id)).order_status).toBe('paid');
    expect([(await query()).code, await mayQuery()]).toEqual([40904, 0]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O4] of a cancelled order is found at the desk, and goes back', async () => {
    const id = await place();
    const { payment_no } = await begin(id, method);
    await call('cancelOrder', { params: { id }, body: {} }, mine);
    markPaidThere(method, payment_no);
    const { data } = await desk.call('queryPayments', { params: { id } }, finance);
    expect(data).toMatchObject([{ state: 'paid' }]);
    await runJobs(minuteMs);
    expect(refundsThere(payment_no)).toHaveLength(1);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('ends unpaid at its deadline, without further queries', async () => {
    const id = await place();
    const { payment_no } = await begin(id, method);
    for (let minutes = 2; minutes < 60; minutes += 5) await runJobs(minutes * minuteMs);
    expect((await stateOf(id)).payment).toMatchObject({ payment_no, status: 'closed' });
  });

  it('[C198] fills the wallet once, by notification or by query', async () => {
    const begun = await call('rechargeWallet', { body: { amount: '500.05', method } }, mine);
    expect(begun).toMatchObject({ status: 200, data: { status: 'pending', amount: '500.05' } });
    const { payment_no } = begun.data;
    const before = Number((await call('getWallet', {}, mine)).data.balance);
    markPaidThere(method, payment_no);
    await runJobs(5 * minuteMs);
    await pay(method, payment_no);
    const { balance } = (await call('getWallet', {}, mine)).data;
    expect(Number(balance) - before).toBeCloseTo(500.05, 5);
    const [latest] = (await call('listMoneyLog', { query: { use_type: 1 } }, mine)).data.list;
    expect(latest).toMatchObject({ change: '500.05', order_id: 0, remark: '在线充值' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O4] and another one refunds the second of the two', async () => {
    const id = await place();
    const other = method === 'wechat' ? 'alipay' : 'wechat';
    const first = await begin(id, method);
    const second = await begin(id, other);
    await pay(method, first.payment_no);
    markPaidThere(other, second.payment_no);
    await pay(other, second.payment_no);
    await runJobs(minuteMs);
    expect(refundsThere(first.payment_no)).toEqual([]);
    expect(refundsThere(second.payment_no)).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ order_status: 'paid' });
    expect(await auditMoney(db)).toEqual([]);
  });
});

describe('a refund', () => {
  /** An order cancelled before its money arrived. */
  const owed = async (method: Method) => {
    const id = await place();
    const { payment_no } = await begin(id, method);
    markPaidThere(method, payment_no);
    await call('cancelOrder', { params: { id }, body: {} }, mine);
    await pay(method, payment_no);
    return payment_no;
  };
  const latest = async () => (await db.select().from(refund)).sort((a, b) => b.id - a.id)[0];

  it('[O5] is requested again until the provider pays back', async () => {
    wechat.refundStates.push('SYSTEM_ERROR', 'PROCESSING');
    const no = await owed('wechat');
    await runJobs();
    expect(await latest()).toMatchObject({ status: 'pending' });
    await runJobs(minuteMs);
    await runJobs(20 * minuteMs);
    expect(await latest()).toMatchObject({ status: 'done', failure: null });
    expect([...wechat.refunds].filter(([key]) => key.startsWith(no))).toEqual([[expect.any(String), 50_005]]);
  });

  it.each(['alipay', 'unionpay'] as const)('[O5] that %s paid back before is not paid back twice', async (method) => {
    alipay.refusals.push('ACQ.SYSTEM_ERROR');
    unionpay.refusals.push('98');
    const no = await owed(method);
    await runJobs();
    const { id } = (await latest()) ?? { id: 0 };
    (method === 'alipay' ? alipay : unionpay).refunds.set(`${no}R${id}`, '500.05');
    await runJobs(minuteMs);
    expect(await latest()).toMatchObject({ status: 'done', failure: null });
    for (const { refusals } of [alipay, unionpay]) refusals.length = 0;
  });

  it.each([
    ['alipay', () => alipay.refusals.push('ACQ.TRADE_HAS_FINISHED'), 'ACQ.TRADE_HAS_FINISHED'],
    ['wechat', () => wechat.refundStates.push('INVALID_REQUEST'), 'INVALID_REQUEST'],
    ['wechat', () => wechat.refundStates.push('ABNORMAL'), 'ABNORMAL'],
    ['unionpay', () => unionpay.refusals.push('35'), '35 原交易状态不正确'],
  ] as const)('that %s will never pay back ends, and is shown to the operator', async (method, refuse, why) => {
    refuse();
    const no = await owed(method);
    await runJobs();
    const row = await latest();
    expect(row).toMatchObject({ status: 'failed', failure: expect.stringContaining(why) });
    const open = async () => (await openRefunds(db, 200)).map(({ paymentNo }) => paymentNo);
    expect(await open()).toContain(no);
    const finish = () => finishRefund(db, row?.id ?? 0, time.now);
    expect(await finish()).toHaveLength(1);
    expect(await open()).not.toContain(no);
    expect(await finish()).toEqual([]);
  });

  it('ends after a week of failures', async () => {
    alipay.refusals.push(...Array<string>(40).fill('ACQ.SYSTEM_ERROR'));
    await owed('alipay');
    await runJobs();
    for (let hours = 2; hours <= 8 * 24; hours += 8) await runJobs(hours * 60 * minuteMs);
    alipay.refusals.length = 0;
    expect(await latest()).toMatchObject({ status: 'failed', failure: expect.stringContaining('ACQ.SYSTEM_ERROR') });
  });
});

describe('a recharge', () => {
  it.each([
    ['0.99', 'sandbox', 'amount'],
    ['50000.01', 'sandbox', 'amount'],
    ['-5.00', 'sandbox', 'amount'],
    ['5', 'sandbox', 'amount'],
    ['5.00', 'bank', 'method'],
  ])('[C198] of %s by %s is refused with the field', async (amount, method, field) => {
    const answer = await call('rechargeWallet', { body: { amount, method } } as never, mine);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
  });

  it('[C198] uses the sandbox cashier, too', async () => {
    const { data } = await call('rechargeWallet', { body: { amount: '66.00', method: 'sandbox' } }, mine);
    const page = await app.inject({ url: data.redirect_url ?? '' });
    expect(page.body).toContain('余额充值');
    expect((await call('rechargeWallet', { body: { amount: '66.00', method: 'sandbox' } })).status).toBe(401);
  });
});

describe('a provider that does not answer', () => {
  it('is reported to the buyer, who may choose another one', async () => {
    const broken = await startTestApp(db, { ...env, WECHAT_PAY_GATEWAY: 'http://127.0.0.1:9' });
    broken.app.log.level = 'silent';
    const id = await place();
    const answer = await broken.call('payOrder', { params: { id }, body: { method: 'wechat' } }, mine);
    expect(answer).toMatchObject({ status: 409, message: '支付渠道暂时不可用，请稍后再试或选择其他支付方式' });
    expect((await begin(id, 'wechat')).qr_code).toMatch(/^weixin:/);
    const brokenDesk = await startTestDesk(db, broken);
    brokenDesk.app.log.level = 'silent';
    const queried = await brokenDesk.call('queryPayments', { params: { id } }, await brokenDesk.work('owner'));
    expect(queried).toMatchObject({ status: 409, message: '支付渠道没有应答，请稍后再试' });
  });
});
