import { hashText } from '@yaoji/goods-art';

/** Repeatable random numbers: a key always gives the same ones, independent of other keys. */
export interface Chance {
  /** The next number in [0, 1). */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** True with probability `share`. */
  happens(share: number): boolean;
}

export function chanceOf(key: string): Chance {
  let state = hashText(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined && items.length === 0) throw new Error('Nothing to pick from.');
      return item as (typeof items)[number];
    },
    happens: (share) => next() < share,
  };
}
