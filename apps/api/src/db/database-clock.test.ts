import { afterEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { startDatabaseClock } from './database-clock.ts';

const { db } = await openTestDatabase();
const hourMs = 3_600_000;

afterEach(() => vi.useRealTimers());

it.each([hourMs, -hourMs])('has the time of the database while the system’s clock is %i ms off', async (offMs) => {
  const { now, stop } = await startDatabaseClock(db);
  const real = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: real + offMs });
  expect(Math.abs(now().getTime() - real)).toBeLessThan(hourMs / 2);
  // A changed clock triggers a comparison, which changes nothing here.
  await expect.poll(() => Math.abs(now().getTime() - real)).toBeLessThan(hourMs / 2);
  stop();
});

it('continues while the database does not answer', async () => {
  const { now, stop } = await startDatabaseClock(db);
  const before = now().getTime();
  const asking = vi.spyOn(db, 'execute').mockRejectedValue(new Error('The database is away.'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMs });
  now();
  await expect.poll(() => asking.mock.calls.length).toBe(1);
  expect(now().getTime() - before).toBeLessThan(hourMs / 2);
  asking.mockRestore();
  stop();
});
