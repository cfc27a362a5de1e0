import type { Goods } from '@yaoji/api-client/wire';
import { couponPrices } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { personalPromotions, readPromotions } from '#modules/selling/promotion/index.ts';
import type { Context } from '#operation.ts';
import { findCards, type IdQuery, orderedIds, readCards } from './card.repository.ts';
import { toCandidate } from './goods-facts.ts';
import { toGoods } from './goods-model.ts';
import { type FactsQuery, factContext, noFacts, toPricingFacts, type Viewing } from './load-goods-facts.ts';

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
  return byId(await loadCards(db, orderedIds([...new Set(ids)]), viewing));
};

const byId = (goods: Goods[]) => new Map(goods.map((each) => [each.id, each]));

/** Pricing facts of products, and the cards of those that are shown then: one query for both. */
export const loadPricedGoods = async (db: Executor, { ids, ...viewing }: Omit<FactsQuery, 'quotes'>) => {
  if (ids.length === 0) return { facts: noFacts, show: async () => new Map<number, Goods>() };
  const cards = readCards(await findCards(db, orderedIds([...new Set(ids)]), viewing));
  return {
    facts: await toPricingFacts(db, cards, viewing),
    show: async (shown: ReadonlySet<number>): Promise<Map<number, Goods>> => {
      if (shown.size === 0) return new Map();
      const rows = cards.rows.filter(({ goods }) => shown.has(goods.id));
      return byId((await showCards(db, { ...cards, rows }, viewing)).goods);
    },
  };
};

/** Products in the order of an id query. */
export const loadCards = async (db: Executor, ids: IdQuery, viewing: Viewing): Promise<Goods[]> =>
  (await showCards(db, readCards(await findCards(db, ids, viewing)), viewing)).goods;

/** Converts found cards for their viewer, with their promotions. Prices for newcomers take one more query. */
export const showCards = async (db: Executor, found: ReturnType<typeof readCards>, viewing: Viewing) => {
  const { rows, coupons } = found;
  const { buyerId, now } = viewing;
  const promotions = await personalPromotions(
    db,
    readPromotions(found.promotions, rows.map(toCandidate), now),
    buyerId,
  );
  const context = await factContext(db, found, viewing);
  const claimable = context.purchaser?.passed ? (coupons ?? []) : [];
  const { activities } = promotions;
  const couponPrice = claimable.length > 0 ? couponPrices({ coupons: claimable, activities, now }) : null;
  return { goods: rows.map((row) => toGoods(row, { ...context, promotions, couponPrice })), promotions };
};
