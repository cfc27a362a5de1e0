import type { PricePoint } from '@yaoji/api-client/wire';
import { toSeconds, toUnitPrice } from '#wire-values.ts';
import type { PriceChange } from './detail.repository.ts';

/**
 * The list prices that `changes` (oldest first) state, from the price before the first one to the `present` one at
 * `now`; empty if the price never differed. Times without a price are left out.
 */
export const priceCourse = (changes: PriceChange[], present: string | null, now: Date): PricePoint[] => {
  const [first] = changes;
  if (!first || present === null) return [];
  const yearAgo = new Date(now);
  yearAgo.setFullYear(now.getFullYear() - 1);
  const points = [
    { since: yearAgo, price: first.before },
    ...changes.map(({ at, after }) => ({ since: new Date(at), price: after })),
    { since: now, price: present },
  ].flatMap(({ since, price }) => (price === null ? [] : { since: toSeconds(since), price: toUnitPrice(price) }));
  return points.some(({ price }) => price !== points[0]?.price) ? points : [];
};
