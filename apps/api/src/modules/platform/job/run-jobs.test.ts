import { expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addJob, claimJobs, countJobs, failingJobs, retryJob } from './job.repository.ts';
import { runDueJobs } from './run-jobs.ts';

const { db } = await openTestDatabase();
const start = new Date('2026-11-20T02:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const log = { error: () => undefined };

const add = (key: string, runAt: Date) => addJob(db, { kind: key, key, payload: { key }, runAt });
const run = (now: Date, runners: Parameters<typeof runDueJobs>[1]) => runDueJobs(db, runners, now, log);

it('a job is leased to one process, and taken again if that one has died', async () => {
  await add('lost', start);
  await add('lost', start);
  const [one, other] = await Promise.all([claimJobs(db, 10, 60_000, start), claimJobs(db, 10, 60_000, start)]);
  expect([...one, ...other].map(({ kind, attempts }) => [kind, attempts])).toEqual([['lost', 1]]);
  expect(await claimJobs(db, 10, 60_000, after(59))).toEqual([]);
  expect(await run(after(60), { lost: async () => undefined })).toBe(1);
  expect(await run(after(9_999), {})).toBe(0);
});

it('a job that fails waits 1, 2, 4 … seconds, an hour at most, while others run', async () => {
  const seen: string[] = [];
  const runners = {
    broken: async () => {
      throw new Error('no provider');
    },
    fine: async (_: unknown, { key }: { key: string }) => {
      seen.push(key);
      return undefined;
    },
  };
  await add('broken', start);
  await add('fine', start);
  let now = start;
  const waits: number[] = [];
  for (let tries = 0; tries < 14; tries += 1) {
    await run(now, runners);
    const [failed] = await failingJobs(db, 1);
    waits.push((Number(failed?.runAt) - Number(now)) / 1000);
    now = failed?.runAt ?? now;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
  expect(seen).toEqual(['fine']);
  const [failed] = await failingJobs(db, 1);
  expect(failed?.lastError).toContain('no provider');
  await retryJob(db, failed?.id ?? 0, start);
  await run(start, { broken: async () => after(600) });
  expect(await countJobs(db, start)).toEqual({ due: 0, running: 0, failing: 0, planned: 1 });
});
