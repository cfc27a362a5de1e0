import { expect, it } from 'vitest';
import { outboxEvent } from '#db/schema/outbox-event.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { eventsAfter, queueEvent, sweepOutbox } from './outbox.repository.ts';

const { db } = await openTestDatabase();
const start = new Date('2026-11-20T02:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
const { id } = await addBuyer(db);

it('no event appears behind a position that a reader has passed, even if its transaction ends late', async () => {
  const late = Promise.withResolvers<void>();
  const queued = Promise.withResolvers<void>();
  const slow = db.transaction(async (tx) => {
    await queueEvent(tx, 'buyer.registered', id, start);
    queued.resolve();
    await late.promise;
  });
  await queued.promise;
  await queueEvent(db, 'buyer.passed', id, start);
  const first = await eventsAfter(db, 0, [], 10);
  expect(first.map(({ kind, position, subject }) => [kind, position, subject])).toEqual([
    ['buyer.passed', 1, `buyer-${id}`],
  ]);
  late.resolve();
  await slow;
  expect((await eventsAfter(db, 1, [], 10)).map(({ kind, position }) => [kind, position])).toEqual([
    ['buyer.registered', 2],
  ]);
  expect(await eventsAfter(db, 0, ['buyer.passed'], 10)).toHaveLength(1);
});

it('old events go, except the last one: positions continue behind it', async () => {
  await sweepOutbox(db, after(91));
  expect((await db.select().from(outboxEvent)).map(({ position }) => position)).toEqual([2]);
  await queueEvent(db, 'buyer.passed', id, after(91));
  expect((await eventsAfter(db, 2, [], 10)).map(({ position }) => position)).toEqual([3]);
});
