import type { GoodsListing } from '@yaoji/api-client/wire';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { type CategoryRow, categoriesOfLists, pathsIn } from '#modules/catalogue/category/index.ts';
import { countFacets } from './facet.repository.ts';
import { facetsOf } from './facets.ts';
import type { Conditions, ListViewer } from './filter.repository.ts';
import { countMatches } from './list.repository.ts';

/** Data shared by all pages and all viewers of a list. */
export type Summary = Pick<GoodsListing, 'total' | 'facets' | 'categoryPath'>;

const summaries = defineCache<Summary>('listSummaries');

export type SummaryQuestion = {
  /** Equal for the same filters and viewer. */
  key: string;
  withFacets: boolean;
  /** The ids of all products in the list, if known. */
  all?: readonly number[] | null;
};

/** The total of a list, its facets, and its place in the categories. */
export const summarise = (
  db: Db,
  conditions: Conditions,
  viewer: ListViewer,
  { key, withFacets, all = null }: SummaryQuestion,
): Promise<Summary> => {
  const keyOf = (hasFacets: boolean) => JSON.stringify([key, hasFacets]);
  // Further pages request no facets; the summary of the first page has their total, too.
  const hasFacets = withFacets || summaries.isFresh(db, keyOf(true));
  const load = () => (hasFacets ? countAll(db, conditions, viewer, all) : countTotal(db, conditions, all));
  // An empty list shows its first product at once; with a chosen facet, counting the others would cost too much.
  const isWorthCaching = ({ total }: Summary) => total > 0 || conditions.chosen.size > 0;
  return summaries.get(db, { key: keyOf(hasFacets), load, isWorthCaching });
};

type Ids = readonly number[] | null;

const countAll = async (db: Db, conditions: Conditions, viewer: ListViewer, all: Ids): Promise<Summary> => {
  const nodes = await categoriesOfLists(db);
  const { total, counts } = await countFacets(db, conditions, viewer, all);
  const facets = facetsOf(counts, conditions.categoryIds, new Set(conditions.chosen.keys()), nodes);
  return { total, facets, categoryPath: pathOf(conditions, nodes) };
};

const countTotal = async (db: Db, conditions: Conditions, all: Ids): Promise<Summary> => ({
  total: all?.length ?? (await countMatches(db, conditions)),
  facets: [],
  categoryPath: conditions.categoryIds.length === 1 ? pathOf(conditions, await categoriesOfLists(db)) : [],
});

const pathOf = ({ categoryIds }: Conditions, nodes: readonly CategoryRow[]) =>
  categoryIds.length === 1 ? pathsIn(nodes)(categoryIds[0] ?? null).map(({ id, name }) => ({ id, name })) : [];
