import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';

/** One event in a parcel's tracking. */
export interface TrackPoint {
  text: string;
  /** Unix seconds. */
  time: number;
}

/** A parcel of an order. */
export interface Parcel {
  company: string;
  trackingNo: string;
  /** The carrier's tracking number. */
  phone: string | null;
  status: Schemas['Parcel']['status'];
  /** Latest first. */
  track: TrackPoint[];
}

/** An order's parcels; empty before it is shipped. */
export interface Logistics {
  parcels: Parcel[];
}

const trackPointCodec = record<Schemas['TrackPoint'], TrackPoint>({ text: 'text', time: 'time' });

const parcelCodec = record<Schemas['Parcel'], Parcel>({
  company: 'company',
  trackingNo: 'tracking_no',
  phone: 'phone',
  status: 'status',
  track: ['track', listOf(trackPointCodec)],
});

/** Parcels ⇄ the data of `getLogistics`. */
export const logisticsCodec = record<Schemas['Logistics'], Logistics>({ parcels: ['parcels', listOf(parcelCodec)] });
