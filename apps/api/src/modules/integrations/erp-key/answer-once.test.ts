import { beforeEach, describe, expect, it } from 'vitest';
import { erpAnswer } from '#db/schema/erp-key.ts';
import { openTestDatabase } from '#db/testing.ts';
import { answerOnce } from './answer-once.ts';
import { insertKey, sweepAnswers } from './erp-key.repository.ts';

const { db } = await openTestDatabase();
const start = new Date('2026-03-05T12:00:00+08:00');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const { row: key } = await insertKey(
  db,
  { name: 'ERP', scopes: ['stock:write'], createdBy: 'owner', endsAt: after(1e6) },
  start,
);
const request = { keyId: key.id, idempotencyKey: 'one', operation: 'sendStock', body: '{}' };
const inProgress = { code: 'requestInProgress' };

beforeEach(() => db.delete(erpAnswer));

/** A request that has begun, and answers once it is finished. */
const slow = async (now: Date) => {
  const work = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const answer = answerOnce(db, request, now, async (store) => {
    begun.resolve();
    const found = await work.promise;
    await db.transaction((tx) => store(tx, found));
    return found;
  });
  await begun.promise;
  return { answer, finish: work.resolve };
};

describe('a request that never answered', () => {
  it('blocks repeats for two minutes, then one of them takes it over', async () => {
    const lost = await slow(start);
    const repeat = (minutes: number) => answerOnce(db, request, after(minutes), async () => 'second');
    await expect(repeat(1)).rejects.toMatchObject(inProgress);
    expect(await repeat(3)).toBe('second');
    lost.finish('first');
    await expect(lost.answer).rejects.toMatchObject(inProgress);
    expect(await repeat(4)).toBe('second');
  });

  it('is not taken over by a request with another body', async () => {
    const lost = await slow(start);
    const other = answerOnce(db, { ...request, body: '{"rows":[]}' }, after(3), async () => 'other');
    await expect(other).rejects.toMatchObject({ code: 'invalid' });
    lost.finish('first');
    expect(await lost.answer).toBe('first');
  });
});

it('is forgotten after three days', async () => {
  await answerOnce(db, request, start, async () => 'first');
  await sweepAnswers(db, after(72 * 60));
  expect(await answerOnce(db, request, after(72 * 60), async () => 'again')).toBe('first');
  await sweepAnswers(db, after(72 * 60 + 1));
  expect(await answerOnce(db, request, after(72 * 60 + 1), async () => 'again')).toBe('again');
});
