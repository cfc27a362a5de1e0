import { type ActivityReference, type Goods, goodsCodec, nullsOf, type Tag } from '@yaoji/api-client/wire';
import {
  type Activity,
  activityKinds,
  addDays,
  capText,
  chinaDay,
  compareDecimals,
  compareMoney,
  ruleParts,
  stockLabel,
} from '@yaoji/domain';
import { blockOf, offerOf, priceAlone } from './price-goods.ts';
import { type Shop, type ShopGoods, toSeconds } from './shop.ts';

const nearDays = 180;

/** A product as its viewer sees it. */
export function toGoods(goods: ShopGoods, shop: Shop): Goods {
  const { state, now } = shop;
  const block = blockOf(goods, shop);
  const unit = goods.unit ?? '盒';
  const packStep = goods.packStep ?? '1';
  const freeFrom = goods.freeShippingNumber ?? '0';
  const shipsFree = compareDecimals(freeFrom, 0) > 0;
  const cap = goods.purchaseCap ?? null;
  const isNearExpiry = goods.expiry !== undefined && goods.expiry <= addDays(chinaDay(now()), nearDays);
  const inCart = state.isSignedIn ? state.cart.find(({ goodsId }) => goodsId === goods.id)?.quantity : undefined;
  const lastLine = state.isSignedIn
    ? state.orders
        .flatMap(({ order }) => (order.status === 'cancelled' ? [] : order.lines))
        .find(({ goodsId }) => goodsId === goods.id)
    : undefined;
  return {
    ...nullsOf(goodsCodec),
    id: goods.id,
    warehouseId: 1,
    name: goods.name,
    isControlled: goods.isControlled ?? false,
    isFreeShipping: shipsFree,
    freeShippingNumber: freeFrom,
    freeShippingTitle: shipsFree ? `${freeFrom}${unit}包邮` : null,
    freeShippingText: shipsFree ? `单品满${freeFrom}${unit}免运费` : null,
    isFavourite: state.isSignedIn && state.favourites.has(goods.id),
    pictures: [picturesOf(goods)],
    maker: goods.maker ?? null,
    spec: goods.spec ?? null,
    origin: goods.origin ?? null,
    caseSize: goods.caseSize ?? '0',
    packStep,
    packSize: packStep,
    expiry: goods.expiry ?? null,
    isExpiryUrgent: isNearExpiry,
    isNearExpiry,
    isPreferred: false,
    stock: goods.stock,
    stockLabel: stockLabel({ stock: goods.stock, packStep }),
    defaultQuantity: '1',
    purchaseCap: cap ?? '0',
    purchaseCapText: cap && capText({ cap, period: 'order', unit }),
    quota: cap === null ? null : { cap, period: 'order', left: cap, resetsAt: null },
    unit,
    isBuyable: block === null,
    block,
    countsForFreeShippingZone: shipsFree,
    batches: [],
    isPinned: false,
    commonName: goods.commonName ?? goods.name,
    categoryId: goods.category?.id ?? 0,
    categoryIds: goods.category ? [goods.category.id] : [],
    dosageForm: goods.dosageForm ?? null,
    approvalNo: goods.approvalNo ?? null,
    scope: goods.scope ?? '',
    containsEphedrine: goods.containsEphedrine ?? false,
    withCoupon: goods.withCoupon ?? true,
    sales: goods.sales ?? '0',
    createdAt: toSeconds(now()),
    inCart: inCart ?? '0',
    lastPrice: lastLine?.unitPrice ?? null,
    rebateTarget: 'none',
    ...promotionsOf(goods, shop),
    ...pricesOf(goods, shop),
  };
}

const picturesOf = ({ id }: ShopGoods) => ({
  large: `/pictures/goods/${id}/1.svg`,
  thumbnail: `/pictures/goods/${id}/1.svg`,
});

type Prices = Pick<
  Goods,
  | 'price'
  | 'priceHidden'
  | 'isPriceHidden'
  | 'struckPrice'
  | 'suggestedPrice'
  | 'listPrice'
  | 'couponPrice'
  | 'swapPrice'
  | 'priceId'
  | 'ladderPriceId'
  | 'ladder'
  | 'hasLadder'
  | 'ladderText'
  | 'ownPrice'
  | 'special'
>;

/** Why prices are hidden (P1). */
const whyHidden = ({ price }: ShopGoods, { state }: Shop): Goods['priceHidden'] => {
  if (!state.isSignedIn) return 'LOGIN';
  if (!state.buyer.isPassed) return 'NOT_PASSED';
  return price === null ? 'NO_PRICE' : null;
};

function pricesOf(goods: ShopGoods, shop: Shop): Prices {
  const hidden = whyHidden(goods, shop);
  const { price: list, unit = '盒', packStep = '1' } = goods;
  const shared = { suggestedPrice: goods.suggestedPrice ?? null, couponPrice: null, swapPrice: null, ownPrice: null };
  if (hidden !== null || list === null) {
    const none = { price: null, struckPrice: null, listPrice: null, priceId: 0, ladderPriceId: 0, special: null };
    const noLadder = { ladder: [], hasLadder: false, ladderText: null };
    return { ...shared, ...none, ...noLadder, priceHidden: hidden, isPriceHidden: hidden !== 'NO_PRICE' };
  }
  const ladder = goods.ladder ?? [];
  const price = priceAlone(goods, shop).lines[0]?.unitPrice ?? list;
  const offer = offerOf(goods, shop);
  return {
    ...shared,
    price,
    priceHidden: null,
    isPriceHidden: false,
    struckPrice: compareMoney(price, list) < 0 ? list : null,
    listPrice: list,
    priceId: goods.id,
    ladderPriceId: ladder.filter(({ number }) => compareDecimals(number, packStep) <= 0).at(-1)?.id ?? 0,
    ladder,
    hasLadder: ladder.length > 0,
    ladderText: ladder.map(({ number, price: each }) => `${number}${unit}起 ¥${each}`).join('，') || null,
    special: offer && specialOf(offer),
  };
}

/** The special price without the product that it belongs to. */
export const specialOf = ({ goodsId: _, title: __, ...special }: NonNullable<ReturnType<typeof offerOf>>) => special;

type Promotions = Pick<
  Goods,
  'tags' | 'ruleRole' | 'ruleText' | 'kind' | 'fullReductionId' | 'buyLabel' | 'activities'
>;

function promotionsOf(goods: ShopGoods, shop: Shop): Promotions {
  const covering = coveringActivities(goods, shop);
  const offer = offerOf(goods, shop);
  const offerKind = offer?.kind === 'seckill' ? 'seckill' : 'daily_special';
  const references: ActivityReference[] = [
    ...(offer ? [toReference(offer.activityId, offerKind, [offer.title])] : []),
    ...covering.map((activity) => toReference(activity.id, activity.kind, ruleParts(activity))),
  ];
  const reduction = covering.find(({ kind }) => kind === 'full_reduction');
  return {
    tags: references.flatMap(toTag),
    ruleRole: reduction ? 'full_reduction' : 'none',
    ruleText: reduction ? ruleParts(reduction).join('，') : null,
    kind: offer?.kind ?? 'ordinary',
    fullReductionId: Number(reduction?.id ?? 0),
    buyLabel: offer?.kind === 'seckill' ? '立即秒杀' : null,
    activities: references,
  };
}

const toReference = (id: number, kind: ActivityReference['kind'], parts: string[]): ActivityReference => ({
  id,
  kind,
  label: parts.join('，'),
  parts,
});

/** The running activities that the pricing function applies to a product. */
export function coveringActivities(goods: ShopGoods, shop: Shop): Activity[] {
  const ids = new Set(
    priceAlone(goods, shop)
      .groups.filter(({ lineIds }) => lineIds.length > 0)
      .map(({ activityId }) => activityId),
  );
  return shop.state.activities.filter(({ id }) => ids.has(id));
}

const toTag = ({ id, kind, label }: ActivityReference): Tag[] => {
  const name = activityKinds[kind].tag;
  return name ? [{ name, description: label, isLink: true, isShown: true, target: String(id) }] : [];
};
