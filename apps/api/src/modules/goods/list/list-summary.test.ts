import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { conditionsOf } from './filter.repository.ts';
import { summarise } from './list-summary.ts';

const { db } = await openTestDatabase();
const viewer = { buyerId: null, now: new Date('2026-11-20T04:00:00Z'), pricesSeen: 'none' } as const;

let time = performance.now();
const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
afterEach(() => clock.mockClear());

const conditions = await conditionsOf(db, {}, viewer);

const total = async (key: string, catalogue = 1) => {
  if (!conditions) throw new Error('There are no conditions.');
  return (await summarise(db, conditions, viewer, { key, withFacets: false, catalogue })).total;
};

test('a count is cached, served stale while it is loaded again, and then no longer', async () => {
  await addGoods(db);
  expect(await total('kept')).toBe(1);
  await addGoods(db);
  expect(await total('kept')).toBe(1);
  time += 6_000;
  expect(await total('kept')).toBe(1);
  await vi.waitFor(async () => expect(await total('kept')).toBe(2));
  await addGoods(db);
  time += 60_000;
  expect(await total('kept')).toBe(3);
});

test('goods that came into the catalogue are counted at once', async () => {
  expect(await total('grown')).toBe(3);
  await addGoods(db);
  expect(await total('grown', 2)).toBe(4);
});

test('while goods come in one after the other, counting takes a hundredth of the time', async () => {
  const still = clock.getMockImplementation();
  clock.mockImplementation(() => {
    time += 20;
    return time;
  });
  time += 60_000;
  expect(await total('coming', 3)).toBe(4);
  time += 60_000;
  await addGoods(db);
  expect(await total('coming', 4)).toBe(5);
  await addGoods(db);
  expect(await total('coming', 5)).toBe(5);
  time += 60_000;
  expect(await total('coming', 5)).toBe(6);
  if (still) clock.mockImplementation(still);
});
