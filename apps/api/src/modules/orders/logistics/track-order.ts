import type { Db, Tx } from '#db/database.ts';
import type { shipmentStatuses } from '#db/schema/shipment.ts';
import { dayMs, minuteMs } from '#durations.ts';
import { invalid, required } from '#errors/refusal.ts';
import { changeOrder, type OrderRow } from '#modules/orders/order/index.ts';
import { insertPoint, pointsOf, type ShipmentRow, shipmentsOf, updateShipment } from './logistics.repository.ts';

export type Tracked = {
  text: string;
  status: (typeof shipmentStatuses)[number] | null;
  trackingNo: string;
  /** When it was there. Default now. */
  at?: Date | undefined;
};

/** Records the location of a parcel. */
export const trackOrder = (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  { text, status, trackingNo, at }: Tracked,
  now: Date,
): Promise<void> =>
  changeOrder(db, { id, buyerId }, async (tx) => {
    const parcels = await shipmentsOf(tx, id);
    const parcel = required(
      parcels.find((each) => each.trackingNo === trackingNo),
      'parcelMissing',
    );
    const createdAt = at ?? now;
    // Forms send times to the minute.
    if (createdAt > now || createdAt.getTime() + minuteMs <= parcel.createdAt.getTime())
      throw invalid({ at: '时间须在发货之后、现在之前' });
    await advance(tx, parcel, [{ text, at: createdAt }], status);
  });

export type TrackPoint = { text: string; at: Date };

const advance = async (
  tx: Tx,
  { id, status: before }: ShipmentRow,
  points: TrackPoint[],
  status: Tracked['status'],
) => {
  for (const { text, at } of points) await insertPoint(tx, { shipmentId: id, text, createdAt: at });
  await updateShipment(tx, id, { status: status ?? (before === 'shipped' ? 'moving' : before) });
};

type Parcel = Pick<ShipmentRow, 'id' | 'orderId'> & Pick<OrderRow, 'buyerId'>;

/** Carriers may scan a parcel days before the shop records it, and reuse numbers after months. */
const earliestMs = 3 * dayMs;
const mostPoints = 300;

/**
 * Adds what a carrier reports about a parcel to its track, except points that are there already, and its status. A
 * signed parcel no longer changes.
 */
export const recordTrack = (
  db: Db,
  { id, orderId, buyerId }: Parcel,
  { status, points }: { status: Tracked['status']; points: TrackPoint[] },
  now: Date,
): Promise<void> =>
  changeOrder(db, { id: orderId, buyerId }, async (tx) => {
    const parcel = (await shipmentsOf(tx, orderId)).find((each) => each.id === id);
    if (!parcel || parcel.status === 'signed') return;
    const from = parcel.createdAt.getTime() - earliestMs;
    const near = points.filter(({ at }) => at.getTime() >= from && at <= now);
    if (near.length === 0) return;
    const keyOf = (text: string, at: Date) => `${at.getTime()} ${text}`;
    const known = (await pointsOf(tx, [id])).map(({ text, createdAt }) => keyOf(text, createdAt));
    const fresh = new Map(near.map((point) => [keyOf(point.text, point.at), point]));
    for (const key of known) fresh.delete(key);
    await advance(tx, parcel, [...fresh.values()].slice(0, Math.max(0, mostPoints - known.length)), status);
  });
