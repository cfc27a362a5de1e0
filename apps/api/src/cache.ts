import { LRUCache } from 'lru-cache';
import type { Db } from '#db/database.ts';
import { minuteMs } from '#durations.ts';

type Policy = {
  /** Most entries. */
  max: number;
  /** Most characters of all entries together. */
  maxSize?: number;
  /** Fresh for this long; without it, always valid. */
  freshMs?: number;
  /** Or fresh for so many times the load's duration, up to a minute. */
  freshTimes?: number;
  /** Serves a stale entry for this much longer while it reloads. */
  staleMs?: number;
};

/**
 * All caches of data. A value depends only on its key, so no entry contains data of one buyer unless the buyer is
 * part of the key.
 */
const policies = {
  /** Totals and facets of lists. */
  listSummaries: { max: 300, freshMs: 5_000, freshTimes: 200, staleMs: 30_000 },
  /** The tree in which lists find the categories below one. */
  categories: { max: 1, freshMs: 5_000 },
  /** Names suggested for what is typed, the same for everybody. */
  suggestions: { max: 2_000, freshMs: 5_000, freshTimes: 50, staleMs: 30_000 },
  /** Ids of a search page with more than 200 matches; cards are loaded on each request. */
  searchPages: { max: 1_000, freshMs: 5_000, freshTimes: 50 },
  /** The corrected meaning of a search without results. */
  understoodSearches: { max: 1_000, freshMs: 5_000, freshTimes: 50 },
  /** Menus, brands, help and links around every page, the same for everybody. Browsers cache them for minutes. */
  frames: { max: 3, freshMs: 5_000, staleMs: 30_000 },
  /** HTML of pages for visitors. The key is a hash of all their data. */
  visitorPages: { max: 100, maxSize: 3_000_000 },
} satisfies Record<string, Policy>;

const longestFreshMs = minuteMs;

type Load<Value> = {
  load: () => Promise<Value>;
  isWorthCaching: (value: Value) => boolean;
};

const create = <Value extends object | string>({ max, maxSize, freshMs, freshTimes = 0 }: Policy) => {
  const cache = new LRUCache<string, Value, Load<Value>>({
    max,
    ...(maxSize === undefined ? {} : { maxSize, sizeCalculation: lengthOf }),
    // Read the clock each time: by default the library sets a timer to read it once per millisecond.
    ttlResolution: 0,
    // An entry that is evicted or deleted while loading still reaches waiting requests.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _, { context, options }) => {
      const startedAt = performance.now();
      const value = await context.load();
      const tookMs = performance.now() - startedAt;
      if (freshMs !== undefined) options.ttl = Math.min(Math.max(freshMs, freshTimes * tookMs), longestFreshMs);
      if (!context.isWorthCaching(value)) cache.delete(key);
      return value;
    },
  });
  return cache;
};

const lengthOf = (value: object | string): number => (typeof value === 'string' ? value.length : 1);

type Question<Value> = { key: string } & Pick<Load<Value>, 'load'> & Partial<Load<Value>>;

/** Defines one cache of the table, separate for each database; requests for a loading key share the load. */
export const defineCache = <Value extends object | string>(name: keyof typeof policies) => {
  const policy: Policy = policies[name];
  const caches = new WeakMap<Db, ReturnType<typeof create<Value>>>();
  const cacheOf = (db: Db) => {
    const cache = caches.get(db) ?? create<Value>(policy);
    caches.set(db, cache);
    return cache;
  };
  return {
    isFresh: (db: Db, key: string): boolean => cacheOf(db).has(key),

    get: (db: Db, { key, load, isWorthCaching = () => true }: Question<Value>): Promise<Value> => {
      const cache = cacheOf(db);
      return cache.forceFetch(key, {
        context: { load, isWorthCaching },
        allowStale: policy.staleMs !== undefined && cache.getRemainingTTL(key) > -policy.staleMs,
      });
    },
  };
};
