import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { openDatabase } from '#db/database.ts';
import { order } from '#db/schema/order.ts';
import { auditMoney } from '#modules/audit/index.ts';
import { bookMoney } from '#modules/wallet/index.ts';
import { fillCart, orderForm } from './checkout.ts';
import { type Client, httpClient } from './client.ts';
import { addBuyer } from './people.ts';
import { addGoods } from './shelf.ts';

export type KillDrill = {
  kills: number;
  placed: number;
  paid: number;
  /** Orders that the server had acknowledged and that were gone or behind afterwards. */
  lost: string[];
  /** What the audit of money and stock found after each kill. */
  breaches: string[];
  /** What a start after a kill said beyond its greeting. */
  complaints: string[];
  slowestStartMs: number;
};

/** A session outlives the server that opened it. */
type Shopper = { username: string; session: string | null };

type Acknowledged = Map<number, 'pending' | 'paid'>;

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const shoppers = 4;
const ordersBeforeKill = 5;

/** Kills a server with an embedded database in the middle of a stream of orders, again and again, and audits each time. */
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
    const server = await startServer(dataDir);
    drill.slowestStartMs = Math.max(drill.slowestStartMs, Math.round(performance.now() - start));
    const stop = new AbortController();
    const streams = shopping.map((shopper, index) =>
      shop(httpClient(server.url), shopper, index, acknowledged, stop.signal),
    );
    await untilBusy(acknowledged, streams);
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    stop.abort();
    await Promise.all(streams);
    drill.kills += 1;
    drill.complaints.push(...server.complaints());
    await check(dataDir, acknowledged, drill);
    log(
      `kill ${drill.kills}: ${acknowledged.size} orders acknowledged, ${drill.lost.length} lost, ${drill.breaches.length} breaches`,
    );
  }
  drill.placed = acknowledged.size;
  drill.paid = [...acknowledged.values()].filter((state) => state === 'paid').length;
  return drill;
};

/** Buyers with money and a shelf that does not run empty. */
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

/** Until some orders were acknowledged since the start, and then for a moment that nobody can foresee. */
const untilBusy = async (acknowledged: Acknowledged, streams: Promise<void>[]) => {
  const before = acknowledged.size;
  const ended = Promise.all(streams).then(() => true);
  while (acknowledged.size < before + ordersBeforeKill) {
    if (await Promise.race([ended, wait(10, false)]))
      throw new Error('The buyers stopped before the server was killed.');
  }
  await wait(Math.random() * 500);
};

/** Orders and pays until the server is gone, noting what it acknowledged and nothing else. */
const shop = async (
  { call, signIn }: Client,
  shopper: Shopper,
  index: number,
  acknowledged: Acknowledged,
  signal: AbortSignal,
) => {
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
      if (round % 2 === 0) continue;
      const body = { method: 'balance', pay_password: '246810' } as const;
      const paid = await call('payOrder', { params: { id: data.id }, body }, session);
      if (paid.status === 200) acknowledged.set(data.id, 'paid');
    }
  } catch {
    // The server was killed: what it had not acknowledged may be there or not.
  }
};

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

const startServer = async (dataDir: string) => {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, SEED: 'none', PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout?.on('data', (part) => {
    said += String(part);
  });
  child.stderr?.on('data', (part) => {
    complained += String(part);
  });
  while (!said.includes(`:${port}`)) {
    if (child.exitCode !== null) throw new Error(`The server did not start after a kill:\n${said}${complained}`);
    await wait(20);
  }
  const complaints = () =>
    [...complained.split('\n'), ...said.split('\n').filter((line) => line.startsWith('{'))].filter(Boolean);
  return { process: child, url: `http://127.0.0.1:${port}`, complaints };
};

const freePort = async (): Promise<number> => {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
};
