import { href } from '@yaoji/routes';
import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { dayMs } from '#durations.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { namedBlock } from '#modules/catalogue/goods/index.ts';
import { bookPoints } from '#modules/money/wallet/index.ts';
import { addJob, type JobRunner } from '#modules/platform/job/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import {
  findPointsOrder,
  lockPointsOrder,
  type PointsOrderRow,
  takePointsGoods,
  updatePointsOrder,
} from './points.repository.ts';

export const finishPointsJob = 'finish-points-order';

const receivedAfterMs = 10 * dayMs;

type Parcel = { carrier: string; trackingNo: string };

type Change = (tx: Tx, order: PointsOrderRow) => Promise<void>;

/** Changes a pending order under a lock on it and its buyer. */
const change = async (db: Db, id: number, run: Change) => {
  const { buyerId } = required(await findPointsOrder(db, id), 'pointsOrderMissing');
  await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const order = await lockPointsOrder(tx, id);
    if (order?.status !== 'pending') throw new Refusal('pointsOrderChanged');
    await run(tx, order);
  });
};

/**
 * Hands the parcel to a carrier; ten days later the order counts as received. Refuses what has become forbidden since:
 * cancelling returns the points.
 */
export const shipPointsOrder = (db: Db, id: number, parcel: Parcel, now: Date) =>
  change(db, id, async (tx, { buyerId, name }) => {
    const block = await namedBlock(tx, name, 'points', { buyerId, now });
    if (block) throw new Refusal('pointsGoodsBlocked', { words: `${block}；请取消兑换，积分会退回` });
    await updatePointsOrder(tx, id, { ...parcel, status: 'shipped', shippedAt: now });
    const runAt = new Date(now.getTime() + receivedAfterMs);
    await addJob(tx, { kind: finishPointsJob, key: `${finishPointsJob}:${id}`, payload: { id }, runAt });
    const body = `您兑换的${name}已发货，${parcel.carrier} ${parcel.trackingNo}。`;
    const reference = `points-shipped:${id}`;
    await sendMessage(
      tx,
      buyerId,
      { kind: 'order', title: '积分订单已发货', body, url: href('points_orders'), reference },
      now,
    );
  });

/** Restores the points and the products. */
export const cancelPointsOrder = (db: Db, id: number, reason: string, now: Date) =>
  change(db, id, async (tx, { buyerId, name, points, quantity, pointsGoodsId }) => {
    await updatePointsOrder(tx, id, { status: 'cancelled', cancelledAt: now });
    await takePointsGoods(tx, pointsGoodsId, -quantity);
    const remark = `取消兑换${name}`;
    const reference = `points-order-cancel:${id}`;
    await bookPoints(tx, buyerId, { kind: 'exchange', change: points, orderId: null, reference, remark }, now);
    const body = `您兑换的${name}已取消：${reason}。${points}积分已退回。`;
    await sendMessage(
      tx,
      buyerId,
      { kind: 'order', title: '积分订单已取消', body, url: href('points_orders'), reference },
      now,
    );
  });

export const finishPointsRunner: JobRunner = async (db, { id }: { id: number }, now) => {
  await db.transaction(async (tx) => {
    const order = await lockPointsOrder(tx, id);
    if (order?.status === 'shipped') await updatePointsOrder(tx, id, { status: 'done', doneAt: now });
  });
  return undefined;
};
