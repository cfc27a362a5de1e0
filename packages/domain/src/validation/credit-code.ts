import { normalizeText } from './normalize-text.ts';

/** The characters of GB 32100-2015; a character's value is its index. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CODE = /^[0-9A-HJ-NP-RT-UW-Y]{2}\d{6}[0-9A-HJ-NP-RT-UW-Y]{10}$/;

/**
 * A credit code as it is stored: in capitals, without full-width forms and the spaces it is often printed with (V6).
 *
 * @example plainCreditCode(' ９１３５ 0100m000100y43') // '91350100M000100Y43'
 */
export const plainCreditCode = (text: string): string => normalizeText(text).replace(/\s/g, '').toUpperCase();

/**
 * Whether the text is a unified social credit code (V5): 18 characters of GB 32100 with a numeric region and the
 * correct check character. Accepts surrounding spaces and full-width forms (V6); letters must be capital.
 *
 * @example isCreditCode('91350100M000100Y43') // true
 */
export function isCreditCode(text: string): boolean {
  const code = normalizeText(text);
  if (!CODE.test(code)) return false;
  let sum = 0;
  let weight = 1;
  for (const character of code.slice(0, 17)) {
    sum += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET.indexOf(code.charAt(17)) === (31 - (sum % 31)) % 31;
}
