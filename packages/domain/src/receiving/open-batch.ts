import { compareDecimals } from '../decimal-arithmetic.ts';
import type { DeliveredBatch, DeliveredLine, Receipt, ReceiptPlace } from './delivery.ts';
import { restOfBatch } from './receipt-counts.ts';

/** A batch with units that were not found yet. */
export type OpenBatch = { line: DeliveredLine; batch: DeliveredBatch };

export const atPlace = (open: readonly OpenBatch[], place: ReceiptPlace | undefined) =>
  open.find(({ line, batch }) => line.id === place?.lineId && batch.batchNo === place.batchNo);

export const openBatchesOf = (lines: readonly DeliveredLine[], found: readonly Receipt[]): OpenBatch[] =>
  lines
    .flatMap((line) => line.batches.map((batch) => ({ line, batch })))
    .filter(({ line, batch }) => compareDecimals(restOfBatch(line.id, batch, found), 0) > 0);
