import type { LineKind } from '../list/line-kind.ts';
import { type ListOptions, type LookedList, readLines } from '../list/look-at-list.ts';
import { ListError, type Note } from '../problem.ts';
import type { CatalogueRow } from '../row/fields.ts';
import type { Batch, GoodsEntry } from '../row/goods-entry.ts';
import { identityOfRow, parseRow } from '../row/parse-row.ts';
import type { ListedLine } from './rejects-file.ts';

/** Goods as a list describes them in one line, or with several batches in as many lines. */
export type GoodsGroup = {
  entry: GoodsEntry;
  /** All batches that the list names. Where there are any, they are the goods' stock. */
  batches: Batch[];
};

export type Outcome = 'inserted' | 'updated' | 'unchanged';

/** What was done with goods, or would be. */
export type GoodsOutcome = {
  /** Null where the goods are not written yet. */
  id: number | null;
  /** Of each line. */
  outcomes: Outcome[];
  /** A price of known goods that is another one now; null: 暂无报价. */
  price?: { before: string | null; after: string | null };
};

/** A row with its line in the list; `problem` where it could not even be read. */
export type NumberedRow = { line: number; sheet?: string; row: CatalogueRow; problem?: ListError };

export type ImportReport = Record<Outcome, number> & {
  read: number;
  rejected: number;
  /** What was left away of rows that went in, with how often. */
  notes: Map<Note['code'], number>;
  /** Goods that the rows name: by id, and by identity where a row did not go in. */
  named: { ids: number[]; identities: string[] };
  /** Rows of which not even the goods are known. */
  unreadable: number;
};

export type ImportOptions = {
  /** Rows in one transaction. */
  batchSize?: () => number;
  /** In China, as `2026-11-22`: what has expired by then is rejected. */
  today: string;
  /** How many rows describe the same goods, where there are several. Without it every further one is rejected. */
  lineCounts?: ReadonlyMap<string, number>;
  onReject?: (line: number, problem: ListError) => void | Promise<void>;
  /** A row goes in without a part of it. */
  onNote?: (line: number, note: Note) => void | Promise<void>;
  onGoods?: (entry: GoodsEntry, outcome: GoodsOutcome) => void;
  /** After each transaction. */
  onProgress?: (report: ImportReport) => void;
};

/** Tells the batches of goods apart. */
export const batchKey = ({ batchNo, expiry }: Omit<Batch, 'quantity'>): string => `${batchNo}\n${expiry ?? ''}`;

type Place = { line: number; sheet: string };

/** Puts together the rows that describe the same goods, wherever they stand in the list. */
class Groups {
  readonly #lineCounts: ReadonlyMap<string, number>;
  /** Where the goods were first described. */
  readonly #places = new Map<string, Place>();
  readonly #open = new Map<string, { group: GoodsGroup; linesLeft: number }>();
  readonly #finished: GoodsGroup[] = [];

  constructor(lineCounts: ReadonlyMap<string, number>) {
    this.#lineCounts = lineCounts;
  }

  /** Throws a `ListError` if the row says again what an earlier one has said. */
  add(entry: GoodsEntry, place: Place) {
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
    if (!open || !batch || known.length === 0 || known.some((each) => batchKey(each) === batchKey(batch))) {
      throw new ListError('repeated', { ...before, prices: differentPrices(open?.group.entry, entry) });
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

const differentPrices = (first: GoodsEntry | undefined, { stated }: GoodsEntry): [string, string] | null =>
  !first || first.stated.price === stated.price ? null : [first.stated.price ?? '无', stated.price ?? '无'];

const countLines = (rows: readonly NumberedRow[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { row } of rows) {
    const identity = identityOfRow(row);
    if (identity !== null) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  }
  return counts;
};

/**
 * Brings rows into a catalogue: goods that are new are added, known ones changed where the row says otherwise. `bring`
 * makes goods ready while those before them are being written, and returns what writes them. Every row is counted once, as
 * inserted, updated, unchanged or rejected. Rows of the same goods are written together, so that whoever ends this in the
 * middle leaves each goods as before or as the list says.
 */
export const bringRows = async (
  bring: (groups: GoodsGroup[]) => () => Promise<GoodsOutcome[]>,
  rows: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  options: ImportOptions,
): Promise<ImportReport> => {
  const { batchSize = () => 500, today } = options;
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

  const run = async (batch: GoodsGroup[], write: () => Promise<GoodsOutcome[]>) => {
    const results = await write();
    for (const [index, outcome] of results.entries()) {
      for (const each of outcome.outcomes) report[each]++;
      const entry = batch[index]?.entry;
      if (outcome.id !== null) report.named.ids.push(outcome.id);
      if (entry) options.onGoods?.(entry, outcome);
    }
    options.onProgress?.(report);
  };

  const flush = async () => {
    const batch = pending;
    pending = [];
    const write = bring(batch);
    await inFlight;
    inFlight = run(batch, write);
    // Whoever waits for it next learns of its failure; until then it is nobody's.
    inFlight.catch(() => {});
  };

  for await (const { line, sheet = '', row, problem } of rows) {
    report.read++;
    try {
      if (problem) throw problem;
      const entry = parseRow(row, today);
      groups.add(entry, { line, sheet });
      for (const note of entry.notes) {
        report.notes.set(note.code, (report.notes.get(note.code) ?? 0) + 1);
        await options.onNote?.(line, note);
      }
      groups.endLine(entry.identity);
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      report.rejected++;
      const identity = identityOfRow(row);
      groups.endLine(identity);
      if (identity === null || problem) report.unreadable++;
      else report.named.identities.push(identity);
      await options.onReject?.(line, error);
    }
    pending.push(...groups.takeFinished());
    if (pending.length >= batchSize()) await flush();
  }
  pending.push(...groups.takeAll());
  if (pending.length > 0) await flush();
  await inFlight;
  options.onProgress?.(report);
  return report;
};

/** The rows of a list that may be goods; what is none is noted by its kind. */
export async function* rowsOf(
  list: LookedList,
  options: ListOptions,
  noGoods: Map<LineKind, number[]>,
  onLine?: (line: ListedLine) => void,
): AsyncGenerator<NumberedRow> {
  for await (const { kind, cells, ...row } of readLines(list, options)) {
    onLine?.({ line: row.line, sheet: row.sheet, cells });
    if (!kind) yield row;
    else if (!noGoods.get(kind)?.push(row.line)) noGoods.set(kind, [row.line]);
  }
}
