import type { TimeInput } from '../values.ts';
import { chinaOffset } from './china-calendar.ts';

const DIGITS = /^\d+$/;
const SECONDS = /^\d{10}$/;
const DATE_TEXT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * The date of a timestamp (S13): 10 digits are seconds, other digits milliseconds; a text without a time zone
 * (`2026-11-20 09:30:00`, `2026-11-20`) is China's time; one with a zone (`…T01:30:00Z`, `… 01:30:00+00`) is read as
 * is. Throws a `RangeError` for anything else, because no other text means the same on every machine.
 *
 * @example toDate(1763600000).getTime() // 1763600000000
 */
export function toDate(timestamp: TimeInput): Date {
  const date = timestamp instanceof Date ? new Date(timestamp) : new Date(readTimestamp(timestamp));
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a point in time: ${JSON.stringify(timestamp)}.`);
  return date;
}

function readTimestamp(timestamp: number | string): number | string {
  const text = String(timestamp).trim();
  if (SECONDS.test(text)) return Number(text) * 1000;
  if (DIGITS.test(text)) return Number(text);
  if (typeof timestamp === 'number') return timestamp;
  const match = DATE_TEXT.exec(text);
  return match ? `${match[1]}T${match[2] ?? '00:00'}${isoOffset(match[3])}` : Number.NaN;
}

function isoOffset(zone: string | undefined): string {
  if (zone === undefined) return chinaOffset;
  if (zone === 'Z') return zone;
  const digits = zone.slice(1).replace(':', '');
  return `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2) || '00'}`;
}
