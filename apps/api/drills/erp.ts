import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, openDatabase } from '#db/database.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { insertKey } from '#modules/integrations/erp-key/erp-key.repository.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { type Client, httpClient } from '#testing/client.ts';
import { addBuyer } from '#testing/people.ts';
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { syntheticRows } from '../bench/catalogue.ts';
import type { Outcome } from './outcome.ts';
import { SimulatedErp } from './simulated-erp.ts';

/** `DRILL_ERP=small` takes seconds: it never kills the server, whose last request waits two minutes. */
const size =
  process.env.DRILL_ERP === 'small'
    ? { goods: 400, prices: 60, orders: 24, buyers: 4, kills: 0 }
    : { goods: 48_000, prices: 2000, orders: 500, buyers: 12, kills: 1 };

/** Refused or late deliveries wait minutes for their next attempt. */
const settledWithinMs = 5 * 60_000;

type Scene = { db: Db; erp: SimulatedErp; server: ServerProcess; codes: string[]; goodsIds: Map<string, number> };

/**
 * A wholesaler's day: an ERP imports products, prices and stock, changes prices while buyers order, ships paid orders,
 * and follows them through changes and webhooks. Answers are lost after the server acted, webhooks are refused, late or
 * doubled, and the server is killed once. In the end both sides agree.
 */
export const erpDay = async (): Promise<Outcome> => {
  const native = await startNativePostgres();
  const { db, close } = await openDatabase({ databaseUrl: native.url, dataDir: '' });
  const deskPort = await freePort();
  const keys = { in: await makeKey(db, 'in'), out: await makeKey(db, 'out') };
  const erp = new SimulatedErp(`http://127.0.0.1:${deskPort}`, keys);
  const env = {
    DATABASE_URL: native.url,
    DESK_PORT: String(deskPort),
    WEBHOOK_HOSTS: await erp.listen(),
    LOG_LEVEL: 'fatal',
  };
  const scene: Scene = { db, erp, server: await startServerProcess(env), codes: [], goodsIds: new Map() };
  try {
    const seconds = stopwatch();
    await bring(scene);
    const broughtSeconds = seconds();
    await erp.subscribe(env.WEBHOOK_HOSTS);
    const day = stopwatch();
    const shopping = new AbortController();
    const working = workUntil(scene, shopping.signal);
    const changing = changePrices(scene);
    const killing = killOnce(scene, env);
    const refused = await order(scene);
    await Promise.all([changing, killing]);
    shopping.abort();
    await working;
    const daySeconds = day();
    const settled = await settle(scene);
    const details = [...erp.complaints, ...(await differences(scene))];
    for (const { rule, what } of await auditMoney(db)) details.push(...what.map((each) => `${rule}: ${each}`));
    const { counts, orders, heard } = erp;
    const shipped = [...orders.values()].filter(({ status }) => status === 'shipped').length;
    return {
      passed: details.length === 0 && settled && orders.size === size.orders && shipped > 0,
      figures: `${size.goods} goods with price and stock in ${broughtSeconds} s; ${size.prices} prices changed and ${orders.size} orders placed (${refused} tries refused, as by a price changed meanwhile), ${shipped} shipped in ${daySeconds} s; ${counts.calls} calls, of which ${counts.unsent} were not sent, ${counts.unanswered} lost their answer, ${counts.broken} broke off, ${counts.limited} had to wait; ${heard.size} events in ${counts.webhooks} webhooks (${counts.refused} refused, ${counts.late} late); ${details.length} differences`,
      details,
    };
  } finally {
    await scene.server.end('SIGTERM');
    erp.close();
    await close();
    await native.stop();
  }
};

const stopwatch = () => {
  const start = performance.now();
  return () => Math.round((performance.now() - start) / 100) / 10;
};

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
};

const makeKey = async (db: Db, name: 'in' | 'out') => {
  const scopes = {
    in: ['goods:write', 'prices:write', 'stock:write'],
    out: ['orders:read', 'shipments:write', 'webhooks:write'],
  } as const;
  const endsAt = new Date(Date.now() + 86_400_000);
  return (await insertKey(db, { name, scopes: scopes[name], createdBy: 'drill', endsAt }, new Date())).key;
};

const bring = async ({ db, erp, codes, goodsIds }: Scene) => {
  const rows = [...syntheticRows(size.goods)].map(({ row: { name, maker, spec, category } }, index) => ({
    ...{ code: `G-${index}`, name: name ?? '', maker: maker ?? '', spec: spec ?? '', category, unit: '盒' },
  }));
  codes.push(...rows.map(({ code }) => code));
  await erp.send('sendGoods', rows);
  await erp.sendPrices(new Map(codes.map((code, index) => [code, priceOf(index)])));
  for (const [index, code] of codes.entries()) {
    erp.stock.set(
      code,
      new Map([
        [`A${index}`, String(20 + (index % 50))],
        [`B${index}`, '3000'],
      ]),
    );
  }
  await erp.sendStock(codes);
  const { rows: known } = await db.execute(sql`select code, goods_id from erp_goods`);
  for (const { code, goods_id: id } of known) goodsIds.set(String(code), Number(id));
};

const priceOf = (index: number) => (5 + ((index * 37) % 9000) / 100).toFixed(2);

const changePrices = async ({ erp, codes }: Scene) => {
  const perLot = Math.ceil(size.prices / 20);
  for (let lot = 0; lot < 20; lot += 1) {
    const changed = codes.slice(lot * perLot, Math.min((lot + 1) * perLot, size.prices));
    await erp.sendPrices(new Map(changed.map((code, index) => [code, priceOf(index + lot + 1)])));
    await erp.sendStock(changed.slice(0, 10));
  }
};

const workUntil = async ({ erp }: Scene, signal: AbortSignal) => {
  while ((await erp.work()) > 0 || !signal.aborted) await wait(200);
};

/** In the middle of the day. */
const killOnce = async (scene: Scene, env: Record<string, string>) => {
  if (size.kills === 0) return;
  while (scene.erp.orders.size < size.orders / 2) await wait(50);
  await scene.server.end('SIGKILL');
  scene.server = await startServerProcess(env);
};

/** Places enough orders; returns the number of refusals. */
const order = async (scene: Scene): Promise<number> => {
  let [placed, refused] = [0, 0];
  const shop = async (index: number) => {
    const username = `erp${index}`;
    const { id } = await addBuyer(scene.db, { username });
    const movement = { kind: 'recharge', change: '9000000.00', orderId: null, remark: '充值' } as const;
    await scene.db.transaction((tx) => bookMoney(tx, id, { ...movement, reference: `drill:${id}` }, new Date()));
    const session = await untilAnswered(scene, ({ signIn }) => signIn(username));
    const call = ((...input: Parameters<Client['call']>) =>
      untilAnswered(scene, (client) => client.call(...input))) as Client['call']; // The cast: it repeats the same call.
    for (let round = index; placed < size.orders; round += size.buyers) {
      placed += 1;
      refused += await orderOnce(scene, call, session, round);
    }
  };
  await Promise.all(Array.from({ length: size.buyers }, (_, index) => shop(index)));
  return refused;
};

/** Orders products whose prices are changing; returns the number of refusals before success. */
const orderOnce = async ({ codes, goodsIds }: Scene, call: Client['call'], session: string, round: number) => {
  const wanted = [round * 3, round * 3 + 1].map(
    (index) => codes[index % Math.min(codes.length, size.prices * 2)] ?? '',
  );
  const lines = wanted.map((code) => ({ goods_id: goodsIds.get(code) ?? 0, number: '2' }));
  const { ids } = await fillCart(call, session, lines);
  for (let refused = 0; ; refused += 1) {
    const { status, data } = await call('placeOrder', { body: await orderForm(call, session, ids) }, session);
    if (status !== 200) continue;
    const params = { id: data.id };
    const fate = round % 8;
    if (fate === 0) await call('cancelOrder', { params, body: {} }, session);
    else if (fate !== 1)
      await call('payOrder', { params, body: { method: 'balance', pay_password: '246810' } }, session);
    return refused;
  }
};

const untilAnswered = async <T>(scene: Scene, ask: (client: Client) => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask(httpClient(scene.server.url));
    } catch {
      await wait(50);
    }
  }
};

/** Waits until the ERP has read everything and accepted every webhook. */
const settle = async ({ db, erp }: Scene): Promise<boolean> => {
  const end = Date.now() + settledWithinMs;
  for (;;) {
    const isRead = (await erp.work()) === 0;
    const { rows } = await db.execute(sql`
      select (select count(*) from webhook_delivery where status = 'pending')
        + (select count(*) from outbox_event where position is null) as waiting`);
    if (isRead && Number(rows[0]?.waiting) === 0) return true;
    if (Date.now() > end) {
      erp.complaints.push(`${rows[0]?.waiting} webhooks still wait`);
      return false;
    }
    await wait(500);
  }
};

/** Differences between the two sides. */
const differences = async ({ db, erp }: Scene): Promise<string[]> => {
  const found: string[] = [];
  const expect = (what: string, here: unknown, there: unknown) => {
    if (String(here) !== String(there)) found.push(`${what}: ${here} in the shop, ${there} in the ERP`);
  };
  const { rows: goods } = await db.execute(sql`
    select code, price::numeric(14, 2) as price, stock + coalesce((
      select sum(batch.quantity) from order_line line join order_line_batch batch on batch.order_line_id = line.id
      join orders on orders.id = line.order_id and orders.status in ('pending', 'paid')
      where line.goods_id = goods.id), 0) as stock
    from erp_goods join goods on goods.id = erp_goods.goods_id`);
  expect('goods', goods.length, erp.prices.size);
  for (const { code, price, stock } of goods) {
    expect(`price of ${code}`, price, erp.prices.get(String(code)));
    const batches = [...(erp.stock.get(String(code))?.values() ?? [])];
    expect(
      `stock of ${code}`,
      Number(stock),
      batches.reduce((sum, quantity) => sum + Number(quantity), 0),
    );
  }
  const { rows: orders } = await db.execute(sql`
    select no, status, total, (select count(*) from shipment where order_id = orders.id) as parcels,
      (select min(document_no) from shipment where order_id = orders.id) as document,
      (select coalesce(sum(amount), 0)::numeric(14, 2) from payment where order_id = orders.id and status = 'paid') as paid
    from orders`);
  expect('orders', orders.length, erp.orders.size);
  for (const { no, status, total, parcels, document, paid } of orders) {
    const known = erp.orders.get(String(no));
    expect(`state of ${no}`, status, known?.status);
    expect(`total of ${no}`, total, known?.total);
    expect(`payments of ${no}`, paid, known?.payments[0]?.amount ?? '0.00');
    expect(`parcels of ${no}`, parcels, known?.parcels.length);
    expect(`document of ${no}`, document, erp.documents.get(String(no)) ?? null);
  }
  return [...found, ...(await unheard(db, erp))];
};

/** Events without a webhook, or delivered before an earlier one of their subject. */
const unheard = async (db: Db, { heard }: SimulatedErp): Promise<string[]> => {
  const { rows } = await db.execute(sql`select event_id from webhook_delivery`);
  const missing = rows
    .filter(({ event_id: id }) => !heard.has(`msg_${id}`))
    .map(({ event_id: id }) => `event ${id} came by no webhook`);
  const last = new Map<string, number>();
  const early = [...heard.values()].filter(({ subject, position }) => {
    const isEarly = position < (last.get(subject) ?? 0);
    last.set(subject, Math.max(position, last.get(subject) ?? 0));
    return isEarly;
  });
  return [...missing, ...early.map(({ type, subject }) => `${type} of ${subject} came after a later event`)];
};
