import type { Db } from '#db/database.ts';
import { type CategoryNode, type Counts, categoryNodes, countFacets } from './facet.repository.ts';
import type { Conditions, ListViewer } from './filter.repository.ts';
import { countMatches } from './list.repository.ts';

export type Summary = { total: number; counts: Counts | null; nodes: CategoryNode[] };

type Kept = { summary: Summary; until: number; catalogue: number };

/** Counting a whole catalogue takes longer than showing a page of it: counts may be this old. */
const keptMs = 5_000;
const mostKept = 300;

const keptOf = new WeakMap<Db, Map<string, Kept>>();

export type SummaryQuestion = {
  /** Says the same for the same filters and viewer. */
  key: string;
  withFacets: boolean;
  /** Changes when goods come into the catalogue. */
  catalogue: number;
};

/** How many goods a list has and how they divide; asked again for the next page, the answer is kept for a moment. */
export const summarise = async (
  db: Db,
  conditions: Conditions,
  viewer: ListViewer,
  { key, withFacets, catalogue }: SummaryQuestion,
): Promise<Summary> => {
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  const now = performance.now();
  const known = kept.get(key);
  if (known && known.until > now && known.catalogue === catalogue && (known.summary.counts || !withFacets)) {
    return known.summary;
  }
  const summary: Summary = withFacets
    ? { ...(await countFacets(db, conditions, viewer)), nodes: await categoryNodes(db) }
    : { total: await countMatches(db, conditions), counts: null, nodes: await categoryNodes(db) };
  kept.delete(key);
  kept.set(key, { summary, until: now + keptMs, catalogue });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return summary;
};
