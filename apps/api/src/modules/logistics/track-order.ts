import type { Db } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import type { shipmentStatuses } from '#db/schema/shipment.ts';
import { Refusal } from '#errors/refusal.ts';
import { lockOrder, type OrderRow } from '#modules/order/index.ts';
import { insertPoint, shipmentsOf, updateShipment } from './logistics.repository.ts';

export type Tracked = {
  text: string;
  status: (typeof shipmentStatuses)[number] | null;
  /** Null for the parcel sent last. */
  trackingNo: string | null;
};

/** Records the location of a parcel. */
export const trackOrder = (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  { text, status, trackingNo }: Tracked,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    await lockOrder(tx, id);
    const parcels = await shipmentsOf(tx, id);
    const parcel = trackingNo ? parcels.find((each) => each.trackingNo === trackingNo) : parcels.at(-1);
    if (!parcel) throw new Refusal('parcelMissing');
    await insertPoint(tx, { shipmentId: parcel.id, text, createdAt: now });
    await updateShipment(tx, parcel.id, { status: status ?? (parcel.status === 'shipped' ? 'moving' : parcel.status) });
  });
