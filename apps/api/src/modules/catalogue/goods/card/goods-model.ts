import type { ActivityReference, Goods } from '@yaoji/api-client/wire';
import {
  capText,
  compareDecimals,
  compareMoney,
  type couponPrices,
  multiplyMoney,
  showPrice,
  stockLabel,
} from '@yaoji/domain';
import { isAmount } from '@yaoji/goods-text';
import { type PlainFact, plainFactNames } from '@yaoji/price-list';
import { goodsPictures } from '#modules/catalogue/picture/index.ts';
import type { Promotions } from '#modules/selling/promotion/index.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import type { CardRow } from './card.repository.ts';
import { contentPriceOf } from './content-price-of.ts';
import { type FactContext, toGoodsFacts } from './goods-facts.ts';
import { goodsPrices } from './goods-prices.ts';
import { goodsPromotions } from './goods-promotions.ts';

export type Card = CardRow;

/** Shared by all cards of an answer. */
export type CardContext = FactContext & {
  promotions: Promotions;
  /** With the coupons that the viewer can claim; null if there are none. */
  couponPrice: ReturnType<typeof couponPrices> | null;
};

export const toGoods = (row: Card, context: CardContext): Goods => {
  const { goods } = row;
  const facts = toGoodsFacts(row, context);
  const promotions = goodsPromotions(row, context, facts);
  const prices = goodsPrices(row, facts, promotions.special, context);
  const freeFrom = facts.freeShippingNumber;
  const shipsFree = compareDecimals(goods.freeShippingNumber, 0) > 0;
  const cap = goods.purchaseCap;
  const hasCap = compareDecimals(cap, 0) > 0;
  // Named properties first: the engine allocates those at once, and spread ones one by one.
  return {
    warehouseId: goods.warehouseId,
    suggestedPrice: goods.marketPrice && toUnitPrice(goods.marketPrice),
    isFreeShipping: shipsFree,
    freeShippingTitle: shipsFree ? `${freeFrom}${goods.unit}包邮` : null,
    freeShippingText: shipsFree ? `单品满${freeFrom}${goods.unit}免运费` : null,
    isFavourite: row.isFavourite,
    pictures: goodsPictures(goods),
    video: row.video,
    // No activity adds a frame to pictures.
    pictureFrame: null,
    nationalCode: goods.stdCode || null,
    productionStandard: row.standard,
    caseSize: toQuantity(goods.caseSize),
    packSize: goods.packSize ? toQuantity(goods.packSize) : facts.packStep,
    expiry: goods.expiry,
    isExpiryUrgent: facts.isNearExpiry,
    stockLabel: stockLabel(goods),
    // The specification's default. The quantity rule raises it to one pack when a line is added.
    defaultQuantity: '1',
    purchaseCapText: hasCap
      ? capText({ cap, period: goods.capPeriod, unit: goods.unit, left: facts.quota?.left ?? null })
      : null,
    // The free-shipping zone lists products with free shipping by quantity.
    countsForFreeShippingZone: shipsFree,
    batches: row.batches.map(({ batchNo, expiry, quantity }) => ({
      batchNo,
      expiry,
      stockLabel: stockLabel({ stock: quantity, packStep: goods.packStep }),
    })),
    isPinned: goods.pinned > 0,
    categoryId: goods.categoryId ?? 0,
    sales: toQuantity(goods.sales),
    createdAt: toSeconds(new Date(goods.createdAt)),
    inCart: toQuantity(row.inCart),
    lastPrice: row.lastPrice && toUnitPrice(row.lastPrice),
    ...plainFactsOf(goods),
    ...facts,
    ...promotions,
    ...prices,
    // Products sold by weight or volume already have such a price.
    contentPrice: isAmount(goods.unit) ? null : contentPriceOf({ ...facts, price: prices.price }),
    ...context.promotions.rebate,
    activities: promotions.activities.map((each) => withDiscount(each, prices.price, context)),
  };
};

const plainFactsOf = (goods: Card['goods']) =>
  // The cast: one entry for each name.
  Object.fromEntries(plainFactNames.map((name) => [name, goods[name] || null])) as Record<PlainFact, string | null>;

/** The label of a discount without a threshold shows the discounted unit price. */
const withDiscount = (reference: ActivityReference, price: string | null, { promotions }: CardContext) => {
  const activity = promotions.activities.find(({ id }) => id === reference.id);
  if (activity?.kind !== 'discount' || compareMoney(activity.threshold ?? 0, 0) > 0 || price === null) return reference;
  const label = `${reference.label} ${showPrice(multiplyMoney(price, activity.rate))}`;
  return { ...reference, label, parts: [label] };
};
