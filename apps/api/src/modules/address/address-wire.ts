import type { Schemas } from '@yaoji/api-client/contract';
import { regionName } from '#modules/region/index.ts';
import { toFlag } from '#wire-values.ts';
import type { AddressRow } from './address.repository.ts';

export const toWireAddress = (row: AddressRow): Schemas['Address'] => ({
  id: row.id,
  receiver: row.receiver,
  phone: row.phone,
  region_code: row.regionCode,
  region: regionName(row.regionCode),
  detail: row.detail,
  is_default: toFlag(row.isDefault),
});
