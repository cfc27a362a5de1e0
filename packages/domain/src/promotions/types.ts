import type { DecimalInput, Id, TimeInput } from '../values.ts';

/**
 * Which goods an activity or a coupon covers. Every list that is given must match, any entry of it suffices;
 * an empty scope covers all goods.
 */
export interface GoodsScope {
  goodsIds?: readonly Id[];
  categoryIds?: readonly Id[];
  makers?: readonly string[];
  scopes?: readonly string[];
  exceptGoodsIds?: readonly Id[];
}

/** What a tier counts: the money of its lines, or their pieces. */
export type Measure = 'money' | 'pieces';

interface ActivityBase {
  id: Id;
  title: string;
  /** Covers goods beyond those that name the activity in `activityIds`. */
  scope?: GoodsScope | null;
  startsAt?: TimeInput | null;
  endsAt?: TimeInput | null;
  /** A line joins one full reduction and one discount: the highest priority (default 0), then the lowest id. */
  priority?: number;
}

/** Goods given away with a tier (赠). */
export interface Gift {
  goodsId: Id;
  name: string;
  number: DecimalInput;
  /** What is left of it; absent: enough. */
  stock?: DecimalInput | null;
  unit?: string | null;
}

/** A tier of a full reduction: from `amount` on, `money` comes off, and perhaps gifts come along. */
export interface ReductionTier {
  amount: DecimalInput;
  money: DecimalInput;
  gifts?: readonly Gift[];
}

/** 满: full reduction; the highest tier reached counts once. */
export interface FullReduction extends ActivityBase {
  kind: 'full_reduction';
  /** Default `money`. */
  measure?: Measure;
  tiers: readonly ReductionTier[];
}

/** A discount such as 全场94折: `rate` `'0.94'` of what is left is paid, from `threshold` on. */
export interface Discount extends ActivityBase {
  kind: 'discount';
  rate: DecimalInput;
  threshold?: DecimalInput | null;
  measure?: Measure;
}

/** 赠: gifts by tier; with `repeat` the tier's gifts come once for each time its amount is reached (买10赠1). */
export interface GiftActivity extends ActivityBase {
  kind: 'gift';
  measure?: Measure;
  repeat?: boolean;
  tiers: readonly { amount: DecimalInput; gifts: readonly Gift[] }[];
}

/** Goods that may be bought at a swap price once a tier is reached. */
export interface SwapGoods {
  goodsId: Id;
  name: string;
  price: DecimalInput;
  /** The most pieces an order may take. */
  number: DecimalInput;
  /** What is left of it; absent: enough. */
  stock?: DecimalInput | null;
}

/** 换购: swap purchase by tier. Swap lines themselves count for no tier. */
export interface SwapActivity extends ActivityBase {
  kind: 'swap';
  measure?: Measure;
  tiers: readonly { amount: DecimalInput; swaps: readonly SwapGoods[] }[];
}

/** 组合购: goods bought together. Lines name it by `special.activityId`; an incomplete set has ordinary prices. */
export interface Combination extends ActivityBase {
  kind: 'combination';
  /** One set: so many pieces of each goods. */
  members: readonly { goodsId: Id; number: DecimalInput }[];
}

/** An activity that `priceCart` knows. */
export type Activity = FullReduction | Discount | GiftActivity | SwapActivity | Combination;

interface BenefitBase {
  id: Id;
  title: string;
  /** What its goods must amount to; absent: any amount. */
  threshold?: DecimalInput | null;
  startsAt?: TimeInput | null;
  endsAt?: TimeInput | null;
  scope?: GoodsScope | null;
}

/** A coupon takes off `money`, or pays only `rate` of what is left (`'0.95'`), then at most `maxMoney` off. */
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
