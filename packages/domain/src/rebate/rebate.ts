import { fromUnits, MONEY_SCALE, toExactUnits } from '../decimal.ts';
import { addMoney, compareMoney, subtractMoney } from '../money/arithmetic.ts';
import { nextTier } from '../tiers/next-tier.ts';
import { reachedTier } from '../tiers/reached-tier.ts';
import type { DecimalInput } from '../values.ts';

/** From `amount` yuan in a period, `rate` percent of the period's full amount. */
export type RebateTier = { readonly amount: DecimalInput; readonly rate: DecimalInput };

const RATE_SCALE = 2;
const HUNDRED_PERCENT = 10_000n;

/** The rebate of a period; `next` is the lowest tier not reached yet, with what is missing. */
export interface Rebate {
  counted: string;
  /** In percent; `0` below the lowest tier. */
  rate: string;
  due: string;
  next: { readonly amount: string; readonly rate: string; readonly missing: string } | null;
}

/**
 * The rebate for the amount that counts in a period. The only rounding is that of `due`, which is truncated to the cent
 * (M1). Throws a `TypeError` for invalid numbers, and a `RangeError` for more than 2 decimals.
 *
 * @example rebateFor('12345.67', [{ amount: '10000', rate: '1.5' }]) // { counted: '12345.67', rate: '1.5', due: '185.18', next: null }
 */
export function rebateFor(counted: DecimalInput, tiers: readonly RebateTier[]): Rebate {
  const priced = tiers.map((tier) => ({ ...tier, money: tier.rate }));
  const rate = String(reachedTier(priced, counted)?.rate ?? '0');
  const next = nextTier(priced, counted);
  return {
    counted: addMoney(counted),
    rate,
    due: fromUnits(
      (toExactUnits(counted, MONEY_SCALE) * toExactUnits(rate, RATE_SCALE)) / HUNDRED_PERCENT,
      MONEY_SCALE,
    ),
    next: next && { amount: addMoney(next.tier.amount), rate: String(next.tier.rate), missing: next.missing },
  };
}

/** A settled period: its rebate as of today, and the amount that was booked then. */
export type SettledRebate = { readonly due: DecimalInput; readonly booked: DecimalInput };

/**
 * The amount that a period books. It settles earlier periods that a return or a late repayment has changed since:
 * `carried` is their due amounts of today minus what they booked. The balance never falls: what `due` does not cover is
 * carried into the next period.
 *
 * @example settleRebate('100', [{ due: '80', booked: '95' }]) // { carried: '-15.00', amount: '85.00' }
 */
export function settleRebate(
  due: DecimalInput,
  earlier: readonly SettledRebate[],
): { readonly carried: string; readonly amount: string } {
  const carried = subtractMoney(
    addMoney(...earlier.map((each) => each.due)),
    addMoney(...earlier.map((each) => each.booked)),
  );
  const sum = addMoney(due, carried);
  return { carried, amount: compareMoney(sum, 0) > 0 ? sum : '0.00' };
}
