import { voucherFiltersCodec, voucherPageCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { voucherPage } from './benefit-list.repository.ts';
import { toVoucher } from './benefit-models.ts';

export const listVouchers: Handler<'listVouchers'> = async ({ query }, { db, signedIn: { buyerId }, now }) => {
  const { page = 1, perPage = 20, status } = voucherFiltersCodec.read(query);
  const { rows, total } = await voucherPage(db, buyerId, status, { page, perPage }, now);
  return voucherPageCodec.write({ list: rows.map((row) => toVoucher(row, now)), total, page, perPage });
};
