import type { RuleTier } from '../tiers/types.ts';
import type { Measure } from './types.ts';

/** A hint: what is missing and what it brings (L4, K6). */
export interface Hint {
  kind: 'full_reduction' | 'discount' | 'gift' | 'swap' | 'coupon' | 'shipping';
  /** The activity or coupon; null for shipping. */
  id: number | null;
  measure: Measure;
  /** Money with 2 decimals, or pieces. */
  missing: string;
  /** How much more the tier takes off; null if it grants products. */
  gain: string | null;
  /** `再买¥120.00减¥10.00`. */
  text: string;
  /** Products to add (K6); null without `usualGoods` or if none of them reaches the tier. */
  plan: PurchasePlan | null;
}

/** Products in full packs that reach a tier at the lowest cost (K6). */
export interface PurchasePlan {
  lines: { goodsId: number; name: string; quantity: string; unitPrice: string; amount: string }[];
  /** Cost of the products. */
  cost: string;
  /** `加购 板蓝根颗粒 10袋，共¥125.00`. */
  text: string;
}

/** A tier for display: money with 2 decimals, pieces without trailing zeros. */
export interface GroupTier extends RuleTier {
  amount: string;
  money: string;
}

/** An activity with its lines. */
export interface ActivityGroup {
  activityId: number;
  kind: 'full_reduction' | 'discount' | 'gift' | 'swap';
  title: string;
  measure: Measure;
  /** All lines of the activity, including those that do not count. */
  lineIds: number[];
  /** The measure of the counted lines: money with 2 decimals, or pieces. */
  measured: string;
  /**
   * Reached tiers first, from the highest down, then the others from the lowest up (L1, L2); `money` is `0.00` for
   * tiers that only bring products.
   */
  tiers: GroupTier[];
  reached: GroupTier | null;
  /** `brings` is the reduction or the gift of the tier, as in the hint: `减¥10.00`. */
  next: { tier: GroupTier; missing: string; brings: string } | null;
  /** Progress to the next tier, 0 to 1; 1 once the highest is reached. Only for a bar. */
  progress: number;
  /** The reduction. */
  reduction: string;
  /** `已满¥300.00减¥20.00`, or null below the first tier. */
  reachedText: string | null;
  hint: Hint | null;
}

/** A gift of a reached tier (D3). */
export interface GiftDue {
  activityId: number;
  goodsId: number;
  name: string;
  /** Fewer than promised if not enough are left. */
  quantity: string;
  promised: string;
  /** `赠品已送完`, `赠品仅剩2盒` or why this buyer may not have it; null if all are available. */
  shortage: string | null;
}

/** A product offered by a swap activity. */
export interface SwapOffer {
  activityId: number;
  goodsId: number;
  name: string;
  price: string;
  /** Maximum pieces, at most what is left. */
  maximum: string;
  reached: boolean;
  measure: Measure;
  /** `0` once reached. */
  missing: string;
  text: string;
}

/** A combination in the cart. */
export interface CombinationState {
  activityId: number;
  lineIds: number[];
  /** Full sets; 0 if the set is incomplete and ordinary prices apply. */
  sets: string;
  text: string | null;
}

/** Why a coupon, voucher or red packet does not apply. */
export interface BenefitRefusal {
  code: 'NOT_STARTED' | 'EXPIRED' | 'NO_GOODS' | 'NOT_COMBINABLE' | 'EPHEDRINE' | 'BELOW_THRESHOLD' | 'NOTHING_LEFT';
  message: string;
  /** Money missing to the threshold, only with `BELOW_THRESHOLD`. */
  missing: string | null;
}

/** The result of a coupon, voucher or red packet. */
export interface BenefitOutcome {
  id: number;
  title: string;
  /** Either a reduction or the reason for none. */
  applied: boolean;
  /** The reduction. */
  amount: string;
  /** Amount of the covered products at that point. */
  counted: string;
  refusal: BenefitRefusal | null;
}
