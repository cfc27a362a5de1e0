import { DAY_MS } from '../time/china-calendar.ts';
import { toDate } from '../time/to-date.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import { usualOf, weightedMedian } from './usual-value.ts';

/** A purchase of one product in one order. */
export interface Purchase {
  at: TimeInput;
  quantity: DecimalInput;
}

/** The prediction when one product is used up, from its own purchases. */
export interface Replenishment {
  /** Usual duration of the last purchase, in days. */
  intervalDays: number;
  /** The usual quantity, one of the input quantities unchanged. */
  quantity: string;
  lastAt: Date;
  /** Days until it is used up; negative: days since. */
  daysLeft: number;
}

const leastPurchases = 3;
/** A purchase this soon, as a fraction of the usual interval, counts as part of the previous one. */
const topUpPart = 0.25;
/** Without a purchase for this many intervals, the buyer has stopped. */
const stoppedAfter = 2;
/** Number of intervals to predict before the quantity can be judged relevant or not. */
const minPredictions = 2;

type Bought = { day: number; quantity: number; text: string };

/**
 * Predicts when a product is due again and how much of it, from at least three purchases; null with fewer, and if the
 * buyer has stopped buying it. Two models compete: a purchase lasts in proportion to its quantity, or for the usual
 * interval whatever the quantity. The model that predicts earlier purchases better wins. Both weigh recent intervals
 * more and ignore exceptions, so a closed shop affects neither. Throws for invalid numbers or times.
 *
 * @example replenishment([{ at: '2026-01-01', quantity: 20 }, …], now)?.daysLeft // 4
 */
export function replenishment(purchases: readonly Purchase[], now: TimeInput): Replenishment | null {
  const bought = mergeTopUps(byDay(purchases));
  const last = bought.at(-1);
  if (!last || bought.length < leastPurchases) return null;
  const byUse = errorOf(bought, guessByUse);
  const byRhythm = errorOf(bought, guessByRhythm);
  const guess = byRhythm < byUse ? guessByRhythm : guessByUse;
  const interval = guess(bought);
  const since = toDate(now).getTime() / DAY_MS - last.day;
  if (since > stoppedAfter * interval) return null;
  return {
    intervalDays: Math.max(1, Math.round(interval)),
    quantity: usualQuantity(bought),
    lastAt: new Date(last.day * DAY_MS),
    daysLeft: Math.round(interval - since),
  };
}

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

const intervals = (bought: readonly Bought[]) =>
  bought.slice(1).map(({ day }, index) => day - (bought[index]?.day ?? day));

type Guess = (bought: readonly Bought[]) => number;

const guessByRhythm: Guess = (bought) => usualOf(intervals(bought));

const guessByUse: Guess = (bought) => {
  const daysOfOne = intervals(bought).map((days, index) => days / (bought[index]?.quantity ?? 1));
  return usualOf(daysOfOne) * (bought.at(-1)?.quantity ?? 1);
};

/** The usual error in days of a model on the known purchases. */
function errorOf(bought: readonly Bought[], guess: Guess): number {
  const errors: number[] = [];
  for (let known = leastPurchases; known < bought.length; known++) {
    const before = bought.slice(0, known);
    const days = (bought[known]?.day ?? 0) - (before.at(-1)?.day ?? 0);
    errors.push(Math.abs(guess(before) - days));
  }
  return errors.length < minPredictions ? 0 : weightedMedian(errors);
}

function usualQuantity(bought: readonly Bought[]): string {
  const usual = weightedMedian(bought.map(({ text }) => Number(text)));
  return bought.filter(({ text }) => Number(text) === usual).at(-1)?.text ?? '';
}
