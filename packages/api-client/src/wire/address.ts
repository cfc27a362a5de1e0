import { type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

export const addressCodec = recordOf('Address', {
  id: 'id',
  receiver: 'receiver',
  phone: 'phone',
  /** Code of the district. */
  regionCode: 'region_code',
  /** Province, city and district in words. */
  region: 'region',
  detail: 'detail',
  isDefault: ['is_default', flag],
});

/** A shipping address. */
export interface Address extends Model<typeof addressCodec> {}

export const addressFormCodec = recordOf('AddressForm', {
  receiver: 'receiver',
  phone: 'phone',
  regionCode: 'region_code',
  detail: 'detail',
  isDefault: ['is_default', flag],
});

/** A buyer's input. */
export interface AddressForm extends Model<typeof addressFormCodec> {}

export const regionCodec = recordOf('Region', {
  code: 'code',
  name: 'name',
  hasChildren: ['has_children', flag],
});

/** A province, city or district. */
export interface Region extends Model<typeof regionCodec> {}
