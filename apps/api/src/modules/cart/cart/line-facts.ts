import {
  type Activity,
  compareDecimals,
  type PurchaseBlock,
  type QuantityLimits,
  quantityLimits,
  subtractDecimals,
} from '@yaoji/domain';
import { coversGoods, type GoodsFacts } from '#modules/catalogue/goods/index.ts';
import type { PastPurchase } from '#modules/identity/purchaser/index.ts';
import type { Promotions, SpecialOffer } from '#modules/selling/promotion/index.ts';
import type { CartRow } from './cart.repository.ts';
import type { FactSources } from './cart-facts.ts';

/** Identity of a line: a product bought in a certain way. */
export type LineKey = Pick<CartRow, 'goodsId' | 'kind' | 'activityId'>;

/** Everything that decides the price and available quantity of a line. */
export type LineFacts = {
  goods: GoodsFacts;
  /** True if a running full reduction covers it. */
  isReduced: boolean;
  offer: SpecialOffer | null;
  block: PurchaseBlock | null;
  limits: QuantityLimits;
};

const over: PurchaseBlock = {
  code: 'OFF_SHELF',
  message: '活动已结束',
  fix: { kind: 'similar', label: '查看相似商品' },
};

/** Null if the product is no longer in the catalogue. */
export const factsOf = (key: LineKey, sources: FactSources): LineFacts | null => {
  const goods = sources.goods.get(key.goodsId);
  if (!goods) return null;
  const offer = offerOf(key, sources.promotions.offers);
  const isOver = key.kind !== 'normal' && offer === null;
  const limits = quantityLimits({
    packStep: goods.packStep,
    stock: lower(goods.stock, offer?.stock ?? null) ?? '0',
    purchaseCap: goods.purchaseCap,
    quotaLeft: lower(goods.quota?.left ?? null, offer && offerCapLeft(offer, sources.purchases)),
    buyable: goods.isBuyable && !isOver,
  });
  // The cast: the wire's reason has the same codes, checked when the answer is written.
  const block = (goods.block as PurchaseBlock | null) ?? (isOver ? over : activityBlock(offer, limits));
  return { goods, isReduced: isReduced(goods, sources.promotions), offer, block, limits };
};

const isReduced = (goods: GoodsFacts, { activities, activityIds }: Promotions) => {
  const isCovering = (activity: Activity) =>
    activity.kind === 'full_reduction' &&
    goods.ownPrice?.joinsPromotions !== false &&
    coversGoods(activity, { ...goods, maker: goods.maker ?? '' }, activityIds.get(goods.id) ?? []);
  return activities.some(isCovering);
};

/** A normal line uses a running daily special; the others name their activity. */
const offerOf = ({ goodsId, kind, activityId }: LineKey, offers: SpecialOffer[]) =>
  offers.find((offer) => {
    if (offer.goodsId !== goodsId) return false;
    return kind === 'normal' ? offer.kind === 'special' : offer.kind === kind && offer.activityId === activityId;
  }) ?? null;

const lower = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return a ?? b;
  return compareDecimals(a, b) < 0 ? a : b;
};

const offerCapLeft = (offer: SpecialOffer, purchases: PastPurchase[]): string | null => {
  if (offer.cap === null || compareDecimals(offer.cap, 0) <= 0) return null;
  // Products sold at a tier's swap price are counted separately in each order.
  if (offer.kind === 'swap') return offer.cap;
  const own = purchases.filter(
    ({ activityId, goodsId, kind }) =>
      activityId === offer.activityId && goodsId === offer.goodsId && kind === offer.kind,
  );
  const left = own.reduce((rest, { quantity }) => subtractDecimals(rest, quantity), offer.cap);
  return compareDecimals(left, 0) > 0 ? left : '0';
};

const activityBlock = (offer: SpecialOffer | null, limits: QuantityLimits): PurchaseBlock | null => {
  if (!offer || limits.reason === null) return null;
  const fix = { kind: 'similar', label: '查看相似商品' } as const;
  return limits.reason === 'NO_STOCK'
    ? { code: 'NO_STOCK', message: '活动商品已抢完', fix }
    : { code: 'QUOTA_USED', message: '活动限购数量已用完', fix };
};
