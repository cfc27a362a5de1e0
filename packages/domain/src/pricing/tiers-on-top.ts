import { PRICE_SCALE, toExactUnits } from '../decimal.ts';
import type { LadderStep } from './cart.ts';
import type { OwnPrice } from './own-price.ts';

/**
 * The tiers that apply on top of an own price: those below it, or none.
 *
 * @example tiersOnTop({ ...own, price: '11' }, [{ number: 10, price: '12' }, { number: 50, price: '10' }]) // from 50 on
 */
export function tiersOnTop<Step extends LadderStep>(own: OwnPrice | null | undefined, ladder: readonly Step[]): Step[] {
  if (!own) return [...ladder];
  const price = toExactUnits(own.price, PRICE_SCALE);
  return own.joinsPromotions ? ladder.filter((step) => toExactUnits(step.price, PRICE_SCALE) < price) : [];
}
