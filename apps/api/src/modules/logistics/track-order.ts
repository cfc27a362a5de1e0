import type { Db } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import type { shipmentStatuses } from '#db/schema/shipment.ts';
import { minuteMs } from '#durations.ts';
import { invalid, required } from '#errors/refusal.ts';
import { lockOrder, type OrderRow } from '#modules/order/index.ts';
import { insertPoint, shipmentsOf, updateShipment } from './logistics.repository.ts';

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
  db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    await lockOrder(tx, id);
    const parcels = await shipmentsOf(tx, id);
    const parcel = required(
      parcels.find((each) => each.trackingNo === trackingNo),
      'parcelMissing',
    );
    const createdAt = at ?? now;
    // Forms send times to the minute.
    if (createdAt > now || createdAt.getTime() + minuteMs <= parcel.createdAt.getTime())
      throw invalid({ at: '时间须在发货之后、现在之前' });
    await insertPoint(tx, { shipmentId: parcel.id, text, createdAt });
    await updateShipment(tx, parcel.id, { status: status ?? (parcel.status === 'shipped' ? 'moving' : parcel.status) });
  });
