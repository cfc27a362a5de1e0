import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { flag } from './values.ts';

/** A shipping address. */
export interface Address {
  id: number;
  receiver: string;
  phone: string;
  /** Code of the district. */
  regionCode: string;
  /** Province, city and district in words. */
  region: string;
  detail: string;
  isDefault: boolean;
}

/** A buyer's input. */
export interface AddressForm {
  receiver: string;
  phone: string;
  regionCode: string;
  detail: string;
  isDefault?: boolean;
}

/** A province, city or district. */
export interface Region {
  code: string;
  name: string;
  hasChildren: boolean;
}

export const addressCodec = record<Schemas['Address'], Address>({
  id: 'id',
  receiver: 'receiver',
  phone: 'phone',
  regionCode: 'region_code',
  region: 'region',
  detail: 'detail',
  isDefault: ['is_default', flag],
});

export const addressFormCodec = record<Schemas['AddressForm'], AddressForm>({
  receiver: 'receiver',
  phone: 'phone',
  regionCode: 'region_code',
  detail: 'detail',
  isDefault: ['is_default', flag],
});

export const regionCodec = record<Schemas['Region'], Region>({
  code: 'code',
  name: 'name',
  hasChildren: ['has_children', flag],
});
