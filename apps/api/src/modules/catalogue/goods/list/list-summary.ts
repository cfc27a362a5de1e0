import type { GoodsListing } from '@yaoji/api-client/wire';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { categoryNodes, countFacets } from './facet.repository.ts';
import { categoryPath, facetsOf } from './facets.ts';
import type { Conditions, ListViewer } from './filter.repository.ts';
import { countMatches } from './list.repository.ts';

/** Data shared by all pages and all viewers of a list. */
export type Summary = Pick<GoodsListing, 'total' | 'facets' | 'categoryPath'>;

const summaries = defineCache<Summary>('listSummaries');

export type SummaryQuestion = {
  /** Equal for the same filters and viewer. */
  key: string;
  withFacets: boolean;
  /** Counts obtained while finding the page. */
  counted?: Counted | null;
};

/** The number of products in a list, and their ids; null if unknown. */
type Counted = { total: number | null; all: readonly number[] | null };

/** The total of a list, its facets, and its place in the categories. */
export const summarise = (
  db: Db,
  conditions: Conditions,
  viewer: ListViewer,
  { key, withFacets, counted }: SummaryQuestion,
): Promise<Summary> => {
  const keyOf = (hasFacets: boolean) => JSON.stringify([key, hasFacets]);
  // Further pages request no facets; the summary of the first page has their total, too.
  const hasFacets = withFacets || summaries.isFresh(db, keyOf(true));
  const load = () =>
    hasFacets
      ? countAll(db, conditions, viewer, counted?.all ?? null)
      : countTotal(db, conditions, counted?.total ?? null);
  // An empty list shows its first product at once; with a chosen facet, counting the others would cost too much.
  const isWorthCaching = ({ total }: Summary) => total > 0 || conditions.chosen.size > 0;
  return summaries.get(db, { key: keyOf(hasFacets), load, isWorthCaching });
};

const countAll = async (db: Db, conditions: Conditions, viewer: ListViewer, all: Counted['all']): Promise<Summary> => {
  const nodes = await categoryNodes(db);
  const { total, counts } = await countFacets(db, conditions, viewer, nodes, all);
  const facets = facetsOf(counts, conditions.categoryIds, new Set(conditions.chosen.keys()), nodes);
  return { total, facets, categoryPath: pathOf(conditions, nodes) };
};

const countTotal = async (db: Db, conditions: Conditions, total: Counted['total']): Promise<Summary> => ({
  total: total ?? (await countMatches(db, conditions)),
  facets: [],
  categoryPath: conditions.categoryIds.length === 1 ? pathOf(conditions, await categoryNodes(db)) : [],
});

const pathOf = ({ categoryIds }: Conditions, nodes: Parameters<typeof categoryPath>[1]) =>
  categoryIds.length === 1 ? categoryPath(categoryIds[0] ?? null, nodes) : [];
