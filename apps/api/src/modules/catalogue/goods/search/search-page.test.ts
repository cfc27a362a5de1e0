import { goodsFiltersCodec } from '@yaoji/api-client/wire';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { conditionsOf } from '../list/filter.repository.ts';
import { countMatches, type PageOptions, pageIds, selectPageIds } from '../list/list.repository.ts';
import { findPage } from './search-page.ts';

const { db, pool } = await openTestDatabase();
const viewer = { buyerId: null, now: new Date('2026-11-20T04:00:00Z'), pricesSeen: 'none' } as const;

const heads = ['黄芪', '黄连', '地黄', '复方黄', '当归', '小儿', '维生素', '丹参'];
const tails = ['片', '颗粒', '丸', '胶囊', '口服液'];
const makers = ['黄河制药', '百草堂', '仁和堂', '片仔堂'];

beforeAll(async () => {
  const rows = heads.flatMap((head) =>
    tails.flatMap((tail) =>
      makers.map((maker, index) => ({
        name: `${head}${tail}`,
        maker,
        price: '9',
        stock: String(index),
        batch_no: '1',
      })),
    ),
  );
  // Few names start with a word that many contain: only those are of the better rank.
  for (const name of ['颗粒冲剂', '胶囊外壳', '口服液吸管'])
    rows.push({ name, maker: '百草堂', price: '9', stock: '1', batch_no: '1' });
  await importRows(
    db,
    rows.map((row, index) => ({ line: index + 2, row })),
  );
  // Repeated sales, so that the order depends on the id as well; some products are unlisted.
  await pool.query('UPDATE goods SET sales = (id * 7919) % 13, on_shelf = id % 11 <> 0');
});

/** Both ways to find a page: all matches read at once, and a page of many, which is cached. */
const ways: [string, number][] = [
  ['few', 500],
  ['many', 6],
];

let turn = 0;

const found = async (keywords: string, options: PageOptions, few: number, filters = {}) => {
  const conditions = await conditionsOf(db, goodsFiltersCodec.read({ keywords, ...filters }), viewer);
  if (!conditions) throw new Error(`${keywords} are no keywords.`);
  turn += 1;
  const plain = await selectPageIds(db, pageIds(conditions, viewer, options));
  // Twice: the second answer may come from the cache.
  const key = `${turn}`;
  const { ids: once } = await findPage(db, key, conditions, viewer, options, few);
  const { ids: twice } = await findPage(db, key, conditions, viewer, options, few);
  return { plain, once, twice };
};

describe.each(ways)('[X3] a page of a search, %s', (_, few) => {
  test.each([
    '黄',
    '片',
    '颗粒',
    '胶囊',
    '口服液',
    '黄芪',
    'h',
    'hq',
    'huang',
    'p',
    'wan',
    '黄芪片',
    '黄河黄',
    '堂',
    'bct',
    '丹参丸',
    '没有',
  ])('equals the ranking of all of %s', async (keywords) => {
    for (const page of [1, 2, 3, 9]) {
      const { plain, once, twice } = await found(keywords, { sort: 'default', page, perPage: 3 }, few);
      expect([keywords, page, once, twice]).toEqual([keywords, page, plain, plain]);
    }
  });

  test.each(['sales', 'newest', 'price', 'expiry'] as const)('equals it when sorted by %s, too', async (sort) => {
    const { plain, once, twice } = await found('黄', { sort, page: 2, perPage: 5 }, few);
    expect(plain).toHaveLength(5);
    expect([once, twice]).toEqual([plain, plain]);
  });

  test.each([{ in_stock: 1 }, { maker: ['百草堂'] }, { type: 'maker' }])('equals it among %j, too', async (filters) => {
    for (const page of [1, 2]) {
      const { plain, once, twice } = await found('黄', { sort: 'default', page, perPage: 4 }, few, filters);
      expect(plain.length).toBeGreaterThan(0);
      expect([once, twice]).toEqual([plain, plain]);
    }
  });
});

test('[C034] pages of a broad search neither repeat nor skip products', async () => {
  const conditions = await conditionsOf(db, goodsFiltersCodec.read({ keywords: '黄' }), viewer);
  if (!conditions) throw new Error('No conditions.');
  const pages: number[] = [];
  for (let page = 1; page <= 30; page++) {
    const options = { sort: 'default', page, perPage: 4 } as const;
    pages.push(...(await findPage(db, 'pages', conditions, viewer, options, 20)).ids);
  }
  const all = await selectPageIds(db, pageIds(conditions, viewer, { sort: 'default', page: 1, perPage: 500 }));
  expect(all.length).toBeGreaterThan(60);
  expect(pages).toEqual(all);
});

test.each<[string, Parameters<typeof goodsFiltersCodec.read>[0]]>([
  ['黄', {}],
  ['huang', {}],
  ['口服液', {}],
  ['黄芪片', {}],
  ['堂', { type: 'maker' }],
  ['黄', { in_stock: 1 }],
  ['黄', { maker: ['百草堂'] }],
])('the count of %s with %j equals its list', async (keywords, filters) => {
  const conditions = await conditionsOf(db, goodsFiltersCodec.read({ keywords, ...filters }), viewer);
  if (!conditions) throw new Error('No conditions.');
  const all = await selectPageIds(db, pageIds(conditions, viewer, { sort: 'default', page: 1, perPage: 500 }));
  expect(await countMatches(db, conditions)).toBe(all.length);
});

test('a page of a broad search is cached, and simultaneous requests for different pages get their own', async () => {
  const conditions = await conditionsOf(db, goodsFiltersCodec.read({ keywords: '黄' }), viewer);
  if (!conditions) throw new Error('No conditions.');
  const ask = async (page: number) =>
    (await findPage(db, 'known', conditions, viewer, { sort: 'default', page, perPage: 4 }, 40)).ids;
  const all = await selectPageIds(db, pageIds(conditions, viewer, { sort: 'default', page: 1, perPage: 60 }));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const queriesOf = async (page: number) => {
    query.mockClear();
    expect(await ask(page)).toEqual(all.slice(4 * page - 4, 4 * page));
    return query.mock.calls.length;
  };
  for (const page of [2, 3, 12]) {
    expect(await queriesOf(page)).toBeGreaterThan(0);
    expect(await queriesOf(page)).toBe(0);
  }
  query.mockRestore();
  const pages = await Promise.all([1, 5, 9, 10, 4].map(ask));
  expect(pages).toEqual([1, 5, 9, 10, 4].map((page) => all.slice(4 * page - 4, 4 * page)));
});

test('a page of few matches is found each time', async () => {
  const conditions = await conditionsOf(db, goodsFiltersCodec.read({ keywords: '黄' }), viewer);
  if (!conditions) throw new Error('No conditions.');
  const all = await selectPageIds(db, pageIds(conditions, viewer, { sort: 'default', page: 1, perPage: 400 }));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const queriesOf = async () => {
    query.mockClear();
    const { ids } = await findPage(db, 'few', conditions, viewer, { sort: 'default', page: 1, perPage: 4 }, 400);
    expect(ids).toEqual(all.slice(0, 4));
    return query.mock.calls.length;
  };
  expect([await queriesOf(), await queriesOf()]).toEqual([1, 1]);
  query.mockRestore();
});
