import type { Store } from '@yaoji/api-client/wire';
import { regionName } from '#modules/platform/region/index.ts';
import { toSeconds } from '#wire-values.ts';
import type { findStores, StoreMonth } from './store.repository.ts';

type Row = Awaited<ReturnType<typeof findStores>>[number];

export const toStore = (row: Row, currentId: number, months: readonly StoreMonth[] = []): Store => ({
  id: row.id,
  company: row.company,
  username: row.username,
  name: row.name,
  phone: row.phone ?? '',
  address: (row.regionCode ? regionName(row.regionCode) : '') + row.companyAddress,
  isPassed: row.status === 'passed',
  isCurrent: row.id === currentId,
  cartCount: row.cart,
  linkedAt: row.id === currentId || row.linkedAt === null ? null : toSeconds(new Date(row.linkedAt)),
  months: months.filter(({ buyerId }) => buyerId === row.id),
});
