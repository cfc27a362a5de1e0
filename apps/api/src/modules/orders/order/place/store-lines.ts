import type { Tx } from '#db/database.ts';
import { type Allocation, takeBatches } from '#modules/catalogue/stock/index.ts';
import { insertLineBatches, insertLines, type NewOrderLine, type OrderRow } from '../order.repository.ts';

/** Stores the lines of an order, and takes their batches out of stock. */
export const storeLines = async (
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'buyerId'>,
  lines: NewOrderLine[],
  allocations: readonly Allocation[],
  now: Date,
): Promise<void> => {
  const lineIds = await insertLines(tx, order, lines);
  await insertLineBatches(
    tx,
    allocations.flatMap(({ parts }, index) => parts.map((part) => ({ ...part, orderLineId: lineIds[index] ?? 0 }))),
  );
  await takeBatches(tx, lines, allocations, order.id, now);
};
