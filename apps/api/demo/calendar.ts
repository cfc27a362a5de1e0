import { chinaDay, chinaDayStart } from '@yaoji/domain';
import { dayMs } from '#durations.ts';

const noonOf = (day: string) => new Date(chinaDayStart(day).getTime() + dayMs / 2);

/** Noon in China on the same day, so that every demonstration date falls on the right day. */
export function dayOf(date: Date): Date {
  return noonOf(chinaDay(date));
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

/** The last day of the month `months` after the date's month. */
export function monthEnd(date: Date, months: number): Date {
  const [year = 0, month = 1] = chinaDay(date).split('-').map(Number);
  return noonOf(new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10));
}
