import type { RuleTier } from '../tiers/types.ts';
import type { Id } from '../values.ts';
import type { Measure } from './types.ts';

/** A hint: how much more, and what it brings (L4, K6). */
export interface Hint {
  kind: 'full_reduction' | 'discount' | 'gift' | 'swap' | 'coupon' | 'shipping';
  /** The activity or coupon; null for shipping. */
  id: Id | null;
  measure: Measure;
  /** Money with 2 decimals, or pieces. */
  missing: string;
  /** The money that the step brings beyond what is reached; null where it brings goods. */
  gain: string | null;
  /** `再买¥120.00减¥10.00`. */
  text: string;
  /** What to add (K6); null without `usualGoods` or where none of them reaches the tier. */
  plan: PurchasePlan | null;
}

/** Goods in whole packs that reach a tier at least cost (K6). */
export interface PurchasePlan {
  lines: { goodsId: Id; name: string; quantity: string; unitPrice: string; amount: string }[];
  /** What the goods cost. */
  cost: string;
  /** `加购 板蓝根颗粒 10袋，共¥125.00`. */
  text: string;
}

/** A tier as it is shown: money with 2 decimals, pieces short. */
export interface GroupTier extends RuleTier {
  amount: string;
  money: string;
}

/** An activity with the lines that belong to it. */
export interface ActivityGroup {
  activityId: Id;
  kind: 'full_reduction' | 'discount' | 'gift' | 'swap';
  title: string;
  measure: Measure;
  /** All lines of the activity, also those that do not count. */
  lineIds: Id[];
  /** What the counted lines amount to: money with 2 decimals, or pieces. */
  measured: string;
  /** Reached tiers first, from the highest down, then the others from the lowest up (L1, L2); `money` is `0.00` where a tier brings goods only. */
  tiers: GroupTier[];
  reached: GroupTier | null;
  next: { tier: GroupTier; missing: string } | null;
  /** Towards the next tier, 0 to 1; 1 once the highest is reached. For a bar only. */
  progress: number;
  /** What it takes off. */
  reduction: string;
  /** `已满¥300.00减¥20.00`, or null below the first tier. */
  reachedText: string | null;
  hint: Hint | null;
}

/** A gift that a reached tier brings (D3). */
export interface GiftDue {
  activityId: Id;
  goodsId: Id;
  name: string;
  /** What is really given: no more than is left. */
  quantity: string;
  /** What the tier promises. */
  promised: string;
  /** `赠品已送完` or `赠品仅剩2盒`; null if all are there. */
  shortage: string | null;
}

/** Swap goods that a swap activity offers. */
export interface SwapOffer {
  activityId: Id;
  goodsId: Id;
  name: string;
  price: string;
  /** The most pieces, no more than are left. */
  maximum: string;
  reached: boolean;
  /** `0` once reached. */
  missing: string;
  text: string;
}

/** A combination in the cart. */
export interface CombinationState {
  activityId: Id;
  lineIds: Id[];
  /** Whole sets; 0 where the set is incomplete and ordinary prices hold. */
  sets: string;
  text: string | null;
}

/** Why a coupon, voucher or red packet takes nothing off. */
export interface BenefitRefusal {
  code: 'NOT_STARTED' | 'EXPIRED' | 'NO_GOODS' | 'NOT_COMBINABLE' | 'EPHEDRINE' | 'BELOW_THRESHOLD' | 'NOTHING_LEFT';
  message: string;
  /** Money still missing to the threshold, only with `BELOW_THRESHOLD`. */
  missing: string | null;
}

/** What a coupon, voucher or red packet did. */
export interface BenefitOutcome {
  id: Id;
  title: string;
  /** Either it takes something off, or `refusal` says why not. */
  applied: boolean;
  /** What it takes off. */
  amount: string;
  /** What the goods it covers amount to at that point. */
  counted: string;
  refusal: BenefitRefusal | null;
}
