import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { flag } from './values.ts';

/** A promotion price that replaces list price and tiers while it runs; times in Unix seconds. */
export interface SpecialPrice {
  activityId: number;
  kind: Schemas['SpecialPrice']['kind'];
  price: string;
  startsAt: number;
  endsAt: number;
  /** Remaining units of the promotion's own stock; null if it has none. */
  stock: string | null;
  /** Cap per buyer within the promotion; '0' for none. */
  cap: string;
  withCoupon: boolean;
}

export const specialPriceCodec = record<Schemas['SpecialPrice'], SpecialPrice>({
  activityId: 'activity_id',
  kind: 'kind',
  price: 'price',
  startsAt: 'start_time',
  endsAt: 'end_time',
  stock: 'number',
  cap: 'xg_number',
  withCoupon: ['with_coupon', flag],
});
