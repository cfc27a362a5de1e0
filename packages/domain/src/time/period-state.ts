import type { TimeInput } from '../values.ts';
import { toDate } from './to-date.ts';

/** A period from `startsAt` (included) until `endsAt` (excluded); an absent end is open. */
export interface Period {
  startsAt?: TimeInput | null;
  endsAt?: TimeInput | null;
}

/**
 * Whether a period is coming, running or over at `now` (D4, the server's clock): the start is included, the end is not.
 * Throws like `toDate`.
 *
 * @example periodState({ startsAt: '2026-11-20', endsAt: '2026-11-21' }, '2026-11-20 12:00:00') // 'running'
 */
export function periodState(period: Period, now: TimeInput): 'upcoming' | 'running' | 'over' {
  const time = toDate(now).getTime();
  if (period.startsAt != null && time < toDate(period.startsAt).getTime()) return 'upcoming';
  if (period.endsAt != null && time >= toDate(period.endsAt).getTime()) return 'over';
  return 'running';
}
