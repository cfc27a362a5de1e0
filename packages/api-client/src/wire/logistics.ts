import { listOf, type Model, recordOf } from './codec.ts';

const trackPointCodec = recordOf('TrackPoint', {
  text: 'text',
  /** Unix seconds. */
  time: 'time',
});

/** One event in a parcel's tracking. */
export interface TrackPoint extends Model<typeof trackPointCodec> {}

const parcelLineCodec = recordOf('ParcelLine', {
  lineId: 'line_id',
  name: 'name',
  spec: 'ypgg',
  unit: 'bzdw',
  quantity: 'number',
  batches: ['batches', listOf(recordOf('ParcelBatch', { batchNo: 'pihao', expiry: 'yxq', quantity: 'number' }))],
});

/** Units of an order line in a parcel, or still to come, with their batches. */
export interface ParcelLine extends Model<typeof parcelLineCodec> {}

const parcelCodec = recordOf('Parcel', {
  company: 'company',
  trackingNo: 'tracking_no',
  /** The carrier's tracking number. */
  phone: 'phone',
  status: 'status',
  /** Latest first. */
  track: ['track', listOf(trackPointCodec)],
  /** Its contents; empty if only its number is known. */
  lines: ['lines', listOf(parcelLineCodec)],
});

/** A parcel of an order. */
export interface Parcel extends Model<typeof parcelCodec> {}

/** Parcels ⇄ the data of `getLogistics`. */
export const logisticsCodec = recordOf('Logistics', {
  parcels: ['parcels', listOf(parcelCodec)],
  /** The rest of a partly shipped order. */
  open: ['open', listOf(parcelLineCodec)],
});

/** An order's parcels; empty before it is shipped. */
export interface Logistics extends Model<typeof logisticsCodec> {}
