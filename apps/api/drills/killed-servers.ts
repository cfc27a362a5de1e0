import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, openDatabase } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { order } from '#db/schema/order.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { type Client, httpClient } from '#testing/client.ts';
import { payAtCashier } from '#testing/kill-nine.ts';
import { type Market, prepareMarket } from '#testing/order-stream.ts';
import { startServerProcess } from '#testing/server-process.ts';
import type { Outcome } from './outcome.ts';

const seconds = Number(process.env.DRILL_SECONDS ?? 60);
const killEveryMs = 10_000;
const buyers = 6;
const scarceUnits = 60;

/** Longer than the lease of a job, which delays a killed server's jobs. */
const jobsWithinMs = 120_000;

/** `settled`: the cashier has taken the money and notifies the shop. */
type State = 'pending' | 'paid' | 'settled' | 'cancelled';

type Ledger = {
  acknowledged: Map<number, State>;
  /** Calls by operation and final status, as the buyer received them. */
  answers: Map<string, number>;
  /** Broken connections; their calls were sent again to the other server. */
  broken: number;
};

/**
 * Two servers share one Postgres. One of them is killed and restarted every ten seconds while buyers browse, order, pay
 * and cancel. A buyer whose connection breaks repeats the call on the other server. `DRILL_SECONDS` sets the duration.
 */
export const killedServers = async (): Promise<Outcome> => {
  const native = await startNativePostgres();
  const env = { DATABASE_URL: native.url, LOG_LEVEL: 'error', SANDBOX_CASHIER: 'yes' };
  const { db, close } = await openDatabase({ databaseUrl: native.url, dataDir: '' });
  const servers = [await startServerProcess(env), await startServerProcess(env)];
  const ledger: Ledger = { acknowledged: new Map(), answers: new Map(), broken: 0 };
  const complaints: string[] = [];
  const stopped = new AbortController();
  try {
    const market = await prepareMarket(db, buyers);
    await fillWallets(db);
    const scarce = (await addGoods(db, { stock: String(scarceUnits) })).id;
    const urls = servers.map(({ url }) => url);
    const shopping = market.usernames.map((username, index) =>
      shop({ market, scarce, urls, ledger, signal: stopped.signal }, username, index),
    );
    const end = Date.now() + seconds * 1000;
    let kills = 0;
    for (; Date.now() < end; kills += 1) {
      await wait(killEveryMs);
      const index = kills % 2;
      await servers[index]?.end('SIGKILL');
      complaints.push(...(servers[index]?.complaints() ?? []));
      const server = await startServerProcess(env);
      [servers[index], urls[index]] = [server, server.url];
      console.log(`  kill ${kills + 1}: ${ledger.acknowledged.size} orders, ${ledger.broken} connections broken`);
    }
    stopped.abort();
    await Promise.all(shopping);
    const details = [...(await lost(db, ledger)), ...(await oversold(db)), ...complaints];
    for (const { rule, what } of await auditMoney(db)) details.push(...what.map((each) => `${rule}: ${each}`));
    const odd = [...ledger.answers].filter(([answer]) => !/ (200|409|422)$/.test(answer));
    details.push(...odd.map(([answer, times]) => `${times} × ${answer}`));
    const states = [...ledger.acknowledged.values()];
    const count = (...wanted: State[]) => states.filter((state) => wanted.includes(state)).length;
    const calls = [...ledger.answers.values()].reduce((sum, times) => sum + times, 0);
    return {
      passed: details.length === 0 && count('paid') > 0 && count('settled') > 0 && count('cancelled') > 0,
      figures: `${kills} kills in ${seconds} s: ${calls} calls, ${ledger.broken} broken and repeated, ${states.length} orders acknowledged (${count('paid', 'settled')} paid, ${count('cancelled')} cancelled), ${details.length} complaints`,
      details,
    };
  } finally {
    stopped.abort();
    await Promise.all(servers.map(({ end }) => end('SIGTERM')));
    await close();
    await native.stop();
  }
};

const fillWallets = async (db: Db) => {
  for (const { id } of await db.select({ id: buyer.id }).from(buyer)) {
    const movement = { kind: 'recharge', change: '9000000.00', orderId: null, remark: '充值' } as const;
    await db.transaction((tx) => bookMoney(tx, id, { ...movement, reference: `drill:${id}` }, new Date()));
  }
};

type World = { market: Market; scarce: number; urls: string[]; ledger: Ledger; signal: AbortSignal };

const shop = async ({ market, scarce, urls, ledger, signal }: World, username: string, index: number) => {
  let turn = index;
  /** Repeats a call on the other server until one of them answers. */
  const untilAnswered = async <T>(ask: (url: string) => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask(urls[turn % 2] ?? '');
      } catch {
        ledger.broken += 1;
        turn += 1;
        await wait(20);
      }
    }
  };
  const call: Client['call'] = async (id, input, session) => {
    const answer = await untilAnswered((url) => httpClient(url).call(id, input, session));
    const name = `${id} ${answer.status}`;
    ledger.answers.set(name, (ledger.answers.get(name) ?? 0) + 1);
    return answer;
  };
  const session = await untilAnswered((url) => httpClient(url).signIn(username));
  for (let round = index; !signal.aborted; round += 1) {
    const goodsId = round % 5 === 0 ? scarce : (market.goodsIds[round % market.goodsIds.length] ?? 0);
    await call('listGoods', { query: { per_page: 20 } }, session);
    // Null if the scarce product is sold out.
    const cart = await fillCart(call, session, [{ goods_id: goodsId, number: '2' }]).catch(() => null);
    if (!cart) continue;
    const { ids } = cart;
    const form = await orderForm(call, session, ids);
    const { status, data } = await call('placeOrder', { body: form }, session);
    await call('listOrders', {}, session);
    if (status !== 200) {
      await call('deleteCartLines', { body: { ids } }, session);
      continue;
    }
    ledger.acknowledged.set(data.id, 'pending');
    const state = await goOn(call, data.id, session, round % 4, (ask) => untilAnswered(ask));
    if (state) ledger.acknowledged.set(data.id, state);
    await call('getOrder', { params: { id: data.id } }, session);
  }
};

/** Pays an order from the balance or at the cashier, cancels it, or leaves it. */
const goOn = async (
  call: Client['call'],
  id: number,
  session: string,
  choice: number,
  untilAnswered: <T>(ask: (url: string) => Promise<T>) => Promise<T>,
): Promise<State | null> => {
  const params = { id };
  if (choice === 0) {
    const body = { method: 'balance', pay_password: '246810' } as const;
    return (await call('payOrder', { params, body }, session)).status === 200 ? 'paid' : null;
  }
  if (choice === 1)
    return (await call('cancelOrder', { params, body: {} }, session)).status === 200 ? 'cancelled' : null;
  if (choice === 2) return (await untilAnswered((url) => payAtCashier(url, call, id, session))) ? 'settled' : null;
  return null;
};

/** Acknowledged orders that are missing, and stored orders that nobody placed. */
const lost = async (db: Db, { acknowledged }: Ledger): Promise<string[]> => {
  const expected: Partial<Record<State, string>> = { paid: 'paid', settled: 'paid', cancelled: 'cancelled' };
  const find = async () => {
    const found = new Map((await db.select().from(order)).map(({ id, status }) => [id, status]));
    const surplus = [...found.keys()].filter((id) => !acknowledged.has(id)).map((id) => `nobody ordered ${id}`);
    const wrong = [...acknowledged].flatMap(([id, state]) => {
      const status = found.get(id);
      if (status === undefined) return [`order ${id} is gone`];
      return (expected[state] ?? status) === status ? [] : [`order ${id} was ${state} and is ${status}`];
    });
    return [...surplus, ...wrong];
  };
  const end = Date.now() + jobsWithinMs;
  let complaints = await find();
  for (; complaints.length > 0 && Date.now() < end; complaints = await find()) await wait(500);
  return complaints;
};

/** Products whose stock changed by more or less than was sold. */
const oversold = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute(sql`
    select goods.id, goods.stock, sold.quantity
    from goods join lateral (
      select coalesce(sum(line.quantity), 0) as quantity from order_line line join orders on orders.id = line.order_id
      where line.goods_id = goods.id and orders.status <> 'cancelled') sold on true
    where goods.stock < 0 or goods.stock + sold.quantity not in (${scarceUnits}, 100000)`);
  return rows.map(({ id, stock, quantity }) => `goods ${id}: ${quantity} sold and ${stock} left`);
};
