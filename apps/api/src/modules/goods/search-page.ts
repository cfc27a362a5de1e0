import type { Db } from '#db/database.ts';
import type { Conditions, ListViewer } from './filter.repository.ts';
import { type PageOptions, pageIds, selectPageIds } from './list.repository.ts';
import { broadestRank, idsBefore, idsOfFew, type RankedMatch, walkRank } from './search-page.repository.ts';

export type SearchBounds = {
  /** So many matches are all ranked to show some of them. */
  few: number;
  /** So few are ranked again each time; the order of more is kept for a moment. */
  handful: number;
  /** So many goods are looked at, those that sell best first, before all matches are ranked after all. */
  walked: number;
};

/** A search with more matches is broad. */
export const fewMatches = 1000;

const usualBounds: SearchBounds = { few: fewMatches, handful: 200, walked: 5000 };

/** What was learnt of a search with more matches than a handful. */
type Learnt = {
  /** The first rank with many of them; null where no walk leads to a full page. */
  rank: number | null;
  /** The first of all matches, in order, `count` of them if there are so many. */
  first: { found: Promise<First>; count: number; until: number } | null;
  until: number;
};

type First = { ids: number[]; count: number };

/** How broad a search is decides only how a page of it is found. */
const learntMs = 60_000;
/** Finding the first of many matches takes long: their order may be this old, as counts may. */
const rankedMs = 5_000;
const mostLearnt = 500;

const learntOf = new WeakMap<Db, Map<string, Learnt>>();

type Search = { db: Db; conditions: Conditions; viewer: ListViewer; bounds: SearchBounds };

/**
 * The ids of one page of a search, in order; `key` says the same for the same filters and viewer. Few matches are all
 * ranked, for all who ask within a moment where they are more than a handful. Of many, those of the ranks before the first broad one are, and behind them stand the goods that sell best
 * among those of the broad one, which are looked for until the page is full (X3).
 */
export const findPage = async (
  db: Db,
  key: string,
  conditions: Conditions,
  viewer: ListViewer,
  options: PageOptions,
  bounds = usualBounds,
): Promise<number[]> => {
  const search: Search = { db, conditions, viewer, bounds };
  const all = learntOf.get(db) ?? new Map<string, Learnt>();
  learntOf.set(db, all);
  const question = `${options.sort} ${key}`;
  const needed = options.page * options.perPage;
  const pageOf = (ids: number[]) => ids.slice(needed - options.perPage, needed);
  let learnt = all.get(question);
  if (!learnt || learnt.until < performance.now()) {
    const few = await idsOfFew(db, conditions, viewer, options.sort, bounds.few);
    if (few && few.length <= bounds.handful) return pageOf(few);
    learnt = few ? learntAll(few) : await learnBroad(search, options);
    all.delete(question);
    all.set(question, learnt);
    const [oldest] = all.keys();
    if (all.size > mostLearnt && oldest !== undefined) all.delete(oldest);
  }
  if (needed > bounds.few) return selectPageIds(db, pageIds(conditions, viewer, options));
  return pageOf((await firstOfAll(search, learnt, needed, options)).ids);
};

/** All matches are known, until their order is too old. */
const learntAll = (ids: number[]): Learnt => {
  const until = performance.now() + rankedMs;
  return { rank: null, first: { found: Promise.resolve({ ids, count: Infinity }), count: Infinity, until }, until };
};

const learnBroad = async (search: Search, options: PageOptions): Promise<Learnt> => ({
  rank: await rankToWalk(search, options),
  first: null,
  until: performance.now() + learntMs,
});

const rankedMatch = ({ match }: Conditions): RankedMatch | null =>
  match?.ranks ? { ...match, ranks: match.ranks } : null;

const rankToWalk = async ({ db, conditions, bounds }: Search, { sort }: PageOptions): Promise<number | null> => {
  const match = rankedMatch(conditions);
  return match && sort === 'default' ? broadestRank(db, match, bounds.few) : null;
};

/** The first matches up to so many; null where the walk met too few of them. */
const walk = async (
  { db, conditions, viewer, bounds }: Search,
  rank: number,
  needed: number,
): Promise<number[] | null> => {
  const match = rankedMatch(conditions);
  if (!match) return null;
  const before = await idsBefore(db, { ...conditions, match }, viewer, rank, needed);
  const missing = needed - before.length;
  if (missing === 0) return before;
  const after = await walkRank(db, { ...conditions, match }, rank, missing, bounds.walked);
  return after.length === missing ? [...before, ...after] : null;
};

/** The first of all matches, found once for all who ask within a moment. */
const firstOfAll = (search: Search, learnt: Learnt, needed: number, options: PageOptions): Promise<First> => {
  const now = performance.now();
  const known = learnt.first;
  if (known && known.until > now && known.count >= needed) return known.found;
  const found = findFirst(search, learnt, needed, options);
  const first = { found, count: needed, until: now + rankedMs };
  learnt.first = first;
  found.then(
    ({ count }) => {
      first.count = count;
    },
    () => {
      if (learnt.first === first) learnt.first = null;
    },
  );
  return found;
};

/** As many as are needed by a walk; where that meets too few of them, all that are ever kept. */
const findFirst = async (search: Search, learnt: Learnt, needed: number, { sort }: PageOptions): Promise<First> => {
  const walked = learnt.rank === null ? null : await walk(search, learnt.rank, needed);
  if (walked) return { ids: walked, count: needed };
  learnt.rank = null;
  const { db, conditions, viewer, bounds } = search;
  const ids = await selectPageIds(db, pageIds(conditions, viewer, { sort, page: 1, perPage: bounds.few }));
  return { ids, count: bounds.few };
};
