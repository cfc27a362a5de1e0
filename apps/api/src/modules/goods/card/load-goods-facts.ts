import { purchaseBlocks } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { goodsPictures } from '#modules/picture/index.ts';
import { type Promotions, personalPromotions, readPromotions, type TierGoods } from '#modules/promotion/index.ts';
import { type Purchaser, purchaseTerms, readPurchaser } from '#modules/purchaser/index.ts';
import { findGoodsFacts } from './facts.repository.ts';
import { type GoodsFacts, toCandidate, toGoodsFacts } from './goods-facts.ts';
import { lastNearExpiry } from './near-expiry.ts';

/** Goods that a tier of a promotion gives or sells, as far as a cart shows and an order writes them down. */
export type OfferedGoods = Pick<GoodsFacts, 'id' | 'name' | 'maker' | 'spec' | 'approvalNo' | 'unit'> & {
  picture: string;
};

/** All that decides what a buyer can have of some goods, and at which price. */
export type PricingFacts = {
  goods: Map<number, GoodsFacts>;
  promotions: Promotions;
  offered: Map<number, OfferedGoods>;
  /** Null where there are no goods, or there is no such buyer. */
  purchaser: Purchaser | null;
};

export type FactsQuery = { ids: number[]; buyerId: number; now: Date };

/**
 * What pricing and reasons need of goods, without what only a card shows: one query, and one more where a price is
 * for newcomers only.
 */
export const loadGoodsFacts = async (db: Executor, query: FactsQuery): Promise<PricingFacts> => {
  const { buyerId, now } = query;
  const ids = [...new Set(query.ids)];
  if (ids.length === 0) return nothing;
  const { rows, ...found } = await findGoodsFacts(db, ids, buyerId, now);
  const purchaser = found.purchaser && readPurchaser(buyerId, found.purchaser);
  const capped = purchaser ? rows.map(({ goods, terms }) => ({ ...goods, terms })) : [];
  const terms = purchaseTerms(capped, found.purchases, now);
  const offered = found.promotions.flatMap(({ tiers }) => (tiers ?? []).flatMap((tier) => tier.goods ?? []));
  const context = {
    lastNearExpiry: lastNearExpiry(now),
    arePricesOpen: false,
    purchaser,
    purchaseBlock: purchaseBlocks(purchaser, now),
    terms,
  };
  return {
    goods: new Map(rows.map((row) => [row.goods.id, toGoodsFacts(row, context)])),
    promotions: await personalPromotions(db, readPromotions(found.promotions, rows.map(toCandidate), now), buyerId),
    offered: new Map(offered.map((each) => [each.goodsId, toOffered(each)])),
    purchaser,
  };
};

const nothing: PricingFacts = {
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
