import { readRows } from '@yaoji/price-list';
import { type ListLine, listLine } from './list-line.ts';

/** Largest unpacked size of a list. */
const largestPart = 32 * 1024 * 1024;

/** The rows of a CSV or workbook, at most one more than `most`. */
export const readFile = async (path: string, most: number): Promise<ListLine[]> => {
  const lines: ListLine[] = [];
  for await (const { line, cells } of readRows(path, { largestPart })) {
    lines.push(listLine(line, cells));
    if (lines.length > most) break;
  }
  return lines;
};
