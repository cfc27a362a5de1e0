import { compareDecimals } from '../decimal-arithmetic.ts';
import type { DecimalInput } from '../values.ts';

/**
 * Whether an item ships free by its number of pieces (F1): from `freeShippingNumber` on; 0 or absent: never. Throws a
 * `TypeError` for invalid numbers.
 *
 * @example shipsFree(20, 20) // true
 */
export function shipsFree(quantity: DecimalInput, freeShippingNumber: DecimalInput | null | undefined): boolean {
  if (freeShippingNumber == null || compareDecimals(freeShippingNumber, 0) <= 0) return false;
  return compareDecimals(quantity, freeShippingNumber) >= 0;
}
