import type { Notice } from '@yaoji/payment-providers';
import type { Tx } from '#db/database.ts';
import type { notificationOutcomes } from '#db/schema/payment.ts';
import { addJob } from '#modules/platform/job/index.ts';
import { insertNotification, insertPayment, type PaymentRow, setOutcome, updatePayment } from './payment.repository.ts';
import { firstQueryAt, isProvider, payableUntil, queryJob } from './provider.ts';

/** A payment for an order, or into a buyer's wallet. */
type Payable = Pick<PaymentRow, 'method' | 'amount'> & ({ orderId: number } | { rechargeBuyerId: number });

/** A payment that is still to be made; a real provider is queried later in case it never notifies. */
export const beginPayment = async (tx: Tx, values: Payable, until: Date, now: Date): Promise<PaymentRow> => {
  if (!isProvider(values.method)) return insertPayment(tx, { ...values, createdAt: now });
  const payment = await insertPayment(tx, { ...values, expiresAt: payableUntil(until, now), createdAt: now });
  const key = `${queryJob}:${payment.id}`;
  await addJob(tx, { kind: queryJob, key, payload: { paymentId: payment.id }, runAt: firstQueryAt(now) });
  return payment;
};

/** A payment that nothing has to be waited for: on account, or in a bank statement. */
export const bookPayment = (tx: Tx, values: Payable, tradeNo: string | null, now: Date): Promise<PaymentRow> =>
  insertPayment(tx, { ...values, status: 'paid', tradeNo, paidAt: now, createdAt: now });

/** Marks a locked payment as received. */
export const receivePayment = async (
  tx: Tx,
  payment: PaymentRow,
  tradeNo: string | null,
  now: Date,
): Promise<PaymentRow> => {
  const paid = { status: 'paid', tradeNo, paidAt: now } as const;
  await updatePayment(tx, payment.id, paid);
  return { ...payment, ...paid };
};

/** Marks a locked payment as failed; false if it no longer waits. */
export const failPayment = async (tx: Tx, { id, status }: PaymentRow): Promise<boolean> => {
  if (status === 'pending') await updatePayment(tx, id, { status: 'failed' });
  return status === 'pending';
};

type Outcome = (typeof notificationOutcomes)[number];

/** Stores a provider's notice with its outcome; one that was stored before is not applied again. */
export const storeNotice = async (
  tx: Tx,
  { isPaid: _, amount: __, tradeNo: ___, ...notice }: Notice,
  apply: () => Promise<Outcome>,
  now: Date,
): Promise<Outcome> => {
  const id = await insertNotification(tx, { ...notice, createdAt: now });
  if (id === null) return 'repeated';
  const outcome = await apply();
  await setOutcome(tx, id, outcome);
  return outcome;
};
