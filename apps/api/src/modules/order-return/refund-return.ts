import { addMoney, compareMoney } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { restoreCoupons } from '#modules/coupon/index.ts';
import { reverseInvoices } from '#modules/invoice/index.ts';
import type { OrderRow } from '#modules/order/index.ts';
import { settleRewards } from '#modules/reward/index.ts';
import { restoreBenefits } from '#modules/wallet/index.ts';
import { moveReturn } from './answer-return.ts';
import { payBack } from './pay-back.ts';
import { returnLines, returnProgress, updateReturn } from './return.repository.ts';

/** Refunds a return the way it was paid, and reverses its invoiced part. */
export const refundReturn = (db: Db, id: number, now: Date) =>
  moveReturn(
    db,
    id,
    { from: ['returning'], to: 'refunded', note: '退款完成', title: '退款通知', body: '退货款已退回，请查收。' },
    now,
    async (tx, found, order) => {
      const lines = await returnLines(tx, id);
      const amount = addMoney(...lines.map(({ refund }) => refund));
      const back = { amount, reason: `return:${found.id}`, title: '退货退款', isSent: true };
      if (compareMoney(amount, 0) > 0) await payBack(tx, order, back, now);
      await settleRewards(tx, order, now);
      await updateReturn(tx, id, { status: 'refunded' });
      await restoreIfNothingIsLeft(tx, order);
      await reverseInvoices(tx, { returnId: id, orderId: order.id, lines }, now);
    },
  );

/** Restores coupons and other benefits once all of the order came back (O5). */
const restoreIfNothingIsLeft = async (tx: Tx, { id }: OrderRow) => {
  const { bought, refunded } = await returnProgress(tx, id);
  if (compareMoney(bought, refunded) !== 0) return;
  await restoreCoupons(tx, id);
  await restoreBenefits(tx, id);
};
