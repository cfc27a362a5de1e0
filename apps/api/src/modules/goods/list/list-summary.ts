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
  /** Changes when products are added. */
  catalogue: number;
  /** Counts obtained while finding the page. */
  counted?: Counted | null;
};

/** The number of products in a list, and their ids; null if unknown. */
type Counted = { total: number | null; all: readonly number[] | null };

/** The largest share of time for counting while products are being added, which lasts seconds during an import. */
const share = 0.01;

type Counting = { catalogue: number; since: number; tookMs: number };

const countings = new WeakMap<Db, Counting>();

const countingOf = (db: Db): Counting => {
  const counting = countings.get(db) ?? { catalogue: 0, since: Number.NEGATIVE_INFINITY, tookMs: 0 };
  countings.set(db, counting);
  return counting;
};

/** The catalogue version for counting: the current one, except for a while after a change. */
const catalogueToCount = (db: Db, catalogue: number): number => {
  const counting = countingOf(db);
  const now = performance.now();
  if (counting.catalogue !== catalogue && (now - counting.since) * share >= counting.tookMs) {
    counting.catalogue = catalogue;
    counting.since = now;
  }
  return counting.catalogue;
};

const timed = async (db: Db, count: () => Promise<Summary>): Promise<Summary> => {
  const begun = performance.now();
  const summary = await count();
  const counting = countingOf(db);
  // Lists differ in time: the longest one counts, until it is no longer requested.
  counting.tookMs = Math.max(performance.now() - begun, counting.tookMs / 2);
  return summary;
};

/** The total of a list, its facets, and its place in the categories. */
export const summarise = (
  db: Db,
  conditions: Conditions,
  viewer: ListViewer,
  { key, withFacets, catalogue, counted }: SummaryQuestion,
): Promise<Summary> => {
  const catalogueNow = catalogueToCount(db, catalogue);
  const keyOf = (hasFacets: boolean) => JSON.stringify([key, catalogueNow, hasFacets]);
  // Further pages request no facets; the summary of the first page has their total, too.
  const hasFacets = withFacets || summaries.isFresh(db, keyOf(true));
  const load = () =>
    timed(db, () =>
      hasFacets
        ? countAll(db, conditions, viewer, counted?.all ?? null)
        : countTotal(db, conditions, counted?.total ?? null),
    );
  return summaries.get(db, { key: keyOf(hasFacets), load });
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
