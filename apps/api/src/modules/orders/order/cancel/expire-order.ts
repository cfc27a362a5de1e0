import type { Db } from '#db/database.ts';
import type { JobRunner } from '#modules/platform/job/index.ts';
import { changeOrder } from '../change-order.ts';
import { buyerOfOrder } from '../order.repository.ts';
import { cancelPending } from './cancel-pending.ts';

export const expireJob = 'expire-order';

/** Cancels an order still unpaid at its deadline; one with an extended deadline is checked again then. */
export const expireRunner: JobRunner = async (db: Db, { orderId }: { orderId: number }, now: Date) => {
  const buyerId = await buyerOfOrder(db, orderId);
  if (buyerId === null) return undefined;
  return changeOrder(db, { id: orderId, buyerId }, async (tx, order) => {
    if (order?.status !== 'pending') return undefined;
    if (order.expiresAt > now) return order.expiresAt;
    await cancelPending(tx, order, { kind: 'expired', reason: '超时未付款，已自动取消' }, now);
    return undefined;
  });
};
