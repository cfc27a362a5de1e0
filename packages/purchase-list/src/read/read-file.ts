import { readRows, UnreadableFileError } from '@yaoji/price-list';
import { type ListLine, listLine } from './list-line.ts';

/** A list unpacks to no more than this; what does is no list. */
const largestPart = 32 * 1024 * 1024;

/** Says in a sentence for the buyer why a file cannot be read as a list. */
export class UnreadableListError extends Error {
  override name = 'UnreadableListError';
}

/** The rows of a CSV or workbook, one more than `most` at the utmost. */
export const readFile = async (path: string, most: number): Promise<ListLine[]> => {
  try {
    return await readLines(path, most);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    throw new UnreadableListError('无法读取这个文件，请另存为CSV或XLSX后重试');
  }
};

const readLines = async (path: string, most: number): Promise<ListLine[]> => {
  const lines: ListLine[] = [];
  for await (const { line, cells } of readRows(path, { largestPart })) {
    lines.push(listLine(line, cells));
    if (lines.length > most) break;
  }
  return lines;
};
