import type { Db } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  beginPayment,
  closePayment,
  type PaymentMethod,
  type PaymentRow,
  pendingPayment,
} from '#modules/money/payment/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { changeOrder } from '../change-order.ts';
import { type OrderRow, updateOrder } from '../order.repository.ts';

/** Starts a payment that a provider completes, or continues the started one. */
export const startPayment = (
  db: Db,
  { id, buyerId }: OrderRow,
  method: PaymentMethod,
  now: Date,
): Promise<PaymentRow> =>
  changeOrder(db, { id, buyerId }, async (tx, order) => {
    if (order?.status !== 'pending') throw new Refusal('paymentStateChanged');
    if (method === 'bank') {
      const { order: terms } = await readSettings(tx, ['order']);
      await updateOrder(tx, id, { expiresAt: new Date(order.createdAt.getTime() + terms.transferWithinDays * dayMs) });
    }
    const begun = await pendingPayment(tx, id, method);
    if (begun && (begun.expiresAt === null || begun.expiresAt > now)) return begun;
    if (begun) await closePayment(tx, begun.id);
    return beginPayment(tx, { orderId: id, method, amount: order.total }, order.expiresAt, now);
  });
