import type { Tx } from '#db/database.ts';
import { closePayments, type PaymentRow } from '#modules/payment/index.ts';
import { lockGoods } from '#modules/stock/index.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import { addEvent, countSales, linesOf, type OrderRow, updateOrder } from '../order.repository.ts';

/** Marks a pending order as paid; lock its row before. Without a payment there was nothing left to pay. */
export const markPaid = async (tx: Tx, order: OrderRow, payment: PaymentRow | null, now: Date): Promise<OrderRow> => {
  const change = { status: 'paid', paidAt: now, paymentMethod: payment?.method ?? null } as const;
  await updateOrder(tx, order.id, change);
  await addEvent(tx, order.id, 'paid', '', now);
  await closePayments(tx, order.id, payment?.id ?? 0);
  const goodsIds = (await linesOf(tx, [order.id])).map(({ goodsId }) => goodsId);
  await lockGoods(tx, [...new Set(goodsIds)]);
  await countSales(tx, order.id);
  const body = `订单${order.no}已付款，我们会尽快为您发货。`;
  await notifyBuyer(tx, order, { event: 'paid', title: '订单已付款', body }, now);
  return { ...order, ...change };
};
