import { addMoney, compareMoney } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { restoreCoupons } from '#modules/coupon/index.ts';
import { reverseInvoices } from '#modules/invoice/index.ts';
import { addJob } from '#modules/job/index.ts';
import { addEvent, type OrderRow } from '#modules/order/index.ts';
import { countingPayment, insertRefund, type PaymentRow, refundJob } from '#modules/payment/index.ts';
import { settleRewards } from '#modules/reward/index.ts';
import { bookMoney, restoreBenefits } from '#modules/wallet/index.ts';
import { moveReturn } from './answer-return.ts';
import { refundTarget } from './refund-target.ts';
import { type ReturnRow, returnLines, returnProgress, updateReturn } from './return.repository.ts';

/** Pays a return back the way it was paid, and takes back what was invoiced of it. */
export const refundReturn = (db: Db, id: number, now: Date) =>
  moveReturn(
    db,
    id,
    { from: ['returning'], to: 'refunded', note: '退款完成', title: '退款通知', body: '退货款已退回，请查收。' },
    now,
    async (tx, found, order) => {
      const lines = await returnLines(tx, id);
      const amount = addMoney(...lines.map(({ refund }) => refund));
      if (compareMoney(amount, 0) > 0) await payBack(tx, found, order, amount, now);
      await settleRewards(tx, order, now);
      await updateReturn(tx, id, { status: 'refunded' });
      await restoreIfNothingIsLeft(tx, order);
      await reverseInvoices(tx, { returnId: id, orderId: order.id, lines }, now);
    },
  );

const payBack = async (tx: Tx, { id }: ReturnRow, order: OrderRow, amount: string, now: Date) => {
  const payment = await countingPayment(tx, order.id);
  if (payment?.status !== 'paid') throw new Error(`Order ${order.id} was paid nothing, and is to be refunded.`);
  const target = refundTarget(order);
  const reason = `return:${id}`;
  const values = { paymentId: payment.id, amount, target, reason, createdAt: now };
  if (target === 'balance') {
    await insertRefund(tx, { ...values, status: 'done', doneAt: now });
    await bookBack(tx, order, amount, reason, now);
  } else {
    await askProvider(tx, payment, values, now);
  }
  await addEvent(tx, order.id, 'refunded', `退货退款¥${amount}${target === 'balance' ? '至余额' : '原路退回'}`, now);
};

const bookBack = (tx: Tx, { id: orderId, buyerId, no }: OrderRow, change: string, reason: string, now: Date) =>
  bookMoney(
    tx,
    buyerId,
    { kind: 'refund', change, orderId, reference: `refund:${reason}`, remark: `订单${no}退货退款` },
    now,
  );

type RefundValues = Parameters<typeof insertRefund>[1];

/** A bank transfer goes back by hand: the operator who says that it is refunded has sent it. */
const askProvider = async (tx: Tx, { method }: PaymentRow, values: RefundValues, now: Date) => {
  if (method === 'bank') {
    await insertRefund(tx, { ...values, status: 'done', doneAt: now });
    return;
  }
  const refundId = await insertRefund(tx, values);
  if (refundId === null) return;
  await addJob(tx, { kind: refundJob, key: `${refundJob}:${refundId}`, payload: { refundId }, runAt: now });
};

/** What an order used can be used again once all of it came back (O5). */
const restoreIfNothingIsLeft = async (tx: Tx, { id }: OrderRow) => {
  const { bought, refunded } = await returnProgress(tx, id);
  if (compareMoney(bought, refunded) !== 0) return;
  await restoreCoupons(tx, id);
  await restoreBenefits(tx, id);
};
