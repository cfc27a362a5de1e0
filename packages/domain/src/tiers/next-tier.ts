import { fromUnitsShort, MONEY_SCALE, rescale, toDecimal } from '../decimal.ts';
import { compareMoney } from '../money/arithmetic.ts';
import type { Measure } from '../promotions/types.ts';
import type { DecimalInput } from '../values.ts';

/**
 * The lowest tier not reached yet, and what is missing (L4), or null at the top; of equal amounts the one with the
 * larger money. `missing` is exact: money with at least 2 decimals, or pieces (`measure` `'pieces'`). Throws a
 * `TypeError` for invalid numbers.
 *
 * @example nextTier([{ amount: 300, money: 20 }], '180') // { tier: { amount: 300, money: 20 }, missing: '120.00' }
 */
export function nextTier<Tier extends { amount: DecimalInput; money?: DecimalInput }>(
  tiers: readonly Tier[],
  reached: DecimalInput,
  measure: Measure = 'money',
): { tier: Tier; missing: string } | null {
  let next: Tier | null = null;
  for (const tier of tiers) {
    if (compareMoney(tier.amount, reached) <= 0) continue;
    if (next === null || (compareMoney(next.amount, tier.amount) || compareMoney(tier.money ?? 0, next.money ?? 0)) > 0)
      next = tier;
  }
  if (next === null) return null;
  const goal = toDecimal(next.amount);
  const have = toDecimal(reached);
  const least = measure === 'money' ? MONEY_SCALE : 0;
  const scale = Math.max(least, goal.scale, have.scale);
  return { tier: next, missing: fromUnitsShort(rescale(goal, scale) - rescale(have, scale), scale, least) };
}
