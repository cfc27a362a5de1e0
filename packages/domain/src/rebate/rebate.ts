import { fromUnits, MONEY_SCALE, toExactUnits } from '../decimal.ts';
import { addMoney, compareMoney, subtractMoney } from '../money/arithmetic.ts';
import { nextTier } from '../tiers/next-tier.ts';
import { reachedTier } from '../tiers/reached-tier.ts';
import { monthName, nextMonth } from '../time/month.ts';
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

/** How often a rebate is settled: `quarter` is a quarter of the calendar year. */
export type RebatePeriod = 'month' | 'quarter';

const quarterMonths = 3;

/**
 * The period of a day, as its first month.
 *
 * @example rebatePeriodOf('quarter', '2026-11-29') // '2026-10'
 */
export function rebatePeriodOf(period: RebatePeriod, day: string): string {
  const month = Number(day.slice(5, 7));
  const first = period === 'month' ? month : month - ((month - 1) % quarterMonths);
  return `${day.slice(0, 5)}${String(first).padStart(2, '0')}`;
}

/**
 * The first month after a period.
 *
 * @example rebatePeriodAfter('quarter', '2026-10') // '2027-01'
 */
export function rebatePeriodAfter(period: RebatePeriod, start: string): string {
  return period === 'month' ? nextMonth(start) : nextMonth(nextMonth(nextMonth(start)));
}

/**
 * A period in words.
 *
 * @example rebatePeriodName('quarter', '2026-10') // '2026年第4季度'
 */
export function rebatePeriodName(period: RebatePeriod, start: string): string {
  if (period === 'month') return monthName(start);
  return `${start.slice(0, 4)}年第${Math.ceil(Number(start.slice(5)) / quarterMonths)}季度`;
}
