import { searchText, specPart } from '@yaoji/goods-text';
import type { Wanted } from '../read/list-line.ts';
import type { Candidate } from './catalogue.ts';
import { formFitter } from './compare-form.ts';
import { specFitter } from './compare-spec.ts';
import { judge, type MatchedBy, type Verdict as Named } from './judge.ts';

/** Thresholds for taking a match automatically, and for showing a candidate. */
const sure = 0.8;
const worthShowing = 0.45;
/** Required lead over the second best. */
const clearGap = 0.03;
/** Candidates this much less likely than the best are other products. */
const otherGoods = 0.25;
const mostShown = 5;

/** A difference between the request and the product. */
export type Difference = { what: 'spec' | 'form' | 'maker'; asked: string; goods: string };

/** Whether strength, pack, form and maker agree: `unsaid` if one side leaves something open. */
export type Fit = { fit: 'same' | 'unsaid' | 'differs'; differences: Difference[] };

export type Verdict = Named & Fit & { isSilent: boolean };

export type Match = { goodsId: number; by: MatchedBy } & Fit;

export type Decision = {
  isSure: boolean;
  /** Best first; empty if nothing fits. */
  matches: Match[];
};

export type Preference = { bought: ReadonlySet<number> };

const isByCode = ({ by }: Verdict) => by !== 'name' && by !== 'pinyin';
const isChosen = ({ by }: Verdict) => by === 'chosen';

/** An id or bar code also identifies strength and pack, and a row with neither contradicts no product. */
const agrees = ({ by, fit, score, isSilent, isExplained }: Verdict) => {
  const isUnique = by === 'id' || by === 'barcode' || by === 'chosen';
  return (
    score >= sure && (isUnique ? fit !== 'differs' : isExplained && (fit === 'same' || (fit === 'unsaid' && isSilent)))
  );
};

const rank = (verdict: Verdict) => (verdict.fit === 'differs' ? 0 : agrees(verdict) ? 2 : 1);

const byPreference = (a: Verdict, b: Verdict, { bought }: Preference) =>
  Number(isChosen(b)) - Number(isChosen(a)) ||
  rank(b) - rank(a) ||
  b.score - a.score ||
  Number(bought.has(b.candidate.id)) - Number(bought.has(a.candidate.id)) ||
  Number(b.candidate.inStock) - Number(a.candidate.inStock) ||
  b.candidate.sales - a.candidate.sales ||
  a.candidate.id - b.candidate.id;

/** Delisted products are reported only if the row has their code. */
const isOffered = ({ candidate, by }: Named) => candidate.onShelf || by === 'id' || by === 'barcode';

/** `chosen`: the id of the product that the buyer selected for such a row before. */
export const verdictsOf = (wanted: Wanted, candidates: readonly Candidate[], chosen?: number): Verdict[] => {
  const fitSpec = specFitter(wanted);
  const fitForm = formFitter(wanted);
  return candidates
    .map((candidate) => {
      const judged = judge(wanted, candidate);
      return candidate.id === chosen ? { ...judged, by: 'chosen' as const, score: 1 } : judged;
    })
    .filter((each) => isOffered(each) && each.score >= worthShowing)
    .map((each) => {
      const { candidate, maker } = each;
      const { spec, difference, isSilent } = fitSpec(candidate);
      const form = fitForm(candidate);
      const differences: Difference[] = [];
      if (difference) differences.push({ what: 'spec', ...difference });
      if (form.fit === 'differs') differences.push({ what: 'form', asked: form.asked, goods: form.goods });
      if (maker.fit === 'differs') differences.push({ what: 'maker', asked: maker.asked, goods: candidate.maker });
      const parts = [spec, form.fit, maker.fit];
      const fit = differences.length > 0 ? 'differs' : parts.every((part) => part === 'same') ? 'same' : 'unsaid';
      // A row without strength and pack may still contradict form or maker.
      const isOnlySilent = isSilent && form.fit === 'same' && maker.fit === 'same';
      return { ...each, fit, differences, isSilent: isOnlySilent };
    });
};

export const decide = (verdicts: readonly Verdict[], preference: Preference): Decision => {
  const best = Math.max(...verdicts.map(({ score }) => score));
  const ranked = verdicts
    .filter(({ score }) => best - score <= otherGoods)
    .map((verdict) => ({ ...verdict, score: Math.round(verdict.score * 1000) / 1000 }))
    .sort((a, b) => byPreference(a, b, preference));
  const [first, ...others] = ranked;
  if (!first) return { isSure: false, matches: [] };
  const isSure =
    agrees(first) && others.every((other) => isChosen(first) || isTwin(first, other) || isClear(first, other));
  return {
    isSure,
    matches: (isSure ? [first] : ranked.slice(0, mostShown)).map(({ candidate, by, fit, differences }) => ({
      goodsId: candidate.id,
      by,
      fit,
      differences,
    })),
  };
};

/** Words of a spec besides its figures: 3ml:300单位(笔芯) is not 3ml:300单位(瓶装). */
const wordsOfSpec = (spec: string) =>
  searchText(spec.replaceAll(specPart, ' ').replaceAll(/\/\s*(?:盒|瓶|袋|支)/g, ' '));

/** A product listed twice: either may be delivered. */
const isTwin = (first: Verdict, other: Verdict): boolean => {
  const [one, two] = [first.candidate, other.candidate];
  return (
    agrees(first) &&
    agrees(other) &&
    first.fit === 'same' &&
    other.fit === 'same' &&
    searchText(one.name) === searchText(two.name) &&
    searchText(one.maker) === searchText(two.maker) &&
    one.maker !== '' &&
    wordsOfSpec(one.spec) === wordsOfSpec(two.spec)
  );
};

/** No other match is as likely, and no code of the row identifies another product. */
const isClear = (first: Verdict, other: Verdict) =>
  (isByCode(first) || !isByCode(other)) &&
  (agrees(other) ? first.score - other.score >= clearGap : other.score - first.score < clearGap);
