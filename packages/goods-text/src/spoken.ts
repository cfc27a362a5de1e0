import { LRUCache } from 'lru-cache';
import { readAloud } from './read-aloud.ts';

export const initialsOf = (reading: readonly string[]): string[] =>
  reading.map((syllable) => (/^[a-z]+$/.test(syllable) ? syllable.slice(0, 1) : syllable));

/** The pharmacist's reading and the general dictionary's; what else a character may be read as is no exact match. */
const usualReadings = 2;

export const usuallyRead = (text: string): string[][] => readAloud(text).slice(0, usualReadings);

/**
 * Pinyin in which sounds that people mix up are the same: z and zh, c and ch, s and sh, n and ng, l and n, f and h. It is a
 * function of the letters alone, so that no syllables have to be told apart.
 */
export const blurPinyin = (letters: string): string =>
  letters
    .replaceAll(/([zcs])h/g, '$1')
    .replaceAll('ng', 'n')
    .replaceAll('l', 'n')
    .replaceAll('h', 'f')
    .replaceAll('v', 'u');

const blurred = new LRUCache<string, string[]>({ max: 10_000 });

/** The pinyin of a name as it is usually read, blurred. */
export const blurredReadings = (name: string): string[] => {
  const readings = blurred.get(name) ?? [...new Set(usuallyRead(name).map((reading) => blurPinyin(reading.join(''))))];
  blurred.set(name, readings);
  return readings;
};

/** The parts by which a pinyin with a slip in it is found: every three letters. */
export const trigrams = (letters: string): string[] =>
  [...letters].slice(2).map((_, index) => letters.slice(index, index + 3));

/** A text without each of its letters in turn: two texts that share one are a slip apart. */
export const withoutOne = (text: string): string[] => [
  ...new Set([...text].map((_, index) => text.slice(0, index) + text.slice(index + 1))),
];
