import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { buyerCouponCodec } from './coupon.ts';
import { goodsScopeCodec } from './goods.ts';
import { flag } from './values.ts';
import { voucherCodec } from './wallet.ts';

/** A rule's measure: the money or the pieces of its lines. */
export type Measure = 'money' | 'pieces';

const tierGiftCodec = recordOf('TierGift', {
  goodsId: 'goods_id',
  name: 'name',
  spec: 'ypgg',
  number: 'number',
  stock: 'stock',
  /** Why the buyer may not have it; null if they may, or if nobody asks yet. */
  block: 'cant_give_reason',
  unit: 'bzdw',
  picture: 'image',
});

/** A free gift of a tier. */
export interface TierGift extends Model<typeof tierGiftCodec> {}

const tierSwapCodec = recordOf('TierSwap', {
  goodsId: 'goods_id',
  name: 'name',
  spec: 'ypgg',
  price: 'price',
  /** Maximum units per order. */
  number: 'number',
  stock: 'stock',
  unit: 'bzdw',
  picture: 'image',
});

/** A product with a swap price in a tier. */
export interface TierSwap extends Model<typeof tierSwapCodec> {}

export const tierCodec = recordOf('RuleTier', {
  amount: 'amount',
  money: 'money',
  status: 'status',
  gifts: ['gifts', listOf(tierGiftCodec)],
  swaps: ['swaps', listOf(tierSwapCodec)],
});

/** One tier of a rule (L1, L2); `status` 1 is reached, 0 is not. */
export interface Tier extends Model<typeof tierCodec> {}

export const tierRuleCodec = recordOf('Manjian', {
  id: 'id',
  kind: 'kind',
  title: 'title',
  measure: 'measure',
  /** Gifts repeat each time the tier's amount is reached. */
  repeats: ['repeat', flag],
  priority: 'priority',
  scope: ['scope', nullable(goodsScopeCodec)],
  goodsIds: 'goods_ids',
  startsAt: 'start_time',
  endsAt: 'end_time',
  /** Reached tiers first, from the highest down; then the others from the lowest up. */
  tiers: ['tiers', listOf(tierCodec)],
  measured: 'measured',
  reduction: 'reduction',
});

/** A rule with tiers: full reduction, gift or swap. Times in Unix seconds. */
export interface TierRule extends Model<typeof tierRuleCodec> {}

export const discountRuleCodec = recordOf('Discount', {
  id: 'id',
  title: 'title',
  /** Factor to pay. */
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

/** A discount such as 全场94折. */
export interface DiscountRule extends Model<typeof discountRuleCodec> {}

const memberCodec = recordOf('CombinationMember', {
  goodsId: 'goods_id',
  number: 'number',
});

const combinationRuleCodec = recordOf('CombinationRule', {
  id: 'id',
  title: 'title',
  startsAt: 'start_time',
  endsAt: 'end_time',
  /** Units per set. */
  members: ['members', listOf(memberCodec)],
});

/** Products sold together. */
export interface CombinationRule extends Model<typeof combinationRuleCodec> {}

const giftDueCodec = recordOf('GiftDue', {
  activityId: 'activity_id',
  goodsId: 'goods_id',
  name: 'name',
  number: 'number',
  promised: 'promised',
  shortage: 'shortage',
  unit: 'bzdw',
  picture: 'image',
});

/** A gift of a reached tier. */
export interface GiftDue extends Model<typeof giftDueCodec> {}

export const cartRulesCodec = recordOf('ActivityData', {
  tierRules: ['manjians', listOf(tierRuleCodec)],
  discounts: ['discounts', listOf(discountRuleCodec)],
  combinations: ['combinations', listOf(combinationRuleCodec)],
  gifts: ['gifts', listOf(giftDueCodec)],
  coupon: ['coupon', nullable(buyerCouponCodec)],
  voucher: ['xjq', nullable(voucherCodec)],
});

/** The promotions that cover lines of a cart. */
export interface CartRules extends Model<typeof cartRulesCodec> {}
