import { fromUnitsShort, QUANTITY_SCALE, toUnits } from '../decimal.ts';
import type { DeliveredBatch, Delivery, Receipt, ReceiptPlace } from './delivery.ts';

/** The progress of receiving a batch. Quantities without trailing zeros. */
export interface ReceiptCounts {
  delivered: string;
  accepted: string;
  /** Of the batch, but different: short, broken, of another batch… */
  different: string;
  /** Neither accepted nor different yet. */
  rest: string;
}

const unitsOf = (quantity: string) => toUnits(quantity, QUANTITY_SCALE);

const sumOf = (receipts: readonly Pick<Receipt, 'quantity'>[]) =>
  receipts.reduce((sum, { quantity }) => sum + unitsOf(quantity), 0n);

/** The results of one batch of a line. */
export function batchCounts(lineId: number, batch: DeliveredBatch, found: readonly Receipt[]): ReceiptCounts {
  const own = found.filter(
    (receipt) => receipt.lineId === lineId && receipt.batchNo === batch.batchNo && receipt.result !== 'foreign',
  );
  const delivered = unitsOf(batch.quantity);
  const accepted = sumOf(own.filter(({ result }) => result === 'accepted'));
  const all = sumOf(own);
  return write(delivered, accepted, all);
}

/** Units of a batch not found yet. */
export const restOfBatch = (lineId: number, batch: DeliveredBatch, found: readonly Receipt[]): string =>
  batchCounts(lineId, batch, found).rest;

/**
 * The batches with units that are not counted yet, and how many. `foreign` finds don't count: they were not shipped.
 *
 * @example openBatches(delivery, found) // [{ place: { lineId: 2, batchNo: '260110' }, quantity: '2' }]
 */
export const openBatches = (
  { lines }: Pick<Delivery, 'lines'>,
  found: readonly Receipt[],
): { place: ReceiptPlace; quantity: string }[] =>
  lines.flatMap(({ id, batches }) =>
    batches
      .map((batch) => ({ place: { lineId: id, batchNo: batch.batchNo }, quantity: restOfBatch(id, batch, found) }))
      .filter(({ quantity }) => quantity !== '0'),
  );

const write = (delivered: bigint, accepted: bigint, all: bigint): ReceiptCounts => {
  const [one, two, three, four] = [delivered, accepted, all - accepted, delivered - all].map((units) =>
    fromUnitsShort(units, QUANTITY_SCALE),
  ) as [string, string, string, string];
  return { delivered: one, accepted: two, different: three, rest: four };
};
