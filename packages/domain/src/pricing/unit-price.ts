import { fromUnitsShort, MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import { type LadderSteps, ladderSteps } from '../tiers/ladder-steps.ts';
import { periodState } from '../time/period-state.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import type { CartLine, PriceKind, SpecialPrice } from './cart.ts';

export type UnitPriceGoods = Pick<CartLine, 'listPrice' | 'ladder' | 'ownPrice' | 'special'>;

/**
 * The unit price of a product alone (D1, L3), as `priceCart` gives it for a cart of this line and no activities; so a
 * combination price never holds. Without `now` no period is checked. Null without a price. Throws a `TypeError` for
 * invalid numbers, a `RangeError` for prices of more than 4 or quantities of more than 3 decimals.
 *
 * @example unitPriceFor({ listPrice: '14.60', special: { kind: 'seckill', price: '9.9' } }, 40) // '9.90'
 */
export function unitPriceFor(goods: UnitPriceGoods, quantity: DecimalInput, now?: TimeInput): string | null {
  const { unitPrice } = unitPriceOf(goods, toExactUnits(quantity, QUANTITY_SCALE), now);
  return unitPrice === null ? null : fromUnitsShort(unitPrice, PRICE_SCALE, MONEY_SCALE);
}

/** In units, with its reason; `completeCombinations` are the keys of the complete combinations. */
export function unitPriceOf(
  goods: UnitPriceGoods,
  quantity: bigint,
  now: TimeInput | undefined,
  completeCombinations?: ReadonlySet<number>,
): { unitPrice: bigint | null; priceKind: PriceKind; steps: LadderSteps | null } {
  if (goods.listPrice === null) return { unitPrice: null, priceKind: 'list', steps: null };
  const steps = goods.ladder?.length ? ladderSteps(goods.ladder, quantity) : null;
  const ordinary = steps?.reached?.price ?? baseUnits(goods, goods.listPrice);
  const special = holdsNow(goods.special, now, completeCombinations);
  if (special) {
    const unitPrice = toExactUnits(special.price, PRICE_SCALE);
    if (unitPrice < ordinary) return { unitPrice, priceKind: special.kind, steps };
  }
  const priceKind = steps?.reached ? 'ladder' : goods.ownPrice ? 'own' : 'list';
  return { unitPrice: ordinary, priceKind, steps };
}

/** The own price, or else the list price. */
export function baseUnits({ ownPrice }: Pick<CartLine, 'ownPrice'>, listPrice: DecimalInput): bigint {
  return toExactUnits(ownPrice?.price ?? listPrice, PRICE_SCALE);
}

function holdsNow(
  special: SpecialPrice | null | undefined,
  now: TimeInput | undefined,
  completeCombinations?: ReadonlySet<number>,
): SpecialPrice | null {
  if (!special) return null;
  if (now !== undefined && periodState(special, now) !== 'running') return null;
  const isComplete = special.activityId != null && completeCombinations?.has(special.activityId);
  return special.kind === 'combination' && !isComplete ? null : special;
}
