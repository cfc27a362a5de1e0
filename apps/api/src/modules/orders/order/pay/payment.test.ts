import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLine } from '#db/schema/cart-line.ts';
import { credentials } from '#db/schema/credentials.ts';
import { goods } from '#db/schema/goods.ts';
import { payment, refund } from '#db/schema/payment.ts';
import { moneyLog } from '#db/schema/wallet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { jobRunners } from '#jobs.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const deliver = async (url: string, payload: string) =>
  (await app.inject({ method: 'POST', url, headers: form, payload })).body;
const runJobs = () => runDueJobs(db, jobRunners(deliver), time.now, app.log);

let mine = '';
let buyerId = 0;

beforeAll(async () => {
  buyerId = (await addBuyer(db, { username: 'mine' })).id;
  mine = await signIn('mine');
});

beforeEach(() => db.delete(cartLine));

const place = async (session = mine) => {
  const { id } = await addGoods(db, { price: '100' });
  return { goodsId: id, ...(await placeOrder(call, session, [{ goods_id: id, number: '5' }])).data };
};

let charges = 0;
const recharge = (amount: string, id = buyerId) => {
  charges += 1;
  const movement = {
    kind: 'recharge' as const,
    change: amount,
    orderId: null,
    reference: `test:${charges}`,
    remark: '充值',
  };
  return db.transaction((tx) => bookMoney(tx, id, movement, time.now));
};

const payByBalance = (id: number, pay_password = '246810', session = mine) =>
  call('payOrder', { params: { id }, body: { method: 'balance', pay_password } }, session);

const stateOf = async (id: number) => (await call('getOrderPayment', { params: { id } }, mine)).data;

describe('paying from the balance', () => {
  it('pays immediately, books it and counts the sale', async () => {
    await recharge('800.00');
    const placed = await place();
    const answer = await payByBalance(placed.id);
    expect(answer).toMatchObject({
      status: 200,
      message: '支付成功',
      data: { method: 'balance', status: 'paid', amount: '500.00' },
    });
    expect(await stateOf(placed.id)).toMatchObject({ order_status: 'paid', balance: '300.00', expires_at: null });
    const [log] = await db.select().from(moneyLog).where(eq(moneyLog.orderId, placed.id));
    expect(log).toMatchObject({ kind: 'payment', change: '-500.00', balanceAfter: '300.00' });
    const [sold] = await db.select().from(goods).where(eq(goods.id, placed.goodsId));
    expect(sold?.sales).toBe('5.000');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('refuses more than the wallet holds', async () => {
    const placed = await place();
    expect(await payByBalance(placed.id)).toMatchObject({
      status: 409,
      code: 40907,
      message: '余额不足，请选择其他支付方式',
    });
    expect(await stateOf(placed.id)).toMatchObject({ order_status: 'pending', balance: '300.00' });
  });

  it('[O5] takes the money once in simultaneous calls', async () => {
    await recharge('1000.00');
    const placed = await place();
    const answers = await Promise.all(Array.from({ length: 6 }, () => payByBalance(placed.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await stateOf(placed.id)).balance).toBe('800.00');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O5] never spends the same balance on two orders', async () => {
    const first = await place();
    const second = await place();
    const answers = await Promise.all([payByBalance(first.id), payByBalance(second.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stateOf(first.id)).balance).toBe('300.00');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O4] locks the payment password for an hour after five wrong ones', async () => {
    const { id, username } = await addBuyer(db);
    const session = await signIn(username);
    await recharge('1000.00', id);
    const placed = await place(session);
    const wrong = () => payByBalance(placed.id, '000000', session);
    expect(await wrong()).toMatchObject({ status: 422, errors: { pay_password: ['支付密码错误，还可以再试4次'] } });
    await wrong();
    await wrong();
    expect((await wrong()).message).toBe('支付密码错误，还可以再试1次');
    expect(await wrong()).toMatchObject({ status: 423, code: 42301 });
    expect(await payByBalance(placed.id, '246810', session)).toMatchObject({
      status: 423,
      message: '支付密码错误次数过多，请60分钟后再试',
    });
    const start = time.now;
    time.now = new Date(start.getTime() + 3_600_000);
    expect((await payByBalance(placed.id, '246810', session)).status).toBe(200);
    time.now = start;
  });

  it('[O4] counts simultaneous wrong passwords', async () => {
    const { username } = await addBuyer(db);
    const session = await signIn(username);
    const placed = await place(session);
    const answers = await Promise.all(Array.from({ length: 8 }, () => payByBalance(placed.id, '111111', session)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(4);
  });

  it('requires a payment password', async () => {
    const { id, username } = await addBuyer(db);
    await db.update(credentials).set({ paymentPasswordHash: null }).where(eq(credentials.buyerId, id));
    const session = await signIn(username);
    const placed = await place(session);
    expect(await payByBalance(placed.id, '246810', session)).toMatchObject({ status: 409, code: 40908 });
    expect((await call('payOrder', { params: { id: placed.id }, body: { method: 'balance' } }, session)).code).toBe(
      40908,
    );
  });

  it('refuses an invalid password and a cancelled order', async () => {
    const placed = await place();
    expect((await payByBalance(placed.id, '12345')).status).toBe(422);
    await call('cancelOrder', { params: { id: placed.id }, body: {} }, mine);
    expect(await payByBalance(placed.id)).toMatchObject({ status: 409, code: 40904 });
  });
});

/** Starts a payment in the sandbox and returns its cashier's address. */
const startSandbox = async (id: number) => {
  const { data } = await call('payOrder', { params: { id }, body: { method: 'sandbox' } }, mine);
  return { no: data.payment_no, url: data.redirect_url ?? '' };
};

const press = (url: string, action: string, more = '') =>
  app.inject({ method: 'POST', url, headers: form, payload: `action=${action}${more}` });

describe('the sandbox cashier', () => {
  it('shows the amount and the order, and runs no script', async () => {
    const placed = await place();
    const { url } = await startSandbox(placed.id);
    const page = await app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('¥500.00');
    expect(page.body).toContain(placed.order_no);
    expect(page.body).not.toMatch(/<script|style=|onclick/);
    expect((await app.inject({ url: '/sandbox/cashier.css' })).headers['content-type']).toBe('text/css; charset=utf-8');
    expect((await app.inject({ url: '/sandbox/cashier/P0' })).statusCode).toBe(404);
  });

  it('[C124] continues a started payment', async () => {
    const placed = await place();
    expect(await startSandbox(placed.id)).toEqual(await startSandbox(placed.id));
  });

  it('pays by a signed notification', async () => {
    const placed = await place();
    const { url } = await startSandbox(placed.id);
    const pressed = await press(url, 'success');
    expect(pressed).toMatchObject({ statusCode: 303, headers: { location: `/cart_step3/${placed.id}?back=1` } });
    expect((await stateOf(placed.id)).order_status).toBe('pending');
    await runJobs();
    expect(await stateOf(placed.id)).toMatchObject({
      order_status: 'paid',
      payment: { status: 'paid', method: 'sandbox' },
    });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('can fail, after which the buyer pays again', async () => {
    const placed = await place();
    const failed = await startSandbox(placed.id);
    await press(failed.url, 'failure');
    await runJobs();
    expect(await stateOf(placed.id)).toMatchObject({ order_status: 'pending', payment: { status: 'failed' } });
    const anew = await startSandbox(placed.id);
    expect(anew.no).not.toBe(failed.no);
    await press(anew.url, 'success');
    await runJobs();
    expect((await stateOf(placed.id)).order_status).toBe('paid');
  });

  it('[O4] can notify late', async () => {
    const placed = await place();
    const { url } = await startSandbox(placed.id);
    await press(url, 'delay', '&seconds=30');
    await runJobs();
    expect((await stateOf(placed.id)).order_status).toBe('pending');
    const start = time.now;
    time.now = new Date(start.getTime() + 30_000);
    await runJobs();
    expect((await stateOf(placed.id)).order_status).toBe('paid');
    time.now = start;
  });

  it('[O4] is applied once, however often it notifies', async () => {
    const placed = await place();
    const { url } = await startSandbox(placed.id);
    await press(url, 'repeat');
    await runJobs();
    const detail = (await call('getOrder', { params: { id: placed.id } }, mine)).data;
    expect(detail.events.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
    expect((await db.select().from(goods).where(eq(goods.id, placed.goodsId)))[0]?.sales).toBe('5.000');
  });

  it('[O4] refunds money that arrives after the order was cancelled', async () => {
    const placed = await place();
    const { url, no } = await startSandbox(placed.id);
    await press(url, 'delay', '&seconds=5');
    await call('cancelOrder', { params: { id: placed.id }, body: {} }, mine);
    expect((await stateOf(placed.id)).payment?.status).toBe('closed');
    const start = time.now;
    time.now = new Date(start.getTime() + 5000);
    await runJobs();
    await runJobs();
    const detail = (await call('getOrder', { params: { id: placed.id } }, mine)).data;
    expect(detail).toMatchObject({ status: 'cancelled', payment: { payment_no: no, status: 'paid' } });
    expect(detail.events.at(-1)).toMatchObject({ kind: 'refunded', note: '订单已取消，¥500.00原路退回' });
    const [row] = await db
      .select({ refund })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(eq(payment.no, no));
    expect(row?.refund).toMatchObject({ amount: '500.00', status: 'done', reason: '订单已取消' });
    expect(await auditMoney(db)).toEqual([]);
    time.now = start;
  });

  it('[O4] refunds money that arrives after the order was paid otherwise', async () => {
    await recharge('500.00');
    const placed = await place();
    const { url } = await startSandbox(placed.id);
    await press(url, 'success');
    await payByBalance(placed.id);
    const lastEvent = async () => (await call('getOrder', { params: { id: placed.id } }, mine)).data.events.at(-1);
    await runJobs();
    expect(await lastEvent()).toMatchObject({ kind: 'refunding', note: '重复付款，¥500.00将原路退回' });
    await runJobs();
    expect(await lastEvent()).toMatchObject({ kind: 'refunded', note: '重复付款，¥500.00原路退回' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('repeats a notification that was not understood', async () => {
    const placed = await place();
    const { url } = await startSandbox(placed.id);
    await press(url, 'success');
    app.log.level = 'silent';
    await runDueJobs(
      db,
      jobRunners(async () => 'busy'),
      time.now,
      app.log,
    );
    app.log.level = 'error';
    expect((await stateOf(placed.id)).order_status).toBe('pending');
    const start = time.now;
    time.now = new Date(start.getTime() + 2000);
    await runJobs();
    expect((await stateOf(placed.id)).order_status).toBe('paid');
    time.now = start;
  });
});

describe('a notification', () => {
  const capture = async () => {
    const placed = await place();
    const { url } = await startSandbox(placed.id);
    await press(url, 'success');
    let sent = '';
    await runDueJobs(
      db,
      jobRunners(async (_, payload) => {
        sent = payload;
        return 'success';
      }),
      time.now,
      app.log,
    );
    return { placed, fields: new URLSearchParams(sent) };
  };
  const send = (fields: URLSearchParams, provider = 'sandbox') =>
    app.inject({ method: 'POST', url: `/api/payment/notify/${provider}`, headers: form, payload: fields.toString() });

  it.each([
    ['another amount', 'total_amount', '0.01'],
    ['another outcome', 'trade_status', 'TRADE_CLOSED'],
    ['another signature', 'sign', 'AAAA'],
    ['no signature', 'sign', ''],
  ])('[O4] with %s changes nothing', async (_, name, value) => {
    const { placed, fields } = await capture();
    const forged = new URLSearchParams(fields);
    forged.set(name, value);
    expect((await send(forged)).statusCode).toBe(403);
    expect(await stateOf(placed.id)).toMatchObject({ order_status: 'pending', payment: { status: 'pending' } });
    const right = await send(fields);
    expect([right.statusCode, right.body]).toEqual([200, 'success']);
    expect(right.headers['content-type']).toContain('text/plain');
    expect((await stateOf(placed.id)).order_status).toBe('paid');
  });

  it('[O4] is refused if one of its fields is not a text', async () => {
    const payload = '{"sign":{"toString":null},"sign_type":"RSA2","total_amount":{"valueOf":1}}';
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/payment/notify/sandbox', headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 403]);
  });

  it('is applied once in simultaneous copies', async () => {
    const { placed, fields } = await capture();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(fields)));
    expect(answers.map(({ body }) => body)).toEqual(Array(6).fill('success'));
    const detail = (await call('getOrder', { params: { id: placed.id } }, mine)).data;
    expect(detail.events.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
  });

  it('of an unconfigured provider is refused', async () => {
    const { fields } = await capture();
    expect((await send(fields, 'alipay')).statusCode).toBe(404);
    expect((await send(fields, 'paypal')).statusCode).toBe(404);
  });
});

describe('payment methods', () => {
  it('have a reason if unavailable', async () => {
    const placed = await place();
    const { methods } = await stateOf(placed.id);
    expect(methods.map(({ method, available, reason }) => [method, available, reason])).toEqual([
      ['balance', 0, '可用余额¥300.00，还差¥200.00'],
      ['sandbox', 1, null],
      ['alipay', 0, '未开通'],
      ['wechat', 0, '未开通'],
      ['unionpay', 0, '未开通'],
      ['bank', 0, '未开通'],
    ]);
    const refused = await call('payOrder', { params: { id: placed.id }, body: { method: 'alipay' } }, mine);
    expect(refused).toMatchObject({ status: 422, message: '支付宝未开通' });
  });
});
