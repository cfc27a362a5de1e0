import { fromUnits, fromUnitsShort, MONEY_SCALE, PRICE_SCALE, stepOf, toExactUnits } from '../decimal.ts';
import { compareMoney } from '../money/arithmetic.ts';
import type { DecimalInput } from '../values.ts';

const MARGIN_SCALE = 2;
const HUNDRED_PERCENT = 10_000n;

/**
 * The lowest price that one operator may set alone: the cost with `margin` percent of the price on top, rounded up to 4
 * decimals, or the product's own floor if that is higher. Null without both.
 *
 * @example floorOf({ cost: '9', ownFloor: null }, '10') // '10.0000'
 */
export function floorOf(
  { cost, ownFloor }: { cost: string | null; ownFloor: string | null },
  margin: string,
): string | null {
  const own = ownFloor === null ? null : toExactUnits(ownFloor, PRICE_SCALE);
  const least = cost === null ? null : withMargin(toExactUnits(cost, PRICE_SCALE), margin);
  if (own === null && least === null) return null;
  return fromUnits((own ?? 0n) > (least ?? 0n) ? (own ?? 0n) : (least ?? 0n), PRICE_SCALE);
}

/**
 * The floor, rounded up to the decimals of a price; at least two.
 *
 * @example lowestLike('10.8109', '9.5') // '10.82'
 */
export function lowestLike(floor: DecimalInput, price: DecimalInput): string {
  const step = stepOf(toExactUnits(price, PRICE_SCALE));
  const units = ((toExactUnits(floor, PRICE_SCALE) + step - 1n) / step) * step;
  return fromUnitsShort(units, PRICE_SCALE, MONEY_SCALE);
}

/**
 * Whether a price is below the floor. A price that the product has already, one of `before`, may stay.
 *
 * @example breaksFloor('9.5', '10.0000') // true
 */
export function breaksFloor(
  price: string | null | undefined,
  floor: string | null,
  before: readonly (string | null)[] = [],
): boolean {
  if (!price || floor === null || compareMoney(price, floor) >= 0) return false;
  return before.every((each) => each === null || compareMoney(each, price) !== 0);
}

function withMargin(cost: bigint, margin: string): bigint {
  const share = HUNDRED_PERCENT - toExactUnits(margin || '0', MARGIN_SCALE);
  return (cost * HUNDRED_PERCENT + share - 1n) / share;
}
