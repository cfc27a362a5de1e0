import type { PricingContext } from '../pricing/work-line.ts';
import type { Id } from '../values.ts';
import type { ActivityGroup, BenefitOutcome } from './outcomes.ts';
import type { Gift } from './types.ts';

/** A gift that a reached tier promises. */
export interface PromisedGift {
  activityId: Id;
  gift: Gift;
  /** Pieces in 10^-3. */
  quantity: bigint;
}

/** What a step takes off each line, and what it reports. */
export interface StepResult {
  /** Cents by line, in the order of the context's lines; null: nothing comes off. */
  shares: bigint[] | null;
  groups?: ActivityGroup[];
  outcome?: BenefitOutcome;
  gifts?: PromisedGift[];
}

/** A step of pricing after the unit price (D1): a pure function of what every line has left (cents; 0 where it does not count). */
export type PricingStep = (context: PricingContext, left: readonly bigint[]) => StepResult;
