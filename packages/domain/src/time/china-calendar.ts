/** China has one time zone and no summer time. */
const OFFSET_HOURS = 8;
/** Its suffix of a time in ISO 8601. */
export const chinaOffset = `+0${OFFSET_HOURS}:00`;
const OFFSET_MS = OFFSET_HOURS * 3_600_000;
export const DAY_MS = 86_400_000;
const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The local time in China at `date`, wherever the program runs: `YYYY-MM-DDTHH:MM:SS`, without a zone.
 *
 * @example chinaTime(new Date('2026-11-20T16:05:00Z')) // '2026-11-21T00:05:00'
 */
export function chinaTime(date: Date): string {
  return new Date(date.getTime() + OFFSET_MS).toISOString().slice(0, 19);
}

/**
 * The calendar day of `date` in China, `YYYY-MM-DD`.
 *
 * @example chinaDay(new Date('2026-11-20T16:05:00Z')) // '2026-11-21'
 */
export function chinaDay(date: Date): string {
  return chinaTime(date).slice(0, 10);
}

/**
 * The start of a day, `YYYY-MM-DD`, in China. An `Invalid Date` for invalid text.
 *
 * @example chinaDayStart('2026-11-21').toISOString() // '2026-11-20T16:00:00.000Z'
 */
export function chinaDayStart(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS);
}

/**
 * The day that many days later, or earlier if `days` is negative. Throws a `RangeError` for invalid text.
 *
 * @example addDays('2026-12-31', 1) // '2027-01-01'
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The days from one day, `YYYY-MM-DD`, to another; negative if that is earlier, `NaN` for invalid text.
 *
 * @example daysBetween('2026-12-31', '2027-01-01') // 1
 */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * Whether a text is a calendar day, `YYYY-MM-DD`: `2026-02-30` is not.
 *
 * @example isCalendarDay('2026-11-20') // true
 */
export function isCalendarDay(text: string): boolean {
  if (!DAY_TEXT.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day number in China, counted from 1 January 1970. */
export function chinaDayNumber(date: Date): number {
  return Math.floor((date.getTime() + OFFSET_MS) / DAY_MS);
}

/** Month (1 to 12) and day of the month in China. */
export function chinaMonthDay(date: Date): { month: number; day: number } {
  const shifted = new Date(date.getTime() + OFFSET_MS);
  return { month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() };
}

/** The first day of a period and the day after its last; weeks start on Monday. */
export function chinaPeriod(date: Date, period: 'day' | 'week' | 'month'): { start: Date; end: Date } {
  const today = chinaDayNumber(date);
  const startOf = (day: number) => new Date(day * DAY_MS - OFFSET_MS);
  if (period === 'day') return { start: startOf(today), end: startOf(today + 1) };
  if (period === 'week') {
    const monday = today - ((today + 3) % 7); // day 0 was a Thursday
    return { start: startOf(monday), end: startOf(monday + 7) };
  }
  const shifted = new Date(date.getTime() + OFFSET_MS);
  const monthStart = (offset: number) =>
    new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + offset, 1) - OFFSET_MS);
  return { start: monthStart(0), end: monthStart(1) };
}
