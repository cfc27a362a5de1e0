import { DAY_MS } from '../time/china-calendar.ts';
import { toDate } from '../time/to-date.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import { weightedMedian } from './usual-value.ts';

/** A purchase of one product in one order. */
export interface Purchase {
  at: TimeInput;
  quantity: DecimalInput;
}

/** Fewer do not show a habit. */
export const leastPurchases = 3;
/** A purchase this soon, as a fraction of the usual interval, counts as part of the previous one. */
const topUpPart = 0.25;

/** A purchase with its top-ups, possibly of several orders. */
export type Bought = { day: number; quantity: number; text: string };

/** Purchases of a day, and top-ups, as parts of one purchase. */
export const mergePurchases = (purchases: readonly Purchase[]): Bought[] => mergeTopUps(byDay(purchases));

/** Purchases within one day count as one. */
function byDay(purchases: readonly Purchase[]): Bought[] {
  const sorted = purchases
    .map(({ at, quantity }) => ({
      day: toDate(at).getTime() / DAY_MS,
      quantity: Number(quantity),
      text: String(quantity),
    }))
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => one.day - other.day);
  return merge(sorted, 1);
}

function mergeTopUps(bought: readonly Bought[]): Bought[] {
  if (bought.length < leastPurchases) return [...bought];
  return merge(bought, topUpPart * weightedMedian(intervals(bought)));
}

/** Merges purchases that follow within this many days. */
function merge(bought: readonly Bought[], withinDays: number): Bought[] {
  const merged: Bought[] = [];
  for (const one of bought) {
    const before = merged.at(-1);
    if (before && one.day - before.day < withinDays) {
      before.quantity += one.quantity;
      if (Number(one.text) > Number(before.text)) before.text = one.text;
    } else {
      merged.push({ ...one });
    }
  }
  return merged;
}

/** Days between purchases. */
export const intervals = (bought: readonly Bought[]) =>
  bought.slice(1).map(({ day }, index) => day - (bought[index]?.day ?? day));
