import { addMoney, compareMoney, subtractMoney } from '@yaoji/domain';

export type LineBatch = { orderLineId: number; batchNo: string; expiry: string | null; quantity: string };

const same = (a: LineBatch, b: LineBatch) =>
  a.orderLineId === b.orderLineId && a.batchNo === b.batchNo && a.expiry === b.expiry;

/** The batches of a line's returned units, in the order of sale; null if there are too many. */
export const batchesBack = (
  lineId: number,
  quantity: string,
  sold: readonly LineBatch[],
  back: readonly LineBatch[],
): LineBatch[] | null => {
  let missing = quantity;
  const parts = sold
    .filter(({ orderLineId }) => orderLineId === lineId)
    .flatMap((batch) => {
      const before = addMoney('0', ...back.filter((each) => same(each, batch)).map((each) => each.quantity));
      const left = subtractMoney(batch.quantity, before);
      const part = compareMoney(left, missing) < 0 ? left : missing;
      if (compareMoney(part, 0) <= 0) return [];
      missing = subtractMoney(missing, part);
      return [{ ...batch, quantity: part }];
    });
  return compareMoney(missing, 0) > 0 ? null : parts;
};
