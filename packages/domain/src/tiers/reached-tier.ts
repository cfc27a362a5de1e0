import { compareMoney } from '../money/arithmetic.ts';
import type { DecimalInput } from '../values.ts';

/**
 * The highest reached tier, or null; of equal amounts the one with the larger money (L1, D1). Throws a `TypeError` for
 * invalid numbers.
 *
 * @example reachedTier([{ amount: 300, money: 20 }, { amount: 500, money: 45 }], '480.00') // the one of 300
 */
export function reachedTier<Tier extends { amount: DecimalInput; money: DecimalInput }>(
  tiers: readonly Tier[],
  reached: DecimalInput,
): Tier | null {
  let best: Tier | null = null;
  for (const tier of tiers) {
    if (compareMoney(tier.amount, reached) > 0) continue;
    if (best === null || (compareMoney(tier.amount, best.amount) || compareMoney(tier.money, best.money)) > 0)
      best = tier;
  }
  return best;
}
