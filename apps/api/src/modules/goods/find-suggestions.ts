import type { Db } from '#db/database.ts';
import { matchKeywords, type SearchKind } from '#modules/search/index.ts';
import { keepForAMoment, type Moments } from './keep-for-a-moment.ts';
import { fewMatches } from './search-page.ts';
import { type Suggested, suggestMakers, suggestNames } from './suggest.repository.ts';

const shown = 10;

const keptOf = new WeakMap<Db, Moments<Suggested[], null>>();

/**
 * The names that fit what somebody types, the best first. A name stands by the sales of all its goods, so that all
 * matches are gone through; where they are many, what was found is kept for a moment: everybody is told the same, and
 * the first characters of most searches are asked for again and again.
 */
export const findSuggestions = async (
  db: Db,
  keywords: string,
  kind: SearchKind,
  few = fewMatches,
): Promise<Suggested[]> => {
  const match = matchKeywords(keywords, kind);
  if (!match) return [];
  const kept: Moments<Suggested[], null> = keptOf.get(db) ?? new Map();
  keptOf.set(db, kept);
  return keepForAMoment(kept, {
    key: JSON.stringify([kind, keywords]),
    facts: null,
    isAnswer: () => true,
    make: () => (kind === 'goods' ? suggestNames(db, match, shown) : suggestMakers(db, match, shown)),
    isWorthKeeping: ([first]) => (first?.matches ?? 0) > few,
  });
};
