import { monthName, nextMonth } from '../time/month.ts';

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
