import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { dayMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  closePayment,
  firstQueryAt,
  insertPayment,
  isProvider,
  type PaymentMethod,
  type PaymentRow,
  payableUntil,
  pendingPayment,
  queryJob,
} from '#modules/money/payment/index.ts';
import { addJob } from '#modules/platform/job/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { lockOrder, type OrderRow, updateOrder } from '../order.repository.ts';

/** Starts a payment that a provider completes, or continues the started one. */
export const startPayment = (
  db: Db,
  { id, buyerId }: OrderRow,
  method: PaymentMethod,
  now: Date,
): Promise<PaymentRow> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const order = await lockOrder(tx, id);
    if (order?.status !== 'pending') throw new Refusal('paymentStateChanged');
    if (method === 'bank') {
      const { order: terms } = await readSettings(tx, ['order']);
      await updateOrder(tx, id, { expiresAt: new Date(order.createdAt.getTime() + terms.transferWithinDays * dayMs) });
    }
    const begun = await pendingPayment(tx, id, method);
    if (begun && (begun.expiresAt === null || begun.expiresAt > now)) return begun;
    if (begun) await closePayment(tx, begun.id);
    return insertOpenPayment(tx, { orderId: id, method, amount: order.total }, order.expiresAt, now);
  });

/** A payment that waits for its provider; a real provider is queried later in case it never notifies. */
export const insertOpenPayment = async (
  tx: Tx,
  values: Pick<PaymentRow, 'method' | 'amount'> & Partial<PaymentRow>,
  until: Date,
  now: Date,
): Promise<PaymentRow> => {
  if (!isProvider(values.method)) return insertPayment(tx, { ...values, createdAt: now });
  const payment = await insertPayment(tx, { ...values, expiresAt: payableUntil(until, now), createdAt: now });
  const key = `${queryJob}:${payment.id}`;
  await addJob(tx, { kind: queryJob, key, payload: { paymentId: payment.id }, runAt: firstQueryAt(now) });
  return payment;
};
