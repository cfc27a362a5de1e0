import type { Tx } from '#db/database.ts';
import { countSales, lockGoods } from '#modules/catalogue/stock/index.ts';
import { closePayments, type PaymentRow } from '#modules/money/payment/index.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import { linesOf, type OrderRow, recordOrderEvent, updateOrder } from '../order.repository.ts';

/**
 * Marks a pending order as paid; lock its row before. Without a payment there was nothing left to pay. `dueOn`: it is on
 * account, to be paid by this day.
 */
export const markPaid = async (
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow | null,
  now: Date,
  dueOn: string | null = null,
): Promise<OrderRow> => {
  const change = { status: 'paid', paidAt: now, paymentMethod: payment?.method ?? null } as const;
  await updateOrder(tx, order.id, change);
  await recordOrderEvent(tx, order.id, 'paid', dueOn === null ? '' : `账期支付，待还款，${dueOn}到期`, now);
  await closePayments(tx, order.id, payment?.id ?? 0);
  const goodsIds = (await linesOf(tx, [order.id])).map(({ goodsId }) => goodsId);
  await lockGoods(tx, [...new Set(goodsIds)]);
  await countSales(tx, order.id);
  const notice =
    dueOn === null
      ? { title: '订单已付款', body: `订单${order.no}已付款，我们会尽快为您发货。` }
      : { title: '订单已用账期支付', body: `订单${order.no}我们会尽快为您发货，¥${order.total}请在${dueOn}前还款。` };
  await notifyBuyer(tx, order, { event: 'paid', ...notice }, now);
  return { ...order, ...change };
};
