import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { job } from '#db/schema/job.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { dayMs } from '#durations.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db, { DATA_DIR: tmpdir() });
const desk = await startTestDesk(db, shop);
const owner = await desk.work('owner');

const read = async () => (await desk.call('getSystem', {}, owner)).data;
const backUp = (daysAgo: number, outcome: 'done' | 'failed') =>
  db.insert(operatorLog).values({
    operator: 'root',
    command: 'backup write --into /backups',
    outcome,
    answer: 'Wrote 17 rows to /backups/x.',
    createdAt: new Date(shop.time.now.getTime() - daysAgo * dayMs),
  });

it('the system page has versions, disk and queues, and warns of failing jobs', async () => {
  const before = await read();
  expect(before).toMatchObject({ node: process.versions.node, jobs: { failing: 0 }, stoppedWebhooks: 0 });
  expect(before.migrations).toBe(before.knownMigrations);
  expect(before.postgres).toMatch(/^\d+/);
  expect(before.databaseBytes).toBeGreaterThan(1_000_000);
  expect(before.disk?.size).toBeGreaterThan(before.disk?.free ?? Infinity);
  expect(before.alerts).not.toContain('jobsFailing');
  const failed = { kind: 'notify', key: 'failed', payload: {}, attempts: 3, lastError: 'Error: no answer' };
  await db.insert(job).values({ ...failed, runAt: shop.time.now });
  expect(await read()).toMatchObject({ jobs: { failing: 1 }, alerts: expect.arrayContaining(['jobsFailing']) });
});

it('the system page warns while no backup was completed for two days', async () => {
  expect((await read()).alerts).toContain('backupOld');
  await backUp(3, 'done');
  await backUp(1, 'failed');
  expect((await read()).alerts).toContain('backupOld');
  await backUp(1, 'done');
  const { alerts, backups } = await read();
  expect(alerts).not.toContain('backupOld');
  expect(backups.map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'done']);
});
