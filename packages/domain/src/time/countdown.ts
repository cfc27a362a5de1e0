import type { TimeInput } from '../values.ts';
import { toDate } from './to-date.ts';

/** The time left until `until`, in seconds. */
export interface Countdown {
  days: number;
  /** 0 to 23. */
  hours: number;
  minutes: number;
  seconds: number;
  totalSeconds: number;
  /** At or after `until`: time to refetch. */
  ended: boolean;
}

/**
 * The time left from `now` until `until` (S13), rounded up to seconds so that 0 means it is over; never negative.
 * Throws like `toDate`.
 *
 * @example countdown(1763690461, 1763600400) // { days: 1, hours: 1, minutes: 1, seconds: 1, totalSeconds: 90061, ended: false }
 */
export function countdown(until: TimeInput, now: TimeInput): Countdown {
  const leftMs = toDate(until).getTime() - toDate(now).getTime();
  const totalSeconds = Math.max(0, Math.ceil(leftMs / 1000));
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
    totalSeconds,
    ended: totalSeconds === 0,
  };
}
