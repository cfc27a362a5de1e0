import type { GoodsFilters } from '@yaoji/api-client/wire';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { type GuessedMatch, understandKeywords } from '#modules/catalogue/search/index.ts';
import type { Conditions, ListViewer } from '../list/filter.repository.ts';
import { orderOf, type PageOptions, pageIds, selectPageIds } from '../list/list.repository.ts';
import { idsOfAll, orderOfFew } from './search-page.repository.ts';

type FoundPage = {
  ids: number[];
  /** The ids of all matches; null if there are more than a few. */
  all: number[] | null;
};

/** Up to this many matches are all read, and ranked with one of each name before the second of any. */
const usualFew = 1000;
/** Up to this many cost as little as a look into the cache, and show a change at once. */
const handful = 200;

const searchPages = defineCache<FoundPage>('searchPages');

/** One page of a search, in order (X3); `key` is equal for the same filters and viewer. */
export const findPage = (
  db: Db,
  key: string,
  conditions: Conditions,
  viewer: ListViewer,
  options: PageOptions,
  few = usualFew,
): Promise<FoundPage> => {
  const { sort, page, perPage } = options;
  const load = async () => {
    const order = sort === 'default' ? orderOfFew(conditions) : orderOf(sort, conditions, viewer);
    const all = await idsOfAll(db, conditions, order, few);
    if (all) return { ids: all.slice((page - 1) * perPage, page * perPage), all };
    return { ids: await selectPageIds(db, pageIds(conditions, viewer, options)), all };
  };
  return searchPages.get(db, {
    key: JSON.stringify([key, sort, page, perPage]),
    load,
    isWorthCaching: ({ all }) => all === null || all.length > handful,
  });
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
