import { fromUnitsShort, MONEY_SCALE, minUnits, PRICE_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { PricingContext, WorkLine } from '../pricing/work-line.ts';
import { standingOf } from './activity-group.ts';
import { excludeSwaps } from './exclude-swaps.ts';
import { measureScale, measureText, writeMeasure } from './measure.ts';
import type { ActivityGroup, SwapOffer } from './outcomes.ts';
import type { SwapActivity, SwapGoods } from './types.ts';

/** The groups and offers of the swap activities, and all lines; swap lines that no reached tier allows are excluded. */
export interface SwapResult {
  lines: WorkLine[];
  groups: ActivityGroup[];
  offers: SwapOffer[];
}

/** 换购: swap lines only count while a reached tier offers them, up to its number (D3). */
export function settleSwaps(context: PricingContext, amounts: readonly bigint[]): SwapResult {
  const groups: ActivityGroup[] = [];
  const offers: SwapOffer[] = [];
  for (const [activity, indices] of context.members) {
    if (activity.kind !== 'swap') continue;
    const { group, measured } = standingOf(activity, context, amounts, indices, (tier) => swapText(tier.swaps));
    groups.push(group);
    offers.push(...offersOf(activity, measured));
  }
  return { lines: excludeSwaps(context.lines, offers), groups, offers };
}

function swapText(swaps: readonly SwapGoods[]): string {
  return `可换购${swaps.map(({ name }) => name).join('、')}`;
}

/** Each product once: from the highest reached tier that offers it, otherwise from the lowest tier. */
function offersOf(activity: SwapActivity, measured: bigint): SwapOffer[] {
  const measure = activity.measure ?? 'money';
  const tiers = activity.tiers
    .map((tier) => ({ ...tier, amount: toExactUnits(tier.amount, measureScale(measure)) }))
    .sort((a, b) => (a.amount < b.amount ? -1 : 1));
  const offers = new Map<number, SwapOffer>();
  for (const { amount, swaps } of tiers) {
    const reached = amount <= measured;
    const missing = writeMeasure(reached ? 0n : amount - measured, measure);
    for (const swap of swaps) {
      if (reached || !offers.has(swap.goodsId)) offers.set(swap.goodsId, offerOf(activity, swap, reached, missing));
    }
  }
  return [...offers.values()].sort((a, b) => a.goodsId - b.goodsId);
}

function offerOf(activity: SwapActivity, swap: SwapGoods, reached: boolean, missing: string): SwapOffer {
  const number = toExactUnits(swap.number, QUANTITY_SCALE);
  const maximum = swap.stock == null ? number : minUnits(number, toExactUnits(swap.stock, QUANTITY_SCALE));
  const price = fromUnitsShort(toExactUnits(swap.price, PRICE_SCALE), PRICE_SCALE, MONEY_SCALE);
  const right = `¥${price}换购${swap.name}`;
  const measure = activity.measure ?? 'money';
  return {
    activityId: activity.id,
    goodsId: swap.goodsId,
    name: swap.name,
    price,
    maximum: fromUnitsShort(maximum, QUANTITY_SCALE),
    reached,
    measure,
    missing,
    text: reached ? `可${right}` : `再买${measureText(missing, measure)}可${right}`,
  };
}
