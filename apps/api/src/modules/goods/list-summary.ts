import type { Db } from '#db/database.ts';
import { type CategoryNode, type Counts, categoryNodes, countFacets } from './facet.repository.ts';
import type { Conditions, ListViewer } from './filter.repository.ts';
import { countMatches } from './list.repository.ts';

export type Summary = { total: number; counts: Counts | null; nodes: CategoryNode[] };

type Kept = {
  summary: Promise<Summary>;
  hasFacets: boolean;
  catalogue: number;
  /** When it is counted anew, and until when it is given all the same while that goes on. */
  renewedAt: number;
  until: number;
};

/** Counting a whole catalogue takes longer than showing a page of it: counts may be this old. */
const keptMs = 5_000;
/** What takes long to count is kept for so many times as long, so that counting stays a small part of the work. */
const keptTimes = 50;
/** Nobody waits for a count that was asked for a moment ago: the one before is given while the next is made. */
const givenMs = 30_000;
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
export const summarise = (
  db: Db,
  conditions: Conditions,
  viewer: ListViewer,
  { key, withFacets, catalogue }: SummaryQuestion,
): Promise<Summary> => {
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  const now = performance.now();
  const known = kept.get(key);
  const isAnswer = known && known.until > now && known.catalogue === catalogue && (known.hasFacets || !withFacets);
  if (isAnswer && known.renewedAt > now) return known.summary;
  if (isAnswer) known.renewedAt = Number.POSITIVE_INFINITY;
  const summary = count(db, conditions, viewer, withFacets);
  const entry = { summary, hasFacets: withFacets, catalogue, renewedAt: now + keptMs, until: now + keptMs };
  const keep = () => {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };
  if (!isAnswer) keep();
  summary.then(
    () => {
      const counted = performance.now();
      entry.renewedAt = counted + Math.max(keptMs, keptTimes * (counted - now));
      entry.until = entry.renewedAt + givenMs;
      keep();
    },
    // A count that failed is no answer for the next one.
    () => kept.delete(key),
  );
  return isAnswer ? known.summary : summary;
};

const count = async (db: Db, conditions: Conditions, viewer: ListViewer, withFacets: boolean): Promise<Summary> =>
  withFacets
    ? { ...(await countFacets(db, conditions, viewer)), nodes: await categoryNodes(db) }
    : { total: await countMatches(db, conditions), counts: null, nodes: await categoryNodes(db) };
