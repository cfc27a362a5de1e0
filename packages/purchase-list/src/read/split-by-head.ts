import { type Column, columnsOf } from './find-columns.ts';
import type { ListLine } from './list-line.ts';
import { readAmount } from './quantity-text.ts';

const wordsOf = ({ cells }: ListLine, gap = /\s+/): string[] =>
  cells.length === 1 ? (cells[0] ?? '').trim().split(gap) : [];

/** Words of a head may be spaced, too: 序 号   品 名   数 量. */
const headOf = (line: ListLine): string[] | undefined =>
  [/\s+/, /\s{2,}/].map((gap) => wordsOf(line, gap)).find((words) => words.length > 1 && columnsOf(words) !== null);

/** A name with a space, or a missing cell, would move all cells behind it. */
const fits = (words: readonly string[], kinds: readonly Column[]): boolean =>
  words.length === kinds.length &&
  words.every((word, index) => {
    const kind = kinds[index];
    if (kind === 'quantity') return readAmount(word) !== null;
    if (kind === 'spec') return /\d/.test(word);
    if (kind === 'name' || kind === 'maker')
      return /^(?!\d+$)[\p{L}\d]/u.test(word) && (kind === 'name' || !/\d/.test(word));
    return true;
  });

/** Splits the lines of a table whose head has spaces between its words: 序号 品名 规格 厂家 数量. */
export const splitByHead = (lines: readonly ListLine[]): ListLine[] => {
  const head = lines.findIndex((line) => headOf(line) !== undefined);
  const titles = lines.slice(head, head + 1).flatMap((line) => headOf(line) ?? []);
  const kinds = columnsOf(titles);
  if (head === -1 || kinds === null) return [...lines];
  return lines.map((line, index) => {
    if (index === head) return { ...line, cells: titles };
    const words = wordsOf(line);
    return index > head && fits(words, kinds) ? { ...line, cells: words } : line;
  });
};
