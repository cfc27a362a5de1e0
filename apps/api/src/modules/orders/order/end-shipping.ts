import { isPartlyShipped } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { linesOf, type OrderRow, recordOrderEvent, updateOrder } from './order.repository.ts';
import { openBatches } from './parcel.repository.ts';

/** Ends the shipping of a partly shipped order if nothing is left to ship; lock the order before. */
export const endShipping = async (tx: Tx, order: OrderRow, note: string, now: Date): Promise<void> => {
  if (!isPartlyShipped(order)) return;
  const lines = await linesOf(tx, [order.id]);
  const open = await openBatches(
    tx,
    lines.map(({ id }) => id),
  );
  if (open.length > 0) return;
  await updateOrder(tx, order.id, { status: 'shipped' });
  await recordOrderEvent(tx, order.id, 'shipped', note, now);
};

/** Records that a parcel of a paid order has left; `isLast`: nothing of the order remains. */
export const recordParcel = async (
  tx: Tx,
  orderId: number,
  { note, isLast }: { note: string; isLast: boolean },
  now: Date,
): Promise<void> => {
  await updateOrder(tx, orderId, isLast ? { status: 'shipped', shippedAt: now } : { shippedAt: now });
  // An ERP hears of a parcel by itself; of its order only when that is shipped.
  await recordOrderEvent(tx, orderId, 'shipped', note, now, isLast ? undefined : null);
};
