import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { lostOrders, prepareMarket, streamOrders, untilOrders } from '#testing/order-stream.ts';
import { startServerProcess } from '#testing/server-process.ts';

const native = await startNativePostgres();
const database = await openDatabase({ databaseUrl: native.url, dataDir: '' });
const server = await startServerProcess({ DATABASE_URL: native.url, LOG_LEVEL: 'silent' });
afterAll(async () => {
  await server.end('SIGTERM');
  await database.close();
  await native.stop();
});

const readiness = async () => (await fetch(`${server.url}/readyz`)).status;

it('[O1] recovers by itself after the database restarts under load, and loses no acknowledged order', async () => {
  const stream = streamOrders(await prepareMarket(database.db, 4), [server.url]);
  await untilOrders(stream, 10);
  await native.restart(() => expect.poll(readiness, { interval: 50 }).toBe(503));
  await expect.poll(readiness, { interval: 50 }).toBe(200);
  await untilOrders(stream, 10);
  await stream.stop();

  expect(server.process.exitCode).toBeNull();
  // Away, or refused because of a concurrent change; no connection to the server itself broke.
  expect([...stream.answers.keys()].filter((status) => ![200, 409, 503, 'none'].includes(status))).toEqual([]);
  expect(await lostOrders(database.db, stream)).toEqual([]);
  expect(await auditMoney(database.db)).toEqual([]);
});
