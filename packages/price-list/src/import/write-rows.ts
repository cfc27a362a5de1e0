import { type InspectedList, type ListOptions, readLines } from '../list/inspect-list.ts';
import type { LineKind } from '../list/line-kind.ts';
import { ListError, type Note } from '../problem.ts';
import { withCurrentMaker } from '../row/current-maker.ts';
import type { CatalogueRow } from '../row/fields.ts';
import type { Batch, GoodsEntry } from '../row/goods-entry.ts';
import { identityOfRow, parseRow } from '../row/parse-row.ts';

/** A product from one line, or with several batches from as many lines. */
export type GoodsGroup = {
  entry: GoodsEntry;
  /** All batches in the list. If there are any, they are the product's stock. */
  batches: Batch[];
};

export type Outcome = 'inserted' | 'updated' | 'unchanged';

/** The actual or predicted result for a product. */
export type GoodsOutcome = {
  /** Null if not written yet. */
  id: number | null;
  /** One per line. */
  outcomes: Outcome[];
  /** A changed price of a known product; null: 暂无报价. */
  price?: { before: string | null; after: string | null };
  /** Why it was not written, for the list's author; then there are no outcomes. */
  refused?: string;
  /** It waits for a second operator: the same list brings it once they approve. */
  isHeld?: boolean;
  /** The lowest changed price or tier, if it is below the product's floor. */
  below?: { price: string; floor: string };
};

/** A row with its line in the list; `problem` if it could not be read. */
export type NumberedRow = { line: number; sheet?: string; cells?: string[]; row: CatalogueRow; problem?: ListError };

export type ImportReport = Record<Outcome, number> & {
  read: number;
  rejected: number;
  /** Rows that wait for a second operator. */
  held: number;
  /** Ignored parts of imported rows, with counts. */
  notes: Map<Note['code'], number>;
  /** Products in the list: by id, or by identity if the row was rejected. */
  named: { ids: number[]; identities: string[] };
  /** Rows whose product is unknown. */
  unreadable: number;
};

export type ImportOptions = {
  /** Rows per transaction. */
  batchSize?: () => number;
  /** In China, as `2026-11-22`: expired batches are rejected. */
  today: string;
  /** Number of rows per product, if several. Without it every further row is rejected. */
  lineCounts?: ReadonlyMap<string, number>;
  /** Current names of makers by `makerKey` of former ones. Default none. */
  makers?: ReadonlyMap<string, string>;
  onReject?: (source: NumberedRow, reason: string) => void | Promise<void>;
  /** Called if a row is imported without some part. */
  onNote?: (source: NumberedRow, note: Note) => void | Promise<void>;
  onGoods?: (entry: GoodsEntry, outcome: GoodsOutcome) => void;
  /** Called after each transaction. */
  onProgress?: (report: ImportReport) => void;
};

/** Identifies a batch of a product. */
export const batchKey = ({ batchNo, expiry }: Omit<Batch, 'quantity'>): string => `${batchNo}\n${expiry ?? ''}`;

type Place = { line: number; sheet: string };

/** Groups the rows of one product from anywhere in the list. */
class Groups {
  readonly #lineCounts: ReadonlyMap<string, number>;
  /** First line of each product. */
  readonly #places = new Map<string, Place>();
  /** The product of each code. */
  readonly #codes = new Map<string, string>();
  readonly #open = new Map<string, { group: GoodsGroup; linesLeft: number }>();
  readonly #finished: GoodsGroup[] = [];

  constructor(lineCounts: ReadonlyMap<string, number>) {
    this.#lineCounts = lineCounts;
  }

  /**
   * Returns the row's group. Throws a `ListError` if the row repeats an earlier one, or has the code of another product.
   * `counted`: its identity where lines were counted.
   */
  add(entry: GoodsEntry, place: Place, counted: string): GoodsGroup {
    const { identity, batch, code } = entry;
    const holder = code === undefined ? identity : (this.#codes.get(code) ?? identity);
    if (code !== undefined && holder !== identity)
      throw new ListError('codeTwice', { code, ...(this.#places.get(holder) ?? place) });
    if (code !== undefined) this.#codes.set(code, identity);
    const open = this.#open.get(identity);
    const before = this.#places.get(identity);
    if (before === undefined) {
      const group: GoodsGroup = { entry, batches: batch ? [batch] : [] };
      this.#places.set(identity, place);
      const linesLeft = this.#lineCounts.get(counted) ?? 1;
      if (linesLeft > 1) this.#open.set(identity, { group, linesLeft });
      else this.#finished.push(group);
      return group;
    }
    const known = open?.group.batches ?? [];
    if (!open || !batch || known.length === 0 || known.some((each) => batchKey(each) === batchKey(batch))) {
      throw new ListError('repeated', { ...before, prices: differentPrices(open?.group.entry, entry) });
    }
    known.push(batch);
    return open.group;
  }

  /** Marks a line as processed, whether accepted or not. */
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

const emptyReport = (): ImportReport => ({
  read: 0,
  inserted: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  held: 0,
  notes: new Map(),
  named: { ids: [], identities: [] },
  unreadable: 0,
});

/**
 * Imports rows into a catalogue: adds new products, and updates known ones where the row differs. `prepare` readies
 * products while earlier ones are being written, and returns their writer. Every row is counted once, as inserted,
 * updated, unchanged or rejected. Rows of one product are written together, so that an interruption leaves each product
 * either old or as in the list.
 */
export const writeRows = async (
  prepare: (groups: GoodsGroup[]) => () => Promise<GoodsOutcome[]>,
  rows: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  options: ImportOptions,
): Promise<ImportReport> => {
  const { batchSize = () => 500, today, makers = new Map() } = options;
  const report = emptyReport();
  const groups = new Groups(options.lineCounts ?? (Array.isArray(rows) ? countLines(rows) : new Map()));
  let pending: GoodsGroup[] = [];
  /** The rows of groups that are not written yet. */
  const sources = new Map<GoodsGroup, NumberedRow[]>();

  /** The batch being written while the next one is read. */
  let inFlight: Promise<void> = Promise.resolve();

  const refuse = async (rows: readonly NumberedRow[], { refused: reason = '', isHeld }: GoodsOutcome) => {
    report[isHeld ? 'held' : 'rejected'] += rows.length;
    for (const row of rows) await options.onReject?.(row, reason);
  };

  const run = async (batch: GoodsGroup[], write: () => Promise<GoodsOutcome[]>) => {
    const results = await write();
    for (const [index, outcome] of results.entries()) {
      for (const each of outcome.outcomes) report[each]++;
      const group = batch[index];
      if (!group) continue;
      if (outcome.id !== null) report.named.ids.push(outcome.id);
      else report.named.identities.push(group.entry.identity);
      options.onGoods?.(group.entry, outcome);
      if (outcome.refused !== undefined) await refuse(sources.get(group) ?? [], outcome);
      sources.delete(group);
    }
    options.onProgress?.(report);
  };

  const flush = async () => {
    const batch = pending;
    pending = [];
    const write = prepare(batch);
    await inFlight;
    inFlight = run(batch, write);
    // The next await throws its failure; until then it must not be unhandled.
    inFlight.catch(() => {});
  };

  for await (const source of rows) {
    const { line, sheet = '', row: asRead, problem } = source;
    report.read++;
    const row = withCurrentMaker(asRead, makers);
    try {
      if (problem) throw problem;
      const entry = parseRow(row, today);
      const counted = row === asRead ? entry.identity : (identityOfRow(asRead) ?? '');
      const group = groups.add(entry, { line, sheet }, counted);
      sources.set(group, [...(sources.get(group) ?? []), source]);
      for (const note of entry.notes) {
        report.notes.set(note.code, (report.notes.get(note.code) ?? 0) + 1);
        await options.onNote?.(source, note);
      }
      groups.endLine(entry.identity);
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      report.rejected++;
      const identity = identityOfRow(row);
      groups.endLine(identity);
      if (identity === null || problem) report.unreadable++;
      else report.named.identities.push(identity);
      await options.onReject?.(source, error.message);
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

/** Rows that may be products; the others are counted by kind. */
export async function* rowsOf(
  list: InspectedList,
  options: ListOptions,
  noGoods: Map<LineKind, number[]>,
): AsyncGenerator<NumberedRow> {
  for await (const { kind, ...row } of readLines(list, options)) {
    if (!kind) yield row;
    else if (!noGoods.get(kind)?.push(row.line)) noGoods.set(kind, [row.line]);
  }
}
