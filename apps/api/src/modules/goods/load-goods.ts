import type { Goods } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { readPromotions } from '#modules/promotion/index.ts';
import { loadPurchaseTerms, readPurchaser } from '#modules/purchaser/index.ts';
import { findCards, givenIds, type IdQuery } from './card.repository.ts';
import { type CardContext, toGoods } from './goods-model.ts';

export type Viewing = {
  /** Null: a visitor. */
  buyerId: number | null;
  now: Date;
  /** Visitors see prices, save those of controlled goods (P1). */
  arePricesOpen?: boolean;
  isSearch?: boolean;
};

export type GoodsQuery = Viewing & { ids: number[] };

/** Goods as a certain viewer sees them, in a number of queries that does not grow with them; unknown ids are left out. */
export const loadGoods = async (db: Executor, { ids, ...viewing }: GoodsQuery): Promise<Map<number, Goods>> => {
  if (ids.length === 0) return new Map();
  const { goods } = await loadCards(db, givenIds([...new Set(ids)]), viewing);
  return new Map(goods.map((each) => [each.id, each]));
};

/** One query, whoever asks and whatever runs for the goods; a buyer whose caps count over time takes one more. */
export const loadCards = async (db: Executor, ids: IdQuery, viewing: Viewing) => {
  const { buyerId, now, arePricesOpen = false, isSearch = false } = viewing;
  const found = await findCards(db, ids, { buyerId, now, isSearch });
  const { rows, promotions, coupons } = found;
  const purchaser = buyerId === null ? null : found.purchaser && readPurchaser(buyerId, found.purchaser);
  const capped = purchaser ? rows.map(({ goods, terms }) => ({ ...goods, terms })) : [];
  const context: CardContext = {
    now,
    arePricesOpen,
    purchaser,
    terms: purchaser ? await loadPurchaseTerms(db, purchaser.buyerId, capped, now) : new Map(),
    promotions: promotions ? readPromotions(promotions) : { activities: [], activityIds: new Map(), offers: [] },
    coupons: purchaser?.passed ? (coupons ?? []) : [],
  };
  return { goods: rows.map((row) => toGoods(row, context)), catalogue: found.catalogue };
};
