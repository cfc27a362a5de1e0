import type { Tx } from '#db/database.ts';
import { lockGoods, restoreStock } from '#modules/catalogue/stock/index.ts';
import { closePayments } from '#modules/money/payment/index.ts';
import { restoreBenefits } from '#modules/money/wallet/index.ts';
import { restoreCoupons } from '#modules/selling/coupon/index.ts';
import { takeActivityStock } from '#modules/selling/promotion/index.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import { linesOf, type OrderRow, recordOrderEvent, updateOrder } from '../order.repository.ts';

/** How an order is cancelled, and the reason shown. */
export type Cancellation = { kind: 'cancelled' | 'expired'; reason: string };

/** Cancels an unpaid order and restores everything it took (O5); lock buyer and order before. */
export const cancelPending = async (tx: Tx, order: OrderRow, { kind, reason }: Cancellation, now: Date) => {
  const lines = await linesOf(tx, [order.id]);
  await lockGoods(tx, [...new Set(lines.map(({ goodsId }) => goodsId))]);
  await updateOrder(tx, order.id, { status: 'cancelled', cancelledAt: now, cancelReason: reason });
  await restoreStock(tx, order.id, now);
  await takeActivityStock(
    tx,
    lines.flatMap(({ activityId, goodsId, quantity, isGift }) =>
      activityId && !isGift ? { activityId, goodsId, quantity: `-${quantity}` } : [],
    ),
  );
  await restoreCoupons(tx, order.id);
  await restoreBenefits(tx, order.id);
  await closePayments(tx, order.id);
  await recordOrderEvent(tx, order.id, kind, reason, now);
  if (kind === 'expired') {
    await notifyBuyer(tx, order, { event: 'expired', title: '订单已取消', body: `订单${order.no}${reason}。` }, now);
  }
};
