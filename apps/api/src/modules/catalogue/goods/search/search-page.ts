import type { GoodsFilters } from '@yaoji/api-client/wire';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { type GuessedMatch, understandKeywords } from '#modules/catalogue/search/index.ts';
import type { Conditions, ListViewer } from '../list/filter.repository.ts';
import { orderOf, type PageOptions, pageIds, selectPageIds } from '../list/list.repository.ts';
import { broadestRank, idsBefore, idsOfAll, orderOfFew, type RankedMatch, walkRank } from './search-page.repository.ts';

export type SearchBounds = {
  /** Up to this many matches are ranked with one of each name before the second of any. */
  few: number;
  /** Up to this many are all ranked to show some of them, which also counts them at the same cost. */
  several: number;
  /** Up to this many are ranked on each request; pages of more are cached. */
  handful: number;
  /** This many products, best sellers first, are walked before falling back to ranking all matches. */
  walked: number;
};

const usualBounds: SearchBounds = { few: 1000, several: 3000, handful: 200, walked: 5000 };

type Search = {
  db: Db;
  conditions: Conditions;
  viewer: ListViewer;
  options: PageOptions;
  bounds: SearchBounds;
};

type CachedPage = {
  ids: number[];
  /** The number of all matches; null if not counted. */
  total: number | null;
};

type FoundPage = CachedPage & {
  /** The ids of all matches, if just read. */
  all: number[] | null;
};

const searchPages = defineCache<CachedPage>('searchPages');

/**
 * One page of a search, in order; `key` is equal for the same filters and viewer. Few matches are all ranked. Of many,
 * only the ranks before the first broad one are; then come the best sellers of the broad rank, searched until the page
 * is full (X3).
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
  /** Of the matching products, or else of similar ones. */
  conditions: Conditions;
  /** How guessed keywords were understood. */
  understood: GuessedMatch['understood'] | null;
};

/**
 * A page of products that match the keywords, or of the probable ones if none does. Keywords for makers, and exact
 * ones, are not guessed.
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

/** The first matches up to the limit; null if the walk met too few, or if the list is not ordered by rank. */
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
