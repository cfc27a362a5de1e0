import { fromUnits, MONEY_SCALE, minUnits, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import { type Standing, standingOf } from './activity-group.ts';
import { giftText } from './gift-text.ts';
import { spread } from './spread.ts';
import type { PricingStep, PromisedGift } from './step.ts';
import type { FullReduction, ReductionTier } from './types.ts';

/** 满: each full reduction takes the money of its highest reached tier off its lines, never more than they have left. */
export const fullReductionStep: PricingStep = (context, left) => {
  const shares = left.map(() => 0n);
  const standings: Standing<ReductionTier>[] = [];
  const gifts: PromisedGift[] = [];
  for (const [activity, indices] of context.members) {
    if (activity.kind !== 'full_reduction') continue;
    const standing = standingOf(activity, context, left, indices, brings);
    standings.push(standing);
    if (!standing.reached) continue;
    const off = reductionOf(standing.reached, indices, left);
    spread(shares, off, indices, left);
    standing.group.reduction = fromUnits(off, MONEY_SCALE);
    gifts.push(...promisedGifts(activity, standing.reached));
  }
  return { shares, groups: standings.map(({ group }) => group), gifts };
};

function reductionOf(tier: ReductionTier, indices: readonly number[], left: readonly bigint[]): bigint {
  const all = indices.reduce((sum, index) => sum + (left[index] as bigint), 0n); // indices of left
  return minUnits(toExactUnits(tier.money, MONEY_SCALE), all);
}

function promisedGifts(activity: FullReduction, tier: ReductionTier): PromisedGift[] {
  return (tier.gifts ?? []).map((gift) => ({
    activityId: activity.id,
    gift,
    quantity: toExactUnits(gift.number, QUANTITY_SCALE),
  }));
}

function brings(tier: ReductionTier): string {
  const money = toExactUnits(tier.money, MONEY_SCALE);
  const gift = giftText(tier.gifts ?? []);
  return money > 0n ? `减¥${fromUnits(money, MONEY_SCALE)}${gift}` : gift;
}
