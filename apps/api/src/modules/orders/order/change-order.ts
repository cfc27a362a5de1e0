import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { lockOrder, type OrderRow } from './order.repository.ts';

/** Changes an order in a transaction that locks first its buyer, then the order; runs again after a conflict. */
export const changeOrder = <T>(
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  change: (tx: Tx, order: OrderRow | null) => Promise<T>,
): Promise<T> =>
  retryConflicts(() =>
    db.transaction(async (tx) => {
      await lockBuyer(tx, buyerId);
      return change(tx, await lockOrder(tx, id));
    }),
  );
