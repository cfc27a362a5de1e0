import { type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

export const specialPriceCodec = recordOf('SpecialPrice', {
  activityId: 'activity_id',
  kind: 'kind',
  price: 'price',
  startsAt: 'start_time',
  endsAt: 'end_time',
  /** Remaining units of the promotion's own stock; null if it has none. */
  stock: 'number',
  /** Cap per buyer within the promotion; '0' for none. */
  cap: 'xg_number',
  withCoupon: ['with_coupon', flag],
});

/** A promotion price that replaces list price and tiers while it runs; times in Unix seconds. */
export interface SpecialPrice extends Model<typeof specialPriceCodec> {}
