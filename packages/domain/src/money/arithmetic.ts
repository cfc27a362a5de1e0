import { fromUnits, MONEY_SCALE, rescale, toDecimal } from '../decimal.ts';
import { compareDecimals, differenceOf, sumOf } from '../decimal-arithmetic.ts';
import type { DecimalInput } from '../values.ts';

/**
 * The exact sum, never rounded (M2, M4), with at least 2 decimals and more only if a value has them. Returns `0.00`
 * without values. Throws a `TypeError` for invalid numbers.
 *
 * @example addMoney('0.10', '0.20', 3) // '3.30'
 */
export function addMoney(...values: readonly DecimalInput[]): string {
  return sumOf(values.map(toDecimal), MONEY_SCALE);
}

/**
 * Like `compareDecimals`, for amounts.
 *
 * @example compareMoney('9.90', '10') // -1
 */
export function compareMoney(a: DecimalInput, b: DecimalInput): number {
  return compareDecimals(a, b);
}

/**
 * Unit price × quantity, multiplied exactly and then truncated to 2 decimals (M1). Throws a `TypeError` for invalid
 * numbers.
 *
 * @example multiplyMoney('0.385', 3) // '1.15'
 */
export function multiplyMoney(price: DecimalInput, quantity: DecimalInput): string {
  const a = toDecimal(price);
  const b = toDecimal(quantity);
  return fromUnits(rescale({ units: a.units * b.units, scale: a.scale + b.scale }, MONEY_SCALE), MONEY_SCALE);
}

/**
 * The exact difference, never rounded and possibly negative, with at least 2 decimals. Throws a `TypeError` for invalid
 * numbers.
 *
 * @example subtractMoney('12.80', '0.8') // '12.00'
 */
export function subtractMoney(a: DecimalInput, b: DecimalInput): string {
  return differenceOf(a, b, MONEY_SCALE);
}
