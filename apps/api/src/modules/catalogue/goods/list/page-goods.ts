import type { Goods, GoodsFilters, Page } from '@yaoji/api-client/wire';
import type { Db } from '#db/database.ts';
import { orderedIds } from '../card/card.repository.ts';
import { loadCards } from '../card/load-goods.ts';
import type { Viewing } from '../card/load-goods-facts.ts';
import { type ConditionOptions, conditionsOf } from './filter.repository.ts';
import { countMatches, distinctMakers, findPageIds, pageIds, selectPageIds } from './list.repository.ts';

/** A page of a list with these filters, without facets. */
export const pageGoods = async (
  db: Db,
  filters: GoodsFilters,
  viewing: Viewing,
  options: ConditionOptions = {},
): Promise<Page<Goods>> => {
  const { page = 1, perPage = 20, sort = 'default' } = filters;
  const viewer = { buyerId: viewing.buyerId, now: viewing.now, pricesSeen: 'none' } as const;
  const conditions = await conditionsOf(db, filters, viewer, options);
  if (!conditions) return { list: [], total: 0, page, perPage };
  const total = await countMatches(db, conditions);
  const ids = await selectPageIds(db, pageIds(conditions, viewer, { sort, page, perPage }));
  const list = await loadCards(db, orderedIds(ids), viewing);
  return { list, total, page, perPage };
};

/** The ids of the first products that a visitor sees in a list with these filters. */
export const firstGoodsIds = async (db: Db, filters: GoodsFilters, limit: number, now: Date): Promise<number[]> =>
  (await firstGoodsOf(db, [{ filters, limit }], now))[0] ?? [];

/** The same for several lists. */
export const firstGoodsOf = async (
  db: Db,
  lists: readonly { filters: GoodsFilters; limit: number }[],
  now: Date,
): Promise<number[][]> => {
  const viewer = { buyerId: null, now, pricesSeen: 'none' } as const;
  const asked = await Promise.all(
    lists.map(async ({ filters, limit }) => {
      const conditions = await conditionsOf(db, filters, viewer);
      return conditions && { conditions, sort: filters.sort ?? 'default', page: 1, perPage: limit };
    }),
  );
  const found = await findPageIds(
    db,
    viewer,
    asked.filter((list) => list !== null),
  );
  return asked.map((list) => (list ? (found.shift() ?? []) : []));
};

export const countGoods = async (
  db: Db,
  filters: GoodsFilters,
  now: Date,
  options: ConditionOptions = {},
): Promise<number> => {
  const conditions = await conditionsOf(db, filters, { buyerId: null, now, pricesSeen: 'none' }, options);
  return conditions ? countMatches(db, conditions) : 0;
};

/** The makers of the products in a list with these filters. */
export const makersOf = async (db: Db, filters: GoodsFilters, now: Date): Promise<string[]> => {
  const conditions = await conditionsOf(db, filters, { buyerId: null, now, pricesSeen: 'none' });
  return conditions ? distinctMakers(db, conditions) : [];
};
