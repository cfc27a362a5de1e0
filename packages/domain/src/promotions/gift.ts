import { fromUnitsShort, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import { standingOf } from './activity-group.ts';
import { giftText } from './gift-text.ts';
import { measureScale } from './measure.ts';
import type { ActivityGroup, GiftDue } from './outcomes.ts';
import type { PricingStep, PromisedGift } from './step.ts';
import type { Gift, GiftActivity } from './types.ts';

/** 赠: takes no money off; returns the gifts that the reached tiers promise (D3), based on the lines' amounts. */
export const giftStep: PricingStep = (context, amounts) => {
  const groups: ActivityGroup[] = [];
  const gifts: PromisedGift[] = [];
  for (const [activity, indices] of context.members) {
    if (activity.kind !== 'gift') continue;
    const { group, reached, measured } = standingOf(activity, context, amounts, indices, (tier) =>
      giftText(tier.gifts),
    );
    groups.push(group);
    if (!reached) continue;
    const times = timesReached(activity, toExactUnits(reached.amount, measureScale(group.measure)), measured);
    for (const gift of reached.gifts) {
      gifts.push({ activityId: activity.id, gift, quantity: toExactUnits(gift.number, QUANTITY_SCALE) * times });
    }
  }
  return { shares: null, groups, gifts };
};

function timesReached(activity: GiftActivity, amount: bigint, measured: bigint): bigint {
  return activity.repeat && amount > 0n ? measured / amount : 1n;
}

const ALONE = '含麻黄碱类复方制剂须单独下单，不附赠品';

/**
 * Assigns gifts while stock lasts (D3): several promises of one product share its stock, in activity order. Gifts that
 * the buyer may not have, and all gifts of an order that must contain nothing else (`isAlone`, B7), are left out.
 */
export function settleGifts(promised: readonly PromisedGift[], isAlone: boolean): GiftDue[] {
  const stock = new Map<number, bigint>();
  const inOrder = [...promised].sort((a, b) => a.activityId - b.activityId || a.gift.goodsId - b.gift.goodsId);
  return inOrder.map(({ activityId, gift, quantity }) => {
    const block = gift.block ?? (isAlone ? ALONE : null);
    const left = block === null ? (stock.get(gift.goodsId) ?? stockOf(gift)) : 0n;
    const granted = left === null || left > quantity ? quantity : left;
    if (block === null && left !== null) stock.set(gift.goodsId, left - granted);
    return {
      activityId,
      goodsId: gift.goodsId,
      name: gift.name,
      quantity: write(granted),
      promised: write(quantity),
      shortage: block ?? shortageText(granted, quantity, gift),
    };
  });
}

function stockOf(gift: Gift): bigint | null {
  if (gift.stock == null) return null;
  const units = toExactUnits(gift.stock, QUANTITY_SCALE);
  return units > 0n ? units : 0n;
}

function shortageText(granted: bigint, promised: bigint, gift: Gift): string | null {
  if (granted >= promised) return null;
  return granted === 0n ? '赠品已送完' : `赠品仅剩${write(granted)}${gift.unit ?? '件'}`;
}

function write(units: bigint): string {
  return fromUnitsShort(units, QUANTITY_SCALE);
}
