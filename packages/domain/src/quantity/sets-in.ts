import { QUANTITY_SCALE, toUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/**
 * How many whole sets of `number` units a quantity has; 0 if `number` is not above zero.
 *
 * @example setsIn('9.9', '2.5') // 3
 */
export function setsIn(quantity: DecimalInput, number: DecimalInput): number {
  const units = toUnits(number, QUANTITY_SCALE);
  return units > 0n ? Number(toUnits(quantity, QUANTITY_SCALE) / units) : 0;
}

/** Whether a quantity is a multiple of `step`. */
export function isMultipleOf(quantity: DecimalInput, step: DecimalInput): boolean {
  const units = toUnits(step, QUANTITY_SCALE);
  return units > 0n && toUnits(quantity, QUANTITY_SCALE) % units === 0n;
}
