import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#db/database.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { lostOrders, prepareMarket, streamOrders, untilOrders } from '#testing/order-stream.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { startForwarder } from './forwarder.ts';
import type { Outcome } from './outcome.ts';

const rounds = 2;
const backWithinMs = 10_000;

/**
 * Kills a primary with a synchronous standby while orders are placed, promotes the standby, and redirects the address
 * to it. No acknowledged order is lost, and the same server continues by itself. Runs several times, each with a new
 * primary and standby.
 */
export const failover = async (): Promise<Outcome> => {
  const details: string[] = [];
  const backMs: number[] = [];
  let acknowledged = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const found = await failOver();
    details.push(...found.details);
    backMs.push(found.backMs);
    acknowledged += found.acknowledged;
    console.log(`  failover ${round}: ${found.acknowledged} orders acknowledged, the next ${found.backMs} ms after it`);
  }
  return {
    passed: details.length === 0,
    figures: `${rounds} failovers, ${acknowledged} orders acknowledged, the first order ${backMs.join(', ')} ms after the promotion, ${details.length} complaints`,
    details,
  };
};

const failOver = async () => {
  const primary = await startNativePostgres();
  const prepared = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
  const market = await prepareMarket(prepared.db, 8);
  await prepared.close();
  const standby = await startNativePostgres(primary);
  const forwarder = await startForwarder(primary.url);
  try {
    await commitOnBoth(primary.url);
    const server = await startServerProcess({ DATABASE_URL: forwarder.url, LOG_LEVEL: 'silent' });
    const stream = streamOrders(market, [server.url]);
    try {
      await untilOrders(stream, 40, 60_000);
      process.kill(primary.pid, 'SIGKILL');
      // Data in flight reaches the standby before the primary's processes notice and end.
      await query(standby.url, 'select pg_promote()');
      const promoted = performance.now();
      forwarder.leadTo(standby.url);
      await untilOrders(stream, 1, 60_000);
      const backMs = Math.round(performance.now() - promoted);
      await untilOrders(stream, 40, 60_000);
      await stream.stop();
      const details = server.process.exitCode === null ? [] : [`the server ended with ${server.process.exitCode}`];
      if (backMs > backWithinMs) details.push(`the shop was back ${backMs} ms after the promotion`);
      const { db, close } = await openDatabase({ databaseUrl: standby.url, dataDir: '' });
      details.push(...(await lostOrders(db, stream)).map((id) => `order ${id} is gone`));
      for (const { rule, what } of await auditMoney(db)) details.push(...what.map((each) => `${rule}: ${each}`));
      await close();
      return { details, backMs, acknowledged: stream.acknowledged.length };
    } finally {
      await stream.stop();
      await server.end('SIGTERM');
    }
  } finally {
    forwarder.stop();
    await standby.stop();
    await primary.stop();
  }
};

/** From now on a commit is acknowledged only once the standby has it too. */
const commitOnBoth = async (url: string) => {
  await query(url, 'alter database postgres set synchronous_commit = on');
  await query(url, `alter system set synchronous_standby_names = 'standby'`);
  await query(url, 'select pg_reload_conf()');
  for (;;) {
    const { rows } = await query(url, `select from pg_stat_replication where sync_state = 'sync'`);
    if (rows.length > 0) return;
    await wait(50);
  }
};

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client.query(text).finally(() => client.end());
};
