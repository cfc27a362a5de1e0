import { LRUCache } from 'lru-cache';
import { readAloud } from './read-aloud.ts';

export const initialsOf = (reading: readonly string[]): string[] =>
  reading.map((syllable) => (/^[a-z]+$/.test(syllable) ? syllable.slice(0, 1) : syllable));

/** The pharmacist's reading and the general dictionary's; other readings are not exact matches. */
const usualReadings = 2;

export const usuallyRead = (text: string): string[][] => readAloud(text).slice(0, usualReadings);

/**
 * Pinyin in which commonly confused sounds are the same: z and zh, c and ch, s and sh, n and ng, l and n, f and h.
 * Works on letters alone, so that syllables need not be split.
 */
export const blurPinyin = (letters: string): string =>
  letters
    .replaceAll(/([zcs])h/g, '$1')
    .replaceAll('ng', 'n')
    .replaceAll('l', 'n')
    .replaceAll('h', 'f')
    .replaceAll('v', 'u');

const blurred = new LRUCache<string, string[]>({ max: 10_000 });

/** The blurred pinyin of a name in its usual readings. */
export const blurredReadings = (name: string): string[] => {
  const readings = blurred.get(name) ?? [...new Set(usuallyRead(name).map((reading) => blurPinyin(reading.join(''))))];
  blurred.set(name, readings);
  return readings;
};

/** Trigrams, which find a pinyin despite a typo. */
export const trigrams = (letters: string): string[] =>
  [...letters].map((_, index, all) => all.slice(index, index + 3).join('')).slice(0, -2);

/** A text with each of its letters left out in turn: two texts that share one are a typo apart. */
export const withoutOne = (text: string): string[] => [
  ...new Set([...text].map((_, index, all) => all.toSpliced(index, 1).join(''))),
];
