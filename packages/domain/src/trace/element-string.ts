/** Elements by their application identifiers (AI), in barcode order. */
export type RawElements = Map<string, string>;

/** Terminates elements of variable length (FNC1, sent as ASCII 29). */
export const SEPARATOR = '\u001d';

/** Fixed lengths including the AI, by its first two digits (7.8.5); others end at a separator. */
export const FIXED_LENGTHS: Record<string, number> = {
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
export const VALUE = /^[!"%-?A-Z_a-z]+$/;
const LONGEST_VALUE = 90;
export const LONGEST_NUMBER = 20;

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
