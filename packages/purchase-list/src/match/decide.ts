import { searchText, withoutBrackets } from '@yaoji/goods-text';
import type { Wanted } from '../read/list-line.ts';
import type { Candidate } from './catalogue.ts';
import { formFitter } from './compare-form.ts';
import { isSameIn, isSameSpec, specFitter, wordsOfSpec } from './compare-spec.ts';
import { judge, type MatchedBy, type Verdict as Named, sure } from './judge.ts';

/** The threshold for showing a candidate. */
const worthShowing = 0.45;
/** Required lead over the second best. */
const clearGap = 0.03;
/** Candidates this much less likely than the best are other products. */
const otherGoods = 0.25;
const mostShown = 5;
/** More makers of one product than a catalogue lists. */
const mostEqual = 30;

/** A difference between the request and the product. */
export type Difference = { what: 'name' | 'spec' | 'form' | 'maker'; asked: string; goods: string };

/** Whether strength, pack, form and maker agree: `unsaid` if one side leaves something open. */
export type Fit = { fit: 'same' | 'unsaid' | 'differs'; differences: Difference[] };

export type Verdict = Named &
  Fit & {
    isSilent: boolean;
    hasMore: boolean;
    isOtherPiece: boolean;
    /** Kinds that the row leaves open; null if it leaves open more than strength and pack, or says more than the product. */
    open: readonly string[] | null;
    /** The catalogue lists one product for what the row leaves open. */
    isSettled?: boolean;
    /** The row names the maker, and the catalogue has no product of the same name that is processed otherwise. */
    isOnlyEffect?: boolean;
  };

export type Match = {
  goodsId: number;
  by: MatchedBy;
  /** One of several products that differ only in their maker, which the row leaves open. */
  isEqual: boolean;
  /** Timestamp of the buyer's last purchase; null if there is none. */
  boughtAt: number | null;
} & Fit;

export type Decision = {
  isSure: boolean;
  /** Best first; empty if nothing fits. If one is sure, the others are equal to it. */
  matches: Match[];
};

export type Preference = { bought: ReadonlyMap<number, number> };

const isByCode = ({ by }: Verdict) => by !== 'name' && by !== 'pinyin';
const isUnique = (by: MatchedBy) => by === 'id' || by === 'barcode' || by === 'code';
const isChosen = ({ by }: Verdict) => by === 'chosen';

/**
 * An id or bar code also identifies strength and pack, and a row with neither contradicts no product. A code may be of
 * the buyer's own system, so the row must name the product too.
 */
const agrees = ({ by, fit, score, isSilent, isSettled, isExplained, ...rest }: Verdict) => {
  if (score < sure || fit === 'differs') return false;
  if (by === 'code') return rest.isNamed && rest.isEffectSaid && (fit === 'same' || (isSilent && !rest.isWithoutForm));
  if (isUnique(by) || by === 'chosen') return true;
  // 益母草 alone may be the herb, and 益母草 200g is the extract.
  if (rest.isWithoutForm && (isSilent || rest.isOtherPiece)) return false;
  return (
    isExplained &&
    (rest.isEffectSaid || rest.isOnlyEffect === true) &&
    (fit === 'same' || isSilent || isSettled === true)
  );
};

const rank = (verdict: Verdict) => (verdict.fit === 'differs' ? 0 : agrees(verdict) ? 2 : 1);

const byPreference = (a: Verdict, b: Verdict, { bought }: Preference) =>
  Number(isChosen(b)) - Number(isChosen(a)) ||
  rank(b) - rank(a) ||
  b.score - a.score ||
  Number(a.hasMore) - Number(b.hasMore) ||
  (bought.get(b.candidate.id) ?? 0) - (bought.get(a.candidate.id) ?? 0) ||
  Number(b.candidate.inStock) - Number(a.candidate.inStock) ||
  b.candidate.sales - a.candidate.sales ||
  a.candidate.id - b.candidate.id;

/** Delisted products are reported only if the row has their code. */
const isOffered = ({ candidate, by }: Named) => candidate.onShelf || isUnique(by);

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
      const { candidate, maker, by, otherName } = each;
      const { spec, difference, isSilent, isWithin, open, hasMore, isOtherPiece } = fitSpec(candidate);
      const form = fitForm(candidate, maker.asked);
      const differences: Difference[] = [];
      if (otherName !== null && by !== 'chosen')
        differences.push({ what: 'name', asked: otherName, goods: candidate.name });
      if (difference) differences.push({ what: 'spec', ...difference });
      if (form.fit === 'differs') differences.push({ what: 'form', asked: form.asked, goods: form.goods });
      if (maker.fit === 'differs') differences.push({ what: 'maker', asked: maker.asked, goods: candidate.maker });
      const parts = [spec, form.fit, maker.fit];
      const fit = differences.length > 0 ? 'differs' : parts.every((part) => part === 'same') ? 'same' : 'unsaid';
      // A row without strength and pack may still contradict form or maker.
      const isOnlySpec = form.fit === 'same' && maker.fit === 'same';
      return {
        ...each,
        fit,
        differences,
        isSilent: isSilent && isOnlySpec,
        open: isWithin && isOnlySpec ? open : null,
        hasMore,
        isOtherPiece,
      };
    });
};

export const decide = (verdicts: readonly Verdict[], preference: Preference): Decision => {
  const best = Math.max(...verdicts.map(({ score }) => score));
  const ranked = verdicts
    .filter(({ score }) => best - score <= otherGoods)
    .map((verdict) => ({ ...verdict, score: Math.round(verdict.score * 1000) / 1000 }))
    .map((verdict, _, all) => ({
      ...verdict,
      isSettled: isSettled(verdict, all),
      isOnlyEffect: isOnlyEffect(verdict, all),
    }))
    .sort((a, b) => byPreference(a, b, preference));
  const [first, ...others] = ranked;
  if (!first) return { isSure: false, matches: [] };
  const isSure =
    agrees(first) &&
    others.every((other) => isChosen(first) || isTwin(first, other) || isEqual(first, other) || isClear(first, other));
  const equal = isSure ? others.filter((other) => isEqual(first, other)).slice(0, mostEqual) : [];
  const isAlone = isSure && equal.length === 0;
  const rest = others.filter((other) => !equal.includes(other)).slice(0, mostShown);
  const shown = [first, ...equal, ...(isAlone ? [] : rest)];
  return {
    isSure,
    matches: shown.map((verdict) => ({
      goodsId: verdict.candidate.id,
      by: verdict.by,
      fit: verdict.fit,
      differences: verdict.differences,
      isEqual: equal.includes(verdict) || (equal.length > 0 && verdict === first),
      boughtAt: preference.bought.get(verdict.candidate.id) ?? null,
    })),
  };
};

/**
 * 肠炎宁片 24片 leaves the strength open, which is no choice if all products of the name have one; nor is a grade if one
 * product has the row's pack. A pack is settled only if the catalogue lists a single spec.
 */
const isSettled = (verdict: Verdict, all: readonly Verdict[]): boolean => {
  const { open, fit, candidate, isWithoutForm, isVariantSaid } = verdict;
  return (
    open !== null &&
    fit === 'unsaid' &&
    !isByCode(verdict) &&
    isVariantSaid &&
    !(isWithoutForm && open.some((kind) => kind !== 'pack')) &&
    all
      .filter(({ score, isExplained }) => score >= sure && isExplained)
      .every(
        (other) =>
          isSameIn(open, candidate, other.candidate) &&
          (other.fit === 'differs' || differsOnlyInMaker(candidate, other.candidate)),
      )
  );
};

const isOnlyEffect = ({ maker, candidate }: Verdict, all: readonly Verdict[]): boolean =>
  maker.fit === 'same' &&
  maker.asked !== '' &&
  all.every(
    (other) =>
      searchText(other.candidate.name) === searchText(candidate.name) ||
      searchText(withoutBrackets(other.candidate.name)) !== searchText(withoutBrackets(candidate.name)),
  );

const differsOnlyInMaker = (one: Candidate, two: Candidate): boolean =>
  searchText(one.name) === searchText(two.name) &&
  searchText(one.dosageForm) === searchText(two.dosageForm) &&
  isSameSpec(one, two) &&
  wordsOfSpec(one.spec).join() === wordsOfSpec(two.spec).join();

/** Both agree with the row, and nothing but the maker distinguishes them. */
const isSameGoods = (first: Verdict, other: Verdict): boolean =>
  agrees(first) && agrees(other) && first.fit === other.fit && differsOnlyInMaker(first.candidate, other.candidate);

/** A product listed twice: either may be delivered. */
const isTwin = (first: Verdict, other: Verdict): boolean =>
  isSameGoods(first, other) &&
  first.fit === 'same' &&
  first.candidate.maker !== '' &&
  searchText(first.candidate.maker) === searchText(other.candidate.maker);

/** The product of another maker, if the row names none. */
const isEqual = (first: Verdict, other: Verdict): boolean =>
  isSameGoods(first, other) &&
  [first, other].every(({ maker, candidate }) => maker.asked === '' && candidate.maker !== '') &&
  searchText(first.candidate.maker) !== searchText(other.candidate.maker);

/** No other match is as likely, and no code of the row identifies another product. */
const isClear = (first: Verdict, other: Verdict) =>
  (isByCode(first) || !isByCode(other)) &&
  (agrees(other) ? isAhead(first, other) : other.score - first.score < clearGap);

/** Clearly likelier, or as likely without words that the row leaves out. */
const isAhead = (first: Verdict, other: Verdict) =>
  first.score - other.score >= clearGap || (first.score === other.score && !first.hasMore && other.hasMore);
