import { formatDay, formatMinute, formatPeriod } from '#shared/time/format-time.ts';

const dayS = 86_400;
/** True for an end so far away that neither a day nor a clock is worth showing; Unix seconds. */
export const isFarOff = (at: number, now: number): boolean => at - now > 100 * dayS;

/**
 * The period of an activity, with the times of one on a single day; Unix seconds.
 *
 * @example periodText(startsAt, endsAt) // '2026-11-28 14:00 至 20:00' or '2026-11-20 至 2026-12-18'
 */
export const periodText = (startsAt: number, endsAt: number): string =>
  formatDay(startsAt) === formatDay(endsAt - 1)
    ? `${formatMinute(startsAt)} 至 ${lastMinute(endsAt).slice(11)}`
    : formatPeriod(startsAt, endsAt - 1);

/**
 * The end of an activity, to the minute on its last day; Unix seconds.
 *
 * @example endText(endsAt, now) // '至 2026-11-28 20:00', '至 2026-12-18' or '长期有效'
 */
export function endText(endsAt: number, now: number): string {
  if (isFarOff(endsAt, now)) return '长期有效';
  return `至 ${endsAt - now > dayS ? formatDay(endsAt - 1) : lastMinute(endsAt)}`;
}

/** Midnight is the end of the day before. */
const lastMinute = (endsAt: number): string =>
  formatMinute(endsAt).replace(/.* 00:00/, `${formatDay(endsAt - 1)} 24:00`);
