import type { GoodsListing } from '@yaoji/api-client/wire';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { categoryNodes, countFacets } from './facet.repository.ts';
import { categoryPath, facetsOf } from './facets.ts';
import type { Conditions, ListViewer } from './filter.repository.ts';
import { countMatches } from './list.repository.ts';

/** What of a list all its pages share, and all its viewers. */
export type Summary = Pick<GoodsListing, 'total' | 'facets' | 'categoryPath'>;

const summaries = defineCache<Summary>('listSummaries');

export type SummaryQuestion = {
  /** Says the same for the same filters and viewer. */
  key: string;
  withFacets: boolean;
  /** Changes when goods come into the catalogue. */
  catalogue: number;
};

/** How many goods a list has, how they divide, and where in the categories it stands. */
export const summarise = (
  db: Db,
  conditions: Conditions,
  viewer: ListViewer,
  { key, withFacets, catalogue }: SummaryQuestion,
): Promise<Summary> => {
  const keyOf = (hasFacets: boolean) => JSON.stringify([key, catalogue, hasFacets]);
  // Further pages ask for no facets; the summary of the first page has their total, too.
  const hasFacets = withFacets || summaries.isFresh(db, keyOf(true));
  const load = () => (hasFacets ? countAll(db, conditions, viewer) : countTotal(db, conditions));
  return summaries.get(db, { key: keyOf(hasFacets), load });
};

const countAll = async (db: Db, conditions: Conditions, viewer: ListViewer): Promise<Summary> => {
  const { total, counts } = await countFacets(db, conditions, viewer);
  const nodes = await categoryNodes(db);
  const facets = facetsOf(counts, conditions.categoryIds, new Set(conditions.chosen.keys()), nodes);
  return { total, facets, categoryPath: pathOf(conditions, nodes) };
};

const countTotal = async (db: Db, conditions: Conditions): Promise<Summary> => ({
  total: await countMatches(db, conditions),
  facets: [],
  categoryPath: pathOf(conditions, await categoryNodes(db)),
});

const pathOf = ({ categoryIds }: Conditions, nodes: Parameters<typeof categoryPath>[1]) =>
  categoryIds.length === 1 ? categoryPath(categoryIds[0] ?? null, nodes) : [];
