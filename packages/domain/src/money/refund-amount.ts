import { fromUnits, MONEY_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/** A return of part of a line, or of all of it. */
export interface LineReturn {
  /** What the line paid (`proof.paid`). */
  paid: DecimalInput;
  /** What was bought. */
  quantity: DecimalInput;
  /** What came back before; default 0. */
  returned?: DecimalInput;
  /** What comes back now. */
  returning: DecimalInput;
}

/**
 * The money that a return gives back (M3, K5): in proportion to the pieces, rounded down, and in such a way that the
 * refunds of all pieces, in whatever parts, add up to exactly what the line paid. Throws a `RangeError` where more
 * comes back than was bought, or a quantity is below zero.
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
