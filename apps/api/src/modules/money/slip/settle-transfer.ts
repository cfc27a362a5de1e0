import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  beginPayment,
  beginRefund,
  bookPayment,
  lockPayment,
  pendingPayment,
  receivePayment,
  shortTransfer,
} from '#modules/money/payment/index.ts';
import {
  changeOrder,
  lockOrder,
  markPaid,
  notifyBuyer,
  type OrderRow,
  recordOrderEvent,
  takeFromBalance,
} from '#modules/orders/order/index.ts';
import { lastSlip, settleSlips } from './slip.repository.ts';

/** Books a received bank transfer: marks the order as paid, once in any number of calls. */
export const acceptTransfer = (
  db: Db,
  { id, no, buyerId }: Pick<OrderRow, 'id' | 'no' | 'buyerId'>,
  tradeNo: string | null,
  now: Date,
): Promise<void> =>
  changeOrder(db, { id, buyerId }, async (tx, order) => {
    if (order?.status !== 'pending') throw new Refusal('orderSettled', { no });
    const begun =
      (await pendingPayment(tx, id, 'bank')) ??
      (await beginPayment(tx, { orderId: id, method: 'bank', amount: order.total }, order.expiresAt, now));
    const payment = await lockPayment(tx, begun.id);
    if (!payment) throw new Error('A payment has gone.');
    const paid = await receivePayment(tx, payment, tradeNo, now);
    await settleSlips(tx, id, 'accepted');
    await markPaid(tx, order, paid, now);
  });

/** Pays an order from a balance that a transfer has filled; lock its buyer before. */
export const payFromTransfer = async (
  tx: Tx,
  { id, no }: Pick<OrderRow, 'id' | 'no'>,
  serialNo: string,
  now: Date,
): Promise<void> => {
  if (!(await takeFromBalance(tx, id, now, serialNo))) throw new Refusal('orderSettled', { no });
  await settleSlips(tx, id, 'accepted');
};

/** Books a transfer that is too little for an order, and its refund; the order waits for another. Lock its buyer before. */
export const returnTransfer = async (
  tx: Tx,
  { id, no, total }: Pick<OrderRow, 'id' | 'no' | 'total'>,
  { serialNo, amount }: { serialNo: string; amount: string },
  now: Date,
): Promise<void> => {
  const order = await lockOrder(tx, id);
  if (order?.status !== 'pending') throw new Refusal('orderSettled', { no });
  const payment = await bookPayment(tx, { method: 'bank', orderId: id, amount }, serialNo, now);
  await beginRefund(tx, payment, { amount, target: 'provider', reason: shortTransfer }, now);
  await settleSlips(tx, id, 'rejected');
  const words = `转账¥${amount}不足应付¥${total}，将退回付款账户，请一笔转足`;
  await recordOrderEvent(tx, id, 'refunding', words, now);
  const body = `订单${no}：${words}。`;
  await notifyBuyer(tx, order, { event: `return-${payment.id}`, title: '转账将退回', body }, now);
};

/** Rejects a slip as insufficient; the buyer may send another one while the order waits. */
export const rejectSlip = (
  db: Db,
  { id, no, buyerId }: Pick<OrderRow, 'id' | 'no' | 'buyerId'>,
  reason: string,
  now: Date,
): Promise<void> =>
  changeOrder(db, { id, buyerId }, async (tx, order) => {
    if (order?.status !== 'pending') throw new Refusal('orderSettled', { no });
    const slip = await lastSlip(tx, id);
    if (slip?.status !== 'pending') throw new Refusal('slipMissing');
    await settleSlips(tx, id, 'rejected');
    const body = `订单${order.no}的转账凭证未通过核对：${reason}，请重新上传。`;
    await notifyBuyer(tx, order, { event: `slip-${slip.id}`, title: '转账凭证已退回', body }, now);
  });
