import { fromUnitsShort, MONEY_SCALE, PRICE_SCALE, powerOfTen, toDecimal, toExactUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/**
 * The price per tablet, gram or millilitre: `price` / `amount`, rounded half up at 4 decimals, with at least 2. Throws
 * a `TypeError` for invalid numbers, and a `RangeError` for an amount that is not positive or a price of more than 4
 * decimals.
 *
 * @example contentPrice('12.50', '24') // '0.5208'
 */
export function contentPrice(price: DecimalInput, amount: DecimalInput): string {
  const { units, scale } = toDecimal(amount);
  if (units <= 0n) throw new RangeError(`${amount} is no amount to divide a price by.`);
  const dividend = toExactUnits(price, PRICE_SCALE) * powerOfTen(scale);
  return fromUnitsShort((2n * dividend + units) / (2n * units), PRICE_SCALE, MONEY_SCALE);
}
