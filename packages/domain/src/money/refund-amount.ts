import { fromUnits, MONEY_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/** A return of a line or part of it. */
export interface LineReturn {
  /** The line's paid sum (`proof.paid`). */
  paid: DecimalInput;
  /** Quantity bought. */
  quantity: DecimalInput;
  /** Quantity returned before; default 0. */
  returned?: DecimalInput;
  /** Quantity returned now. */
  returning: DecimalInput;
}

/**
 * The refund of a return (M3, K5): proportional to the pieces and rounded down, such that the refunds of all pieces,
 * however divided, add up to exactly the paid sum. Throws a `RangeError` if more is returned than was bought, or for a
 * negative quantity.
 *
 * @example refundAmount({ paid: '10.00', quantity: 3, returned: 2, returning: 1 }) // '3.34'
 */
export function refundAmount({ paid, quantity, returned = 0, returning }: LineReturn): string {
  const money = toExactUnits(paid, MONEY_SCALE);
  const bought = toExactUnits(quantity, QUANTITY_SCALE);
  const before = toExactUnits(returned, QUANTITY_SCALE);
  const now = toExactUnits(returning, QUANTITY_SCALE);
  if (before < 0n || now < 0n || before + now > bought || bought === 0n) {
    throw new RangeError(`Cannot return ${returning} of ${quantity} with ${returned} returned before.`);
  }
  return fromUnits((money * (before + now)) / bought - (money * before) / bought, MONEY_SCALE);
}
