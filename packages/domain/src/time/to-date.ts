import type { Moment } from '../pricing/types.ts';

const DIGITS = /^\d+$/;
const SECONDS = /^\d{10}$/;
const CHINA_TEXT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?$/;

/**
 * The moment that a timestamp means (S13): 10 digits are seconds, other digits milliseconds; a text without a time
 * zone (`2026-11-20 09:30:00`, `2026-11-20`) is China's time; a text with one is taken as it says. Throws a
 * `RangeError` for anything else.
 *
 * @example toDate(1763600000).getTime() // 1763600000000
 */
export function toDate(timestamp: Moment): Date {
  const date = timestamp instanceof Date ? new Date(timestamp) : new Date(readTimestamp(timestamp));
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a point in time: ${JSON.stringify(timestamp)}.`);
  return date;
}

function readTimestamp(timestamp: number | string): number | string {
  const text = String(timestamp).trim();
  if (SECONDS.test(text)) return Number(text) * 1000;
  if (DIGITS.test(text)) return Number(text);
  if (typeof timestamp === 'number') return timestamp;
  const china = CHINA_TEXT.exec(text);
  return china ? `${china[1]}T${china[2] ?? '00:00'}+08:00` : text;
}
