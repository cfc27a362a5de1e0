import { compareMoney } from '../money/arithmetic.ts';
import type { RuleTier } from './types.ts';

/**
 * Tiers for display: equal amounts are merged with the larger money (L1; reached if either was); reached tiers come
 * first from the highest down, then the others from the lowest up (L2). Other fields are unchanged. Throws a
 * `TypeError` for invalid numbers.
 *
 * @example mergeTiers([{ amount: '500', money: '45', status: 0 }, { amount: '300', money: '20', status: 1 }])
 * // 300 first, then 500
 */
export function mergeTiers<Tier extends RuleTier>(tiers: readonly Tier[]): Tier[] {
  const byAmount = [...tiers].sort((a, b) => compareMoney(a.amount, b.amount) || compareMoney(b.money, a.money));
  const merged: Tier[] = [];
  for (const tier of byAmount) {
    const last = merged.at(-1);
    if (last === undefined || compareMoney(last.amount, tier.amount) !== 0) merged.push(tier);
    else if (tier.status > last.status) merged[merged.length - 1] = { ...last, status: 1 };
  }
  const reached = merged.filter((tier) => tier.status === 1).reverse();
  return [...reached, ...merged.filter((tier) => tier.status !== 1)];
}
