import { fromUnits, MONEY_SCALE, toUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/**
 * Money with exactly 2 decimals, truncated toward zero (M1). A number stands for its shortest decimal text, so `1.005`
 * is `1.00` and `0.29` stays `0.29`. Throws a `TypeError` for invalid numbers.
 *
 * @example roundMoneyDown('1.155') // '1.15'
 */
export function roundMoneyDown(value: DecimalInput): string {
  return fromUnits(toUnits(value, MONEY_SCALE), MONEY_SCALE);
}
