import type { DecimalInput, TimeInput } from '../values.ts';

/**
 * The products of an activity or coupon. Every list must match, any entry of it suffices; an empty scope covers all
 * products.
 */
export interface GoodsScope {
  goodsIds?: readonly number[];
  categoryIds?: readonly number[];
  makers?: readonly string[];
  scopes?: readonly string[];
  exceptGoodsIds?: readonly number[];
}

/** A tier's measure: the money or the pieces of its lines. */
export type Measure = 'money' | 'pieces';

interface ActivityBase {
  id: number;
  title: string;
  /** Covers products in addition to those that name the activity in `activityIds`. */
  scope?: GoodsScope | null;
  startsAt?: TimeInput | null;
  endsAt?: TimeInput | null;
  /** A line joins one full reduction and one discount: the highest priority (default 0), then the lowest id. */
  priority?: number;
}

/** A product given away with a tier (赠). */
export interface Gift {
  goodsId: number;
  name: string;
  number: DecimalInput;
  /** Remaining stock; absent: enough. */
  stock?: DecimalInput | null;
  /** Why this buyer may not have it (`doorBlock`); such a gift is left out. */
  block?: string | null;
  unit?: string | null;
}

/** A tier of a full reduction: from `amount` on, `money` is taken off, possibly with gifts. */
export interface ReductionTier {
  amount: DecimalInput;
  money: DecimalInput;
  gifts?: readonly Gift[];
}

/** 满: full reduction; the highest reached tier counts once. */
export interface FullReduction extends ActivityBase {
  kind: 'full_reduction';
  /** Default `money`. */
  measure?: Measure;
  tiers: readonly ReductionTier[];
}

/** A discount such as 全场94折: pay `rate` (`'0.94'`) of the remaining amount, from `threshold` on. */
export interface Discount extends ActivityBase {
  kind: 'discount';
  rate: DecimalInput;
  threshold?: DecimalInput | null;
  measure?: Measure;
}

/** 赠: gifts by tier; with `repeat` they come once each time the tier's amount is reached (买10赠1). */
export interface GiftActivity extends ActivityBase {
  kind: 'gift';
  measure?: Measure;
  repeat?: boolean;
  tiers: readonly { amount: DecimalInput; gifts: readonly Gift[] }[];
}

/** A product with a swap price once a tier is reached. */
export interface SwapGoods {
  goodsId: number;
  name: string;
  price: DecimalInput;
  /** Maximum pieces per order. */
  number: DecimalInput;
  /** Remaining stock; absent: enough. */
  stock?: DecimalInput | null;
}

/** 换购: swap purchases by tier. Swap lines themselves count for no tier. */
export interface SwapActivity extends ActivityBase {
  kind: 'swap';
  measure?: Measure;
  tiers: readonly { amount: DecimalInput; swaps: readonly SwapGoods[] }[];
}

/** 组合购: products bought together. Lines name it by `special.activityId`; an incomplete set has ordinary prices. */
export interface Combination extends ActivityBase {
  kind: 'combination';
  /** One set: pieces by product. */
  members: readonly { goodsId: number; number: DecimalInput }[];
}

/** An activity that `priceCart` knows. */
export type Activity = FullReduction | Discount | GiftActivity | SwapActivity | Combination;

interface BenefitBase {
  id: number;
  title: string;
  /** Minimum amount of its products; absent: any amount. */
  threshold?: DecimalInput | null;
  startsAt?: TimeInput | null;
  endsAt?: TimeInput | null;
  scope?: GoodsScope | null;
}

/** A coupon takes off `money`, or pays only `rate` of the remaining amount (`'0.95'`), with at most `maxMoney` off. */
export interface Coupon extends BenefitBase {
  money?: DecimalInput | null;
  rate?: DecimalInput | null;
  maxMoney?: DecimalInput | null;
}

/** 现金券. */
export interface CashVoucher extends BenefitBase {
  money: DecimalInput;
}

/** 红包. */
export interface RedPacket extends BenefitBase {
  money: DecimalInput;
}
