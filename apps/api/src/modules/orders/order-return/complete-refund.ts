import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { findRefund, finishRefund } from '#modules/money/payment/index.ts';
import { buyerOfOrder, lockOrder, notifyBuyer, type OrderRow, recordOrderEvent } from '#modules/orders/order/index.ts';
import { doneWords, refundTitle } from './refund-words.ts';
import { closeReturn, type ReturnRow, returnOfRefund } from './return.repository.ts';

type Moved = Parameters<typeof doneWords>[0] & { amount: string; reason: string };

/** Adds a refund whose money has moved to the order's history and closes its return; returns the words for it. */
export const recordRefunded = async (
  tx: Tx,
  { id }: Pick<OrderRow, 'id'>,
  refund: Moved,
  found: Pick<ReturnRow, 'id' | 'isShort' | 'description'> | null,
  now: Date,
): Promise<string> => {
  const words = `${refundTitle(refund.reason, found)}¥${refund.amount}${doneWords(refund)}`;
  await recordOrderEvent(tx, id, 'refunded', words, now);
  if (found) await closeReturn(tx, found, now);
  return words;
};

/**
 * Completes a refund once: its provider says that it is done, or an operator books it with the bank's number. Refuses
 * by hand what a provider is still working on.
 */
export const completeRefund = (db: Db, id: number, now: Date, reference: string | null = null): Promise<void> =>
  retryConflicts(async () => {
    const known = await findRefund(db, id);
    const orderId = known?.payment.orderId ?? null;
    const buyerId = orderId === null ? null : await buyerOfOrder(db, orderId);
    await db.transaction(async (tx) => {
      if (buyerId !== null) await lockBuyer(tx, buyerId);
      const order = orderId === null ? null : await lockOrder(tx, orderId);
      const refund = (await findRefund(tx, id))?.refund;
      const method = known?.payment.method;
      if (!refund || !method || refund.status === 'done') throw new Refusal('refundDone');
      if (reference !== null && method !== 'bank' && refund.status === 'pending') throw new Refusal('refundInFlight');
      await finishRefund(tx, id, now, reference);
      if (!order) return;
      const found = await returnOfRefund(tx, id);
      const words = await recordRefunded(tx, order, { ...refund, reference, method }, found, now);
      const body = `订单${order.no}：${words}，请查收。`;
      await notifyBuyer(tx, order, { event: `refund-done-${id}`, title: '退款通知', body }, now);
    });
  });
