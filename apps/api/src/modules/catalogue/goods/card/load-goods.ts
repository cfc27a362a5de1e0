import type { Goods } from '@yaoji/api-client/wire';
import { couponPrices, judgeCompanyGoods, purchaseBlocks } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { purchaseTerms, readPurchaser } from '#modules/identity/purchaser/index.ts';
import { personalPromotions, readPromotions } from '#modules/selling/promotion/index.ts';
import type { Context } from '#operation.ts';
import { findCards, type IdQuery, orderedIds, readCards } from './card.repository.ts';
import { toCandidate } from './goods-facts.ts';
import { toGoods } from './goods-model.ts';
import { lastNearExpiry } from './near-expiry.ts';
import { ownPricesOf } from './own-prices-of.ts';

export type Viewing = {
  /** Null for a visitor. */
  buyerId: number | null;
  now: Date;
  /** Visitors see prices, except those of controlled products (P1). */
  arePricesOpen?: boolean;
};

/** The caller's view of products. */
export const viewingOf = ({ signedIn, now, config }: Context): Viewing => ({
  buyerId: signedIn?.buyerId ?? null,
  now,
  arePricesOpen: config.openPrices,
});

export type GoodsQuery = Viewing & { ids: number[] };

/** Products as a viewer sees them, with a number of queries independent of their count; unknown ids are left out. */
export const loadGoods = async (db: Executor, { ids, ...viewing }: GoodsQuery): Promise<Map<number, Goods>> => {
  if (ids.length === 0) return new Map();
  const goods = await loadCards(db, orderedIds([...new Set(ids)]), viewing);
  return new Map(goods.map((each) => [each.id, each]));
};

/** Products in the order of an id query. */
export const loadCards = async (db: Executor, ids: IdQuery, viewing: Viewing): Promise<Goods[]> =>
  showCards(db, await findCards(db, ids, viewing), viewing);

/** Converts found cards for their viewer. */
const showCards = async (db: Executor, cards: string, viewing: Viewing): Promise<Goods[]> =>
  (await showCardsAndPromotions(db, cards, viewing)).goods;

/** Also returns their promotions for this viewer. Prices for newcomers take one more query. */
export const showCardsAndPromotions = async (
  db: Executor,
  found: string,
  { buyerId, now, arePricesOpen = false }: Viewing,
) => {
  const { rows, coupons, ...facts } = readCards(found);
  const purchaser = buyerId === null ? null : facts.purchaser && readPurchaser(buyerId, facts.purchaser);
  const capped = purchaser ? rows.map(({ goods, terms }) => ({ ...goods, terms })) : [];
  const promotions = await personalPromotions(
    db,
    readPromotions(facts.promotions, rows.map(toCandidate), now),
    buyerId,
  );
  const claimable = purchaser?.passed ? (coupons ?? []) : [];
  const { activities } = promotions;
  const context = {
    lastNearExpiry: lastNearExpiry(now),
    arePricesOpen,
    purchaser,
    purchaseBlock: purchaseBlocks(purchaser, now),
    companyGoods: judgeCompanyGoods(facts.companyRules),
    promotions,
    couponPrice: claimable.length > 0 ? couponPrices({ coupons: claimable, activities, now }) : null,
    terms: purchaseTerms(capped, facts.purchases, now),
    ownPrice: await ownPricesOf(
      db,
      facts.ownPrices,
      rows.map(({ goods }) => goods.id),
      now,
    ),
  };
  return { goods: rows.map((row) => toGoods(row, context)), promotions };
};
