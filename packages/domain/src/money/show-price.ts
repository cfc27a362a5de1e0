import { fromUnitsShort, MONEY_SCALE, PRICE_SCALE, toUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/**
 * A unit price for display: `¥`, 2 decimals, and up to 4 if the price has them (M1).
 *
 * @example showPrice('0.3850') // '¥0.385'
 */
export function showPrice(value: DecimalInput): string {
  return `¥${fromUnitsShort(toUnits(value, PRICE_SCALE), PRICE_SCALE, MONEY_SCALE)}`;
}
