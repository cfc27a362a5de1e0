import { isCalendarDay } from '../time/china-calendar.ts';
import { FIXED_LENGTHS, LONGEST_NUMBER, type RawElements, VALUE } from './element-string.ts';
import { hasGs1CheckDigit } from './gtin.ts';

/** The content of a GS1 barcode; null for missing elements. Days are `YYYY-MM-DD`. */
export interface Gs1Elements {
  /** AI 01, 14 digits. */
  gtin: string | null;
  /** AI 21. */
  serial: string | null;
  /** AI 10. */
  batchNo: string | null;
  /** AI 17. */
  expiry: string | null;
  /** AI 11. */
  producedOn: string | null;
}

export type Gs1Problem = 'format' | 'checkDigit' | 'date';

/** `YYMMDD` of this century; day 00 is the last of its month (7.12). Null for invalid days. */
function readGs1Day(text: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate();
  const full = `20${year}-${month}-${day === '00' ? String(last) : day}`;
  return isCalendarDay(full) ? full : null;
}

/** The elements on medicines: GTIN, production, expiry, batch, serial. */
const MEDICINE_AI = ['01', '11', '17', '10', '21'];

/**
 * All readings of a string that may have lost its separators: batch and serial may end anywhere. Each has a GTIN, and
 * valid check digit and days.
 */
export function possibleElements(text: string): Gs1Elements[] {
  const found: Gs1Elements[] = [];
  const walk = (start: number, elements: RawElements) => {
    if (start === text.length) {
      const understood = understandElements(elements);
      if (typeof understood === 'object' && understood.gtin !== null) found.push(understood);
      return;
    }
    for (const ai of MEDICINE_AI) {
      if (elements.has(ai) || !text.startsWith(ai, start)) continue;
      const first = start + ai.length;
      const fixed = FIXED_LENGTHS[ai];
      const [least, most] = fixed ? [start + fixed, start + fixed] : [first + 1, first + LONGEST_NUMBER];
      for (let end = least; end <= Math.min(most, text.length); end += 1) {
        const value = text.slice(first, end);
        if (VALUE.test(value)) walk(end, new Map(elements).set(ai, value));
      }
    }
  };
  walk(0, new Map());
  return found;
}

/** The meaning of elements, or what is wrong with them. */
export function understandElements(elements: RawElements): Gs1Elements | Gs1Problem {
  const gtin = elements.get('01') ?? null;
  if (gtin !== null && !/^\d{14}$/.test(gtin)) return 'format';
  if (gtin !== null && !hasGs1CheckDigit(gtin)) return 'checkDigit';
  const [producedOn = null, expiry = null] = ['11', '17'].map((ai) => {
    const text = elements.get(ai);
    return text === undefined ? undefined : (readGs1Day(text) ?? 'wrong');
  });
  if (producedOn === 'wrong' || expiry === 'wrong') return 'date';
  return { gtin, serial: elements.get('21') ?? null, batchNo: elements.get('10') ?? null, expiry, producedOn };
}
