import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRows, spreadsheetError } from '@yaoji/price-list';
import { invalid } from '#errors/refusal.ts';
import type { ListLine } from './list-line.ts';

const megabyte = 1024 * 1024;
const largestMb = 5;
/** A list unpacks to no more than this; what does is no list. */
const largestPart = 32 * megabyte;

/** The rows of an uploaded CSV or workbook, one more than `most` at the utmost. */
export const readFile = async (file: Blob, most: number): Promise<ListLine[]> => {
  if (file.size === 0) throw invalid({ file: '文件是空的' });
  if (file.size > largestMb * megabyte) throw invalid({ file: `文件不能超过${largestMb}MB` });
  const folder = await mkdtemp(join(tmpdir(), 'purchase-list-'));
  try {
    const path = join(folder, 'list');
    await writeFile(path, Buffer.from(await file.arrayBuffer()));
    // Whatever a parser stumbles over is in the file.
    return await readLines(path, most).catch(() => {
      throw invalid({ file: '无法读取这个文件，请另存为CSV或XLSX后重试' });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const readLines = async (path: string, most: number): Promise<ListLine[]> => {
  const lines: ListLine[] = [];
  for await (const { line, cells } of readRows(path, { largestPart })) {
    const filled = cells.map((cell) => cell.replaceAll('\0', '').replace(spreadsheetError, '').trim());
    lines.push({ row: line, text: filled.filter((cell) => cell !== '').join(' '), cells: filled });
    if (lines.length > most) break;
  }
  return lines;
};
