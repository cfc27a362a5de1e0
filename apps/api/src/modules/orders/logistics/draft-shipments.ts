import { carrierNamed, orderStatusNames } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { heldLines } from '#modules/orders/order/index.ts';
import { requireCodes } from '#modules/orders/trace/index.ts';
import { type OrderToShip, ordersToShip, ordersTracked, usedCarriers } from './logistics.repository.ts';
import { parseShipments, type ShipmentLine } from './parse-shipments.ts';

type Asked = {
  text: string;
  /** Of lines without one. */
  carrier: string;
  /** Lines without an order number belong to these, in this sequence. */
  orderIds: readonly number[];
};

export type ShipmentDraft = Omit<ShipmentLine, 'line'> & {
  /** Null for a chosen order without a line. */
  line: number | null;
  order: OrderToShip | null;
  carrier: string;
  /** Why it must not be sent. */
  problem: string | null;
};

export const mostShipments = 200;

/** Matches each line to its order, with the reason if it cannot ship. Shipping checks again. */
export const draftShipments = async (
  db: Db,
  { text, carrier, orderIds }: Asked,
  now: Date,
): Promise<ShipmentDraft[]> => {
  const lines = parseShipments(text);
  if (lines.length > mostShipments) throw invalid({ text: `一次最多${mostShipments}行，请分批发货` });
  const orders = await ordersToShip(
    db,
    orderIds,
    lines.flatMap(({ no }) => no ?? []),
  );
  const chosen = orderIds.flatMap((id) => orders.find((order) => order.id === id) ?? []);
  const waiting = [...chosen];
  const found = lines.map((line) => {
    const order = line.no === null ? waiting.shift() : orders.find(({ no }) => no === line.no);
    const name = line.carrier ?? carrier;
    return { ...line, order: order ?? null, carrier: carrierNamed(name) ?? name };
  });
  const rest = chosen
    .filter(({ id }) => !found.some(({ order }) => order?.id === id))
    .map((order) => ({ line: null, no: order.no, order, carrier: '', trackingNo: '' }));
  const used = await usedCarriers(
    db,
    found.map((each) => each.carrier),
  );
  const tracked = await ordersTracked(
    db,
    found.map(({ trackingNo }) => trackingNo),
  );
  const drafts: ShipmentDraft[] = [];
  for (const each of [...found, ...rest]) {
    const problem = problemOf(each, drafts, { used, tracked }) ?? (await holdOf(db, each.order, now));
    drafts.push({ ...each, problem });
  }
  return drafts;
};

type Found = Omit<ShipmentDraft, 'problem'>;
type Known = { used: readonly string[]; tracked: Awaited<ReturnType<typeof ordersTracked>> };

const problemOf = (
  { no, order, carrier, trackingNo }: Found,
  before: readonly ShipmentDraft[],
  { used, tracked }: Known,
): string | null => {
  if (!order) return no === null ? '没有对应的订单：运单号多于选中的订单' : '没有这个订单';
  if (order.status !== 'paid') return `订单是“${orderStatusNames[order.status]}”，不能发货`;
  const again = before.find((each) => each.order?.id === order.id);
  if (again) return `与第${again.line}行是同一个订单`;
  if (trackingNo === '') return '没有运单号';
  if (/^\d(\.\d+)?e\+?\d+$/i.test(trackingNo)) return '运单号被表格软件改写成了科学计数，请按文本格式重新复制';
  if (trackingNo.length < 4 || trackingNo.length > 40) return '运单号应为4至40个字';
  if (carrier === '') return '没有承运商';
  if (!carrierNamed(carrier) && !used.includes(carrier)) return '没有用过这个承运商，请核对；新承运商请先单独发一单';
  // Orders of one buyer may travel in one parcel.
  const same = before.find((each) => each.trackingNo === trackingNo && each.order?.buyerId !== order.buyerId);
  if (same) return `运单号与第${same.line}行相同`;
  const other = tracked.find((each) => each.trackingNo === trackingNo && each.buyerId !== order.buyerId);
  return other ? `运单号已用于订单${other.no}` : null;
};

/** Why shipping would refuse the order: lines that must not leave, or missing trace codes. Null if it would not. */
const holdOf = async (db: Db, order: OrderToShip | null, now: Date): Promise<string | null> => {
  if (!order) return null;
  const held = await heldLines(db, order, now);
  if (held.length > 0) return held.map(({ name, reason }) => `${name}：${reason}`).join('；');
  try {
    await requireCodes(db, order.id);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
