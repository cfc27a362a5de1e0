import {
  blurPinyin,
  blurredReadings,
  initialsOf,
  searchMarks as marks,
  partsOf,
  searchText,
  slipsBetween,
  slipsToBeginning,
  type Term,
  termOf,
  trigrams,
  usuallyRead,
  withoutBrackets,
  withoutOne,
} from '@yaoji/goods-text';
import { LRUCache } from 'lru-cache';
import type { Executor } from '#db/database.ts';
import { isFound, lexeme, type Match } from '../search.repository.ts';
import { type Candidate, candidatesWith, namesMatch, pinned, unranked, wordsMatch } from './guess.repository.ts';

/** A word that nothing is called, as something that goods are. */
export type Corrected = {
  shownFor: string;
  match: Match;
  /** The part of the word that nothing is like. */
  dropped?: string;
};

/** So many goods are compared with what was typed. */
const mostCompared = 400;
const mostNames = 40;

/** A word of fewer letters or characters is like too many names. */
const shortestSlip = 3;
const shortestPinyin = 6;
const longestInitials = 17;
/** Nothing that is called so has more, and the queries grow with the square of it. */
const longestCharacters = 40;
const longestPinyin = 100;

const any = (queries: readonly string[]) => queries.join(' | ');
const all = (texts: readonly string[], mark = '') => `(${texts.map((text) => lexeme(mark + text)).join(' & ')})`;

type Scored = { candidate: Candidate; name: string; cost: number; parts?: string[] };

/** Goods of the names that are like what was typed; one of each name first. */
const named = (found: readonly Scored[]): Corrected | null => {
  const byName = new Map<string, Candidate>();
  for (const { name, candidate } of found) if (!byName.has(name)) byName.set(name, candidate);
  const candidates = [...byName.values()].slice(0, mostNames);
  const [first] = candidates;
  if (!first) return null;
  const match = pinned(
    namesMatch([...byName.keys()].slice(0, mostNames)),
    candidates.map(({ id }) => id),
  );
  return { shownFor: withoutBrackets(first.name), match };
};

const comparable = new LRUCache<string, string[]>({ max: 10_000 });

/** A name as search compares it, with and without what stands in brackets. */
const comparableNames = (name: string): string[] => {
  const names = comparable.get(name) ?? [...new Set([searchText(withoutBrackets(name)), searchText(name)])];
  comparable.set(name, names);
  return names;
};

const namesOf = ({ name, commonName }: Candidate): string[] =>
  [...comparableNames(name), ...(commonName ? comparableNames(commonName) : [])].filter((each) => each !== '');

/** What a slip costs, and a beginning beside the name in full: a part that a word falls apart into costs 0.5. */
const slip = 0.45;
const beginning = 0.3;

const allowedSlips = (length: number) => (length < 5 ? 1 : length < 12 ? 2 : 3);

/** The likeliest of these, the likeliest first. */
const best = (scored: readonly Scored[], margin: number): Scored[] => {
  const least = Math.min(...scored.map(({ cost }) => cost));
  return scored.filter(({ cost }) => cost <= least + margin).sort((a, b) => a.cost - b.cost);
};

const scoreBy = (candidates: readonly Candidate[], costOf: (name: string) => number, most: number): Scored[] =>
  candidates.flatMap((candidate) => {
    const costs = namesOf(candidate).map((name) => ({ candidate, name, cost: costOf(name) }));
    const [least] = costs.sort((a, b) => a.cost - b.cost);
    return least && least.cost <= most ? [least] : [];
  });

/** The part of a name that is read as what was typed is; null where none is. */
const partReadAs = (name: string, said: string): string | null => {
  const characters = [...name];
  for (const reading of usuallyRead(name)) {
    for (const start of characters.keys()) {
      let letters = '';
      for (let end = start; end < reading.length && letters.length < said.length; end++) {
        letters += reading[end];
        if (letters === said) return characters.slice(start, end + 1).join('');
      }
    }
  }
  return null;
};

/** 六味地皇丸 sounds like 六味地黄丸. */
const bySound = async (db: Executor, { text }: Term): Promise<Corrected | null> => {
  const said = usuallyRead(text).map((reading) => reading.join(''));
  const candidates = await candidatesWith(db, any(said.map((each) => lexeme(marks.tail + each, true))), mostCompared);
  const counts = new Map<string, number>();
  for (const name of candidates.flatMap(namesOf)) {
    for (const each of said) {
      const part = partReadAs(name, each);
      if (part !== null && part !== text) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  const same = (part: string) => [...part].filter((character, index) => character === text[index]).length;
  const [first] = [...counts].sort(([a, many], [b, few]) => same(b) - same(a) || few - many);
  if (!first) return null;
  const [shownFor] = first;
  return { shownFor, match: wordsMatch([termOf(shownFor)]) };
};

/** Each further part that a word is taken apart into; a single character is seldom one. */
const costOfParts = (parts: readonly string[]) =>
  0.5 * (parts.length - 1) + 0.3 * parts.filter((part) => part.length === 1).length;

/** All characters of a name and no others, in whatever order. */
const shuffled = 0.85;
const sorted = (text: string) => [...text].sort().join('');

/** What falls apart into more than this is something else. */
const mostParts = 2.5;

const scoreCharacters = (text: string, candidates: readonly Candidate[]): Scored[] => {
  const ownLetters = sorted(text);
  const slips = (name: string) =>
    Math.min(slip * slipsBetween(text, name), beginning + slip * slipsToBeginning(text, name)) + 0.001 * name.length;
  const likeNames = scoreBy(candidates, slips, slip * allowedSlips(text.length) + beginning + 0.1);
  const inParts = candidates.flatMap((candidate): Scored[] => {
    const names = namesOf(candidate);
    const parts = partsOf(text, [...names, candidate.maker]);
    const name = names[0];
    if (!parts || name === undefined) return [];
    const unsaid = [...name].filter((character) => !text.includes(character)).length;
    const isShuffled = names.some((each) => each.length === text.length && sorted(each) === ownLetters);
    return [
      { candidate, name, parts, cost: Math.min(costOfParts(parts), isShuffled ? shuffled : Infinity) + 0.05 * unsaid },
    ];
  });
  return [...likeNames, ...inParts];
};

/** Characters swapped, left out, wrong or too many; words glued together, in any order, with or without the maker. */
const byCharacters = async (db: Executor, { text }: Term): Promise<Corrected | null> => {
  const letters = [...new Set(text)];
  if (letters.length < 2 || letters.length > longestCharacters) return null;
  const withAll = scoreCharacters(text, await candidatesWith(db, all(letters), mostCompared));
  const closest = Math.min(...withAll.map(({ cost }) => cost));
  const isShort = letters.length < shortestSlip + 1;
  const others =
    closest <= 2 * slip || isShort
      ? []
      : await candidatesWith(db, any(letters.map((_, out) => all(letters.toSpliced(out, 1)))), mostCompared);
  const scored = best([...withAll, ...scoreCharacters(text, others)], 0.3);
  const [first] = scored;
  if (!first || first.cost > mostParts) return null;
  if (!first.parts) return named(scored.filter(({ parts }) => !parts));
  const match = unranked(wordsMatch(first.parts.map((part) => termOf(part))));
  const ids = scored.flatMap(({ candidate, parts }) => (parts ? [candidate.id] : []));
  return { shownFor: first.parts.join(' '), match: pinned(match, ids.slice(0, 100)) };
};

/** Initials with one of them wrong, swapped, left out or too many. */
const byInitials = async (db: Executor, typed: string): Promise<Scored[]> => {
  if (typed.length < shortestSlip || typed.length > longestInitials) return [];
  const shorter = withoutOne(typed);
  const tokens = [marks.slip + typed, ...shorter.flatMap((each) => [marks.full + each, marks.slip + each])];
  const candidates = await candidatesWith(db, any(tokens.map((token) => lexeme(token))), 2 * mostCompared);
  return scoreBy(candidates, costOfInitials(typed), 1.5);
};

const costOfInitials = (typed: string) => (name: string) =>
  Math.min(
    ...usuallyRead(name).map((reading) => {
      const initials = initialsOf(reading).join('');
      const isSameSound = blurPinyin(initials) === blurPinyin(typed);
      return (isSameSound ? 0.5 : slipsBetween(typed, initials)) + (initials.startsWith(typed.slice(0, 1)) ? 0 : 0.3);
    }),
  );

/**
 * The sounds that a pinyin with one slip still has. A slip is in four sounds at the most that stand side by side: of blocks
 * of three it spoils two.
 */
const withSlip = (sounds: readonly string[]): string[] => {
  const count = Math.min(6, Math.floor(sounds.length / 3));
  if (count < 4) return sounds.map((_, place) => all(sounds.toSpliced(place, 4), marks.sound));
  const size = sounds.length / count;
  const blocks = Array.from({ length: count }, (_, index) =>
    sounds.slice(Math.floor(index * size), Math.floor((index + 1) * size)),
  );
  return blocks.flatMap((_, one) =>
    blocks.slice(one + 1).map((__, other) => {
      const left = blocks.filter((___, index) => index !== one && index !== one + 1 + other);
      return all(left.flat(), marks.sound);
    }),
  );
};

/** Full pinyin with a letter wrong, or with sounds mixed up. */
const byPinyin = async (db: Executor, typed: string): Promise<Scored[]> => {
  if (typed.length < shortestPinyin || typed.length > longestPinyin || !/[aeiouv]/.test(typed)) return [];
  const blurred = blurPinyin(typed);
  const costOf = (name: string) =>
    Math.min(
      ...blurredReadings(name).map((said) =>
        Math.min(slipsBetween(blurred, said), beginning + slipsToBeginning(blurred, said)),
      ),
    );
  const sounds = trigrams(blurred);
  const same = await candidatesWith(db, all(sounds, marks.sound), mostCompared);
  const alike = scoreBy(same, costOf, beginning);
  if (alike.length > 0 || sounds.length < 6) return alike;
  const candidates = await candidatesWith(db, any([...new Set(withSlip(sounds))]), mostCompared);
  return scoreBy(candidates, costOf, 1 + Math.floor(typed.length / 10) + beginning);
};

/** No syllable begins with these: what has two of them is no slip in initials. */
const isPinyin = (typed: string) => (typed.match(/[iuv]/g)?.length ?? 0) > 1;

const byLetters = async (db: Executor, typed: string): Promise<Corrected | null> => {
  const initials = isPinyin(typed) ? [] : await byInitials(db, typed);
  return named(best([...initials, ...(await byPinyin(db, typed))], 0.8));
};

/** Fewer characters are in too many names. */
const shortestPart = 3;

/** The longest beginning or end of a word that goods are called: 某某堂阿莫西林颗粒 without the maker, whom nobody knows. */
const byPart = async (db: Executor, { text }: Term): Promise<Corrected | null> => {
  const longestOf = async (part: (length: number) => string) => {
    let [found, missing] = [shortestPart - 1, text.length];
    while (missing - found > 1) {
      const middle = Math.floor((found + missing) / 2);
      const isThere = await isFound(db, wordsMatch([termOf(part(middle))]));
      if (isThere) found = middle;
      else missing = middle;
    }
    return found;
  };
  const begun = await longestOf((length) => text.slice(0, length));
  const ended = await longestOf((length) => text.slice(-length));
  if (Math.max(begun, ended) < shortestPart) return null;
  const cut = ended > begun ? text.length - ended : begun;
  const [first, second] = [text.slice(0, cut), text.slice(cut)];
  const [shownFor, dropped] = ended > begun ? [second, first] : [first, second];
  return { shownFor, dropped, match: wordsMatch([termOf(shownFor)]) };
};

/** What was probably meant by a word that nothing is called; null where nothing is like it. */
export const correctTerm = async (db: Executor, term: Term): Promise<Corrected | null> => {
  const { text, runs } = term;
  if (/^[a-z0-9]+$/.test(text)) return /^[0-9]+$/.test(text) ? null : byLetters(db, text);
  if (!/\p{Script=Han}/u.test(text)) return null;
  const isMixed = runs.length > 1;
  const said = runs.map((run) =>
    run.kind === 'text' ? initialsOf(usuallyRead(run.text)[0] ?? []).join('') : run.text,
  );
  return (
    ([...text].length > 1 && !isMixed ? await bySound(db, term) : null) ??
    (await byCharacters(db, term)) ??
    (isMixed ? await byLetters(db, said.join('')) : null) ??
    (await byPart(db, term))
  );
};
