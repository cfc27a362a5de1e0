import { fromUnits, MONEY_SCALE, toExactUnits } from '../decimal.ts';
import { standingOf } from './activity-group.ts';
import type { ActivityGroup } from './outcomes.ts';
import { rateOff, rateText } from './rate.ts';
import { spread } from './spread.ts';
import type { PricingStep } from './step.ts';
import type { Discount } from './types.ts';

/** A discount pays `rate` of the remaining amount of its lines, from its threshold on; rounded down for the group. */
export const discountStep: PricingStep = (context, left) => {
  const shares = left.map(() => 0n);
  const groups: ActivityGroup[] = [];
  for (const [activity, indices] of context.members) {
    if (activity.kind !== 'discount') continue;
    const tiered = { ...activity, tiers: [tierOf(activity)] };
    const { group, reached } = standingOf(tiered, context, left, indices, () => `享${rateText(activity.rate)}`);
    groups.push(group);
    if (!reached) continue;
    const all = indices.reduce((sum, index) => sum + (left[index] as bigint), 0n); // indices of left
    const off = rateOff(all, activity.rate);
    spread(shares, off, indices, left);
    group.reduction = fromUnits(off, MONEY_SCALE);
  }
  return { shares, groups };
};

/** Its only tier; `money` is its minimum reduction, known only for a threshold of money. */
function tierOf(activity: Discount): { amount: string | number; money: string } {
  const amount = activity.threshold ?? 0;
  if (activity.measure === 'pieces') return { amount, money: '0' };
  return { amount, money: fromUnits(rateOff(toExactUnits(amount, MONEY_SCALE), activity.rate), MONEY_SCALE) };
}
