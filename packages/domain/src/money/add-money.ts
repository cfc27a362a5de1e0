import { fromUnitsShort, MONEY_SCALE, rescale, toDecimal } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/**
 * The exact sum, never rounded (M2, M4): at least 2 decimals, more only where the values have them. Without values
 * `0.00`. Throws a `TypeError` for what is no decimal number.
 *
 * @example addMoney('0.10', '0.20', 3) // '3.30'
 */
export function addMoney(...values: readonly DecimalInput[]): string {
  const decimals = values.map(toDecimal);
  const scale = Math.max(MONEY_SCALE, ...decimals.map((decimal) => decimal.scale));
  const sum = decimals.reduce((total, decimal) => total + rescale(decimal, scale), 0n);
  return fromUnitsShort(sum, scale, MONEY_SCALE);
}
