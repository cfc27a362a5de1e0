import type { PricingContext } from '../pricing/work-line.ts';
import type { ActivityGroup, BenefitOutcome } from './outcomes.ts';
import type { Gift } from './types.ts';

/** A gift promised by a reached tier. */
export interface PromisedGift {
  activityId: number;
  gift: Gift;
  /** Pieces in 10^-3. */
  quantity: bigint;
}

/** A step's reduction by line, and its report. */
export interface StepResult {
  /** Cents by line, in the order of the context's lines; null for no reduction. */
  shares: bigint[] | null;
  groups?: ActivityGroup[];
  outcome?: BenefitOutcome;
  gifts?: PromisedGift[];
}

/**
 * A step of pricing after the unit price (D1): a pure function of each line's remaining amount (cents; 0 if it does not
 * count).
 */
export type PricingStep = (context: PricingContext, left: readonly bigint[]) => StepResult;
