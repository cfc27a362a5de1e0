import { LRUCache } from 'lru-cache';
import { fold } from './fold.ts';

/** A list compares each of its rows with the same names and makers. */
const read = new LRUCache<string, string>({ max: 20_000 });
const longestRead = 40;

/**
 * Normalises a text for search: half width, lower case, simplified, Ⅰ as i and ₂ as 2, without spaces and punctuation.
 * Only letters, figures and Chinese characters remain, so that 10'S and １０Ｓ are the same.
 */
export const searchText = (text: string): string => {
  if (text.length > longestRead) return normalise(text);
  const known = read.get(text) ?? normalise(text);
  read.set(text, known);
  return known;
};

const normalise = (text: string): string =>
  fold(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[μµ]/g, 'u')
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
