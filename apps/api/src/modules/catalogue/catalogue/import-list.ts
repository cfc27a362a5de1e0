import { chinaDay } from '@yaoji/domain';
import {
  type ImportReport,
  type InspectedList,
  type LineKind,
  type ListOptions,
  type NumberedRow,
  noteText,
  PriceChanges,
  rowsOf,
  sumUp,
  writeRows,
} from '@yaoji/price-list';
import type { GoneGoods } from './catalogue.repository.ts';
import { type FileImport, type FileImportOptions, importFile } from './import-file.ts';
import type { Steps } from './import-steps.ts';
import type { OpenSteps } from './open-steps.ts';

/** The treatment of products that a list does not name: report them, unlist them, or ignore them. */
export type GoneChoice = 'report' | 'unshelve' | 'keep';

type ListImportOptions = ListOptions & { gone: GoneChoice; onProgress: (report: ImportReport) => void };

export type CheckedList = {
  report: ImportReport;
  prices: PriceChanges;
  noGoods: Map<LineKind, number[]>;
  /** The first rows that would be imported incompletely or not at all. */
  reports: { line: number; name: string; reason: string }[];
  reportCount: number;
  gone: GoneGoods[];
};

const mostReports = 20;
const mostOfName = 60;

type Open = Pick<OpenSteps, 'steps' | 'batchSize'>;

/** Reports the changes a list would make, without making them. */
export const checkList = async (
  { steps, batchSize }: Open,
  list: InspectedList,
  { gone, onProgress, ...options }: ListImportOptions,
): Promise<CheckedList> => {
  const prices = new PriceChanges();
  const noGoods: CheckedList['noGoods'] = new Map();
  const reports: CheckedList['reports'] = [];
  let reportCount = 0;
  const onReport = ({ line, row: { name = '' } }: NumberedRow, reason: string) => {
    if (++reportCount <= mostReports) reports.push({ line, name: name.trim().slice(0, mostOfName), reason });
  };
  const report = await writeRows((groups) => () => steps('compare', { groups }), rowsOf(list, options, noGoods), {
    batchSize,
    today: chinaDay(new Date()),
    makers: new Map(await steps('makers', {})),
    lineCounts: list.lineCounts,
    onReject: onReport,
    onNote: (source, note) => onReport(source, noteText(note)),
    onGoods: (entry, outcome) => prices.add(entry, outcome),
    onProgress,
  });
  return {
    report,
    prices,
    noGoods,
    reports,
    reportCount,
    gone: gone === 'keep' ? [] : await steps('gone', report.named),
  };
};

export type ListImport = {
  report: FileImport;
  prices: PriceChanges;
  /** Identities of the products that wait for a second operator. */
  held: string[];
  gone: GoneGoods[];
};

type ImportedList = ListImportOptions & {
  operator: string;
  /** The command as the log shows it. */
  command: string;
  floor?: FileImportOptions['floor'];
  rejectsFile?: string | undefined;
};

/** Imports a list into the catalogue, with an entry in the operator log. */
export const importList = async (
  { steps, batchSize }: Open,
  list: InspectedList,
  { operator, command, gone, ...options }: ImportedList,
): Promise<ListImport> => {
  const prices = new PriceChanges();
  const held: string[] = [];
  const entry = {
    operator: operator.slice(0, 100),
    command: command.slice(0, 1000),
    createdAt: new Date().toISOString(),
  };
  const id = await steps('begun', { ...entry, outcome: 'begun', answer: '' });
  try {
    const report = await importFile(steps, list, {
      ...options,
      batchSize,
      onGoods: (goods, outcome) => {
        prices.add(goods, outcome);
        if (outcome.isHeld) held.push(goods.identity);
      },
    });
    const found = await handleGone(gone, steps, report);
    await steps('ended', { id, entry: { ...entry, outcome: 'done', answer: sumUp(report) } });
    return { report, prices, held, gone: found };
  } catch (error) {
    // The server may be gone; then the log shows only that the import started.
    await steps('ended', { id, entry: { ...entry, outcome: 'failed', answer: (error as Error).message } }).catch(
      () => {},
    );
    throw error;
  }
};

const goneAtOnce = 200;

/** Unnamed products may be on unreadable lines: if there are any, none is unlisted. */
const handleGone = async (choice: GoneChoice, steps: Steps, { named, unreadable }: ImportReport) => {
  if (choice === 'keep' || named.ids.length === 0) return [];
  const gone = await steps('gone', named);
  if (choice === 'report' || unreadable > 0) return gone;
  for (let start = 0; start < gone.length; start += goneAtOnce) {
    const ids = gone.slice(start, start + goneAtOnce).map(({ id }) => id);
    await steps('unshelve', { ids, now: new Date().toISOString() });
  }
  return gone;
};
