import { setTimeout as wait } from 'node:timers/promises';
import { and, gt, inArray, isNull } from 'drizzle-orm';
import { openDatabase } from '#db/database.ts';
import { job } from '#db/schema/job.ts';
import { order } from '#db/schema/order.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from './catalogue.ts';
import { fillCart, orderForm } from './checkout.ts';
import { type Client, httpClient } from './client.ts';
import { addBuyer } from './people.ts';
import { startServerProcess } from './server-process.ts';

export type KillDrill = {
  kills: number;
  placed: number;
  paid: number;
  /** Acknowledged orders that were missing or outdated afterwards. */
  lost: string[];
  /** Findings of the audit of money and stock after each kill. */
  breaches: string[];
  /** Startup output after a kill, without the greeting. */
  complaints: string[];
  slowestStartMs: number;
};

/** A session outlives the server that opened it. */
type Shopper = { username: string; session: string | null };

/** `settled`: the cashier has taken the money and will notify the shop, now or once it is back. */
type Acknowledged = Map<number, 'pending' | 'paid' | 'settled'>;

const shoppers = 4;
const ordersBeforeKill = 5;

/** Repeatedly kills a server with an embedded database while orders are placed, and audits each time. */
export const killDuringOrders = async (
  dataDir: string,
  kills: number,
  log: (line: string) => void = () => {},
): Promise<KillDrill> => {
  const shopping: Shopper[] = (await prepare(dataDir)).map((username) => ({ username, session: null }));
  const acknowledged: Acknowledged = new Map();
  const drill: KillDrill = { kills: 0, placed: 0, paid: 0, lost: [], breaches: [], complaints: [], slowestStartMs: 0 };
  while (drill.kills < kills) {
    const start = performance.now();
    const server = await startServerProcess({ DATA_DIR: dataDir });
    drill.slowestStartMs = Math.max(drill.slowestStartMs, Math.round(performance.now() - start));
    const stop = new AbortController();
    const streams = shopping.map((shopper, index) => shop(server.url, shopper, index, acknowledged, stop.signal));
    await untilBusy(acknowledged, streams);
    await server.end('SIGKILL');
    stop.abort();
    await Promise.all(streams);
    drill.kills += 1;
    drill.complaints.push(...server.complaints());
    await check(dataDir, acknowledged, drill);
    log(
      `kill ${drill.kills}: ${acknowledged.size} orders acknowledged, ${drill.lost.length} lost, ${drill.breaches.length} breaches`,
    );
  }
  await letNotificationsArrive(dataDir, acknowledged);
  await check(dataDir, acknowledged, drill);
  drill.placed = acknowledged.size;
  drill.paid = [...acknowledged.values()].filter((state) => state === 'paid').length;
  return drill;
};

/** Buyers with money, and products with enough stock. */
const prepare = async (dataDir: string): Promise<string[]> => {
  const database = await openDatabase({ dataDir });
  const usernames: string[] = [];
  for (let index = 0; index < shoppers; index += 1) {
    const { id, username } = await addBuyer(database.db);
    usernames.push(username);
    const movement = {
      kind: 'recharge',
      change: '9000000.00',
      orderId: null,
      reference: `drill:${id}`,
      remark: '充值',
    } as const;
    await database.db.transaction((tx) => bookMoney(tx, id, movement, new Date()));
  }
  for (let index = 0; index < 5; index += 1) await addGoods(database.db, { stock: '1000000' });
  await database.close();
  return usernames;
};

/** Waits until some orders were acknowledged since the start, then for a random time. */
const untilBusy = async (acknowledged: Acknowledged, streams: Promise<void>[]) => {
  const before = acknowledged.size;
  const ended = Promise.all(streams).then(() => true);
  while (acknowledged.size < before + ordersBeforeKill) {
    if (await Promise.race([ended, wait(10, false)]))
      throw new Error('The buyers stopped before the server was killed.');
  }
  await wait(Math.random() * 500);
};

/** Orders and pays until the server is gone, recording only acknowledged orders. */
const shop = async (url: string, shopper: Shopper, index: number, acknowledged: Acknowledged, signal: AbortSignal) => {
  const { call, signIn } = httpClient(url);
  try {
    shopper.session ??= await signIn(shopper.username);
    const { session } = shopper;
    for (let round = index; !signal.aborted; round += 1) {
      const goodsIds = [(round % 5) + 1, ((round + 2) % 5) + 1];
      const { ids } = await fillCart(
        call,
        session,
        goodsIds.map((goods_id) => ({ goods_id, number: '2' })),
      );
      const { status, data } = await call('placeOrder', { body: await orderForm(call, session, ids) }, session);
      if (status !== 200) continue;
      acknowledged.set(data.id, 'pending');
      if (round % 3 === 0) continue;
      if (round % 3 === 1) {
        if (await payAtCashier(url, call, data.id, session)) acknowledged.set(data.id, 'settled');
        continue;
      }
      const body = { method: 'balance', pay_password: '246810' } as const;
      const paid = await call('payOrder', { params: { id: data.id }, body }, session);
      if (paid.status === 200) acknowledged.set(data.id, 'paid');
    }
  } catch {
    // The server was killed: unacknowledged orders may exist or not.
  }
};

/** Pays like a person on the provider's page. */
export const payAtCashier = async (
  url: string,
  call: Client['call'],
  id: number,
  session: string,
): Promise<boolean> => {
  const { status, data } = await call('payOrder', { params: { id }, body: { method: 'sandbox' } }, session);
  if (status !== 200 || !data.redirect_url) return false;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const cashier = new URL(data.redirect_url, url);
  const taken = await fetch(cashier, { method: 'POST', headers, body: 'action=repeat', redirect: 'manual' });
  return taken.status === 303;
};

/**
 * Starts once more, so that the cashier's notifications reach the shop. A killed server's job is retried when its lease
 * of a minute expires; this does not wait for that.
 */
const letNotificationsArrive = async (dataDir: string, acknowledged: Acknowledged) => {
  const database = await openDatabase({ dataDir });
  await database.db
    .update(job)
    .set({ runAt: new Date(0) })
    .where(and(gt(job.attempts, 0), isNull(job.doneAt)));
  await database.close();
  const server = await startServerProcess({ DATA_DIR: dataDir });
  try {
    const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
    // Jobs that failed during the kill are retried within seconds.
    while (!areJobsDone(await metrics())) await wait(100);
  } finally {
    await server.end('SIGTERM');
  }
  for (const [id, state] of acknowledged) if (state === 'settled') acknowledged.set(id, 'paid');
};

const areJobsDone = (metrics: string) =>
  ['due', 'running', 'failing'].every((state) => metrics.includes(`yaoji_jobs{state="${state}"} 0`));

const check = async (dataDir: string, acknowledged: Acknowledged, drill: KillDrill) => {
  const database = await openDatabase({ dataDir });
  const ids = [...acknowledged.keys()];
  const rows = ids.length > 0 ? await database.db.select().from(order).where(inArray(order.id, ids)) : [];
  const states = new Map(rows.map(({ id, status }) => [id, status]));
  for (const [id, state] of acknowledged) {
    const found = states.get(id);
    if (found === undefined) drill.lost.push(`order ${id} is gone`);
    else if (state === 'paid' && found !== 'paid') drill.lost.push(`order ${id} was paid and is ${found}`);
  }
  for (const { rule, what } of await auditMoney(database.db)) {
    drill.breaches.push(...what.map((each) => `after kill ${drill.kills}: ${rule}: ${each}`));
  }
  await database.close();
};
