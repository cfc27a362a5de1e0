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
