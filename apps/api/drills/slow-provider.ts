import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { job } from '#db/schema/job.ts';
import { order } from '#db/schema/order.ts';
import { payment, refund } from '#db/schema/payment.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { jobRunners } from '#jobs.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { placeOrder } from '#testing/checkout.ts';
import { memoryClient } from '#testing/client.ts';
import { prepareMarket } from '#testing/order-stream.ts';
import { startWechat } from '#testing/wechat-double.ts';
import type { Outcome } from './outcome.ts';

const minuteMs = 60_000;
const lateMs = 1500;
/** Orders per scenario. */
const each = 3;

/** The payer's payment in each scenario, and the provider's reports about it. */
const fates = {
  once: 'the notification comes once',
  twice: 'it comes four times at once',
  late: 'it comes when the order is cancelled',
  surplus: 'it comes when the balance has paid',
  silent: 'it never comes, and the provider is asked',
  mute: 'it never comes, and the first question is not answered either',
  unopened: 'the provider does not answer when it is to open the payment, and opens it at the second try',
  unpaid: 'nobody pays',
} as const;
type Fate = keyof typeof fates;

const names = Object.keys(fates) as Fate[];

/** The final state of each scenario: the order's status, and the number of refunds. */
const ends: Record<Fate, [status: string, refunds: number]> = {
  once: ['paid', 0],
  twice: ['paid', 0],
  late: ['cancelled', 1],
  surplus: ['paid', 1],
  silent: ['paid', 0],
  mute: ['paid', 0],
  unopened: ['paid', 0],
  unpaid: ['cancelled', 0],
};

/**
 * A payment provider answers and notifies late, several times or never. Each paid order is paid once, late payments are
 * refunded once, unanswered queries are retried, and the money agrees. Meanwhile unpaid orders are cancelled in time.
 */
export const slowProvider = async (): Promise<Outcome> => {
  const shop = await openShop();
  try {
    await placeOrders(shop);
    const refusedMs = await openPayments(shop);
    await pay(shop);
    const mutedMs = await askInVain(shop);
    const { shoppers, wechat, details } = shop;
    for (const minutes of [3, 31, 62, 63, 100, 140]) await shop.runJobs(minutes * minuteMs);
    await Promise.all(shoppers.filter(({ fate }) => fate !== 'unpaid').map((shopper) => shop.notify(shopper)));
    await compare(shop);
    return {
      passed: details.length === 0,
      figures: `${shoppers.length} orders of ${names.length} fates; a provider that does not open a payment is a refusal after ${refusedMs} ms, unanswered questions and refunds took the jobs ${mutedMs} ms, ${wechat.refunds.size} paid back, ${details.length} complaints`,
      details,
    };
  } finally {
    await shop.close();
  }
};

type Shop = Awaited<ReturnType<typeof openShop>>;

const openShop = async () => {
  const native = await startNativePostgres();
  const { db, close } = await openDatabase({ databaseUrl: native.url, dataDir: '', maxConnections: 20 });
  const time = { now: new Date() };
  const start = time.now.getTime();
  /** Delay of the next answers; `never` exceeds every timeout. */
  const pauses = { ms: 0 };
  const wechat = await startWechat(
    () => time.now,
    () => wait(pauses.ms, undefined, { ref: false }),
  );
  const config = readConfig({ ...wechat.env, DATABASE_URL: native.url, SHOP_DIR: '/nowhere' });
  const app = await buildApp({ config, db, clock: () => time.now });
  const { call, signIn } = memoryClient(app);
  const details: string[] = [];
  const expect = (what: string, holds: boolean) => void (holds || details.push(what));

  const market = await prepareMarket(db, names.length * each);
  const shoppers: { fate: Fate; session: string; id: number; no: string; fen: number }[] = [];
  const notify = async ({ no, fen }: { no: string; fen: number }, payload = wechat.notification(no, fen)) => {
    const headers = { 'content-type': 'application/json', ...wechat.signed(payload) };
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/payment/notify/wechat', headers, payload });
    expect(`a notification is answered with ${statusCode}`, statusCode < 300);
  };
  const open = (id: number, session: string) =>
    call('payOrder', { params: { id }, body: { method: 'wechat' } }, session);
  const runJobs = async (afterMs: number) => {
    time.now = new Date(start + afterMs);
    while (
      (await runDueJobs(
        db,
        jobRunners(async () => 'success', config),
        time.now,
        app.log,
      )) > 0
    );
  };
  const of = (...wanted: Fate[]) => shoppers.filter(({ fate }) => wanted.includes(fate));
  const stop = async () => {
    await app.close();
    await close();
    await native.stop();
  };
  return {
    db,
    time,
    pauses,
    wechat,
    call,
    signIn,
    market,
    shoppers,
    details,
    expect,
    notify,
    open,
    runJobs,
    of,
    close: stop,
  };
};

const placeOrders = async ({ call, signIn, market, shoppers }: Shop) => {
  for (const [index, username] of market.usernames.entries()) {
    const session = await signIn(username);
    const fate = names[index % names.length] ?? 'once';
    const placed = await placeOrder(call, session, [{ goods_id: market.goodsIds[index % 5] ?? 0, number: '20' }]);
    shoppers.push({ fate, session, id: placed.data.id, no: '', fen: 0 });
  }
};

/** The provider opens payments late, some only at the second attempt; a repeated request gets the same payment. */
const openPayments = async ({ pauses, shoppers, expect, open, of }: Shop): Promise<number> => {
  pauses.ms = minuteMs;
  const opening = performance.now();
  const refused = await Promise.all(of('unopened').map(({ id, session }) => open(id, session)));
  const refusedMs = Math.round(performance.now() - opening);
  expect(
    'a provider that does not answer is a refusal',
    refused.every(({ code }) => code === 40904),
  );
  pauses.ms = lateMs;
  await Promise.all(
    shoppers.map(async (shopper) => {
      const answers = await Promise.all([open(shopper.id, shopper.session), open(shopper.id, shopper.session)]);
      for (const { status, message } of answers) expect(`opened with ${status} ${message}`, status === 200);
      const numbers = new Set(answers.map(({ data }) => data.payment_no));
      expect(`an order has ${numbers.size} payments`, numbers.size === 1);
      shopper.no = answers[0].data.payment_no;
      shopper.fen = Math.round(Number(answers[0].data.amount) * 100);
    }),
  );
  pauses.ms = 0;
  return refusedMs;
};

const pay = async ({ db, time, call, wechat, shoppers, expect, notify, of }: Shop) => {
  for (const { no, fen } of shoppers.filter(({ fate }) => fate !== 'unpaid'))
    wechat.trades.set(no, { state: 'SUCCESS', fen });

  await Promise.all(of('once', 'unopened').map((shopper) => notify(shopper)));
  await Promise.all(
    of('twice').flatMap((shopper) => {
      const payload = wechat.notification(shopper.no, shopper.fen);
      return [1, 2, 3, 4].map((time) => notify(shopper, time === 4 ? undefined : payload));
    }),
  );
  await Promise.all(of('late').map(({ id, session }) => call('cancelOrder', { params: { id }, body: {} }, session)));
  for (const { id, session } of of('surplus')) {
    const [found] = await db
      .select({ total: order.total, buyerId: buyer.id })
      .from(order)
      .innerJoin(buyer, eq(buyer.id, order.buyerId))
      .where(eq(order.id, id));
    const movement = { kind: 'recharge', change: found?.total ?? '0', orderId: null, remark: '充值' } as const;
    await db.transaction((tx) =>
      bookMoney(tx, found?.buyerId ?? 0, { ...movement, reference: `drill:${id}` }, time.now),
    );
    const body = { method: 'balance', pay_password: '246810' } as const;
    const paid = await call('payOrder', { params: { id }, body }, session);
    expect(`paid from the balance with ${paid.status} ${paid.message}`, paid.status === 200);
  }
  await Promise.all(of('late', 'surplus').map((shopper) => notify(shopper)));
};

/**
 * After two minutes the server queries the provider, which answers nothing, not even refunds. Other jobs wait for one
 * timeout at most.
 */
const askInVain = async ({ db, pauses, expect, runJobs, of }: Shop): Promise<number> => {
  const muted = of('mute').map(({ no }) => no);
  const payments = await db.select().from(payment).where(inArray(payment.no, muted));
  const keys = payments.map(({ id }) => `payment-query:${id}`);
  pauses.ms = minuteMs;
  await db
    .update(job)
    .set({ runAt: new Date(0) })
    .where(inArray(job.key, keys));
  const asking = performance.now();
  await runJobs(minuteMs);
  const mutedMs = Math.round(performance.now() - asking);
  const failing = await db
    .select()
    .from(job)
    .where(and(inArray(job.key, keys), isNull(job.doneAt)));
  expect(`${failing.length} of ${each} unanswered questions are asked again`, failing.length === each);
  expect(`unanswered questions held up the jobs for ${mutedMs} ms`, mutedMs < 20_000);
  pauses.ms = 0;
  return mutedMs;
};

/** Compares each order and its refunds with the expected end. */
const compare = async ({ db, wechat, shoppers, details, expect, of }: Shop) => {
  const rows = new Map((await db.select().from(order)).map((row) => [row.id, row.status]));
  for (const { fate, id, no } of shoppers) {
    const [status, refunds] = ends[fate];
    expect(`${fate}: order ${id} is ${rows.get(id)} in place of ${status}`, rows.get(id) === status);
    const back = await db
      .select({ status: refund.status })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(eq(payment.no, no));
    const done = back.filter((row) => row.status === 'done').length;
    expect(
      `${fate}: ${done} of ${back.length} refunds are done, ${refunds} expected`,
      done === refunds && back.length === refunds,
    );
  }
  const returned = of('late', 'surplus').length;
  expect(`the provider paid back ${wechat.refunds.size} times`, wechat.refunds.size === returned);
  expect('a payment is still open', (await db.$count(payment, eq(payment.status, 'pending'))) === 0);
  for (const { rule, what } of await auditMoney(db)) details.push(...what.map((each) => `${rule}: ${each}`));
};
