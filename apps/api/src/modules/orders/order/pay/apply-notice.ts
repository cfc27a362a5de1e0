import { compareMoney } from '@yaoji/domain';
import type { Notice } from '@yaoji/payment-providers';
import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  beginRefund,
  failPayment,
  findPaymentByNo,
  lockPayment,
  type PaymentRow,
  receivePayment,
  storeNotice,
} from '#modules/money/payment/index.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import { buyerOfOrder, lockOrder, type OrderRow, recordOrderEvent } from '../order.repository.ts';
import { markPaid } from './mark-paid.ts';

type Outcome = 'applied' | 'repeated' | 'refunded' | 'ignored';

/**
 * Applies a provider's verified notice, once, in any order and with any repeats (O4). Refunds money for an order that
 * is cancelled or already paid.
 */
export const applyNotice = async (db: Db, notice: Notice, now: Date): Promise<Outcome> => {
  const known = await findPaymentByNo(db, notice.paymentNo);
  const buyerId = known && (await payerOf(db, known));
  if (!known || buyerId === null || known.method !== notice.provider) throw new Refusal('paymentMissing');
  if (notice.isPaid && compareMoney(notice.amount || '0', known.amount) !== 0) {
    throw new Refusal('paymentAmountWrong');
  }
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      await lockBuyer(tx, buyerId);
      const order = known.orderId === null ? null : await lockOrder(tx, known.orderId);
      const payment = await lockPayment(tx, known.id);
      if (!payment || (known.orderId !== null && !order)) throw new Refusal('paymentMissing');
      const take = () =>
        notice.isPaid ? takeMoney(tx, order, payment, notice.tradeNo, now) : takeFailure(tx, payment);
      return storeNotice(tx, notice, take, now);
    }),
  );
};

/** The buyer whose order a payment pays, or whose wallet it fills. */
const payerOf = async (db: Db, { orderId, rechargeBuyerId }: PaymentRow): Promise<number | null> =>
  orderId === null ? rechargeBuyerId : buyerOfOrder(db, orderId);

const takeFailure = async (tx: Tx, payment: PaymentRow): Promise<Outcome> =>
  (await failPayment(tx, payment)) ? 'applied' : 'ignored';

const takeMoney = async (
  tx: Tx,
  order: OrderRow | null,
  payment: PaymentRow,
  tradeNo: string,
  now: Date,
): Promise<Outcome> => {
  if (payment.status === 'paid') return 'repeated';
  const paid = await receivePayment(tx, payment, tradeNo, now);
  if (!order) {
    await fillWallet(tx, payment, now);
    return 'applied';
  }
  if (order.status === 'pending') {
    await markPaid(tx, order, paid, now);
    return 'applied';
  }
  await refundLatePayment(tx, order, payment, now);
  return 'refunded';
};

/** A recharge belongs to the buyer, however late the provider reports it. */
const fillWallet = async (tx: Tx, { no, amount, rechargeBuyerId }: PaymentRow, now: Date) => {
  if (rechargeBuyerId === null) throw new Error(`Payment ${no} is for nothing.`);
  const movement = {
    kind: 'recharge',
    change: amount,
    orderId: null,
    reference: `recharge:${no}`,
    remark: '在线充值',
  } as const;
  await bookMoney(tx, rechargeBuyerId, movement, now);
};

const refundLatePayment = async (tx: Tx, order: OrderRow, payment: PaymentRow, now: Date) => {
  const reason = order.status === 'cancelled' ? '订单已取消' : '重复付款';
  const refundId = await beginRefund(tx, payment, { amount: payment.amount, target: 'provider', reason }, now);
  if (refundId === null) return;
  await recordOrderEvent(tx, order.id, 'refunding', `${reason}，¥${payment.amount}将原路退回`, now);
  const body = `订单${order.no}${reason}，已付的¥${payment.amount}将原路退回。`;
  await notifyBuyer(tx, order, { event: `refund-${payment.id}`, title: '退款通知', body }, now);
};
