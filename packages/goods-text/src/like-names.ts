import { LRUCache } from 'lru-cache';
import { withoutBrackets } from './brackets.ts';
import { partsOf, slipsBetween, slipsToBeginning } from './likeness.ts';
import { searchText } from './search-text.ts';
import { blurPinyin, blurredReadings, initialsOf, usuallyRead } from './spoken.ts';

/** A possible product; the maker as search compares it. */
export type Named = { name: string; commonName: string | null; maker: string };

/** A product with its most similar name; `parts` if it falls apart into words. */
export type Scored<Goods extends Named> = { candidate: Goods; name: string; cost: number; parts?: string[] };

const comparable = new LRUCache<string, string[]>({ max: 10_000 });

/** A name as search compares it, with and without bracketed parts. */
const comparableNames = (name: string): string[] => {
  const names = comparable.get(name) ?? [...new Set([searchText(withoutBrackets(name)), searchText(name)])];
  comparable.set(name, names);
  return names;
};

const namesOf = ({ name, commonName }: Named): string[] =>
  [...comparableNames(name), ...(commonName ? comparableNames(commonName) : [])].filter((each) => each !== '');

/** The cost of a typo, and of a prefix compared with the full name; each part of a split word costs 0.5. */
export const slip = 0.45;
const beginning = 0.3;

const allowedSlips = (length: number) => (length < 5 ? 1 : length < 12 ? 2 : 3);

/** The likeliest of these, best first. */
export const likeliest = <Goods extends Named>(scored: readonly Scored<Goods>[], margin: number): Scored<Goods>[] => {
  const least = Math.min(...scored.map(({ cost }) => cost));
  return scored.filter(({ cost }) => cost <= least + margin).sort((a, b) => a.cost - b.cost);
};

const scoreBy = <Goods extends Named>(
  candidates: readonly Goods[],
  costOf: (name: string) => number,
  most: number,
): Scored<Goods>[] =>
  candidates.flatMap((candidate) => {
    const costs = namesOf(candidate).map((name) => ({ candidate, name, cost: costOf(name) }));
    const [least] = costs.sort((a, b) => a.cost - b.cost);
    return least && least.cost <= most ? [least] : [];
  });

/** The part of a name with the same reading as the typed text; null if none. */
const partOfName = (name: string, said: string): string | null => {
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

/** The part of names that sounds like a text: 六味地黄丸 for 六味地皇丸. Null if none does. */
export const partReadAs = (text: string, candidates: readonly Named[]): string | null => {
  const counts = new Map<string, number>();
  for (const name of candidates.flatMap(namesOf)) {
    for (const reading of usuallyRead(text)) {
      const part = partOfName(name, reading.join(''));
      if (part !== null && part !== text) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  const same = (part: string) => [...part].filter((character, index) => character === text[index]).length;
  const [first] = [...counts].sort(([a, many], [b, few]) => same(b) - same(a) || few - many);
  return first?.[0] ?? null;
};

/** Each additional part of a split word; a single character is rarely one. */
const costOfParts = (parts: readonly string[]) =>
  0.5 * (parts.length - 1) + 0.3 * parts.filter((part) => part.length === 1).length;

/** Exactly the characters of a name, in any order. */
const shuffled = 0.85;
const sorted = (text: string) => [...text].sort().join('');

/** Tolerates swapped, missing, wrong or extra characters, and words joined in any order, with or without the maker. */
export const likeCharacters = <Goods extends Named>(text: string, candidates: readonly Goods[]): Scored<Goods>[] => {
  const ownLetters = sorted(text);
  const slips = (name: string) =>
    Math.min(slip * slipsBetween(text, name), beginning + slip * slipsToBeginning(text, name)) + 0.001 * name.length;
  const likeNames = scoreBy(candidates, slips, slip * allowedSlips(text.length) + beginning + 0.1);
  const inParts = candidates.flatMap((candidate): Scored<Goods>[] => {
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

/** Initials with one of them wrong, swapped, missing or extra. */
export const likeInitials = <Goods extends Named>(typed: string, candidates: readonly Goods[]): Scored<Goods>[] => {
  const costOf = (name: string) =>
    Math.min(
      ...usuallyRead(name).map((reading) => {
        const initials = initialsOf(reading).join('');
        const isSameSound = blurPinyin(initials) === blurPinyin(typed);
        return (isSameSound ? 0.5 : slipsBetween(typed, initials)) + (initials.startsWith(typed.slice(0, 1)) ? 0 : 0.3);
      }),
    );
  return scoreBy(candidates, costOf, 1.5);
};

/** Full pinyin with confused sounds, and at most that many wrong letters. */
export const likePinyin = <Goods extends Named>(
  typed: string,
  candidates: readonly Goods[],
  mostSlips: number,
): Scored<Goods>[] => {
  const blurred = blurPinyin(typed);
  const costOf = (name: string) =>
    Math.min(
      ...blurredReadings(name).map((said) =>
        Math.min(slipsBetween(blurred, said), beginning + slipsToBeginning(blurred, said)),
      ),
    );
  return scoreBy(candidates, costOf, mostSlips + beginning);
};

/**
 * The trigrams that a pinyin with one typo still shares. A typo affects at most four adjacent ones: of blocks of three
 * it spoils two.
 */
export const soundsWithSlip = (sounds: readonly string[]): string[][] => {
  const count = Math.min(6, Math.floor(sounds.length / 3));
  if (count < 4) return sounds.map((_, index) => sounds.toSpliced(index, 4));
  const size = sounds.length / count;
  const blocks = Array.from({ length: count }, (_, index) =>
    sounds.slice(Math.floor(index * size), Math.floor((index + 1) * size)),
  );
  return blocks.flatMap((_, one) =>
    blocks
      .slice(one + 1)
      .map((__, other) => blocks.filter((___, index) => index !== one && index !== one + 1 + other).flat()),
  );
};
