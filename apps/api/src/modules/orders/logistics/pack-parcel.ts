import { compareDecimals } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  type LineBatch,
  linesOf,
  mergeBatches,
  type OrderRow,
  openBatches,
  totalOf,
  unitsOfLine,
  withoutBatches,
} from '#modules/orders/order/index.ts';
import { scannedBatches } from '#modules/orders/trace/index.ts';
import { toQuantity } from '#wire-values.ts';
import { type BatchChoice, sendOtherBatches } from './send-other-batches.ts';

/** Units of a line, of one batch if it is named. */
export type LineChoice = { lineId: number; quantity: string; batchNo?: string | undefined };

/** The contents of a parcel: units of these lines, or all that is left, in other batches than those set aside. */
export type Contents = { lines?: readonly LineChoice[] | undefined; batches?: readonly BatchChoice[] };

/** The batches that leave with a parcel; lock order and products before. */
export const packParcel = async (tx: Tx, order: OrderRow, contents: Contents, now: Date): Promise<LineBatch[]> => {
  if (contents.lines) return packLines(tx, order, contents.lines);
  await sendOtherBatches(tx, order, contents.batches ?? [], now);
  const lines = await linesOf(tx, [order.id]);
  return openBatches(
    tx,
    lines.map(({ id }) => id),
  );
};

/** Scanned boxes leave first, then the first to expire. */
const packLines = async (tx: Tx, order: OrderRow, choices: readonly LineChoice[]): Promise<LineBatch[]> => {
  const lines = await linesOf(tx, [order.id]);
  const ids = lines.map(({ id }) => id);
  let open = await openBatches(tx, ids);
  const parts: LineBatch[] = [];
  for (const { lineId, quantity, batchNo } of choices) {
    if (compareDecimals(quantity, 0) <= 0) continue;
    const own = open.filter((batch) => batch.orderLineId === lineId && batch.batchNo === (batchNo ?? batch.batchNo));
    const scanned = await scannedBatches(tx, own);
    const found = unitsOfLine(lineId, quantity, [...scanned, ...withoutBatches(own, scanned)]);
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Refusal('orderGoodsMissing');
    if (!found) throw new Refusal('parcelTooMuch', { name: line.name, left: toQuantity(totalOf(own)) + line.unit });
    parts.push(...found);
    open = withoutBatches(open, found);
  }
  if (parts.length === 0) throw new Refusal('parcelEmpty');
  return mergeBatches(parts);
};
