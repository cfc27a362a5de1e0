import { type Column, columnsOf } from './find-columns.ts';
import type { ListLine } from './list-line.ts';
import { readAmount } from './quantity-text.ts';

const wordsOf = ({ cells }: ListLine): string[] => (cells.length === 1 ? (cells[0] ?? '').trim().split(/\s+/) : []);

/** A name with a space, or a missing cell, would move all cells behind it. */
const fits = (words: readonly string[], kinds: readonly Column[]): boolean =>
  words.length === kinds.length &&
  words.every((word, place) => {
    const kind = kinds[place];
    if (kind === 'quantity') return readAmount(word) !== null;
    if (kind === 'spec') return /\d/.test(word);
    if (kind === 'name' || kind === 'maker')
      return /^(?!\d+$)[\p{L}\d]/u.test(word) && (kind === 'name' || !/\d/.test(word));
    return true;
  });

/** Splits the lines of a table whose head has spaces between its words: 序号 品名 规格 厂家 数量. */
export const splitByHead = (lines: readonly ListLine[]): ListLine[] => {
  const split = lines.map((line) => ({ line, words: wordsOf(line) }));
  const head = split.findIndex(({ words }) => words.length > 1 && columnsOf(words) !== null);
  const kinds = columnsOf(split[head]?.words ?? []);
  if (kinds === null) return [...lines];
  return split.map(({ line, words }, index) =>
    index === head || (index > head && fits(words, kinds)) ? { ...line, cells: words } : line,
  );
};
