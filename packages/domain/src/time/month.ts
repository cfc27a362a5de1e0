import { addDays } from './china-calendar.ts';

/**
 * The month after `month`, `YYYY-MM`.
 *
 * @example nextMonth('2026-12') // '2027-01'
 */
export function nextMonth(month: string): string {
  return addDays(`${month}-01`, 31).slice(0, 7);
}

/**
 * The month of a day and those before it, the latest first.
 *
 * @example recentMonths('2027-01-31', 2) // ['2027-01', '2026-12']
 */
export function recentMonths(day: string, count: number): string[] {
  const months = [day.slice(0, 7)];
  while (months.length < count) months.push(addDays(`${months.at(-1)}-01`, -1).slice(0, 7));
  return months;
}

/**
 * A month in words.
 *
 * @example monthName('2026-09') // '2026年9月'
 */
export function monthName(month: string): string {
  return `${month.slice(0, 4)}年${Number(month.slice(5))}月`;
}
