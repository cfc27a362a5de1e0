import { fromUnitsShort, QUANTITY_SCALE, rescale, toDecimal } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/**
 * Units in one set × sets, multiplied exactly and cut off to 3 decimals (Q7). Throws a `TypeError` for what is no
 * decimal number.
 *
 * @example multiplyQuantity('0.5', 3) // '1.5'
 */
export function multiplyQuantity(number: DecimalInput, sets: DecimalInput): string {
  const a = toDecimal(number);
  const b = toDecimal(sets);
  const product = { units: a.units * b.units, scale: a.scale + b.scale };
  return fromUnitsShort(rescale(product, QUANTITY_SCALE), QUANTITY_SCALE);
}
