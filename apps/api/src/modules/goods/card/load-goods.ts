import type { Goods } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { type Promotions, personalPromotions, readPromotions } from '#modules/promotion/index.ts';
import { loadPurchaseTerms, readPurchaser } from '#modules/purchaser/index.ts';
import type { Context } from '#operation.ts';
import { existingIds, type FoundCards, findCards, type IdQuery, readCards, readCommon } from './card.repository.ts';
import { type CardContext, toGoods } from './goods-model.ts';

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
  const found = await findCards(db, existingIds([...new Set(ids)]), viewing);
  const shared = await readShared(db, found, viewing);
  const goods = await showAs(db, found, shared);
  return { goods: new Map(goods.map((each) => [each.id, each])), promotions: shared.promotions };
};

/** Goods in the order of a query of their ids. */
export const loadCards = async (db: Executor, ids: IdQuery, viewing: Viewing): Promise<Goods[]> =>
  showCards(db, await findCards(db, ids, viewing), viewing);

/** Found cards as their viewer sees them. */
export const showCards = async (db: Executor, found: FoundCards, viewing: Viewing): Promise<Goods[]> =>
  showAs(db, found, await readShared(db, found, viewing));

type Shared = Omit<CardContext, 'terms'>;

/** A buyer whose caps count over time takes a query more. */
const showAs = async (db: Executor, found: FoundCards, shared: Shared): Promise<Goods[]> => {
  const rows = readCards(found);
  const { purchaser, now } = shared;
  const capped = purchaser ? rows.map(({ goods, terms }) => ({ ...goods, terms })) : [];
  const terms = purchaser ? await loadPurchaseTerms(db, purchaser.buyerId, capped, now) : new Map();
  const context = { ...shared, terms };
  return rows.map((row) => toGoods(row, context));
};

const noPromotions: Promotions = { activities: [], activityIds: new Map(), offers: [] };

const readShared = async (
  db: Executor,
  found: FoundCards,
  { buyerId, now, arePricesOpen = false }: Viewing,
): Promise<Shared> => {
  const { promotions, coupons, purchaser: facts } = readCommon(found);
  const purchaser = buyerId === null ? null : facts && readPurchaser(buyerId, facts);
  return {
    now,
    arePricesOpen,
    purchaser,
    promotions: promotions ? await personalPromotions(db, readPromotions(promotions), buyerId) : noPromotions,
    coupons: purchaser?.passed ? (coupons ?? []) : [],
  };
};
