import type { Wanted } from '../read/list-line.ts';
import type { Candidate } from './candidate.repository.ts';
import { type RowSpecFit, type SpecFit, specFitter } from './compare-spec.ts';
import { judge, type MatchedBy, type Verdict as Named } from './judge.ts';

/** From here on a match is taken without asking, and a candidate is worth showing. */
const sure = 0.8;
const worthShowing = 0.45;
/** The second best has to be so much less likely. */
const clearGap = 0.03;
/** What is so much less likely than the best is something else. */
const otherGoods = 0.25;
const mostShown = 5;

export type Verdict = Named & RowSpecFit;

export type Match = { goodsId: number; by: MatchedBy } & SpecFit;

export type Decision = {
  isSure: boolean;
  /** The surest first; empty where nothing fits. */
  matches: Match[];
};

export type Preference = { bought: ReadonlySet<number> };

const isByCode = ({ by }: Verdict) => by !== 'name' && by !== 'pinyin';

/** An id or bar code stands for strength and pack too, and a row that states neither contradicts no goods. */
const agrees = ({ by, spec, score, isSilent }: Verdict) =>
  score >= sure && (spec === 'same' || (spec === 'unsaid' && (isSilent || by === 'id' || by === 'barcode')));

const rank = (verdict: Verdict) => (verdict.spec === 'differs' ? 0 : agrees(verdict) ? 2 : 1);

const byPreference = (a: Verdict, b: Verdict, { bought }: Preference) =>
  rank(b) - rank(a) ||
  b.score - a.score ||
  Number(bought.has(b.candidate.id)) - Number(bought.has(a.candidate.id)) ||
  Number(b.candidate.inStock) - Number(a.candidate.inStock) ||
  b.candidate.sales - a.candidate.sales ||
  a.candidate.id - b.candidate.id;

/** Delisted goods are reported only where the row holds their very code. */
const isOffered = ({ candidate, by }: Named) => candidate.onShelf || by === 'id' || by === 'barcode';

export const verdictsOf = (wanted: Wanted, candidates: readonly Candidate[]): Verdict[] => {
  const fitSpec = specFitter(wanted);
  return candidates
    .map((candidate) => judge(wanted, candidate))
    .filter((each) => isOffered(each) && each.score >= worthShowing)
    .map((each) => ({ ...each, ...fitSpec(each.candidate) }));
};

export const decide = (verdicts: readonly Verdict[], preference: Preference): Decision => {
  const best = Math.max(...verdicts.map(({ score }) => score));
  const ranked = verdicts
    .filter(({ score }) => best - score <= otherGoods)
    .map((verdict) => ({ ...verdict, score: Math.round(verdict.score * 1000) / 1000 }))
    .sort((a, b) => byPreference(a, b, preference));
  const [first, ...others] = ranked;
  if (!first) return { isSure: false, matches: [] };
  const isSure = agrees(first) && others.every((other) => isClear(first, other));
  return {
    isSure,
    matches: (isSure ? [first] : ranked.slice(0, mostShown)).map(({ candidate, by, spec, difference }) => ({
      goodsId: candidate.id,
      by,
      spec,
      difference,
    })),
  };
};

/** Nothing that agrees is as likely, nothing else is likelier, and no code of the row means something else. */
const isClear = (first: Verdict, other: Verdict) =>
  (isByCode(first) || !isByCode(other)) &&
  (agrees(other) ? first.score - other.score >= clearGap : other.score - first.score < clearGap);
