import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';
import { letters } from './readings/letters.ts';
import { words } from './readings/words.ts';

/** Words by their first character, longest first. */
const byFirst = Map.groupBy(
  [...words]
    .map(([word, syllables]) => ({ characters: [...word], syllables }))
    .sort((a, b) => b.syllables.length - a.syllables.length),
  ({ characters }) => characters[0],
);

/** Applies the pharmacists' readings, longest word first, over those of a general dictionary. */
const correct = (characters: readonly string[], general: readonly string[]): string[] => {
  const said = [...general];
  for (let start = 0; start < said.length; start++) {
    const word = byFirst
      .get(characters[start])
      ?.find((each) => each.characters.every((character, index) => character === characters[start + index]));
    if (!word) continue;
    said.splice(start, word.syllables.length, ...word.syllables);
    start += word.syllables.length - 1;
  }
  return said;
};

const mostReadings = 8;

/** An entry reads a name several times, and guesses read all names similar to the input. */
const read = new LRUCache<string, string[][]>({ max: 5_000 });

/**
 * Readings of a normalised text, the pharmacist's first: a syllable for each character, letters and figures unchanged.
 * Then the general dictionary's, then one for each alternative reading of a single character.
 */
export const readAloud = (text: string): string[][] => {
  const readings = read.get(text) ?? readCharacters(text);
  read.set(text, readings);
  return readings;
};

const readCharacters = (text: string): string[][] => {
  const characters = [...text];
  const general = pinyin(text, { toneType: 'none', type: 'array', v: true });
  if (general.length !== characters.length) return [characters];
  const main = correct(characters, general);
  const readings = [main, general];
  for (const [index, character] of characters.entries()) {
    for (const other of letters.get(character) ?? []) readings.push(main.with(index, other));
  }
  const distinct = new Map(readings.map((reading) => [reading.join(' '), reading]));
  return [...distinct.values()].slice(0, mostReadings);
};
