import type { Executor } from '#db/database.ts';
import { applyChanges, batchesOfOrder } from './stock.repository.ts';

/** Returns everything that an order took to its batches (O5); lock the products' rows before. */
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
