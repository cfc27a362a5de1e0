import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { insertPayment, type PaymentMethod, type PaymentRow, pendingPayment } from '#modules/payment/index.ts';
import { readSettings } from '#modules/setting/index.ts';
import { lockBuyer, lockOrder, type OrderRow, updateOrder } from './order.repository.ts';

const dayMs = 24 * 3_600_000;

/** Begins a payment that a provider completes, or goes on with the one that was begun. */
export const startPayment = (
  db: Db,
  { id, buyerId }: OrderRow,
  method: PaymentMethod,
  now: Date,
): Promise<PaymentRow> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const order = await lockOrder(tx, id);
    if (order?.status !== 'pending') throw new Refusal('stateChanged', '订单状态已变化，请刷新页面');
    if (method === 'bank') {
      const { order: terms } = await readSettings(tx, ['order']);
      await updateOrder(tx, id, { expiresAt: new Date(order.createdAt.getTime() + terms.transferWithinDays * dayMs) });
    }
    const begun = await pendingPayment(tx, id, method);
    return begun ?? insertPayment(tx, { orderId: id, method, amount: order.total, createdAt: now });
  });
