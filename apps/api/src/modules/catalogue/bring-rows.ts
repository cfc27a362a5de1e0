import { chinaDay } from '@yaoji/domain';
import { type CatalogueRow, type GoodsEntry, identityOfRow, parseRow, RowError } from '@yaoji/price-list';
import type { GoodsGroup, GoodsOutcome, Outcome } from './import-batch.ts';
import type { Steps } from './import-steps.ts';

/** A row with its line in the list; `problem` where it could not even be read. */
export type NumberedRow = { line: number; sheet?: string; row: CatalogueRow; problem?: string };

export type ImportReport = Record<Outcome, number> & {
  read: number;
  rejected: number;
  /** What was left away of rows that went in, with how often. */
  notes: Map<string, number>;
  /** Goods that the rows name: by id, and by identity where a row did not go in. */
  named: { ids: number[]; identities: string[] };
  /** Rows of which not even the goods are known. */
  unreadable: number;
};

export type ImportOptions = {
  /** Rows in one transaction. */
  batchSize?: () => number;
  now?: Date;
  /** How many rows describe the same goods, where there are several. Without it every further one is rejected. */
  lineCounts?: ReadonlyMap<string, number>;
  onReject?: (line: number, reason: string) => void | Promise<void>;
  /** A row goes in without a part of it. */
  onNote?: (line: number, note: string) => void | Promise<void>;
  onGoods?: (entry: GoodsEntry, outcome: GoodsOutcome) => void;
  /** After each transaction. */
  onProgress?: (report: ImportReport) => void;
};

const batchName = (batch: { batchNo: string; expiry: string | null }) => `${batch.batchNo}\n${batch.expiry ?? ''}`;

/** Puts together the rows that describe the same goods, wherever they stand in the list. */
class Groups {
  readonly #lineCounts: ReadonlyMap<string, number>;
  /** Where the goods were first described. */
  readonly #places = new Map<string, string>();
  readonly #open = new Map<string, { group: GoodsGroup; linesLeft: number }>();
  readonly #finished: GoodsGroup[] = [];

  constructor(lineCounts: ReadonlyMap<string, number>) {
    this.#lineCounts = lineCounts;
  }

  /** Throws a `RowError` if the row says again what an earlier one has said. */
  add(entry: GoodsEntry, place: string) {
    const { identity, batch } = entry;
    const open = this.#open.get(identity);
    const before = this.#places.get(identity);
    if (before === undefined) {
      const group: GoodsGroup = { entry, batches: batch ? [batch] : [] };
      this.#places.set(identity, place);
      const linesLeft = this.#lineCounts.get(identity) ?? 1;
      if (linesLeft > 1) this.#open.set(identity, { group, linesLeft });
      else this.#finished.push(group);
      return;
    }
    const known = open?.group.batches ?? [];
    if (!open || !batch || known.length === 0 || known.some((each) => batchName(each) === batchName(batch))) {
      throw new RowError(`the same goods as ${before}${differenceOf(open?.group.entry, entry)}`);
    }
    known.push(batch);
  }

  /** A line of the list is over, whether it was taken or not. */
  endLine(identity: string | null) {
    const open = this.#open.get(identity ?? '');
    if (!identity || !open || --open.linesLeft > 0) return;
    this.#open.delete(identity);
    this.#finished.push(open.group);
  }

  takeFinished = () => this.#finished.splice(0);

  takeAll() {
    for (const { group } of this.#open.values()) this.#finished.push(group);
    this.#open.clear();
    return this.takeFinished();
  }
}

const differenceOf = (first: GoodsEntry | undefined, entry: GoodsEntry): string => {
  const [before, after] = [first?.stated.price, entry.stated.price];
  return before === after || !first ? '' : `, with another price: ${after ?? 'none'}, there ${before ?? 'none'}`;
};

const countLines = (rows: readonly NumberedRow[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { row } of rows) {
    const identity = identityOfRow(row);
    if (identity !== null) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  }
  return counts;
};

/**
 * Brings rows into the catalogue: goods that are new are added, known ones changed where the row says otherwise. Every
 * row is counted once, as inserted, updated, unchanged or rejected. Rows of the same goods are written together, so that
 * whoever ends this in the middle leaves each goods as before or as the list says.
 */
export const bringRows = async (
  bring: (groups: GoodsGroup[]) => Promise<GoodsOutcome[]>,
  rows: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  options: ImportOptions = {},
): Promise<ImportReport> => {
  const { batchSize = () => 500, now = new Date() } = options;
  const today = chinaDay(now);
  const report: ImportReport = {
    read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    notes: new Map(),
    named: { ids: [], identities: [] },
    unreadable: 0,
  };
  const groups = new Groups(options.lineCounts ?? (Array.isArray(rows) ? countLines(rows) : new Map()));
  let pending: GoodsGroup[] = [];

  /** The batch that is being written while the next one is read. */
  let inFlight: Promise<void> = Promise.resolve();

  const write = async (batch: GoodsGroup[]) => {
    const results = await bring(batch);
    for (const [index, outcome] of results.entries()) {
      for (const each of outcome.outcomes) report[each]++;
      const entry = batch[index]?.entry;
      if (outcome.id !== null) report.named.ids.push(outcome.id);
      if (entry) options.onGoods?.(entry, outcome);
    }
    options.onProgress?.(report);
  };

  const flush = async () => {
    await inFlight;
    if (pending.length === 0) return;
    inFlight = write(pending);
    // Whoever waits for it next learns of its failure; until then it is nobody's.
    inFlight.catch(() => {});
    pending = [];
  };

  for await (const { line, sheet, row, problem } of rows) {
    report.read++;
    try {
      if (problem) throw new RowError(problem);
      const entry = parseRow(row, today);
      groups.add(entry, sheet ? `line ${line} of ${sheet}` : `line ${line}`);
      for (const { kind, cell } of entry.notes) {
        report.notes.set(kind, (report.notes.get(kind) ?? 0) + 1);
        await options.onNote?.(line, `went in, but ${kind}: ${cell}`);
      }
      groups.endLine(entry.identity);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.rejected++;
      const identity = identityOfRow(row);
      groups.endLine(identity);
      if (identity === null || problem) report.unreadable++;
      else report.named.identities.push(identity);
      await options.onReject?.(line, error.message);
    }
    pending.push(...groups.takeFinished());
    if (pending.length >= batchSize()) await flush();
  }
  pending.push(...groups.takeAll());
  await flush();
  await inFlight;
  options.onProgress?.(report);
  return report;
};

/** From so many new goods on, and from this part of the list on, statistics are refreshed for the planner. */
const [manyNew, largePart] = [200, 0.05];

/** Brings rows in step by step, wherever the database is open. */
export const importInSteps = async (
  steps: Steps,
  rows: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  options: ImportOptions = {},
): Promise<ImportReport> => {
  const now = (options.now ?? new Date()).toISOString();
  await steps('begin', {});
  const report = await bringRows((groups) => steps('write', { groups, now }), rows, options);
  if (report.inserted >= Math.max(manyNew, largePart * report.read)) await steps('refresh', {});
  return report;
};
