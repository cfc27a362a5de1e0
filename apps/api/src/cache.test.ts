import { afterEach, expect, test, vi } from 'vitest';
import type { Db } from '#db/database.ts';
import { defineCache } from './cache.ts';

let time = performance.now();
const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
afterEach(() => clock.mockClear());

const newDb = () => ({}) as Db;

type Numbered = { number: number };
const counter = () => {
  let number = 0;
  return async () => {
    await Promise.resolve();
    number += 1;
    return { number };
  };
};

test('requests for a loading key share the load, separately for each database', async () => {
  const lists = defineCache<Numbered>('searchPages');
  const [db, load] = [newDb(), counter()];
  const both = await Promise.all([lists.get(db, { key: 'a', load }), lists.get(db, { key: 'a', load })]);
  expect(both.map(({ number }) => number)).toEqual([1, 1]);
  expect(await lists.get(newDb(), { key: 'a', load })).toEqual({ number: 2 });
});

test('a failure is shared too, and not cached', async () => {
  const lists = defineCache<Numbered>('listSummaries');
  const db = newDb();
  const fail = () => Promise.reject(new Error('busy'));
  const both = await Promise.allSettled([
    lists.get(db, { key: 'a', load: fail }),
    lists.get(db, { key: 'a', load: fail }),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await lists.get(db, { key: 'a', load: counter() })).toEqual({ number: 1 });
});

test('serves a fresh entry without a load, a stale one while it reloads', async () => {
  const summaries = defineCache<Numbered>('listSummaries');
  const [db, load] = [newDb(), counter()];
  const ask = async () => (await summaries.get(db, { key: 'a', load })).number;
  expect([await ask(), await ask()]).toEqual([1, 1]);
  expect(summaries.isFresh(db, 'a')).toBe(true);
  time += 5_100;
  expect([summaries.isFresh(db, 'a'), await ask()]).toEqual([false, 1]);
  await expect.poll(ask).toBe(2);
  time += 36_000;
  expect(await ask()).toBe(3);
});

test('a failed reload of a stale entry fails no request', async () => {
  const summaries = defineCache<Numbered>('listSummaries');
  const db = newDb();
  await summaries.get(db, { key: 'a', load: counter() });
  time += 5_100;
  const fail = () => Promise.reject(new Error('busy'));
  expect(await summaries.get(db, { key: 'a', load: fail })).toEqual({ number: 1 });
  await expect.poll(() => summaries.isFresh(db, 'a')).toBe(false);
});

test('a slow load stays fresh for fifty times its duration, up to a minute', async () => {
  const summaries = defineCache<Numbered>('searchPages');
  for (const [tookMs, freshMs] of [
    [200, 10_000],
    [5_000, 60_000],
  ] as const) {
    const db = newDb();
    await summaries.get(db, {
      key: 'a',
      load: async () => {
        time += tookMs;
        return { number: 1 };
      },
    });
    time += freshMs - 100;
    expect(summaries.isFresh(db, 'a')).toBe(true);
    time += 200;
    expect(summaries.isFresh(db, 'a')).toBe(false);
  }
});

test('a value not worth caching reaches the waiting requests and no later ones', async () => {
  const suggestions = defineCache<Numbered>('suggestions');
  const [db, load] = [newDb(), counter()];
  const ask = () => suggestions.get(db, { key: 'a', load, isWorthCaching: () => false });
  expect(await Promise.all([ask(), ask()])).toEqual([{ number: 1 }, { number: 1 }]);
  expect(await ask()).toEqual({ number: 2 });
});

test('waiting requests get an entry even if it is evicted', async () => {
  const lists = defineCache<Numbered>('searchPages');
  const db = newDb();
  const keys = Array.from({ length: 1_100 }, (_, index) => index);
  const found = await Promise.all(
    keys.map((number) => lists.get(db, { key: String(number), load: async () => ({ number }) })),
  );
  expect(found.map(({ number }) => number)).toEqual(keys);
});

test('evicts the least recently used, by length if the cache has a size limit', async () => {
  const pages = defineCache<string>('visitorPages');
  const db = newDb();
  const put = (key: string, length: number) => pages.get(db, { key, load: async () => 'x'.repeat(length) });
  for (const key of ['a', 'b', 'c']) await put(key, 1_000_000);
  await put('a', 0);
  await put('d', 1_000_000);
  expect(['a', 'b', 'c', 'd'].filter((key) => pages.isFresh(db, key))).toEqual(['a', 'c', 'd']);
  await put('e', 3_000_001);
  expect(pages.isFresh(db, 'e')).toBe(false);
});
