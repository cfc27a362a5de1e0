import type { Executor } from '#db/database.ts';
import { applyChanges, batchesOfOrder } from './stock.repository.ts';

/** Puts everything that an order took back into the batches it came from (O5); the goods' rows must be locked. */
export const restoreStock = async (tx: Executor, orderId: number, now: Date) => {
  const taken = await batchesOfOrder(tx, orderId);
  const changes = taken.map(({ goodsId, batchNo, expiry, quantity }) => ({
    goodsId,
    batchNo,
    expiry,
    change: quantity,
  }));
  await applyChanges(tx, changes, 'cancel', orderId, now);
};
