import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { type CategoryNode, type Counts, categoryNodes, countFacets } from './facet.repository.ts';
import type { Conditions, ListViewer } from './filter.repository.ts';
import { countMatches } from './list.repository.ts';

export type Summary = { total: number; counts: Counts | null; nodes: CategoryNode[] };

const summaries = defineCache<Summary>('listSummaries');

export type SummaryQuestion = {
  /** Says the same for the same filters and viewer. */
  key: string;
  withFacets: boolean;
  /** Changes when goods come into the catalogue. */
  catalogue: number;
};

/** How many goods a list has and how they divide. */
export const summarise = (
  db: Db,
  conditions: Conditions,
  viewer: ListViewer,
  { key, withFacets, catalogue }: SummaryQuestion,
): Promise<Summary> => {
  const keyOf = (hasFacets: boolean) => JSON.stringify([key, catalogue, hasFacets]);
  // Further pages ask for no facets; the summary of the first page has their total, too.
  const hasFacets = withFacets || summaries.isFresh(db, keyOf(true));
  return summaries.get(db, { key: keyOf(hasFacets), load: () => count(db, conditions, viewer, hasFacets) });
};

const count = async (db: Db, conditions: Conditions, viewer: ListViewer, withFacets: boolean): Promise<Summary> =>
  withFacets
    ? { ...(await countFacets(db, conditions, viewer)), nodes: await categoryNodes(db) }
    : { total: await countMatches(db, conditions), counts: null, nodes: await categoryNodes(db) };
