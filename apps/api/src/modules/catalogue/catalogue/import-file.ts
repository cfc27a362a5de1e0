import { rm } from 'node:fs/promises';
import { chinaDay } from '@yaoji/domain';
import { searchEntry } from '@yaoji/goods-text';
import {
  type GoodsGroup,
  type ImportOptions,
  type ImportReport,
  type InspectedList,
  type LineKind,
  type ListOptions,
  type NumberedRow,
  noteText,
  rejectsWriter,
  rowsOf,
  writeRows,
} from '@yaoji/price-list';
import type { Steps } from './import-steps.ts';
import type { FloorChoice } from './left-out.ts';
import { newGoods } from './new-goods.ts';

export type FileImport = ImportReport & {
  /** Lines without a product, by kind. */
  noGoods: Map<LineKind, number[]>;
  /** File with the rows imported incompletely or not at all; null if there are none. */
  rejectsFile: string | null;
};

export type FileImportOptions = ListOptions &
  Pick<StepsOptions, 'now' | 'floor' | 'onProgress' | 'onGoods' | 'batchSize'> & {
    /** Default: next to the file, `<name>.rejects.csv`. */
    rejectsFile?: string | undefined;
  };

/** Refresh the planner's statistics after this many new products, and after this part of the list. */
const [manyNew, largePart] = [200, 0.05];

export type StepsOptions = Omit<ImportOptions, 'today' | 'makers'> & { now?: Date; floor?: FloorChoice | undefined };

/** Imports rows step by step, wherever the database is open. */
export const importInSteps = async (
  steps: Steps,
  rows: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  { now = new Date(), floor, ...options }: StepsOptions,
): Promise<ImportReport> => {
  await steps('begin', {});
  const held = typeof floor === 'object' && new Set(floor);
  /** True if most products of the last step were new. Only then does preparing search entries during a step pay off. */
  let areNew = false;
  const prepare = (groups: GoodsGroup[]) => {
    const entries = areNew ? groups.map(({ entry }) => searchEntry(newGoods(entry, null))) : [];
    return async () => {
      const choice = held ? groups.flatMap(({ entry }) => (held.has(entry.identity) ? entry.identity : [])) : floor;
      const input = { groups, now: now.toISOString(), entries, ...(choice && { floor: choice }) };
      const written = await steps('write', input);
      areNew = written.filter(({ outcomes: [first] }) => first === 'inserted').length > written.length / 2;
      return written;
    };
  };
  const report = await writeRows(prepare, rows, {
    ...options,
    today: chinaDay(now),
    makers: new Map(await steps('makers', {})),
  });
  if (report.inserted >= Math.max(manyNew, largePart * report.read)) await steps('refresh', {});
  return report;
};

/** Imports a list as it was read; writes rejected rows to a separate file. */
export const importFile = async (
  steps: Steps,
  list: InspectedList,
  options: FileImportOptions = {},
): Promise<FileImport> => {
  const rejectsFile = options.rejectsFile ?? `${list.path}.rejects.csv`;
  const rejects = rejectsWriter(rejectsFile, list);
  const noGoods = new Map<LineKind, number[]>();
  const write = ({ line, sheet = '', cells = [] }: NumberedRow, reason: string) =>
    rejects.write({ line, sheet, cells }, reason);

  await rm(rejectsFile, { force: true });
  try {
    const report = await importInSteps(steps, rowsOf(list, options, noGoods), {
      ...options,
      lineCounts: list.lineCounts,
      onReject: write,
      onNote: (source, note) => write(source, noteText(note)),
    });
    return { ...report, noGoods, rejectsFile: rejects.isWritten() ? rejectsFile : null };
  } finally {
    await rejects.close();
  }
};
