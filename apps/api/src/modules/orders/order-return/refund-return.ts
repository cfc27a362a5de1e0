import { addMoney } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { reverseInvoices } from '#modules/money/invoice/index.ts';
import { settleRewards } from '#modules/selling/reward/index.ts';
import { notifyOfReturn, withReturn } from './answer-return.ts';
import { payBack } from './pay-back.ts';
import { restoreIfNothingIsLeft } from './restore-benefits.ts';
import { returnLines } from './return.repository.ts';

/** Refunds a return the way it was paid, and reverses its invoiced part; it stays open until the money has moved. */
export const refundReturn = (db: Db, id: number, now: Date) =>
  withReturn(db, id, ['returning'], async (tx, found, order) => {
    if (found.refundId !== null) throw new Refusal('returnChanged');
    const lines = await returnLines(tx, id);
    const amount = addMoney(...lines.map(({ refund }) => refund));
    const { isDone, words } = await payBack(tx, order, { amount, found }, now);
    await settleRewards(tx, order, now);
    await restoreIfNothingIsLeft(tx, order.id);
    await reverseInvoices(tx, { returnId: id, orderId: order.id, lines }, now);
    if (!isDone) return;
    const body = order.paymentMethod === 'credit' ? `退货款${words}。` : '退货款已退回，请查收。';
    await notifyOfReturn(tx, order, id, { to: 'refunded', title: '退款通知', body }, now);
  });
