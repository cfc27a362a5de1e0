import { formatDay, formatMinute } from '#shared/time/format-time.ts';

const dayS = 86_400;
/** An activity that runs longer has no end worth mentioning. */
const longS = 100 * dayS;

/**
 * The end of an activity, to the minute on its last day; Unix seconds.
 *
 * @example endText(endsAt, now) // '至 2026-11-28 20:00', '至 2026-12-18' or '长期有效'
 */
export function endText(endsAt: number, now: number): string {
  const left = endsAt - now;
  if (left > longS) return '长期有效';
  // Midnight is the end of the day before.
  const day = formatDay(endsAt - 1);
  return `至 ${left > dayS ? day : formatMinute(endsAt).replace(/.* 00:00/, `${day} 24:00`)}`;
}
