import type { Schemas } from '../contract/index.ts';
import { listOf, nullable, record } from './codec.ts';
import { type BuyerCoupon, buyerCouponCodec } from './coupon.ts';
import { type GoodsScope, goodsScopeCodec } from './goods.ts';
import { flag } from './values.ts';
import { type Voucher, voucherCodec } from './wallet.ts';

/** A rule's measure: the money or the pieces of its lines. */
export type Measure = 'money' | 'pieces';

/** A free gift of a tier. */
export interface TierGift {
  goodsId: number;
  name: string;
  spec: string | null;
  number: string;
  stock: string;
  /** Why the buyer may not have it; null if they may, or if nobody asks yet. */
  block: string | null;
  unit: string;
  picture: string;
}

/** A product with a swap price in a tier. */
export interface TierSwap {
  goodsId: number;
  name: string;
  spec: string | null;
  price: string;
  /** Maximum units per order. */
  number: string;
  stock: string;
  unit: string;
  picture: string;
}

/** One tier of a rule (L1, L2); `status` 1 is reached, 0 is not. */
export interface Tier {
  amount: string;
  money: string;
  status: 0 | 1;
  gifts: TierGift[];
  swaps: TierSwap[];
}

/** A rule with tiers: full reduction, gift or swap. Times in Unix seconds. */
export interface TierRule {
  id: number;
  kind: 'full_reduction' | 'gift' | 'swap';
  title: string;
  measure: Measure;
  /** Gifts repeat each time the tier's amount is reached. */
  repeats: boolean;
  priority: number;
  scope: GoodsScope | null;
  goodsIds: number[];
  startsAt: number;
  endsAt: number;
  /** Reached tiers first, from the highest down; then the others from the lowest up. */
  tiers: Tier[];
  measured: string;
  reduction: string;
}

/** A discount such as 全场94折. */
export interface DiscountRule {
  id: number;
  title: string;
  /** Factor to pay. */
  rate: string;
  threshold: string;
  measure: Measure;
  priority: number;
  scope: GoodsScope | null;
  goodsIds: number[];
  startsAt: number;
  endsAt: number;
  isReached: boolean;
  reduction: string;
}

/** Products sold together. */
export interface CombinationRule {
  id: number;
  title: string;
  startsAt: number;
  endsAt: number;
  /** Units per set. */
  members: { goodsId: number; number: string }[];
}

/** A gift of a reached tier. */
export interface GiftDue {
  activityId: number;
  goodsId: number;
  name: string;
  number: string;
  promised: string;
  shortage: string | null;
  unit: string;
  picture: string;
}

/** The promotions that cover lines of a cart. */
export interface CartRules {
  tierRules: TierRule[];
  discounts: DiscountRule[];
  combinations: CombinationRule[];
  gifts: GiftDue[];
  coupon: BuyerCoupon | null;
  voucher: Voucher | null;
}

const tierGiftCodec = record<Schemas['TierGift'], TierGift>({
  goodsId: 'goods_id',
  name: 'name',
  spec: 'ypgg',
  number: 'number',
  stock: 'stock',
  block: 'cant_give_reason',
  unit: 'bzdw',
  picture: 'image',
});

const tierSwapCodec = record<Schemas['TierSwap'], TierSwap>({
  goodsId: 'goods_id',
  name: 'name',
  spec: 'ypgg',
  price: 'price',
  number: 'number',
  stock: 'stock',
  unit: 'bzdw',
  picture: 'image',
});

export const tierCodec = record<Schemas['RuleTier'], Tier>({
  amount: 'amount',
  money: 'money',
  status: 'status',
  gifts: ['gifts', listOf(tierGiftCodec)],
  swaps: ['swaps', listOf(tierSwapCodec)],
});

export const tierRuleCodec = record<Schemas['Manjian'], TierRule>({
  id: 'id',
  kind: 'kind',
  title: 'title',
  measure: 'measure',
  repeats: ['repeat', flag],
  priority: 'priority',
  scope: ['scope', nullable(goodsScopeCodec)],
  goodsIds: 'goods_ids',
  startsAt: 'start_time',
  endsAt: 'end_time',
  tiers: ['tiers', listOf(tierCodec)],
  measured: 'measured',
  reduction: 'reduction',
});

export const discountRuleCodec = record<Schemas['Discount'], DiscountRule>({
  id: 'id',
  title: 'title',
  rate: 'rate',
  threshold: 'threshold',
  measure: 'measure',
  priority: 'priority',
  scope: ['scope', nullable(goodsScopeCodec)],
  goodsIds: 'goods_ids',
  startsAt: 'start_time',
  endsAt: 'end_time',
  isReached: ['status', flag],
  reduction: 'reduction',
});

const memberCodec = record<Schemas['CombinationMember'], CombinationRule['members'][number]>({
  goodsId: 'goods_id',
  number: 'number',
});

const combinationRuleCodec = record<Schemas['CombinationRule'], CombinationRule>({
  id: 'id',
  title: 'title',
  startsAt: 'start_time',
  endsAt: 'end_time',
  members: ['members', listOf(memberCodec)],
});

const giftDueCodec = record<Schemas['GiftDue'], GiftDue>({
  activityId: 'activity_id',
  goodsId: 'goods_id',
  name: 'name',
  number: 'number',
  promised: 'promised',
  shortage: 'shortage',
  unit: 'bzdw',
  picture: 'image',
});

export const cartRulesCodec = record<Schemas['ActivityData'], CartRules>({
  tierRules: ['manjians', listOf(tierRuleCodec)],
  discounts: ['discounts', listOf(discountRuleCodec)],
  combinations: ['combinations', listOf(combinationRuleCodec)],
  gifts: ['gifts', listOf(giftDueCodec)],
  coupon: ['coupon', nullable(buyerCouponCodec)],
  voucher: ['xjq', nullable(voucherCodec)],
});
