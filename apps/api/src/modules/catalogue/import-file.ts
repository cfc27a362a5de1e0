import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { type LineKind, type ListOptions, type LookedList, readLines } from '@yaoji/price-list';
import { type ImportOptions, type ImportReport, importInSteps, type NumberedRow } from './bring-rows.ts';
import type { Steps } from './import-steps.ts';

export type FileImport = ImportReport & {
  /** Lines that are no goods, by their kind. */
  noGoods: Map<LineKind, number[]>;
  /** Where the rows that did not go in, or not completely, were written; null if there are none. */
  rejectsFile: string | null;
};

export type FileImportOptions = ListOptions &
  Pick<ImportOptions, 'now' | 'onProgress' | 'onGoods' | 'batchSize'> & {
    /** Default: beside the file, `<name>.rejects.csv`. */
    rejectsFile?: string | undefined;
  };

const quote = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

type Reported = { line: number; sheet: string; cells: string[] };

/** Opens the rejects file with its first entry: an import without rejects leaves none behind. */
const rejectsWriter = (path: string, { lists }: LookedList) => {
  let file: ReturnType<typeof createWriteStream> | undefined;
  let headOf: string | undefined;
  const writeRow = async (cells: string[]) => {
    if (!file?.write(`${cells.map(quote).join(',')}\r\n`)) await new Promise((resolve) => file?.once('drain', resolve));
  };
  return {
    write: async ({ line, sheet, cells }: Reported, reason: string) => {
      if (!file) {
        file = createWriteStream(path);
        file.write('\ufeff');
      }
      const ofSheet = lists.length > 1 ? [sheet] : [];
      if (headOf !== sheet) {
        headOf = sheet;
        const head = (lists.find((list) => list.sheet === sheet) ?? lists[0])?.head ?? [];
        await writeRow(['line', 'reason', ...(lists.length > 1 ? ['sheet'] : []), ...head]);
      }
      await writeRow([String(line), reason, ...ofSheet, ...cells]);
    },
    close: async () => {
      if (!file) return;
      file.end();
      await finished(file);
    },
    isWritten: () => file !== undefined,
  };
};

/** The rows of a list that may be goods; what is none is noted by its kind. */
export async function* rowsOf(
  list: LookedList,
  options: ListOptions,
  noGoods: Map<LineKind, number[]>,
  onLine?: (line: Reported) => void,
): AsyncGenerator<NumberedRow> {
  for await (const { kind, cells, ...row } of readLines(list, options)) {
    onLine?.({ line: row.line, sheet: row.sheet, cells });
    if (!kind) yield row;
    else if (!noGoods.get(kind)?.push(row.line)) noGoods.set(kind, [row.line]);
  }
}

/** Imports a list as it was understood; what does not go in is written into a file of its own. */
export const importFile = async (
  steps: Steps,
  list: LookedList,
  options: FileImportOptions = {},
): Promise<FileImport> => {
  const rejectsFile = options.rejectsFile ?? `${list.path}.rejects.csv`;
  const rejects = rejectsWriter(rejectsFile, list);
  const noGoods = new Map<LineKind, number[]>();
  let current: Reported = { line: 0, sheet: '', cells: [] };

  const rows = rowsOf(list, options, noGoods, (line) => {
    current = line;
  });

  await rm(rejectsFile, { force: true });
  try {
    const report = await importInSteps(steps, rows, {
      ...options,
      lineCounts: list.lineCounts,
      onReject: (_, reason) => rejects.write(current, reason),
      onNote: (_, note) => rejects.write(current, note),
    });
    return { ...report, noGoods, rejectsFile: rejects.isWritten() ? rejectsFile : null };
  } finally {
    await rejects.close();
  }
};
