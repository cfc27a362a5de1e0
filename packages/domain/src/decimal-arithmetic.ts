import { compareUnits, type Decimal, fromUnitsShort, rescale, toDecimal } from './decimal.ts';
import type { DecimalInput } from './values.ts';

/** The exact sum with at least `least` decimals, and more only if a value has them. */
export function sumOf(decimals: readonly Decimal[], least: number): string {
  const scale = Math.max(least, ...decimals.map((decimal) => decimal.scale));
  const sum = decimals.reduce((total, decimal) => total + rescale(decimal, scale), 0n);
  return fromUnitsShort(sum, scale, least);
}

/** The exact difference with at least `least` decimals. */
export function differenceOf(a: DecimalInput, b: DecimalInput, least: number): string {
  const { units, scale } = toDecimal(b);
  return sumOf([toDecimal(a), { units: -units, scale }], least);
}

/**
 * The exact sum of quantities or rates, without trailing zeros. Throws a `TypeError` for invalid numbers.
 *
 * @example addDecimals('1.50', '0.5') // '2'
 */
export function addDecimals(...values: readonly DecimalInput[]): string {
  return sumOf(values.map(toDecimal), 0);
}

/**
 * The exact difference, possibly negative, without trailing zeros. Throws a `TypeError` for invalid numbers.
 *
 * @example subtractDecimals('3.000', '0.5') // '2.5'
 */
export function subtractDecimals(a: DecimalInput, b: DecimalInput): string {
  return differenceOf(a, b, 0);
}

/**
 * -1, 0 or 1 if `a` is less than, equal to or greater than `b` by value: `'1.5'` equals `'1.50'`. Throws a `TypeError`
 * for invalid numbers.
 *
 * @example compareDecimals('9.90', '10') // -1
 */
export function compareDecimals(a: DecimalInput, b: DecimalInput): number {
  const left = toDecimal(a);
  const right = toDecimal(b);
  const scale = Math.max(left.scale, right.scale);
  return compareUnits(rescale(left, scale), rescale(right, scale));
}
