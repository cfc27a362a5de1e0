import { listOf, type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

const storeMonthCodec = recordOf('StoreMonth', {
  month: 'month',
  orderCount: 'order_count',
  total: 'total',
  /** Refunded for returns. */
  returned: 'returned',
  /** Not paid yet. */
  waiting: 'waiting',
});

export const storeCodec = recordOf('Store', {
  id: 'id',
  company: 'company',
  username: 'username',
  /** Contact person. */
  name: 'name',
  phone: 'phone',
  address: 'address',
  isPassed: ['is_passed', flag],
  isCurrent: ['is_current', flag],
  cartCount: 'cart',
  /** Null for the current one. */
  linkedAt: 'linked_at',
  /** Its orders of this month and the last, without cancelled ones; months without orders are left out. */
  months: ['months', listOf(storeMonthCodec)],
});

/** An account that the user may switch to; times in Unix seconds. */
export interface Store extends Model<typeof storeCodec> {}
