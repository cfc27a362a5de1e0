import { rm } from 'node:fs/promises';
import { chinaDay } from '@yaoji/domain';
import {
  bringRows,
  type GoodsGroup,
  type ImportOptions,
  type ImportReport,
  type LineKind,
  type ListedLine,
  type ListOptions,
  type LookedList,
  type NumberedRow,
  rejectsWriter,
  rowsOf,
} from '@yaoji/price-list';
import type { Steps } from './import-steps.ts';

export type FileImport = ImportReport & {
  /** Lines that are no goods, by their kind. */
  noGoods: Map<LineKind, number[]>;
  /** Where the rows that did not go in, or not completely, were written; null if there are none. */
  rejectsFile: string | null;
};

export type FileImportOptions = ListOptions &
  Pick<StepsOptions, 'now' | 'onProgress' | 'onGoods' | 'batchSize'> & {
    /** Default: beside the file, `<name>.rejects.csv`. */
    rejectsFile?: string | undefined;
  };

/** From so many new goods on, and from this part of the list on, statistics are refreshed for the planner. */
const [manyNew, largePart] = [200, 0.05];

export type StepsOptions = Omit<ImportOptions, 'today'> & { now?: Date };

/** Brings rows in step by step, wherever the database is open. */
export const importInSteps = async (
  steps: Steps,
  rows: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  { now = new Date(), ...options }: StepsOptions,
): Promise<ImportReport> => {
  await steps('begin', {});
  const write = (groups: GoodsGroup[]) => steps('write', { groups, now: now.toISOString() });
  const report = await bringRows(write, rows, { ...options, today: chinaDay(now) });
  if (report.inserted >= Math.max(manyNew, largePart * report.read)) await steps('refresh', {});
  return report;
};

/** Imports a list as it was understood; what does not go in is written into a file of its own. */
export const importFile = async (
  steps: Steps,
  list: LookedList,
  options: FileImportOptions = {},
): Promise<FileImport> => {
  const rejectsFile = options.rejectsFile ?? `${list.path}.rejects.csv`;
  const rejects = rejectsWriter(rejectsFile, list);
  const noGoods = new Map<LineKind, number[]>();
  let current: ListedLine = { line: 0, sheet: '', cells: [] };

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
