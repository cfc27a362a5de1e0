import { compareMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { beginRefund, bookRefund, countingPayment } from '#modules/money/payment/index.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { type OrderRow, recordOrderEvent } from '#modules/orders/order/index.ts';
import { recordRefunded } from './complete-refund.ts';
import { payBackCredit } from './pay-back-credit.ts';
import { refundTarget } from './refund-target.ts';
import { pendingWords, refundTitle } from './refund-words.ts';
import { closeReturn, type ReturnRow, updateReturn } from './return.repository.ts';

type Back = {
  amount: string;
  /** The return or short delivery; null for a cancelled order. */
  found: Pick<ReturnRow, 'id' | 'isShort' | 'description'> | null;
};

/**
 * Refunds the way an order was paid: off its debt or to the balance at once, through a provider when it says so, by bank when an
 * operator books the transfer. Returns whether the money has moved, and what to tell the buyer.
 */
export const payBack = async (tx: Tx, order: OrderRow, { amount, found }: Back, now: Date) => {
  if (compareMoney(amount, 0) <= 0) {
    if (found) await closeReturn(tx, found, now);
    return { isDone: true, words: '' };
  }
  const payment = await countingPayment(tx, order.id);
  if (payment?.status !== 'paid') throw new Error(`Order ${order.id} was paid nothing, and is to be refunded.`);
  const { method } = payment;
  const reason = found ? `return:${found.id}` : `cancel:${order.id}`;
  const title = refundTitle(reason, found);
  if (method === 'credit') {
    const { id, words } = await payBackCredit(tx, order, { paymentId: payment.id, amount, reason, title }, now);
    if (found) await updateReturn(tx, found.id, { refundId: id });
    await recordOrderEvent(tx, order.id, 'refunded', `${title}¥${amount}，${words}`, now);
    if (found) await closeReturn(tx, found, now);
    return { isDone: true, words };
  }
  const target = refundTarget(order);
  const isDone = target === 'balance';
  const values = { amount, target, reason };
  const id = isDone ? await bookRefund(tx, payment.id, values, now) : await beginRefund(tx, payment, values, now);
  if (id === null) throw new Error(`${reason} was refunded before.`);
  if (found) await updateReturn(tx, found.id, { refundId: id });
  if (isDone) {
    const booking = { kind: 'refund', change: amount, orderId: order.id, reference: `refund:${reason}` } as const;
    await bookMoney(tx, order.buyerId, { ...booking, remark: `订单${order.no}${title}` }, now);
    await recordRefunded(tx, order, { ...values, reference: null, method }, found, now);
    return { isDone, words: '已退至余额' };
  }
  const words = pendingWords(method);
  await recordOrderEvent(tx, order.id, 'refunding', `${title}¥${amount}${words}`, now);
  return { isDone, words };
};
