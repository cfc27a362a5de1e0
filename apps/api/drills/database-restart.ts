import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/database.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { lostOrders, prepareMarket, streamOrders, untilOrders } from '#testing/order-stream.ts';
import { startServerProcess } from '#testing/server-process.ts';
import type { Outcome } from './outcome.ts';

const restarts = 5;

/** Postgres restarts repeatedly while two servers take orders; the servers are not restarted. */
export const databaseRestart = async (): Promise<Outcome> => {
  const native = await startNativePostgres();
  const env = { DATABASE_URL: native.url, LOG_LEVEL: 'silent' };
  const database = await openDatabase({ databaseUrl: native.url, dataDir: '' });
  const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  const details: string[] = [];
  try {
    const market = await prepareMarket(database.db, 8);
    const stream = streamOrders(
      market,
      servers.map(({ url }) => url),
    );
    for (let restart = 1; restart <= restarts; restart += 1) {
      await untilOrders(stream, 20, 60_000);
      await native.restart(() => wait(500 * restart));
      console.log(`  restart ${restart}: ${stream.acknowledged.length} orders acknowledged`);
      await wait(200);
    }
    await untilOrders(stream, 20, 60_000);
    await stream.stop();
    for (const { process } of servers)
      if (process.exitCode !== null) details.push(`a server ended with ${process.exitCode}`);
    details.push(
      ...(await lostOrders(database.db, stream)).map((id) => `order ${id} is gone`),
      ...(await auditMoney(database.db)).flatMap(({ rule, what }) => what.map((each) => `${rule}: ${each}`)),
    );
    return {
      passed: details.length === 0,
      figures: `${restarts} restarts, ${stream.acknowledged.length} orders acknowledged through two servers, slowest answer ${stream.slowestMs} ms, ${details.length} complaints`,
      details,
    };
  } finally {
    await Promise.all(servers.map(({ end }) => end('SIGTERM')));
    await database.close();
    await native.stop();
  }
};
