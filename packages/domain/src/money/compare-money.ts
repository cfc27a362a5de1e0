import { compareUnits, rescale, toDecimal } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/**
 * -1, 0 or 1 as `a` is less than, equal to or more than `b` by value: `'1.5'` equals `'1.50'`. Also for quantities.
 * Throws a `TypeError` for what is no decimal number.
 *
 * @example compareMoney('9.90', '10') // -1
 */
export function compareMoney(a: DecimalInput, b: DecimalInput): number {
  const left = toDecimal(a);
  const right = toDecimal(b);
  const scale = Math.max(left.scale, right.scale);
  return compareUnits(rescale(left, scale), rescale(right, scale));
}
