import type { GoodsFilters } from '@yaoji/api-client/wire';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { type GuessedMatch, understandKeywords } from '#modules/search/index.ts';
import type { Conditions, ListViewer } from '../list/filter.repository.ts';
import { orderOf, type PageOptions, pageIds, selectPageIds } from '../list/list.repository.ts';
import { broadestRank, idsBefore, idsOfAll, orderOfFew, type RankedMatch, walkRank } from './search-page.repository.ts';

export type SearchBounds = {
  /** So many matches are ranked with one of each name before the second of any. */
  few: number;
  /** So many are all ranked to show some of them: they are counted thereby, which costs as much. */
  several: number;
  /** So few are ranked on each request; a page of more is cached. */
  handful: number;
  /** So many goods are looked at, those that sell best first, before all matches are ranked after all. */
  walked: number;
};

/** A search with more matches is broad. */
export const fewMatches = 1000;

const usualBounds: SearchBounds = { few: fewMatches, several: 3000, handful: 200, walked: 5000 };

type Search = {
  db: Db;
  conditions: Conditions;
  viewer: ListViewer;
  options: PageOptions;
  bounds: SearchBounds;
};

type CachedPage = {
  ids: number[];
  /** All that the search found; null where they were not counted. */
  total: number | null;
};

type FoundPage = CachedPage & {
  /** The ids of all that the search found, where it has just been read. */
  all: number[] | null;
};

const searchPages = defineCache<CachedPage>('searchPages');

/**
 * One page of a search, in order; `key` says the same for the same filters and viewer. Few matches are all ranked. Of many,
 * those of the ranks before the first broad one are, and behind them stand the goods that sell best among those of the
 * broad one, which are looked for until the page is full (X3).
 */
export const findPage = async (
  db: Db,
  key: string,
  conditions: Conditions,
  viewer: ListViewer,
  options: PageOptions,
  bounds = usualBounds,
): Promise<FoundPage> => {
  const { sort, page, perPage } = options;
  let all: FoundPage['all'] = null;
  const found = await searchPages.get(db, {
    key: JSON.stringify([key, sort, page, perPage]),
    load: async () => {
      const read = await search({ db, conditions, viewer, options, bounds });
      all = read.all;
      return { ids: read.ids, total: read.total };
    },
    isWorthCaching: ({ total }) => total === null || total > bounds.handful,
  });
  return { ...found, all };
};

export type FoundSearch = FoundPage & {
  /** Of the goods that fit what was typed, or else of those that are like it. */
  conditions: Conditions;
  /** How the keywords were understood, if they were guessed at. */
  understood: GuessedMatch['understood'] | null;
};

/**
 * A page of goods that fit the keywords, or of those that were probably meant where none in the catalogue does. What is
 * typed for makers, or is to be found as it is, is not guessed at.
 */
export const findSearch = async (
  db: Db,
  key: string,
  { keywords = '', searchIn, isExactSearch }: GoodsFilters,
  conditions: Conditions,
  viewer: ListViewer,
  options: PageOptions,
): Promise<FoundSearch> => {
  const found = await findPage(db, key, conditions, viewer, options);
  const isGuessed = found.ids.length === 0 && searchIn !== 'maker' && !isExactSearch;
  const guessed = isGuessed ? await understandKeywords(db, keywords) : null;
  if (!guessed) return { ...found, conditions, understood: null };
  const meant = { ...conditions, match: guessed };
  const { understood } = guessed;
  const guesses = await findPage(db, `${key} as understood`, meant, viewer, options);
  return { ...guesses, conditions: meant, understood };
};

const search = async (asked: Search): Promise<FoundPage> => {
  const { db, conditions, viewer, options, bounds } = asked;
  const end = options.page * options.perPage;
  const order = orderOf(options.sort, conditions, viewer);
  const all =
    (await idsOfAll(db, conditions, options.sort === 'default' ? orderOfFew(conditions) : order, bounds.few)) ??
    (await idsOfAll(db, conditions, order, bounds.several));
  if (all) return { ids: all.slice(end - options.perPage, end), total: all.length, all };
  const first = end > bounds.several ? null : await walk(asked, end);
  const ids = first?.slice(-options.perPage) ?? (await selectPageIds(db, pageIds(conditions, viewer, options)));
  return { ids, total: null, all: null };
};

/** The first matches up to so many; null where the walk met too few of them, and where the order is not the rank's. */
const walk = async ({ db, conditions, viewer, options, bounds }: Search, needed: number): Promise<number[] | null> => {
  const { match } = conditions;
  if (!match?.ranks || options.sort !== 'default') return null;
  const ranked = { ...conditions, match: { ...match, ranks: match.ranks } satisfies RankedMatch };
  const rank = await broadestRank(db, ranked.match, bounds.few);
  const before = await idsBefore(db, ranked, viewer, rank, needed);
  const missing = needed - before.length;
  if (missing === 0) return before;
  const after = await walkRank(db, ranked, rank, missing, bounds.walked);
  return after.length === missing ? [...before, ...after] : null;
};
