import { getLogistics } from './get-logistics.ts';

export { draftShipments, mostShipments } from './draft-shipments.ts';
export { pointsOf, shipmentOfDocument } from './logistics.repository.ts';
export type { Contents } from './pack-parcel.ts';
export { changeBatches } from './send-other-batches.ts';
export { shipOrder } from './ship-order.ts';
export { recordTrack, type Tracked, type TrackPoint, trackOrder } from './track-order.ts';

export const logisticsHandlers = { getLogistics };
