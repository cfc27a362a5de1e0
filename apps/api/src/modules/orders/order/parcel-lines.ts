import { toQuantity } from '#wire-values.ts';
import { type LineBatch, totalOf } from './line-batches.ts';
import type { OrderLineRow } from './order.repository.ts';

/** Batches by their lines, in the order of the lines; quantities as on the wire. */
export const parcelLines = <Line extends Pick<OrderLineRow, 'id'>>(
  lines: readonly Line[],
  batches: readonly LineBatch[],
) =>
  lines.flatMap((line) => {
    const own = batches.filter(({ orderLineId }) => orderLineId === line.id);
    if (own.length === 0) return [];
    const parts = own.map(({ batchNo, expiry, quantity }) => ({ batchNo, expiry, quantity: toQuantity(quantity) }));
    return [{ ...line, lineId: line.id, quantity: toQuantity(totalOf(own)), batches: parts }];
  });
