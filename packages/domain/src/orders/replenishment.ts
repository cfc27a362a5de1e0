import { toDate } from '../time/to-date.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import { usualOf, weightedMedian } from './usual-value.ts';

/** What a buyer bought of one goods in one order. */
export interface Purchase {
  at: TimeInput;
  quantity: DecimalInput;
}

/** When one goods is likely to be used up, by its own purchases. */
export interface Replenishment {
  /** How long the last purchase usually lasts, in days. */
  intervalDays: number;
  /** What is usually bought, one of the quantities as they were given. */
  quantity: string;
  lastAt: Date;
  /** Whole days until it is used up; negative: since then. */
  daysLeft: number;
}

const dayMs = 86_400_000;
const leastPurchases = 3;
/** Bought again so soon, as part of the usual interval, it was too little and is one purchase with the one before. */
const topUpPart = 0.25;
/** Not bought for so many intervals: the buyer has stopped. */
const stoppedAfter = 2;
/** So many intervals have to be predicted before the quantity is known to matter or not. */
const minPredictions = 2;

type Bought = { day: number; quantity: number; text: string };

/**
 * When a goods is due again and how much of it, from at least three purchases; null with fewer, and where the buyer
 * has stopped buying it. Two guesses compete: what was bought lasts as long as its quantity at the usual use, or it is
 * bought at the usual interval whatever the quantity. The one that would have predicted the earlier purchases better is
 * taken. In both the latest intervals weigh most and exceptions do not count, so that a closed shop moves neither. Throws for what is no decimal number or time.
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
  const since = toDate(now).getTime() / dayMs - last.day;
  if (since > stoppedAfter * interval) return null;
  return {
    intervalDays: Math.max(1, Math.round(interval)),
    quantity: usualQuantity(bought),
    lastAt: new Date(last.day * dayMs),
    daysLeft: Math.round(interval - since),
  };
}

/** What was bought within one day is one purchase. */
function byDay(purchases: readonly Purchase[]): Bought[] {
  const sorted = purchases
    .map(({ at, quantity }) => ({
      day: toDate(at).getTime() / dayMs,
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

/** Adds what follows within so many days to the purchase before. */
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

/** By how many days a guess would usually have missed the purchases that are known. */
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
