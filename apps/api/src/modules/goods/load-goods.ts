import type { Goods } from '@yaoji/api-client/wire';
import type { Coupon } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { claimableCoupons } from '#modules/coupon/index.ts';
import { loadPromotions } from '#modules/promotion/index.ts';
import { loadPurchaser, loadPurchaseTerms } from '#modules/purchaser/index.ts';
import { categoryParents, favouritesAmong, findCards } from './card.repository.ts';
import { type CardContext, toGoods } from './goods-model.ts';

export type GoodsQuery = {
  ids: number[];
  /** Null: a visitor. */
  buyerId: number | null;
  now: Date;
  /** Visitors see prices, save those of controlled goods (P1). */
  arePricesOpen?: boolean;
};

/** Goods as a certain viewer sees them, in a number of queries that does not grow with them; unknown ids are left out. */
export const loadGoods = async (db: Executor, query: GoodsQuery): Promise<Map<number, Goods>> => {
  const { buyerId, now, arePricesOpen = false } = query;
  const ids = [...new Set(query.ids)];
  if (ids.length === 0) return new Map();
  const rows = await findCards(db, ids);
  const purchaser = buyerId === null ? null : await loadPurchaser(db, buyerId);
  const plain = rows.map(({ goods }) => goods);
  const context: CardContext = {
    now,
    arePricesOpen,
    purchaser,
    terms: purchaser ? await loadPurchaseTerms(db, purchaser.buyerId, plain, now) : new Map(),
    promotions: await loadPromotions(db, ids, now),
    coupons: await couponsFor(db, purchaser?.passed ? purchaser.buyerId : null, now),
    favourites: buyerId === null ? new Set() : await favouritesAmong(db, buyerId, ids),
  };
  const parents = await categoryParents(db);
  return new Map(
    rows.map((row) => {
      const card = { ...row, categoryIds: categoryPath(row.goods.categoryId, parents) };
      return [row.goods.id, toGoods(card, context)];
    }),
  );
};

const couponsFor = (db: Executor, buyerId: number | null, now: Date): Promise<Coupon[]> =>
  buyerId === null ? Promise.resolve([]) : claimableCoupons(db, buyerId, now);

const categoryPath = (categoryId: number | null, parents: Map<number, number | null>): number[] => {
  const path: number[] = [];
  for (let at = categoryId; at !== null && !path.includes(at); at = parents.get(at) ?? null) path.push(at);
  return path;
};
