import { fromUnitsShort, MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { LadderStep } from '../pricing/cart.ts';
import type { DecimalInput } from '../values.ts';
import { ladderSteps } from './ladder-steps.ts';

/**
 * The unit price at a quantity (L3): that of the highest `number` reached, in any order of the ladder; below the first,
 * `price`. Of equal numbers the lower price applies. 2 decimals, up to 4 if the price has them. Throws a `TypeError`
 * for invalid numbers, a `RangeError` for prices of more than 4 or quantities of more than 3 decimals.
 *
 * @example unitPriceAt('14.60', [{ number: 10, price: '13.9' }], 40) // '13.90'
 */
export function unitPriceAt(
  price: DecimalInput,
  ladder: readonly LadderStep[] | null | undefined,
  quantity: DecimalInput,
): string {
  const { reached } = ladderSteps(ladder ?? [], toExactUnits(quantity, QUANTITY_SCALE));
  return fromUnitsShort(reached ? reached.price : toExactUnits(price, PRICE_SCALE), PRICE_SCALE, MONEY_SCALE);
}
