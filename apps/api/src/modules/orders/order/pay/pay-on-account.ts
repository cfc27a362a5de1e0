import { isPaid } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { takeCredit } from '#modules/money/credit/index.ts';
import { bookPayment, type PaymentRow } from '#modules/money/payment/index.ts';
import { changeOrder } from '../change-order.ts';
import type { OrderRow } from '../order.repository.ts';
import { markPaid } from './mark-paid.ts';

/** Buys an order on account: it proceeds as a paid one, and its total is owed until it is repaid. */
export const payOnAccount = (
  db: Db,
  { id, buyerId, walletAllowed }: OrderRow,
  now: Date,
): Promise<PaymentRow | null> => {
  // Money in the wallet pays debts, and it may not pay for these products (B7).
  if (!walletAllowed) throw new Refusal('creditExcluded');
  return changeOrder(db, { id, buyerId }, async (tx, held) => {
    if (held && isPaid(held)) return null;
    if (held?.status !== 'pending') throw new Refusal('orderCancelled');
    const { dueOn } = await takeCredit(tx, held, now);
    const payment = await bookPayment(tx, { method: 'credit', orderId: id, amount: held.total }, null, now);
    await markPaid(tx, held, payment, now, dueOn);
    return payment;
  });
};
