import { addDecimals, compareDecimals, subtractDecimals } from '@yaoji/domain';

/** Units of one batch of an order line. */
export type LineBatch = { orderLineId: number; batchNo: string; expiry: string | null; quantity: string };

type BatchKey = Omit<LineBatch, 'quantity'>;

export const isSameBatch = (a: BatchKey, b: BatchKey) =>
  a.orderLineId === b.orderLineId && a.batchNo === b.batchNo && a.expiry === b.expiry;

/** One entry for each batch of a line. */
export const mergeBatches = (batches: readonly LineBatch[]): LineBatch[] => {
  const merged: LineBatch[] = [];
  for (const { orderLineId, batchNo, expiry, quantity } of batches) {
    const before = merged.find((each) => isSameBatch(each, { orderLineId, batchNo, expiry }));
    if (before) before.quantity = addDecimals(before.quantity, quantity);
    else merged.push({ orderLineId, batchNo, expiry, quantity });
  }
  return merged;
};

/** The units of `batches` without those in `taken`. */
export const withoutBatches = (batches: readonly LineBatch[], taken: readonly LineBatch[]): LineBatch[] =>
  batches.flatMap((batch) => {
    const gone = taken.filter((each) => isSameBatch(each, batch)).map(({ quantity }) => quantity);
    const quantity = subtractDecimals(batch.quantity, addDecimals('0', ...gone));
    const { orderLineId, batchNo, expiry } = batch;
    return compareDecimals(quantity, 0) > 0 ? [{ orderLineId, batchNo, expiry, quantity }] : [];
  });

/** Takes units of a line out of its batches, in their order; null if there are too few. */
export const unitsOfLine = <Batch extends LineBatch>(
  lineId: number,
  quantity: string,
  batches: readonly Batch[],
): Batch[] | null => {
  let missing = quantity;
  const parts = batches
    .filter(({ orderLineId }) => orderLineId === lineId)
    .flatMap((batch) => {
      const part = compareDecimals(batch.quantity, missing) < 0 ? batch.quantity : missing;
      if (compareDecimals(part, 0) <= 0) return [];
      missing = subtractDecimals(missing, part);
      return [{ ...batch, quantity: part }];
    });
  return compareDecimals(missing, 0) > 0 ? null : parts;
};

export const totalOf = (batches: readonly LineBatch[]): string =>
  addDecimals('0', ...batches.map(({ quantity }) => quantity));
