import { chinaDay } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { refreshStatistics } from './catalogue.repository.ts';
import { Categories } from './categories.ts';
import { dropOtherBatches } from './drop-other-batches.ts';
import { type BatchEntry, importBatch } from './import-batch.ts';
import { beginIndex } from './reindex.ts';
import type { CatalogueRow } from './row/fields.ts';
import type { GoodsEntry } from './row/goods-entry.ts';
import { parseRow } from './row/parse-row.ts';
import { RowError } from './row/row-error.ts';

/** A row with its line in the list; `problem` where it could not even be read. */
export type NumberedRow = { line: number; row: CatalogueRow; problem?: string };

export type ImportReport = {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** What was left away of rows that went in, with how often. */
  notes: Map<string, number>;
};

export type ImportOptions = {
  /** Rows in one transaction. */
  batchSize?: number;
  now?: Date;
  onReject?: (line: number, reason: string) => void | Promise<void>;
  /** After each transaction. */
  onProgress?: (report: ImportReport) => void;
};

/** From so many changed rows on, statistics are refreshed for the planner. */
const manyRows = 200;

type Seen = { line: number; batches: string[] };

const batchName = (batch: { batchNo: string; expiry: string | null }) => `${batch.batchNo}\n${batch.expiry ?? ''}`;

/**
 * Brings rows into the catalogue: goods that are new are added, known ones changed where the row says otherwise. Every
 * row is counted once, as inserted, updated, unchanged or rejected.
 */
export const importRows = async (
  db: Db,
  rows: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  options: ImportOptions = {},
): Promise<ImportReport> => {
  const { batchSize = 500, now = new Date(), onReject, onProgress } = options;
  const today = chinaDay(now);
  const report: ImportReport = { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0, notes: new Map() };
  const categories = new Categories();
  const seen = new Map<string, Seen>();
  await beginIndex(db);
  const named = new Map<number, Seen>();
  const incomplete = new Set<number>();
  let pending: BatchEntry[] = [];

  const flush = async () => {
    if (pending.length === 0) return;
    const batch = pending;
    pending = [];
    const { outcomes, goodsIds, othersInStock } = await importBatch(db, batch, categories, now);
    for (const outcome of outcomes) report[outcome]++;
    for (const [index, { entry }] of batch.entries()) {
      const [goodsId, goodsSeen] = [goodsIds[index], seen.get(entry.identity)];
      if (goodsId === undefined || !goodsSeen) continue;
      if (entry.batch && othersInStock.has(goodsId)) {
        incomplete.add(goodsId);
        named.set(goodsId, goodsSeen);
      }
    }
    onProgress?.(report);
  };

  for await (const { line, row, problem } of rows) {
    report.read++;
    try {
      if (problem) throw new RowError(problem);
      const entry = parseRow(row, today);
      pending.push({ entry, isFurtherBatch: noteSeen(seen, entry, line) });
      for (const note of entry.notes) report.notes.set(note, (report.notes.get(note) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.rejected++;
      await onReject?.(line, error.message);
    }
    if (pending.length >= batchSize) await flush();
  }
  await flush();
  const isNamed = (goodsId: number, batch: { batchNo: string; expiry: string | null }) =>
    named.get(goodsId)?.batches.includes(batchName(batch)) ?? true;
  await dropOtherBatches(
    db,
    [...incomplete].sort((a, b) => a - b),
    isNamed,
    now,
  );
  if (report.inserted + report.updated >= manyRows) await refreshStatistics(db);
  onProgress?.(report);
  return report;
};

/** Whether the row adds a batch to goods of an earlier row; throws if it says again what that one has said. */
const noteSeen = (seen: Map<string, Seen>, entry: GoodsEntry, line: number): boolean => {
  const before = seen.get(entry.identity);
  const batch = entry.batch && batchName(entry.batch);
  if (!before) {
    seen.set(entry.identity, { line, batches: batch === undefined ? [] : [batch] });
    return false;
  }
  if (batch === undefined || before.batches.includes(batch) || before.batches.length === 0) {
    throw new RowError(`the same goods as line ${before.line}`);
  }
  before.batches.push(batch);
  return true;
};
