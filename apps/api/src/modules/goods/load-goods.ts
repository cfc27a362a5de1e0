import type { Goods } from '@yaoji/api-client/wire';
import type { Coupon } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { claimableCoupons } from '#modules/coupon/index.ts';
import { readPromotions } from '#modules/promotion/index.ts';
import { loadPurchaser, loadPurchaseTerms } from '#modules/purchaser/index.ts';
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

/** A visitor's goods take one query, whatever runs for them; a buyer's a few more. */
export const loadCards = async (db: Executor, ids: IdQuery, viewing: Viewing) => {
  const { buyerId, now, arePricesOpen = false, isSearch = false } = viewing;
  const { rows, promotions, catalogue } = await findCards(db, ids, { buyerId, now, isSearch });
  const purchaser = buyerId === null || rows.length === 0 ? null : await loadPurchaser(db, buyerId);
  const plain = rows.map(({ goods }) => goods);
  const context: CardContext = {
    now,
    arePricesOpen,
    purchaser,
    terms: purchaser ? await loadPurchaseTerms(db, purchaser.buyerId, plain, now) : new Map(),
    promotions: promotions ? readPromotions(promotions) : { activities: [], activityIds: new Map(), offers: [] },
    coupons: await couponsFor(db, purchaser?.passed ? purchaser.buyerId : null, now),
  };
  return { goods: rows.map((row) => toGoods(row, context)), catalogue };
};

const couponsFor = (db: Executor, buyerId: number | null, now: Date): Promise<Coupon[]> =>
  buyerId === null ? Promise.resolve([]) : claimableCoupons(db, buyerId, now);
