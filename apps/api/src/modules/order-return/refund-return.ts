import { addMoney, compareMoney } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { restoreCoupons } from '#modules/coupon/index.ts';
import { reverseInvoices } from '#modules/invoice/index.ts';
import type { OrderRow } from '#modules/order/index.ts';
import { settleRewards } from '#modules/reward/index.ts';
import { restoreBenefits } from '#modules/wallet/index.ts';
import { notifyOfReturn, withReturn } from './answer-return.ts';
import { payBack } from './pay-back.ts';
import { returnLines, returnProgress } from './return.repository.ts';

/** Refunds a return the way it was paid, and reverses its invoiced part; it stays open until the money has moved. */
export const refundReturn = (db: Db, id: number, now: Date) =>
  withReturn(db, id, ['returning'], async (tx, found, order) => {
    if (found.refundId !== null) throw new Refusal('returnChanged');
    const lines = await returnLines(tx, id);
    const amount = addMoney(...lines.map(({ refund }) => refund));
    const { isDone } = await payBack(tx, order, { amount, found }, now);
    await settleRewards(tx, order, now);
    await restoreIfNothingIsLeft(tx, order);
    await reverseInvoices(tx, { returnId: id, orderId: order.id, lines }, now);
    if (!isDone) return;
    await notifyOfReturn(tx, order, id, { to: 'refunded', title: '退款通知', body: '退货款已退回，请查收。' }, now);
  });

/** Restores coupons and other benefits once all of the order came back (O5). */
const restoreIfNothingIsLeft = async (tx: Tx, { id }: OrderRow) => {
  const { bought, refunded } = await returnProgress(tx, id);
  if (compareMoney(bought, refunded) !== 0) return;
  await restoreCoupons(tx, id);
  await restoreBenefits(tx, id);
};
