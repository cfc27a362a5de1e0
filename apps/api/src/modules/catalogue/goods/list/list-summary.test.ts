import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { findPage } from '../search/search-page.ts';
import { conditionsOf } from './filter.repository.ts';
import { summarise } from './list-summary.ts';

const { db } = await openTestDatabase();
const viewer = { buyerId: null, now: new Date('2026-11-20T04:00:00Z'), pricesSeen: 'none' } as const;

let time = performance.now();
const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
afterEach(() => clock.mockClear());

const conditions = await conditionsOf(db, {}, viewer);

const total = async (key: string) => {
  if (!conditions) throw new Error('There are no conditions.');
  return (await summarise(db, conditions, viewer, { key, withFacets: false })).total;
};

test('the first product is counted immediately', async () => {
  expect(await total('first')).toBe(0);
  await addGoods(db);
  expect(await total('first')).toBe(1);
});

test('a count is cached, served stale during a reload, and then replaced', async () => {
  expect(await total('cached')).toBe(1);
  await addGoods(db);
  expect(await total('cached')).toBe(1);
  time += 6_000;
  expect(await total('cached')).toBe(1);
  await expect.poll(() => total('cached')).toBe(2);
  await addGoods(db);
  time += 60_000;
  expect(await total('cached')).toBe(3);
});

test('counts that a search obtains itself match its conditions', async () => {
  const row = (index: number) => ({
    name: `黄芪${index % 2 ? '片' : '丸'}`,
    maker: `第${index % 3}制药`,
    spec: `${index + 1}粒`,
    category: index % 4 ? '中成药' : '饮片',
    price: '9',
    stock: String(index % 5),
    batch_no: '1',
    expiry: '2026-12-28',
    tags: index % 2 ? '新' : '满 赠',
    ladder: index % 3 ? '' : '10:8',
  });
  await importRows(
    db,
    Array.from({ length: 24 }, (_, index) => ({ line: index + 2, row: row(index) })),
  );
  // Often enough for Postgres to settle on the generic plan.
  for (let turn = 1; turn <= 8; turn++) {
    const filters = { keywords: turn % 2 ? '黄芪' : '黄芪片', ...(turn > 4 ? { makers: ['第1制药'] } : {}) };
    const searched = await conditionsOf(db, filters, viewer);
    if (!searched) throw new Error('There are no conditions.');
    const options = { sort: 'default', page: 1, perPage: 2 } as const;
    const { all } = await findPage(db, `counted ${turn}`, searched, viewer, options);
    const summaryOf = (withFacets: boolean, all: number[] | null) =>
      summarise(db, searched, viewer, { key: `${turn} ${all !== null}`, withFacets, all });
    expect(all?.length).toBeGreaterThan(2);
    expect(await summaryOf(false, all)).toEqual(await summaryOf(false, null));
    const facets = await summaryOf(true, all);
    expect(facets).toEqual(await summaryOf(true, null));
    expect(facets.facets.map(({ key }) => key)).toEqual(expect.arrayContaining(['maker', 'tags', 'flags']));
  }
});
