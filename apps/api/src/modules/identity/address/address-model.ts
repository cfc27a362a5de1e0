import type { Address } from '@yaoji/api-client/wire';
import { regionName } from '#modules/platform/region/index.ts';
import type { AddressRow } from './address.repository.ts';

export const toAddress = (row: AddressRow): Address => ({
  id: row.id,
  receiver: row.receiver,
  phone: row.phone,
  regionCode: row.regionCode,
  region: regionName(row.regionCode),
  detail: row.detail,
  isDefault: row.isDefault,
});
