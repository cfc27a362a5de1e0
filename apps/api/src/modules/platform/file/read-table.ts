import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListError, readRows } from '@yaoji/price-list';
import { invalid } from '#errors/refusal.ts';

const largestPart = 8 * 1024 * 1024;

type Row = { line: number; cells: string[]; problem?: ListError };

/** The rows of a CSV file in UTF-8 or GBK, or of an XLSX file; refused with these words. */
export const readTable = async (
  file: Blob,
  mostRows: number,
  words: { tooMany: string; unreadable: string },
): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'table-'));
  const path = join(folder, 'list');
  try {
    await writeFile(path, file.stream());
    const rows: Row[] = [];
    for await (const row of readRows(path, { largestPart })) {
      rows.push(row);
      if (rows.length > mostRows) throw invalid({ file: words.tooMany });
    }
    return rows;
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    throw invalid({ file: words.unreadable });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
