import { isPaid, isPartlyShipped, sellerMayCancel, subtractMoney } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { uncountSales } from '#modules/catalogue/stock/index.ts';
import { cancelPending, changeOrder, notifyBuyer, type OrderRow } from '#modules/orders/order/index.ts';
import { payBack } from './pay-back.ts';
import { refundedOf } from './return.repository.ts';

/**
 * Cancels an unshipped order and restores everything it took; refunds go back the way they were paid, and the buyer
 * sees the reason.
 */
export const cancelUnshipped = (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  reason: string,
  now: Date,
): Promise<void> =>
  changeOrder(db, { id, buyerId }, async (tx, order) => {
    if (order && isPartlyShipped(order)) throw new Refusal('orderPartlyShipped');
    if (!order || !sellerMayCancel(order)) throw new Refusal('orderChanged');
    await cancelPending(tx, order, { kind: 'cancelled', reason }, now);
    if (isPaid(order)) await uncountSales(tx, id);
    const amount = subtractMoney(order.total, await refundedOf(tx, id));
    const words = isPaid(order) ? (await payBack(tx, order, { amount, found: null }, now)).words : '';
    const paid = order.paymentMethod === 'credit' ? '' : '已付款项';
    const body = `订单${order.no}已由客服取消：${reason}${words && `。${paid}${words}`}。`;
    await notifyBuyer(tx, order, { event: 'cancelled', title: '订单已取消', body }, now);
  });
