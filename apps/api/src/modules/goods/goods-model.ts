import type { Block, Goods } from '@yaoji/api-client/wire';
import { type BlockGoods, type Coupon, capText, compareMoney, purchaseBlock } from '@yaoji/domain';
import { goodsPictures } from '#modules/picture/index.ts';
import type { Promotions } from '#modules/promotion/index.ts';
import type { Purchaser, PurchaseTerms } from '#modules/purchaser/index.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import type { CardRow } from './card.repository.ts';
import { goodsPrices } from './goods-prices.ts';
import { goodsPromotions } from './goods-promotions.ts';
import { lastNearExpiry } from './near-expiry.ts';

export type Card = CardRow;

/** What all cards of an answer share. */
export type CardContext = {
  now: Date;
  arePricesOpen: boolean;
  purchaser: Purchaser | null;
  terms: Map<number, PurchaseTerms>;
  promotions: Promotions;
  coupons: Coupon[];
};

/** Fewer than so many packs are few. */
const fewPacks = 5;

export const toGoods = (row: Card, context: CardContext): Goods => {
  const { goods } = row;
  const terms = context.terms.get(goods.id) ?? null;
  const promotions = goodsPromotions(row, context);
  const prices = goodsPrices(row, promotions.special, context);
  const block = blockOf(row, terms, context);
  const freeFrom = toQuantity(goods.freeShippingNumber);
  const isNear = isNearExpiry(goods.expiry, context.now);
  const shipsFree = compareMoney(goods.freeShippingNumber, 0) > 0;
  const cap = goods.purchaseCap;
  const hasCap = compareMoney(cap, 0) > 0;
  return {
    id: goods.id,
    warehouseId: goods.warehouseId,
    name: goods.name,
    price: prices.price,
    priceHidden: prices.priceHidden,
    isPriceHidden: prices.isPriceHidden,
    struckPrice: prices.struckPrice,
    listPrice: prices.listPrice,
    couponPrice: prices.couponPrice,
    swapPrice: prices.swapPrice,
    ladder: prices.ladder,
    ladderPriceId: prices.ladderPriceId,
    hasLadder: prices.hasLadder,
    ladderText: prices.ladderText,
    special: prices.special,
    suggestedPrice: goods.marketPrice && toUnitPrice(goods.marketPrice),
    rebate: null,
    rebateTitle: null,
    rebateRemarks: null,
    rebateTarget: 'none',
    withCoupon: goods.withCoupon,
    isControlled: goods.isControlled,
    tags: promotions.tags,
    ruleRole: promotions.ruleRole,
    ruleText: promotions.ruleText,
    kind: promotions.kind,
    fullReductionId: promotions.fullReductionId,
    buyLabel: promotions.buyLabel,
    activities: promotions.activities,
    isFreeShipping: shipsFree,
    freeShippingNumber: freeFrom,
    freeShippingTitle: shipsFree ? `${freeFrom}${goods.unit}包邮` : null,
    freeShippingText: shipsFree ? `单品满${freeFrom}${goods.unit}免运费` : null,
    isFavorite: row.isFavourite,
    pictures: goodsPictures(goods),
    video: row.video,
    pictureFrame: null,
    nationalCode: goods.stdCode || null,
    productionStandard: row.standard,
    maker: goods.maker || null,
    spec: goods.spec || null,
    origin: goods.origin || null,
    caseSize: toQuantity(goods.caseSize),
    packStep: toQuantity(goods.packStep),
    packSize: toQuantity(goods.packStep),
    expiry: goods.expiry,
    isExpiryUrgent: isNear,
    isNearExpiry: isNear,
    stock: toQuantity(goods.stock),
    stockLabel: stockLabel(goods.stock, goods.packStep),
    defaultQuantity: toQuantity(goods.packStep),
    purchaseCap: toQuantity(hasCap ? capNow(cap, terms) : '0'),
    purchaseCapText: hasCap ? capText({ cap, period: goods.capPeriod, unit: goods.unit }) : null,
    quota: hasCap && terms?.quota ? toQuota(row, terms.quota) : null,
    unit: goods.unit,
    isBuyable: block === null,
    block,
    countsForFreeShippingZone: shipsFree,
    priceAgreementId: 0,
    batches: row.batches.map(({ batchNo, expiry, quantity }) => ({
      batchNo,
      expiry,
      stockLabel: stockLabel(quantity, goods.packStep),
    })),
    isPinned: goods.pinned > 0,
    commonName: goods.commonName,
    categoryId: goods.categoryId ?? 0,
    categoryIds: row.categoryIds,
    dosageForm: goods.dosageForm || null,
    approvalNo: goods.approvalNo || null,
    scope: goods.scope,
    containsEphedrine: goods.containsEphedrine,
    sales: toQuantity(goods.sales),
    createdAt: toSeconds(goods.createdAt),
  };
};

/** Why this viewer cannot buy it (B1), by the one function that decides it. */
const blockOf = ({ goods }: Card, terms: PurchaseTerms | null, { purchaser, now }: CardContext): Block | null => {
  const facts: BlockGoods = {
    goodsId: goods.id,
    onShelf: goods.onShelf,
    price: goods.price,
    stock: goods.stock,
    packStep: goods.packStep,
    purchaseCap: goods.purchaseCap,
    capPeriod: goods.capPeriod,
    quota: terms?.quota ?? null,
    scope: goods.scope || null,
    regions: terms?.regions ?? null,
    exceptRegions: terms?.exceptRegions ?? null,
    isControlled: goods.isControlled,
    soldToBuyer: terms?.soldToBuyer ?? false,
    unit: goods.unit,
  };
  return purchaseBlock(facts, purchaser, now);
};

/** What of a cap is left in its period; once used up the cap itself, since 0 means none. */
const capNow = (cap: string, terms: PurchaseTerms | null) => {
  const left = terms?.quota?.left;
  return left !== undefined && compareMoney(left, 0) > 0 ? left : cap;
};

const toQuota = ({ goods }: Card, quota: NonNullable<PurchaseTerms['quota']>): Goods['quota'] => ({
  cap: toQuantity(goods.purchaseCap),
  period: goods.capPeriod,
  left: toQuantity(quota.left),
  resetsAt: quota.resetsAt && toSeconds(quota.resetsAt),
});

const isNearExpiry = (expiry: string | null, now: Date) => expiry !== null && expiry <= lastNearExpiry(now);

const stockLabel = (stock: string, packStep: string) => {
  if (compareMoney(stock, 0) <= 0) return '暂时缺货';
  return Number(stock) < Number(packStep) * fewPacks ? '库存紧张' : '库存充足';
};
