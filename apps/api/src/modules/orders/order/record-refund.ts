import type { Tx } from '#db/database.ts';
import { addEvent } from './order.repository.ts';

/** Adds a refund that has begun, or is done, to the order's history. */
export const recordRefund = (
  tx: Tx,
  orderId: number,
  state: 'refunding' | 'refunded',
  note: string,
  now: Date,
): Promise<void> => addEvent(tx, orderId, state, note, now);
