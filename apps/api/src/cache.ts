import { LRUCache } from 'lru-cache';
import type { Db } from '#db/database.ts';
import { minuteMs } from '#durations.ts';

type Policy = {
  /** Entries at the most. */
  max: number;
  /** Characters at the most, of all entries together. */
  maxSize?: number;
  /** Loaded on each request: the load compares, and returns the cached value while it is valid. */
  isChecked?: boolean;
  /** Fresh for so long, or for fifty times as long as loading took, a minute at the most. Without it: always valid. */
  freshMs?: number;
  /** A stale entry is served for so much longer while it is loaded again. */
  staleMs?: number;
};

/**
 * Everything that the server caches. A value hangs on nothing but its key, so no entry holds what only one buyer may
 * see, unless the buyer is part of the key.
 */
const policies = {
  /** Lists as visitors see them, written as JSON. Invalid once the database returns other cards, counts or another day. */
  visitorLists: { max: 120, isChecked: true },
  /** Totals and facets of a list. Invalid once goods are added (the highest id is part of the key). */
  listSummaries: { max: 300, freshMs: 5_000, staleMs: 30_000 },
  /** Suggestions where more than 1,000 goods match. */
  suggestions: { max: 300, freshMs: 5_000, staleMs: 30_000 },
  /** The ids of a page of a search with more than 200 matches; the cards are loaded on each request. */
  searchPages: { max: 1_000, freshMs: 5_000 },
  /** What a search that nothing fits was understood to mean. */
  understoodSearches: { max: 1_000, freshMs: 5_000 },
  /** Menus, brands, help and links around every page, the same for everybody. Browsers hold them for minutes. */
  frames: { max: 3, freshMs: 5_000, staleMs: 30_000 },
  /** HTML of pages as visitors see them. The key is a hash of all that they are rendered from. */
  visitorPages: { max: 100, maxSize: 3_000_000 },
} satisfies Record<string, Policy>;

const freshTimes = 50;
const longestFreshMs = minuteMs;

type Load<Value> = {
  load: (cached: Value | undefined) => Promise<Value>;
  isWorthCaching: (value: Value) => boolean;
};

const create = <Value extends object | string>({ max, maxSize, freshMs }: Policy) => {
  const cache = new LRUCache<string, Value, Load<Value>>({
    max,
    ...(maxSize === undefined ? {} : { maxSize, sizeCalculation: lengthOf }),
    // Reads the clock each time: by default the library sets a timer to read it once in a millisecond.
    ttlResolution: 0,
    // An entry that is pushed out or deleted while it loads still goes to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (key, cached, { context, options }) => {
      const startedAt = performance.now();
      const value = await context.load(cached);
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

/** One cache of the table, apart for each database; requests for a key that is loading share the load. */
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
        forceRefresh: policy.isChecked ?? false,
        allowStale: policy.staleMs !== undefined && cache.getRemainingTTL(key) > -policy.staleMs,
      });
    },
  };
};
