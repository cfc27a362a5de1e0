import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { flag } from './values.ts';

/** An account that the user may switch to; times in Unix seconds. */
export interface Store {
  id: number;
  company: string;
  username: string;
  /** Contact person. */
  name: string;
  phone: string;
  address: string;
  isPassed: boolean;
  isCurrent: boolean;
  cartCount: number;
  /** Null for the current one. */
  linkedAt: number | null;
}

export const storeCodec = record<Schemas['Store'], Store>({
  id: 'id',
  company: 'company',
  username: 'username',
  name: 'name',
  phone: 'phone',
  address: 'address',
  isPassed: ['is_passed', flag],
  isCurrent: ['is_current', flag],
  cartCount: 'cart',
  linkedAt: 'linked_at',
});
