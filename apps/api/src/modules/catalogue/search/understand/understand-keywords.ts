import { type AskedSpec, availableSpecs, type Keywords, parseKeywords, type Term } from '@yaoji/goods-text';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { exactMatch, isFound, type Match } from '../search.repository.ts';
import { correctTerm } from './correct-term.ts';
import {
  allOf,
  anyOf,
  beginningOf,
  bestOf,
  exactOf,
  pinned,
  specsOf,
  withSpec,
  wordsMatch,
} from './guess.repository.ts';

/** How a search without a direct match was understood. */
export type Understood = {
  /** The replacement for words without a match; null if they stayed. */
  shownFor: string | null;
  /** Products searched for together, each with its own search. */
  goods: string[];
  /** Words and quantities that were left out, as typed. */
  dropped: string[];
  /** Strengths and packs that no shown product has, with the available ones. */
  missing: { typed: string; available: string[] }[];
};

export type GuessedMatch = Match & { understood: Understood };

const understoodSearches = defineCache<{ guessed: GuessedMatch | null }>('understoodSearches');

/**
 * The probable meaning of keywords without a direct match; null if there is a match, or nothing similar. Call
 * `matchKeywords` first: guesses never displace matching products.
 */
export const understandKeywords = async (db: Db, keywords: string): Promise<GuessedMatch | null> => {
  const asked = parseKeywords(keywords);
  if (!asked) return null;
  const { guessed } = await understoodSearches.get(db, {
    key: keywords,
    load: async () => ({
      guessed: (await isFound(db, exactMatch(asked, 'goods'))) ? null : await guess(db, keywords, asked),
    }),
    isWorthCaching: ({ guessed }) => guessed !== null,
  });
  return guessed;
};

const none = { shownFor: null, goods: [], dropped: [], missing: [] } satisfies Understood;

/** Separators between products, besides spaces. */
const separators = /[\s、，,；;+＋|]+/;

const guess = async (db: Db, keywords: string, asked: Keywords): Promise<GuessedMatch | null> => {
  const named = await guessNames(db, asked, keywords);
  if (!named) return null;
  return fitSpecs(db, named, asked.specs);
};

/** After this many meaningless words, the next ones are not examined. */
const mostDropped = 3;

const guessNames = async (db: Db, { terms, specs }: Keywords, keywords: string): Promise<GuessedMatch | null> => {
  if (terms.length === 0) return null;
  const together = wordsMatch(terms);
  // Without a strength or pack this equals the first search.
  if (specs.length > 0 && (await isFound(db, together))) return { ...together, understood: none };
  const apart = parseKeywords(keywords, separators)?.terms ?? terms;
  const parts: Part[] = [];
  const dropped: string[] = [];
  for (const term of apart) {
    const known = apart.length > 1 ? await findTerm(db, term) : null;
    const part = known ?? (dropped.length < mostDropped ? await mendTerm(db, term) : null);
    if (part) parts.push(part);
    const left = part ? part.dropped : term.typed;
    if (left !== undefined) dropped.push(left);
  }
  return parts.length === 0 ? null : join(db, parts, dropped);
};

/** A word with its products; `shownFor` if it was corrected. */
type Part = { term: Term; shownFor: string | null; match: Match; dropped?: string };

const findTerm = async (db: Db, term: Term): Promise<Part | null> => {
  const match = wordsMatch([term]);
  return (await isFound(db, match)) ? { term, shownFor: null, match } : null;
};

const mendTerm = async (db: Db, term: Term): Promise<Part | null> => {
  const corrected = await correctTerm(db, term);
  return corrected && { term, ...corrected };
};

/** Products with all parts; else each part's own, if all name products; else with as many parts as match together. */
const join = async (db: Db, parts: Part[], dropped: string[]): Promise<GuessedMatch> => {
  const isTogether = parts.length === 1 || (await isFound(db, joined(parts, [])));
  if (isTogether) return joined(parts, dropped);
  if (parts.length <= mostGoods && (await nameGoods(db, parts)) && !(await isAnyPairTogether(db, parts)))
    return sideBySide(db, parts, dropped);
  const together: Part[] = [];
  for (const part of parts) {
    if (together.length === 0 || (await isFound(db, joined([...together, part], [])))) together.push(part);
    else dropped.push(part.term.typed);
  }
  return joined(together, dropped);
};

const joined = (parts: readonly Part[], dropped: string[]): GuessedMatch => {
  const corrected = parts.find(({ shownFor }) => shownFor !== null);
  const order = corrected?.match ?? wordsMatch(parts.map(({ term }) => term));
  const shownFor = corrected ? parts.map((part) => part.shownFor ?? part.term.typed).join(' ') : null;
  const match = allOf(
    parts.map((part) => part.match),
    order,
  );
  return { ...match, understood: { ...none, shownFor, dropped } };
};

const mostGoods = 5;
const firstOfEach = 5;

/** True if each part is a product name, or starts one: makers don't count. */
const nameGoods = async (db: Db, parts: readonly Part[]): Promise<boolean> => {
  for (const { match, term } of parts) {
    const isBegun = await isFound(db, beginningOf(match));
    if (!isBegun) return false;
    const isMaker = await isFound(db, exactMatch({ full: term.text, terms: [term], specs: [] }, 'maker'));
    if (isMaker && !(await isFound(db, exactOf(match)))) return false;
  }
  return true;
};

/** If two words match the same product, they are not a list of products: 六味地黄丸 某某堂 浓缩丸. */
const isAnyPairTogether = async (db: Db, parts: readonly Part[]): Promise<boolean> => {
  if (parts.length < 3) return false;
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) if (await isFound(db, joined([one, other], []))) return true;
  }
  return false;
};

/** Several products in one search: the first of each are on the first page, alternating. */
const sideBySide = async (db: Db, parts: readonly Part[], dropped: string[]): Promise<GuessedMatch> => {
  const firsts: number[][] = [];
  for (const { match } of parts) firsts.push(await bestOf(db, match, firstOfEach));
  const ids = Array.from({ length: firstOfEach }, (_, place) =>
    firsts.flatMap((ids) => ids.slice(place, place + 1)),
  ).flat();
  const match = anyOf(parts.map((part) => part.match));
  const goods = parts.map(({ shownFor, term }) => shownFor ?? term.typed);
  return { ...pinned(match, ids), understood: { ...none, goods, dropped } };
};

const mostSpecs = 300;
const mostAvailable = 6;

/** Applies available strengths and packs; drops quantities, and reports missing ones. */
const fitSpecs = async (db: Db, named: GuessedMatch, specs: readonly AskedSpec[]): Promise<GuessedMatch> => {
  let fitted: GuessedMatch = { ...named, ranks: null };
  for (const asked of specs) fitted = await fitSpec(db, fitted, asked);
  return fitted;
};

const fitSpec = async (db: Db, named: GuessedMatch, asked: AskedSpec): Promise<GuessedMatch> => {
  const { understood } = named;
  const narrowed = withSpec(named, asked);
  if (asked.says !== 'quantity' && (await isFound(db, narrowed))) return { ...narrowed, understood };
  if (asked.says !== 'spec')
    return { ...named, understood: { ...understood, dropped: [...understood.dropped, asked.typed] } };
  const { measures, pack } = asked.spec;
  if (measures.length > 0 && pack) {
    const strength = measures.map(({ text }) => text).join(' ');
    return fitSpecs(db, named, [
      { typed: strength, spec: { measures, pack: null }, says: 'spec' },
      { typed: pack.text, spec: { measures: [], pack }, says: 'spec' },
    ]);
  }
  const found = await specsOf(db, named, mostSpecs);
  const available = availableSpecs(
    asked.spec,
    found.map((goods) => goods.spec),
    mostAvailable,
  );
  return {
    ...named,
    understood: { ...understood, missing: [...understood.missing, { typed: asked.typed, available }] },
  };
};
