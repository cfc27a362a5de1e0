/** China has one time zone, UTC+8, and no summer time. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The number of the day in China, counted from 1 January 1970. */
export function chinaDay(date: Date): number {
  return Math.floor((date.getTime() + OFFSET_MS) / DAY_MS);
}

/** The first moment of a day in China. */
export function chinaDayStart(day: number): Date {
  return new Date(day * DAY_MS - OFFSET_MS);
}

/** Month (1 to 12) and day of the month in China. */
export function chinaMonthDay(date: Date): { month: number; day: number } {
  const shifted = new Date(date.getTime() + OFFSET_MS);
  return { month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() };
}

/** The days from which and until before which a period runs; weeks start on Monday. */
export function chinaPeriod(date: Date, period: 'day' | 'week' | 'month'): { start: Date; end: Date } {
  const today = chinaDay(date);
  if (period === 'day') return { start: chinaDayStart(today), end: chinaDayStart(today + 1) };
  if (period === 'week') {
    const monday = today - ((today + 3) % 7); // day 0 was a Thursday
    return { start: chinaDayStart(monday), end: chinaDayStart(monday + 7) };
  }
  const shifted = new Date(date.getTime() + OFFSET_MS);
  const monthStart = (offset: number) =>
    new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + offset, 1) - OFFSET_MS);
  return { start: monthStart(0), end: monthStart(1) };
}
