import { PRICE_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { LadderStep } from '../pricing/cart.ts';

/** A ladder step in units: `number` in 10^-3 pieces, `price` in 10^-4 yuan. */
export interface LadderUnits {
  number: bigint;
  price: bigint;
}

export interface LadderSteps {
  reached: LadderUnits | null;
  next: LadderUnits | null;
}

/** The highest step reached at a quantity and the next one (L3); of equal numbers the lower price. */
export function ladderSteps(ladder: readonly LadderStep[], quantity: bigint): LadderSteps {
  let reached: LadderUnits | null = null;
  let next: LadderUnits | null = null;
  for (const step of ladder) {
    const units = { number: toExactUnits(step.number, QUANTITY_SCALE), price: toExactUnits(step.price, PRICE_SCALE) };
    if (units.number <= quantity) {
      if (
        !reached ||
        units.number > reached.number ||
        (units.number === reached.number && units.price < reached.price)
      ) {
        reached = units;
      }
    } else if (!next || units.number < next.number || (units.number === next.number && units.price < next.price)) {
      next = units;
    }
  }
  return { reached, next };
}
