import { DAY_MS } from '../time/china-calendar.ts';
import { toDate } from '../time/to-date.ts';
import type { TimeInput } from '../values.ts';
import { type Bought, intervals, leastPurchases, mergePurchases, type Purchase } from './merge-purchases.ts';
import { usualOf, weightedMedian } from './usual-value.ts';

/** The prediction when one product is used up, from its own purchases. */
export interface Replenishment {
  /** How many days the last purchase is expected to last. */
  intervalDays: number;
  /** The usual quantity, one of the input quantities unchanged. */
  quantity: string;
  lastAt: Date;
  /** Days until it is used up; negative: days since. */
  daysLeft: number;
}

/** Without a purchase for this many intervals, the buyer has stopped. */
const stoppedAfter = 2;
/** Number of intervals to predict before the quantity can be judged relevant or not. */
const minPredictions = 2;

/**
 * Predicts when a product is due again and how much of it, from at least three purchases; null with fewer, and if the
 * buyer has stopped buying it. Two models compete: a purchase lasts in proportion to its quantity, or for the usual
 * interval whatever the quantity. The model that predicts earlier purchases better wins. Both weigh recent intervals
 * more and ignore exceptions, so a closed shop affects neither. Throws for invalid numbers or times.
 *
 * @example replenishment([{ at: '2026-01-01', quantity: 20 }, …], now)?.daysLeft // 4
 */
export function replenishment(purchases: readonly Purchase[], now: TimeInput): Replenishment | null {
  const bought = mergePurchases(purchases);
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
