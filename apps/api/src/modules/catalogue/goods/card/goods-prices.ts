import type { Goods, SpecialPrice } from '@yaoji/api-client/wire';
import { compareDecimals, compareMoney, unitPriceFor } from '@yaoji/domain';
import { toUnitPrice } from '#wire-values.ts';
import type { GoodsFacts } from './goods-facts.ts';
import type { Card, CardContext } from './goods-model.ts';

type Prices = Pick<
  Goods,
  | 'price'
  | 'isPriceHidden'
  | 'struckPrice'
  | 'couponPrice'
  | 'swapPrice'
  | 'ladderPriceId'
  | 'hasLadder'
  | 'ladderText'
  | 'special'
>;

const hidden = {
  price: null,
  struckPrice: null,
  couponPrice: null,
  swapPrice: null,
  ladderPriceId: 0,
  hasLadder: false,
  ladderText: null,
  special: null,
};

/** All prices of the product for this viewer except the list price and its tiers, or none (P1). */
export const goodsPrices = (
  row: Card,
  { listPrice: list, ladder, ownPrice, priceHidden }: GoodsFacts,
  special: SpecialPrice | null,
  context: CardContext,
): Prices => {
  const { goods } = row;
  const price = unitPriceFor({ listPrice: list, ladder, ownPrice, special }, goods.packStep);
  if (list === null || price === null) return { ...hidden, isPriceHidden: priceHidden !== 'NO_PRICE' };
  const before = ownPrice ? list : (goods.basePrice ?? list);
  return {
    price,
    isPriceHidden: false,
    struckPrice: compareMoney(price, before) < 0 ? toUnitPrice(before) : null,
    couponPrice: couponPriceOf(row, { listPrice: list, ladder, ownPrice }, special, context),
    swapPrice: swapPriceOf(goods.id, context),
    ladderPriceId: ladder.findLast(({ number }) => compareDecimals(number, goods.packStep) <= 0)?.id ?? 0,
    hasLadder: ladder.length > 0,
    ladderText: ladder.map(({ number, price: each }) => `${number}${goods.unit}起 ¥${each}`).join('，') || null,
    special,
  };
};

/** The effective price with the best claimable coupon, for the minimum quantity (D5). */
const couponPriceOf = (
  { goods, categoryIds }: Card,
  prices: Pick<GoodsFacts, 'listPrice' | 'ladder' | 'ownPrice'>,
  special: SpecialPrice | null,
  context: CardContext,
): string | null => {
  const facts = {
    goodsId: goods.id,
    ...prices,
    maker: goods.maker,
    scope: goods.scope,
    categoryIds,
    withCoupon: goods.withCoupon,
    containsEphedrine: goods.containsEphedrine,
    activityIds: context.promotions.activityIds.get(goods.id) ?? [],
    special,
  };
  const found = context.couponPrice?.(facts, goods.packStep);
  return found ? toUnitPrice(found.price) : null;
};

const swapPriceOf = (goodsId: number, { promotions }: CardContext): string | null => {
  const offer = promotions.offers.find((each) => each.kind === 'swap' && each.goodsId === goodsId);
  return offer ? toUnitPrice(offer.price) : null;
};
