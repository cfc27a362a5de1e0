import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Db } from '#db/database.ts';
import { readRows } from './file/read-rows.ts';
import { UnreadableFileError } from './file/source-row.ts';
import { type ImportReport, importRows, type NumberedRow } from './import-rows.ts';
import type { CatalogueRow } from './row/fields.ts';
import { findHeader, type Header } from './row/find-header.ts';

export type FileImport = ImportReport & {
  /** Columns that mean nothing to the catalogue. */
  unknownColumns: string[];
  /** Where the rejected rows were written; null if there are none. */
  rejectsFile: string | null;
};

export type FileImportOptions = {
  now?: Date;
  /** Default: beside the file, `<name>.rejects.csv`. */
  rejectsFile?: string;
  onUnknownColumns?: (names: string[]) => void;
  onProgress?: (report: ImportReport) => void;
};

/** Title lines that may stand above the header. */
const mostTitleLines = 20;

const quote = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Opens the rejects file with its first entry: an import without rejects leaves none behind. */
const rejectsWriter = (path: string, header: () => string[]) => {
  let file: ReturnType<typeof createWriteStream> | undefined;
  const writeRow = async (cells: string[]) => {
    if (!file?.write(`${cells.map(quote).join(',')}\r\n`)) await new Promise((resolve) => file?.once('drain', resolve));
  };
  return {
    write: async (line: number, reason: string, cells: string[]) => {
      if (!file) {
        file = createWriteStream(path);
        file.write('\ufeff');
        await writeRow(['line', 'reason', ...header()]);
      }
      await writeRow([String(line), reason, ...cells]);
    },
    close: async () => {
      if (!file) return;
      file.end();
      await finished(file);
    },
    isWritten: () => file !== undefined,
  };
};

/** Imports a CSV or XLSX file. Throws an `UnreadableFileError` with a sentence if it is no list of goods at all. */
export const importFile = async (db: Db, path: string, options: FileImportOptions = {}): Promise<FileImport> => {
  const rejectsFile = options.rejectsFile ?? `${path}.rejects.csv`;
  let header: (Header & { cells: string[] }) | undefined;
  let current: { line: number; cells: string[] } = { line: 0, cells: [] };
  const rejects = rejectsWriter(rejectsFile, () => header?.cells ?? []);

  async function* rows(): AsyncGenerator<NumberedRow> {
    const titles: string[][] = [];
    for await (const { line, cells, problem } of readRows(path)) {
      if (!header) {
        const found = findHeader(cells);
        if (found) {
          header = { ...found, cells };
          if (found.unknown.length > 0) options.onUnknownColumns?.(found.unknown);
        } else if (titles.push(cells) > mostTitleLines) break;
        continue;
      }
      current = { line, cells };
      const row: CatalogueRow = {};
      for (const [field, position] of header.columns) row[field] = cells[position] ?? '';
      yield problem === undefined ? { line, row } : { line, row, problem };
    }
    if (!header) {
      const columns = titles.find((cells) => cells.length > 1) ?? titles[0] ?? [];
      throw new UnreadableFileError(
        `No column is called name (or 名称, 品名, 商品名称 …); the first row has: ${columns
          .slice(0, 20)
          .map((cell) => cell.slice(0, 30))
          .join(', ')}.`,
      );
    }
  }

  await rm(rejectsFile, { force: true });
  try {
    const report = await importRows(db, rows(), {
      ...(options.now && { now: options.now }),
      ...(options.onProgress && { onProgress: options.onProgress }),
      onReject: (line, reason) => rejects.write(line, reason, line === current.line ? current.cells : []),
    });
    return {
      ...report,
      unknownColumns: header?.unknown ?? [],
      rejectsFile: rejects.isWritten() ? rejectsFile : null,
    };
  } finally {
    await rejects.close();
  }
};
