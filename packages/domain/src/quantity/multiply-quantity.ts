import { fromUnitsShort, QUANTITY_SCALE, rescale, toDecimal } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/**
 * Units per set × sets, multiplied exactly and truncated to 3 decimals (Q7). Throws a `TypeError` for invalid numbers.
 *
 * @example multiplyQuantity('0.5', 3) // '1.5'
 */
export function multiplyQuantity(number: DecimalInput, sets: DecimalInput): string {
  const a = toDecimal(number);
  const b = toDecimal(sets);
  const product = { units: a.units * b.units, scale: a.scale + b.scale };
  return fromUnitsShort(rescale(product, QUANTITY_SCALE), QUANTITY_SCALE);
}
