import { expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { limitTries } from './limit-tries.ts';

const { db } = await openTestDatabase();
const start = new Date('2026-11-20T02:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

it('refuses the tries above the limit until the window of the first one is over, for each target by itself', async () => {
  const limit = { kind: 'test', of: ['13800000000'], limit: 2, windowMs: 60_000 };
  const tries = await Promise.allSettled([1, 2, 3].map(() => limitTries(db, limit, start)));
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(limitTries(db, limit, after(50))).rejects.toMatchObject({
    code: 'triesExceeded',
    facts: { retryAfterSeconds: 10 },
  });
  await limitTries(db, { ...limit, of: ['13800000001'] }, after(50));
  await limitTries(db, limit, after(60));
});
