import type { Tx } from '#db/database.ts';
import { addJob } from '#modules/job/index.ts';
import { addEvent, type OrderRow } from '#modules/order/index.ts';
import { countingPayment, insertRefund, type PaymentRow, refundJob } from '#modules/payment/index.ts';
import { bookMoney } from '#modules/wallet/index.ts';
import { refundTarget } from './refund-target.ts';

export type Back = {
  amount: string;
  /** The cause, unique per payment: `return:12`. */
  reason: string;
  /** Shown to the buyer: 退货退款. */
  title: string;
  /** True if a bank transfer was sent manually already; otherwise it joins the open refunds. */
  isSent: boolean;
};

/** Refunds the way an order was paid. */
export const payBack = async (tx: Tx, order: OrderRow, back: Back, now: Date) => {
  const { amount, reason, title } = back;
  const payment = await countingPayment(tx, order.id);
  if (payment?.status !== 'paid') throw new Error(`Order ${order.id} was paid nothing, and is to be refunded.`);
  const target = refundTarget(order);
  const values = { paymentId: payment.id, amount, target, reason, createdAt: now };
  if (target === 'balance') {
    await insertRefund(tx, { ...values, status: 'done', doneAt: now });
    await bookBack(tx, order, back, now);
  } else {
    await askProvider(tx, payment, values, back.isSent, now);
  }
  await addEvent(tx, order.id, 'refunded', `${title}¥${amount}${target === 'balance' ? '至余额' : '原路退回'}`, now);
};

const bookBack = (tx: Tx, { id: orderId, buyerId, no }: OrderRow, { amount, reason, title }: Back, now: Date) =>
  bookMoney(
    tx,
    buyerId,
    { kind: 'refund', change: amount, orderId, reference: `refund:${reason}`, remark: `订单${no}${title}` },
    now,
  );

type RefundValues = Parameters<typeof insertRefund>[1];

/** A bank transfer is refunded manually: an operator sends it and confirms it. */
const askProvider = async (tx: Tx, { method }: PaymentRow, values: RefundValues, isSent: boolean, now: Date) => {
  if (method === 'bank') {
    await insertRefund(tx, isSent ? { ...values, status: 'done', doneAt: now } : values);
    return;
  }
  const refundId = await insertRefund(tx, values);
  if (refundId === null) return;
  await addJob(tx, { kind: refundJob, key: `${refundJob}:${refundId}`, payload: { refundId }, runAt: now });
};
