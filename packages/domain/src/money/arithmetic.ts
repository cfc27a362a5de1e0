import { compareUnits, fromUnits, fromUnitsShort, MONEY_SCALE, rescale, toDecimal } from '../decimal.ts';
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

/**
 * Unit price × quantity, multiplied exactly and then cut off to 2 decimals (M1). Throws a `TypeError` for what is no
 * decimal number.
 *
 * @example multiplyMoney('0.385', 3) // '1.15'
 */
export function multiplyMoney(price: DecimalInput, quantity: DecimalInput): string {
  const a = toDecimal(price);
  const b = toDecimal(quantity);
  return fromUnits(rescale({ units: a.units * b.units, scale: a.scale + b.scale }, MONEY_SCALE), MONEY_SCALE);
}

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
