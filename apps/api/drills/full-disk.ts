import { cpSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/database.ts';
import { copyEmbeddedTemplate } from '#db/testing/embedded-template.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { lostOrders, prepareMarket, streamOrders, untilOrders } from '#testing/order-stream.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { mountSmallDisk } from '#testing/small-disk.ts';
import type { Outcome } from './outcome.ts';

const rounds = 3;

/** The embedded database's disk fills up while orders are placed, then gets space again. Needs the right to mount. */
export const fullDisk = async (): Promise<Outcome> => {
  const disk = mountSmallDisk(400);
  if (!disk) return { passed: true, figures: 'not run: this user may not mount a disk', details: [] };
  const { folder: dataDir } = disk;
  try {
    const template = await copyEmbeddedTemplate();
    cpSync(template, dataDir, { recursive: true });
    rmSync(template, { recursive: true });
    const market = await withDatabase(dataDir, (db) => prepareMarket(db, 4));
    const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const stream = streamOrders(market, [server.url]);
    const details: string[] = [];
    try {
      for (let round = 1; round <= rounds; round += 1) {
        await untilOrders(stream, 5, 60_000);
        disk.fill();
        await wait(4000);
        disk.free();
        console.log(`  disk full ${round}: ${stream.acknowledged.length} orders, answers ${show(stream.answers)}`);
      }
      await untilOrders(stream, 5, 60_000);
    } catch (error) {
      details.push((error as Error).message);
    }
    await stream.stop();
    if (server.process.exitCode !== null) details.push(`the server ended with ${server.process.exitCode}`);
    await server.end('SIGTERM');
    details.push(
      ...(await withDatabase(dataDir, async (db) => [
        ...(await lostOrders(db, stream)).map((id) => `order ${id} is gone`),
        ...(await auditMoney(db)).flatMap(({ rule, what }) => what.map((each) => `${rule}: ${each}`)),
      ])),
    );
    return {
      passed: details.length === 0,
      figures: `the disk was full ${rounds} times: ${stream.acknowledged.length} orders acknowledged, answers ${show(stream.answers)}, ${details.length} complaints`,
      details,
    };
  } finally {
    disk.remove();
  }
};

const show = (answers: Map<number | 'none', number>) =>
  [...answers].map(([status, times]) => `${status}×${times}`).join(' ');

const withDatabase = async <T>(
  dataDir: string,
  use: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
) => {
  const database = await openDatabase({ dataDir });
  return use(database.db).finally(database.close);
};
