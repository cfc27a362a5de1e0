import type { TimeInput } from '../values.ts';
import { toDate } from './to-date.ts';

/** Something that holds from `startsAt` until before `endsAt`; an absent end is open. */
export interface Period {
  startsAt?: TimeInput | null;
  endsAt?: TimeInput | null;
}

/**
 * Whether a period is still to come, runs, or is over at `now` (D4, the server's clock): the start counts in, the end
 * does not. Throws as `toDate`.
 *
 * @example periodState({ startsAt: '2026-11-20', endsAt: '2026-11-21' }, '2026-11-20 12:00:00') // 'running'
 */
export function periodState(period: Period, now: TimeInput): 'upcoming' | 'running' | 'over' {
  const time = toDate(now).getTime();
  if (period.startsAt != null && time < toDate(period.startsAt).getTime()) return 'upcoming';
  if (period.endsAt != null && time >= toDate(period.endsAt).getTime()) return 'over';
  return 'running';
}
