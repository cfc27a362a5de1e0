import { doorBlock, judgeCompanyGoods, type OwnPriceList, purchaseBlocks } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { goodsPictures } from '#modules/catalogue/picture/index.ts';
import { type Purchaser, purchaseTerms, readPurchaser, regionCodes } from '#modules/identity/purchaser/index.ts';
import {
  type ActivityFacts,
  type Promotions,
  personalPromotions,
  readPromotions,
  type TierGoods,
} from '#modules/selling/promotion/index.ts';
import { coversGoods } from './activities-of-goods.ts';
import { type FoundFacts, findGoodsFacts } from './facts.repository.ts';
import { type FactContext, type GoodsFacts, toCandidate, toGoodsFacts } from './goods-facts.ts';
import { lastNearExpiry } from './near-expiry.ts';
import { ownPricesOf } from './own-prices-of.ts';

/** A product that a promotion tier gives or sells, with the data that a cart shows and an order stores. */
export type OfferedGoods = Pick<GoodsFacts, 'id' | 'name' | 'maker' | 'spec' | 'approvalNo' | 'unit'> & {
  picture: string;
};

/** Everything that decides a buyer's availability and price of products. */
export type PricingFacts = {
  goods: Map<number, GoodsFacts>;
  promotions: Promotions;
  offered: Map<number, OfferedGoods>;
  /** Null if there are no products, or no such buyer. */
  purchaser: Purchaser | null;
};

export type Viewing = {
  /** Null for a visitor. */
  buyerId: number | null;
  now: Date;
  /** Visitors see prices, except those of controlled products (P1). */
  arePricesOpen?: boolean;
};

export type FactsQuery = {
  ids: number[];
  buyerId: number;
  now: Date;
  /** Own prices that the buyer would have, besides the stored ones. */
  quotes?: readonly OwnPriceList[] | undefined;
};

/** The viewer's terms, on which the facts of found products depend. */
export const factContext = async (
  db: Executor,
  { rows, ...found }: FoundFacts,
  { buyerId, now, arePricesOpen = false }: Viewing,
  quotes: readonly OwnPriceList[] = [],
): Promise<FactContext> => {
  const purchaser = buyerId === null ? null : found.purchaser && readPurchaser(buyerId, found.purchaser);
  const capped = purchaser ? rows.map(({ goods, terms }) => ({ ...goods, terms })) : [];
  const ids = rows.map(({ goods }) => goods.id);
  return {
    lastNearExpiry: lastNearExpiry(now),
    arePricesOpen,
    purchaser,
    purchaseBlock: purchaseBlocks(purchaser, now),
    companyGoods: judgeCompanyGoods(found.companyRules),
    terms: purchaseTerms(capped, found.purchases, now),
    ownPrice: await ownPricesOf(db, [...quotes, ...found.ownPrices], ids, now),
  };
};

/**
 * Product data for pricing and block reasons, without data only for cards: one query, and one more if a price is for
 * newcomers only.
 */
export const loadGoodsFacts = async (db: Executor, query: FactsQuery): Promise<PricingFacts> => {
  const ids = [...new Set(query.ids)];
  if (ids.length === 0) return noFacts;
  return toPricingFacts(db, await findGoodsFacts(db, ids, query.buyerId, query.now), query);
};

/** Pricing facts from rows that were read. */
export const toPricingFacts = async (
  db: Executor,
  found: FoundFacts,
  { buyerId, now, quotes }: Omit<FactsQuery, 'ids'>,
): Promise<PricingFacts> => {
  const context = await factContext(db, found, { buyerId, now }, quotes);
  const { purchaser, companyGoods } = context;
  const offered = found.promotions.flatMap(({ tiers }) => (tiers ?? []).flatMap((tier) => tier.goods ?? []));
  const promotions = withGiftBlocks(found.promotions, companyGoods, { buyer: purchaser, now });
  const goods = new Map(found.rows.map((row) => [row.goods.id, toGoodsFacts(row, context)]));
  const running = readPromotions(promotions, found.rows.map(toCandidate), now);
  return {
    goods,
    promotions: joinedOnly(await personalPromotions(db, running, buyerId), goods),
    offered: new Map(offered.map((each) => [each.goodsId, toOffered(each)])),
    purchaser,
  };
};

const reducing = new Set(['full_reduction', 'discount', 'gift']);

/** Leaves out reductions and gifts that no product joins because of own prices: the cart would ask to buy more for them. */
const joinedOnly = (promotions: Promotions, goods: ReadonlyMap<number, GoodsFacts>): Promotions => {
  const all = [...goods.values()];
  const joining = all.filter(({ ownPrice }) => ownPrice?.joinsPromotions !== false);
  if (joining.length === all.length) return promotions;
  const isJoined = (activity: Promotions['activities'][number]) =>
    joining.some((each) =>
      coversGoods(activity, { ...each, maker: each.maker ?? '' }, promotions.activityIds.get(each.id) ?? []),
    );
  const activities = promotions.activities.filter((each) => !reducing.has(each.kind) || isJoined(each));
  return { ...promotions, activities };
};

/** Says of each gift that the buyer may not have why not (B1, B4, B7). */
const withGiftBlocks = (
  found: ActivityFacts[],
  companyGoods: ReturnType<typeof judgeCompanyGoods>,
  to: { buyer: Purchaser | null; now: Date },
): ActivityFacts[] => {
  const judged = (goods: TierGoods): TierGoods => {
    if (goods.price !== null) return goods;
    const regions = regionCodes(goods.regions, false);
    const exceptRegions = regionCodes(goods.regions, true);
    const { forbiddenBy } = companyGoods(goods);
    return { ...goods, block: doorBlock({ ...goods, regions, exceptRegions, forbiddenBy }, 'gift', to) };
  };
  return found.map((activity) => ({
    ...activity,
    tiers: activity.tiers?.map((tier) => ({ ...tier, goods: tier.goods?.map(judged) ?? null })) ?? null,
  }));
};

export const noFacts: PricingFacts = {
  goods: new Map(),
  promotions: readPromotions([], [], new Date(0)),
  offered: new Map(),
  purchaser: null,
};

const toOffered = ({ goodsId, unit, approvalNo, ...goods }: TierGoods): OfferedGoods => ({
  id: goodsId,
  name: goods.name,
  maker: goods.maker || null,
  spec: goods.spec || null,
  approvalNo: approvalNo || null,
  unit,
  picture: goodsPictures({ ...goods, id: goodsId })[0]?.thumbnail ?? '',
});
