import { fromUnitsShort, MONEY_SCALE, rescale, toDecimal } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/**
 * The exact difference, never rounded, below zero where `b` is more: at least 2 decimals. Throws a `TypeError` for
 * what is no decimal number.
 *
 * @example subtractMoney('12.80', '0.8') // '12.00'
 */
export function subtractMoney(a: DecimalInput, b: DecimalInput): string {
  const from = toDecimal(a);
  const off = toDecimal(b);
  const scale = Math.max(MONEY_SCALE, from.scale, off.scale);
  return fromUnitsShort(rescale(from, scale) - rescale(off, scale), scale, MONEY_SCALE);
}
