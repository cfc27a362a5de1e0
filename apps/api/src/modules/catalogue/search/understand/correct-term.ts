import {
  allOf,
  anyOf,
  blurPinyin,
  initialsOf,
  lexeme,
  likeCharacters,
  likeInitials,
  likeliest,
  likePinyin,
  searchMarks as marks,
  partReadAs,
  type Scored,
  slip,
  soundsWithSlip,
  type Term,
  termOf,
  trigrams,
  usuallyRead,
  withoutBrackets,
  withoutOne,
} from '@yaoji/goods-text';
import type { Executor } from '#db/database.ts';
import { isFound, type Match } from '../search.repository.ts';
import { type Candidate, candidatesWith, namesMatch, pinned, unranked, wordsMatch } from './guess.repository.ts';

/** A word without a match, corrected to products. */
export type Corrected = {
  shownFor: string;
  match: Match;
  /** The unrecognised part of the word. */
  dropped?: string;
};

/** The most products compared with the input. */
const mostCompared = 400;
const mostNames = 40;

/** Shorter words are similar to too many names. */
const shortestSlip = 3;
const shortestPinyin = 6;
const longestInitials = 17;
/** No name is longer, and the number of queries grows with its square. */
const longestCharacters = 40;
const longestPinyin = 100;

type Found = Scored<Candidate>;

/** Products of the names similar to the input; one of each name first. */
const named = (found: readonly Found[]): Corrected | null => {
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

/** 六味地皇丸 sounds like 六味地黄丸. */
const bySound = async (db: Executor, { text }: Term): Promise<Corrected | null> => {
  const said = usuallyRead(text).map((reading) => reading.join(''));
  const candidates = await candidatesWith(db, anyOf(said.map((each) => lexeme(marks.tail + each, true))), mostCompared);
  const shownFor = partReadAs(text, candidates);
  return shownFor === null ? null : { shownFor, match: wordsMatch([termOf(shownFor)]) };
};

/** A word with more parts than this is something else. */
const mostParts = 2.5;

/** Swapped, missing, wrong or extra characters; joined words, in any order, with or without the maker. */
const byCharacters = async (db: Executor, { text }: Term): Promise<Corrected | null> => {
  const letters = [...new Set(text)];
  if (letters.length < 2 || letters.length > longestCharacters) return null;
  const withAll = likeCharacters(text, await candidatesWith(db, allOf(letters), mostCompared));
  const closest = Math.min(...withAll.map(({ cost }) => cost));
  const isShort = letters.length < shortestSlip + 1;
  const others =
    closest <= 2 * slip || isShort
      ? []
      : await candidatesWith(db, anyOf(letters.map((_, out) => allOf(letters.toSpliced(out, 1)))), mostCompared);
  const scored = likeliest([...withAll, ...likeCharacters(text, others)], 0.3);
  const [first] = scored;
  if (!first || first.cost > mostParts) return null;
  if (!first.parts) return named(scored.filter(({ parts }) => !parts));
  const match = unranked(wordsMatch(first.parts.map((part) => termOf(part))));
  const ids = scored.flatMap(({ candidate, parts }) => (parts ? [candidate.id] : []));
  return { shownFor: first.parts.join(' '), match: pinned(match, ids.slice(0, 100)) };
};

/** Initials with one of them wrong, swapped, missing or extra. */
const byInitials = async (db: Executor, typed: string): Promise<Found[]> => {
  if (typed.length < shortestSlip || typed.length > longestInitials) return [];
  const shorter = withoutOne(typed);
  const tokens = [marks.slip + typed, ...shorter.flatMap((each) => [marks.full + each, marks.slip + each])];
  const candidates = await candidatesWith(db, anyOf(tokens.map((token) => lexeme(token))), 2 * mostCompared);
  return likeInitials(typed, candidates);
};

/** Full pinyin with a wrong letter, or with confused sounds. */
const byPinyin = async (db: Executor, typed: string): Promise<Found[]> => {
  if (typed.length < shortestPinyin || typed.length > longestPinyin || !/[aeiouv]/.test(typed)) return [];
  const sounds = trigrams(blurPinyin(typed));
  const alike = likePinyin(typed, await candidatesWith(db, allOf(sounds, marks.sound), mostCompared), 0);
  if (alike.length > 0 || sounds.length < 6) return alike;
  const withSlip = new Set(soundsWithSlip(sounds).map((left) => allOf(left, marks.sound)));
  const candidates = await candidatesWith(db, anyOf([...withSlip]), mostCompared);
  return likePinyin(typed, candidates, 1 + Math.floor(typed.length / 10));
};

/** No syllable starts with these: an input with two of them is not a slip in initials. */
const isPinyin = (typed: string) => (typed.match(/[iuv]/g)?.length ?? 0) > 1;

const byLetters = async (db: Executor, typed: string): Promise<Corrected | null> => {
  const initials = isPinyin(typed) ? [] : await byInitials(db, typed);
  return named(likeliest([...initials, ...(await byPinyin(db, typed))], 0.8));
};

/** Fewer characters are in too many names. */
const shortestPart = 3;

/** The longest beginning or end of a word that is a name: 某某堂阿莫西林颗粒 without its unknown maker. */
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

/** The probable meaning of a word without a match; null if nothing is similar. */
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
