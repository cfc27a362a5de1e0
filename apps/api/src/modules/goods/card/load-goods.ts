import type { Goods } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { type Promotions, personalPromotions, readPromotions } from '#modules/promotion/index.ts';
import { loadPurchaseTerms, readPurchaser } from '#modules/purchaser/index.ts';
import type { Context } from '#operation.ts';
import { type FoundCards, findCards, type IdQuery, orderedIds, readCards } from './card.repository.ts';
import { toGoods } from './goods-model.ts';

export type Viewing = {
  /** Null: a visitor. */
  buyerId: number | null;
  now: Date;
  /** Visitors see prices, save those of controlled goods (P1). */
  arePricesOpen?: boolean;
};

/** As whom a caller sees goods. */
export const viewingOf = ({ signedIn, now, config }: Context): Viewing => ({
  buyerId: signedIn?.buyerId ?? null,
  now,
  arePricesOpen: config.openPrices,
});

export type GoodsQuery = Viewing & { ids: number[] };

/** Goods as a certain viewer sees them, in a number of queries that does not grow with them; unknown ids are left out. */
export const loadGoods = async (db: Executor, query: GoodsQuery): Promise<Map<number, Goods>> =>
  (await loadGoodsAndPromotions(db, query)).goods;

/** With what runs for them and this viewer. */
export const loadGoodsAndPromotions = async (
  db: Executor,
  { ids, ...viewing }: GoodsQuery,
): Promise<{ goods: Map<number, Goods>; promotions: Promotions }> => {
  if (ids.length === 0) return { goods: new Map(), promotions: noPromotions };
  const found = await findCards(db, orderedIds([...new Set(ids)]), viewing);
  const { goods, promotions } = await showAs(db, found, viewing);
  return { goods: new Map(goods.map((each) => [each.id, each])), promotions };
};

/** Goods in the order of a query of their ids. */
export const loadCards = async (db: Executor, ids: IdQuery, viewing: Viewing): Promise<Goods[]> =>
  showCards(db, await findCards(db, ids, viewing), viewing);

/** Found cards as their viewer sees them. */
export const showCards = async (db: Executor, found: FoundCards, viewing: Viewing): Promise<Goods[]> =>
  (await showAs(db, found, viewing)).goods;

const noPromotions: Promotions = { activities: [], activityIds: new Map(), offers: [] };

/** A buyer whose caps count over time takes a query more, and so do prices for newcomers. */
const showAs = async (db: Executor, found: FoundCards, { buyerId, now, arePricesOpen = false }: Viewing) => {
  const { rows, coupons, ...facts } = readCards(found);
  const purchaser = buyerId === null ? null : facts.purchaser && readPurchaser(buyerId, facts.purchaser);
  const capped = purchaser ? rows.map(({ goods, terms }) => ({ ...goods, terms })) : [];
  const promotions = await personalPromotions(db, readPromotions(facts.promotions), buyerId);
  const context = {
    now,
    arePricesOpen,
    purchaser,
    promotions,
    coupons: purchaser?.passed ? (coupons ?? []) : [],
    terms: purchaser ? await loadPurchaseTerms(db, purchaser.buyerId, capped, now) : new Map(),
  };
  return { goods: rows.map((row) => toGoods(row, context)), promotions };
};
