import { chinaDay } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { Refusal, required } from '#errors/refusal.ts';
import {
  addEvent,
  type HeldLine,
  heldLines,
  linesOf,
  lockOrder,
  notifyBuyer,
  type OrderRow,
  updateOrder,
} from '#modules/order/index.ts';
import { lockGoods } from '#modules/stock/index.ts';
import { requireCodes, shipCodes } from '#modules/trace/index.ts';
import { insertPoint, insertShipment } from './logistics.repository.ts';
import { type BatchChoice, sendOtherBatches } from './send-other-batches.ts';

export type Parcel = { company: string; trackingNo: string; phone: string | null; documentNo?: string };

/**
 * Hands a parcel of a paid order to a carrier; further parcels join an order in transit. If any line must not leave,
 * nothing leaves, and the buyer is notified once a day.
 */
export const shipOrder = async (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  parcel: Parcel,
  batches: BatchChoice[],
  now: Date,
): Promise<'shipped' | 'added'> => {
  const outcome = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const order = await lockOrder(tx, id);
    if (order?.status !== 'paid' && order?.status !== 'shipped') throw new Refusal('orderChanged');
    // A batch may have been recalled meanwhile.
    const goodsIds = (await linesOf(tx, [id])).map(({ goodsId }) => goodsId);
    await lockGoods(tx, goodsIds);
    const held = await heldLines(tx, order, now);
    if (held.length > 0) {
      await notifyOfHold(
        tx,
        order,
        held.filter(({ isRecalled }) => !isRecalled),
        now,
      );
      return held;
    }
    const added = required(await insertShipment(tx, { orderId: id, ...parcel, createdAt: now }), 'parcelKnown');
    await sendOtherBatches(tx, order, batches, now);
    // A later parcel may have none: codes are counted once, when the first parcel leaves.
    if (order.status === 'paid') await requireCodes(tx, id);
    await shipCodes(tx, id, added.id, now);
    await insertPoint(tx, { shipmentId: added.id, text: `包裹已交给${parcel.company}`, createdAt: now });
    return order.status === 'paid' ? begin(tx, order, parcel, now) : join(tx, order, parcel, now);
  });
  if (typeof outcome === 'string') return outcome;
  const lines = outcome.map(({ lineId, name, reason }) => ({ lineId, name, reason }));
  const isRecalled = outcome.every((line) => line.isRecalled);
  throw new Refusal('orderHeld', { isRecalled, lines, data: { lines }, keepsWrites: true });
};

/** Only for problems that the buyer can resolve. */
const notifyOfHold = async (tx: Tx, order: OrderRow, held: HeldLine[], now: Date) => {
  if (held.length === 0) return;
  const reasons = Map.groupBy(held, ({ reason }) => reason);
  const texts = [...reasons].map(([reason, lines]) => `${reason}（${lines.map(({ name }) => name).join('、')}）`);
  const body = `订单${order.no}暂缓发货：${texts.join('；')}。更新证件并通过审核后即为您发货。`;
  await notifyBuyer(tx, order, { event: `held-${chinaDay(now)}`, title: '订单暂缓发货', body }, now);
};

const begin = async (tx: Tx, order: OrderRow, { company, trackingNo }: Parcel, now: Date): Promise<'shipped'> => {
  await updateOrder(tx, order.id, { status: 'shipped', shippedAt: now });
  await addEvent(tx, order.id, 'shipped', `${company} 运单号${trackingNo}`, now);
  const body = `订单${order.no}已由${company}发出，运单号${trackingNo}。`;
  await notifyBuyer(tx, order, { event: 'shipped', title: '订单已发货', body }, now);
  return 'shipped';
};

const join = async (tx: Tx, order: OrderRow, { company, trackingNo }: Parcel, now: Date): Promise<'added'> => {
  const body = `订单${order.no}又有一个包裹由${company}发出，运单号${trackingNo}。`;
  await notifyBuyer(tx, order, { event: `shipped-${trackingNo}`, title: '订单有新包裹', body }, now);
  return 'added';
};
