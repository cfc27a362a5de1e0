import { chinaDay, compareDecimals, isPartlyShipped, isUnderway } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { lockGoods } from '#modules/catalogue/stock/index.ts';
import {
  changeOrder,
  type HeldLine,
  heldLines,
  type LineBatch,
  linesOf,
  notifyBuyer,
  type OrderLineRow,
  type OrderRow,
  openBatches,
  recordParcel,
} from '#modules/orders/order/index.ts';
import { requireCodes, shipCodes } from '#modules/orders/trace/index.ts';
import { insertParcelBatches, insertPoint, insertShipment } from './logistics.repository.ts';
import { type Contents, packParcel } from './pack-parcel.ts';

export type Parcel = { company: string; trackingNo: string; phone: string | null; documentNo?: string };

/**
 * Hands a parcel of a paid order to a carrier: everything that is left, or some of it, and then the rest ships later.
 * The order is shipped when nothing is left; a further parcel is only a number. If any line of the parcel must not
 * leave, nothing leaves; the buyer is notified of held lines once a day.
 */
export const shipOrder = async (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  parcel: Parcel,
  contents: Contents,
  now: Date,
): Promise<'shipped' | 'partly' | 'added'> => {
  const outcome = await changeOrder(db, { id, buyerId }, async (tx, order) => {
    if (!order || !isUnderway(order)) throw new Refusal('orderChanged');
    // A batch may have been recalled meanwhile.
    const lines = await linesOf(tx, [id]);
    await lockGoods(
      tx,
      lines.map(({ goodsId }) => goodsId),
    );
    const chosen = contents.lines?.flatMap(({ lineId, quantity }) =>
      compareDecimals(quantity, 0) > 0 ? [lineId] : [],
    );
    const all = await heldLines(tx, order, now);
    await notifyOfHold(tx, order, all, now);
    const held = all.filter(({ lineId }) => chosen?.includes(lineId) ?? true);
    if (held.length > 0) return held;
    const added = required(await insertShipment(tx, { orderId: id, ...parcel, createdAt: now }), 'parcelKnown');
    const packed = await packParcel(tx, order, contents, now);
    await requireCodes(tx, id, packed);
    await insertParcelBatches(tx, added.id, packed);
    await shipCodes(tx, added.id, now);
    await insertPoint(tx, { shipmentId: added.id, text: `包裹已交给${parcel.company}`, createdAt: now });
    return leave(tx, order, { ...parcel, lines, packed }, now);
  });
  if (typeof outcome === 'string') return outcome;
  const lines = outcome.map(({ lineId, name, reason }) => ({ lineId, name, reason }));
  const isRecalled = outcome.every((line) => line.isRecalled);
  throw new Refusal('orderHeld', { isRecalled, lines, data: { lines }, keepsWrites: true });
};

/** Only of problems that the buyer can resolve. */
const notifyOfHold = async (tx: Tx, order: OrderRow, all: HeldLine[], now: Date) => {
  const held = all.filter(({ isRecalled }) => !isRecalled);
  if (held.length === 0) return;
  const reasons = Map.groupBy(held, ({ reason }) => reason);
  const texts = [...reasons].map(([reason, lines]) => `${reason}（${lines.map(({ name }) => name).join('、')}）`);
  const body = `订单${order.no}有商品暂缓发货：${texts.join('；')}。更新证件并通过审核后即为您发货。`;
  await notifyBuyer(tx, order, { event: `held-${chinaDay(now)}`, title: '订单暂缓发货', body }, now);
};

type Packed = Parcel & { lines: OrderLineRow[]; packed: LineBatch[] };

const kindsOf = (lines: readonly OrderLineRow[], batches: readonly LineBatch[]) =>
  lines.filter(({ id }) => batches.some(({ orderLineId }) => orderLineId === id));

const namesOf = (lines: readonly OrderLineRow[]) => {
  const names = lines.slice(0, 3).map(({ name }) => name);
  return lines.length > names.length ? `${names.join('、')}等${lines.length}种商品` : names.join('、');
};

const leave = async (tx: Tx, order: OrderRow, parcel: Packed, now: Date): Promise<'shipped' | 'partly' | 'added'> => {
  const { company, trackingNo, lines, packed } = parcel;
  const by = `由${company}发出，运单号${trackingNo}`;
  if (order.status === 'shipped') {
    const body = `订单${order.no}又有一个包裹${by}。`;
    await notifyBuyer(tx, order, { event: `shipped-${trackingNo}`, title: '订单有新包裹', body }, now);
    return 'added';
  }
  const names = namesOf(kindsOf(lines, packed));
  const note = `${company} 运单号${trackingNo}`;
  const ids = lines.map(({ id }) => id);
  const open = kindsOf(lines, await openBatches(tx, ids)).length;
  if (open > 0) {
    await recordParcel(tx, order.id, { note: `${note}：${names}，还有${open}种待发`, isLast: false }, now);
    const body = `订单${order.no}的${names}已${by}；还有${open}种商品待发。`;
    await notifyBuyer(tx, order, { event: `shipped-${trackingNo}`, title: '订单部分发货', body }, now);
    return 'partly';
  }
  const isRest = isPartlyShipped(order);
  await recordParcel(tx, order.id, { note: isRest ? `${note}：${names}` : note, isLast: true }, now);
  const body = isRest ? `订单${order.no}余下的${names}已${by}。` : `订单${order.no}已${by}。`;
  const title = isRest ? '订单已全部发货' : '订单已发货';
  await notifyBuyer(tx, order, { event: 'shipped', title, body }, now);
  return 'shipped';
};
