import { isCalendarDay } from '../time/china-calendar.ts';

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

/** Elements by their application identifiers (AI), in barcode order. */
export type RawElements = Map<string, string>;

export type Gs1Problem = 'format' | 'checkDigit' | 'date';

/** Terminates elements of variable length (FNC1, sent as ASCII 29). */
export const SEPARATOR = '\u001d';

/** Fixed lengths including the AI, by its first two digits (7.8.5); others end at a separator. */
const FIXED_LENGTHS: Record<string, number> = {
  ...{ '00': 20, '01': 16, '02': 16, '03': 16, '04': 18, '20': 4, '41': 16 },
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((ai) => [ai, 8])),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((ai) => [ai, 10])),
};
/** AIs of three or four digits, by the first two (7.8.2). */
const LONGER_AI: Record<string, number> = {
  ...Object.fromEntries(['23', '24', '25', '40', '41', '42', '71'].map((ai) => [ai, 3])),
  ...Object.fromEntries(
    ['31', '32', '33', '34', '35', '36', '39', '43', '70', '72', '80', '81', '82'].map((ai) => [ai, 4]),
  ),
};
/** Character set 82 (7.11). */
const VALUE = /^[!"%-?A-Z_a-z]+$/;
const LONGEST_VALUE = 90;
const LONGEST_NUMBER = 20;

/**
 * Whether the last digit of a GTIN or SSCC is the correct check digit (GS1 General Specifications 7.9).
 *
 * @example hasGs1CheckDigit('09521234543213') // true
 */
export function hasGs1CheckDigit(digits: string): boolean {
  if (!/^\d{8,18}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const weight = (digits.length - index) % 2 === 0 ? 3 : 1;
    sum += Number(digits.charAt(index)) * weight;
  }
  return sum % 10 === 0;
}

/**
 * Whether a GTIN is a case of the other one's product: the same number with another indicator, its first digit.
 * @example isCaseGtin('19521234543210', '09521234543213') // true
 */
export const isCaseGtin = (gtin: string, ofPacks: string): boolean =>
  gtin.charAt(0) !== ofPacks.charAt(0) && gtin.slice(1, 13) === ofPacks.slice(1, 13);

/** `YYMMDD` of this century; day 00 is the last of its month (7.12). Null for invalid days. */
function readGs1Day(text: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate();
  const full = `20${year}-${month}-${day === '00' ? String(last) : day}`;
  return isCalendarDay(full) ? full : null;
}

/** Elements of a barcode with separators; null if it is invalid. */
export function readElementString(text: string): RawElements | null {
  const found: RawElements = new Map();
  for (const part of text.split(SEPARATOR)) {
    for (let rest = part; rest !== ''; ) {
      const start = rest.slice(0, 2);
      if (!/^\d\d$/.test(start)) return null;
      const end = FIXED_LENGTHS[start] ?? rest.length;
      const digits = LONGER_AI[start] ?? 2;
      if (rest.length < end || !add(found, rest.slice(0, digits), rest.slice(digits, end))) return null;
      rest = rest.slice(end);
    }
  }
  return found;
}

/** Elements in human-readable form: `(01)09521234543213(21)A1`. */
export function readBracketed(text: string): RawElements | null {
  const found: RawElements = new Map();
  const parts = text.matchAll(/\((\d{2,4})\)(.*?)(?=\(\d{2,4}\)|$)/gsy);
  let end = 0;
  for (const { 0: part, 1: ai = '', 2: value = '' } of parts) {
    if (!add(found, ai, value.replaceAll(SEPARATOR, ''))) return null;
    end += part.length;
  }
  return end === text.length && found.size > 0 ? found : null;
}

function add(found: RawElements, ai: string, value: string): boolean {
  const longest = ai === '10' || ai === '21' ? LONGEST_NUMBER : LONGEST_VALUE;
  const isNew = !found.has(ai) || found.get(ai) === value;
  if (!isNew || !/^\d{2,4}$/.test(ai) || !VALUE.test(value) || value.length > longest) return false;
  found.set(ai, value);
  return true;
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
