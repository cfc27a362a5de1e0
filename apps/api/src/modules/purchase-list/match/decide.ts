import type { Wanted } from '../read/list-line.ts';
import type { Candidate } from './candidate.repository.ts';
import { judge, type MatchedBy, type Verdict } from './judge.ts';

/** From here on a match is taken without asking, and a candidate is worth showing. */
const sure = 0.8;
const worthShowing = 0.45;
/** The second best has to be so much less likely. */
const clearGap = 0.03;
const mostShown = 5;

export type Decision = {
  isSure: boolean;
  /** The surest first; empty where nothing fits. */
  matches: { goodsId: number; by: MatchedBy; certainty: number }[];
};

export type Preference = { bought: ReadonlySet<number> };

const byPreference = (a: Verdict, b: Verdict, { bought }: Preference) =>
  b.score - a.score ||
  Number(bought.has(b.candidate.id)) - Number(bought.has(a.candidate.id)) ||
  Number(b.candidate.inStock) - Number(a.candidate.inStock) ||
  b.candidate.sales - a.candidate.sales ||
  a.candidate.id - b.candidate.id;

/** What is off the shelf is told only where its very code was given. */
const isOffered = ({ candidate, by }: Verdict) => candidate.onShelf || by === 'id' || by === 'barcode';

export const verdictsOf = (wanted: Wanted, candidates: readonly Candidate[]): Verdict[] =>
  candidates
    .map((candidate) => judge(wanted, candidate))
    .filter((each) => isOffered(each) && each.score >= worthShowing);

export const decide = (verdicts: readonly Verdict[], preference: Preference): Decision => {
  const ranked = verdicts
    .map((verdict) => ({ ...verdict, score: Math.round(verdict.score * 1000) / 1000 }))
    .sort((a, b) => byPreference(a, b, preference));
  const [first, second] = ranked;
  if (!first) return { isSure: false, matches: [] };
  const isClear = !second || first.score - second.score >= clearGap;
  const isSure = first.score >= sure && isClear;
  // Several that fit alike share the certainty between them.
  const alike = ranked.filter(({ score }) => first.score - score < clearGap).length;
  return {
    isSure,
    matches: (isSure ? [first] : ranked.slice(0, mostShown)).map(({ candidate, by, score }) => ({
      goodsId: candidate.id,
      by,
      certainty: Math.round((isSure || first.score - score >= clearGap ? score : score / Math.min(alike, 4)) * 100),
    })),
  };
};
