import { logisticsCodec } from '@yaoji/api-client/wire';
import { isPartlyShipped } from '@yaoji/domain';
import { findOrder, linesOf, openBatches, parcelBatches, parcelLines } from '#modules/orders/order/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { pointsOf, shipmentsOf } from './logistics.repository.ts';

const lineId = ({ id }: { id: number }) => id;

export const getLogistics: Handler<'getLogistics'> = async ({ params }, { db, signedIn: { buyerId } }) => {
  const order = await findOrder(db, buyerId, params.id);
  const shipments = await shipmentsOf(db, params.id);
  const ids = shipments.map(({ id }) => id);
  const points = await pointsOf(db, ids);
  const lines = await linesOf(db, [params.id]);
  const batches = await parcelBatches(db, params.id);
  const open = isPartlyShipped(order) ? await openBatches(db, lines.map(lineId)) : [];
  return logisticsCodec.write({
    parcels: shipments.map(({ id, company, trackingNo, phone, status }) => ({
      company,
      trackingNo,
      phone,
      status,
      track: points
        .filter(({ shipmentId }) => shipmentId === id)
        .map(({ text, createdAt }) => ({ text, time: toSeconds(createdAt) })),
      lines: parcelLines(
        lines,
        batches.filter(({ shipmentId }) => shipmentId === id),
      ),
    })),
    open: parcelLines(lines, open),
  });
};
