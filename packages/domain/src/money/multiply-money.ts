import { fromUnits, MONEY_SCALE, rescale, toDecimal } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

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
