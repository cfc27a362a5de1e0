import { fromUnits, MONEY_SCALE } from '../decimal.ts';
import { cashVoucherStep } from '../promotions/cash-voucher.ts';
import { couponStep } from '../promotions/coupon.ts';
import { discountStep } from '../promotions/discount.ts';
import { fullReductionStep } from '../promotions/full-reduction.ts';
import { redPacketStep } from '../promotions/red-packet.ts';
import type { PricingStep, StepResult } from '../promotions/step.ts';
import type { PricingContext } from './work-line.ts';

/** The reduction by one rule after the unit price. */
export interface Reduction {
  /** The rule, such as `full_reduction`; `reductionName` is its label. */
  code: string;
  /** Money with 2 decimals; a rule that takes nothing has no entry. */
  amount: string;
}

/** The reductions in order (D1), with the label for buyers; each step works on the amount left by the previous ones. */
export const REDUCTION_STEPS = [
  { code: 'full_reduction', name: '满减', run: fullReductionStep },
  { code: 'discount', name: '折扣', run: discountStep },
  { code: 'coupon', name: '优惠券', run: couponStep },
  { code: 'voucher', name: '现金券', run: cashVoucherStep },
  { code: 'red_packet', name: '红包', run: redPacketStep },
] as const satisfies readonly { code: string; name: string; run: PricingStep }[];

/** The code of a reduction. */
export type ReductionCode = (typeof REDUCTION_STEPS)[number]['code'];

/**
 * The label of a reduction; an unknown code is its own label.
 *
 * @example reductionName('full_reduction') // '满减'
 */
export function reductionName(code: string): string {
  return REDUCTION_STEPS.find((step) => step.code === code)?.name ?? code;
}

/**
 * The amount of one reduction, `0.00` if there is none.
 *
 * @example reductionOf(totals.reductions, 'coupon') // '20.00'
 */
export function reductionOf(reductions: readonly Reduction[], code: ReductionCode): string {
  return reductions.find((reduction) => reduction.code === code)?.amount ?? '0.00';
}

/** The result of a reduction's step. */
export type ReductionResult = StepResult & { code: ReductionCode };

/** The reduction of each step; `of` picks or adds its shares, in cents. */
export function reductionsOf(
  results: readonly ReductionResult[],
  of: (shares: readonly bigint[]) => bigint,
): Reduction[] {
  const reductions: Reduction[] = [];
  for (const { code, shares } of results) {
    const amount = shares ? of(shares) : 0n;
    if (amount !== 0n) reductions.push({ code, amount: fromUnits(amount, MONEY_SCALE) });
  }
  return reductions;
}

/** Runs the steps in order, each on the amount left by the one before. */
export function reduce(
  context: PricingContext,
  amounts: readonly bigint[],
  steps: readonly (typeof REDUCTION_STEPS)[number][] = REDUCTION_STEPS,
) {
  const results: ReductionResult[] = [];
  let left = amounts;
  for (const { code, run } of steps) {
    const result = run(context, left);
    results.push({ code, ...result });
    const off = result.shares;
    if (off) left = left.map((money, index) => money - (off[index] as bigint)); // a share for every line
  }
  return { results, left };
}
