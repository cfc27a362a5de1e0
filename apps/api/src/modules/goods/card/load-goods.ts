import type { Goods } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { personalPromotions, readPromotions } from '#modules/promotion/index.ts';
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
export const loadGoods = async (db: Executor, { ids, ...viewing }: GoodsQuery): Promise<Map<number, Goods>> =>
  ids.length === 0 ? new Map() : byId(await loadCards(db, existingIds([...new Set(ids)]), viewing));

const byId = (goods: Goods[]) => new Map(goods.map((each) => [each.id, each]));

/** Goods in the order of a query of their ids. */
export const loadCards = async (db: Executor, ids: IdQuery, viewing: Viewing): Promise<Goods[]> =>
  showCards(db, await findCards(db, ids, viewing), viewing);

/** Found cards as their viewer sees them; a buyer whose caps count over time takes a query more. */
export const showCards = async (db: Executor, found: FoundCards, viewing: Viewing): Promise<Goods[]> => {
  const shared = await readShared(db, found, viewing);
  const rows = readCards(found);
  const { purchaser, now } = shared;
  const capped = purchaser ? rows.map(({ goods, terms }) => ({ ...goods, terms })) : [];
  const terms = purchaser ? await loadPurchaseTerms(db, purchaser.buyerId, capped, now) : new Map();
  const context = { ...shared, terms };
  return rows.map((row) => toGoods(row, context));
};

const readShared = async (
  db: Executor,
  found: FoundCards,
  { buyerId, now, arePricesOpen = false }: Viewing,
): Promise<Omit<CardContext, 'terms'>> => {
  const { promotions, coupons, purchaser: facts } = readCommon(found);
  const purchaser = buyerId === null ? null : facts && readPurchaser(buyerId, facts);
  return {
    now,
    arePricesOpen,
    purchaser,
    promotions: promotions
      ? await personalPromotions(db, readPromotions(promotions), buyerId)
      : { activities: [], activityIds: new Map(), offers: [] },
    coupons: purchaser?.passed ? (coupons ?? []) : [],
  };
};
