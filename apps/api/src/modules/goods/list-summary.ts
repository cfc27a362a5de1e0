import type { Db } from '#db/database.ts';
import { type CategoryNode, type Counts, categoryNodes, countFacets } from './facet.repository.ts';
import type { Conditions, ListViewer } from './filter.repository.ts';
import { keepForAMoment, type Moments } from './keep-for-a-moment.ts';
import { countMatches } from './list.repository.ts';

export type Summary = { total: number; counts: Counts | null; nodes: CategoryNode[] };

type Facts = { hasFacets: boolean; catalogue: number };

const keptOf = new WeakMap<Db, Moments<Summary, Facts>>();

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
  const kept: Moments<Summary, Facts> = keptOf.get(db) ?? new Map();
  keptOf.set(db, kept);
  return keepForAMoment(kept, {
    key,
    facts: { hasFacets: withFacets, catalogue },
    isAnswer: (facts) => facts.catalogue === catalogue && (facts.hasFacets || !withFacets),
    make: () => count(db, conditions, viewer, withFacets),
  });
};

const count = async (db: Db, conditions: Conditions, viewer: ListViewer, withFacets: boolean): Promise<Summary> =>
  withFacets
    ? { ...(await countFacets(db, conditions, viewer)), nodes: await categoryNodes(db) }
    : { total: await countMatches(db, conditions), counts: null, nodes: await categoryNodes(db) };
