import { listOf, type Model, recordOf } from './codec.ts';

const trackPointCodec = recordOf('TrackPoint', {
  text: 'text',
  /** Unix seconds. */
  time: 'time',
});

/** One event in a parcel's tracking. */
export interface TrackPoint extends Model<typeof trackPointCodec> {}

const parcelCodec = recordOf('Parcel', {
  company: 'company',
  trackingNo: 'tracking_no',
  /** The carrier's tracking number. */
  phone: 'phone',
  status: 'status',
  /** Latest first. */
  track: ['track', listOf(trackPointCodec)],
});

/** A parcel of an order. */
export interface Parcel extends Model<typeof parcelCodec> {}

/** Parcels ⇄ the data of `getLogistics`. */
export const logisticsCodec = recordOf('Logistics', { parcels: ['parcels', listOf(parcelCodec)] });

/** An order's parcels; empty before it is shipped. */
export interface Logistics extends Model<typeof logisticsCodec> {}
