import { isPaid } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { requirePaymentPassword } from '#modules/identity/auth/index.ts';
import { beginPayment, type PaymentRow, receivePayment } from '#modules/money/payment/index.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { lockOrder, type OrderRow } from '../order.repository.ts';
import { markPaid } from './mark-paid.ts';

/** Pays the full amount from the wallet, or nothing. */
export const payFromBalance = async (
  db: Db,
  order: OrderRow,
  password: string,
  now: Date,
): Promise<PaymentRow | null> => {
  // Before the password, since a wrong one counts as an attempt.
  if (!order.walletAllowed) throw new Refusal('balanceExcluded');
  await requirePaymentPassword(db, order.buyerId, password, now);
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      await lockBuyer(tx, order.buyerId);
      return takeFromBalance(tx, order.id, now);
    }),
  );
};

/**
 * Pays an order from the wallet; lock its buyer before. `tradeNo` is the transfer that filled it for the order, if one
 * did. Null for an order that is paid already.
 */
export const takeFromBalance = async (
  tx: Tx,
  id: number,
  now: Date,
  tradeNo: string | null = null,
): Promise<PaymentRow | null> => {
  const held = await lockOrder(tx, id);
  if (held && isPaid(held)) return null;
  if (held?.status !== 'pending') throw new Refusal('orderCancelled');
  if (!held.walletAllowed) throw new Refusal('balanceExcluded');
  const begun = { orderId: held.id, method: 'balance', amount: held.total } as const;
  const payment = await beginPayment(tx, begun, held.expiresAt, now);
  const booking = await bookMoney(
    tx,
    held.buyerId,
    {
      kind: 'payment',
      change: `-${held.total}`,
      orderId: held.id,
      reference: `payment:${payment.no}`,
      remark: `支付订单${held.no}`,
    },
    now,
  );
  if (booking === 'too_little') throw new Refusal('balanceTooLow');
  const paid = await receivePayment(tx, payment, tradeNo, now);
  await markPaid(tx, held, paid, now);
  return paid;
};
