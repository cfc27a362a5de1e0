import { logisticsCodec } from '@yaoji/api-client/wire';
import { findOrder } from '#modules/order/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { pointsOf, shipmentsOf } from './logistics.repository.ts';

export const getLogistics: Handler<'getLogistics'> = async ({ params }, { db, signedIn: { buyerId } }) => {
  await findOrder(db, buyerId, params.id);
  const shipments = await shipmentsOf(db, params.id);
  const ids = shipments.map(({ id }) => id);
  const points = await pointsOf(db, ids);
  return logisticsCodec.write({
    parcels: shipments.map(({ id, company, trackingNo, phone, status }) => ({
      company,
      trackingNo,
      phone,
      status,
      track: points
        .filter(({ shipmentId }) => shipmentId === id)
        .map(({ text, createdAt }) => ({ text, time: toSeconds(createdAt) })),
    })),
  });
};
