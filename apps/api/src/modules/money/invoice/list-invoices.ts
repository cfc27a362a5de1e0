import { invoicePageCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { countByStatus, invoicePage } from './invoice.repository.ts';
import { loadInvoices } from './load-invoices.ts';

export const listInvoices: Handler<'listInvoices'> = async ({ query }, { db, signedIn: { buyerId } }) => {
  const { page = 1, per_page: perPage = 20, status } = query;
  const { rows, total } = await invoicePage(db, buyerId, status, { page, perPage });
  const list = await loadInvoices(db, rows);
  return invoicePageCodec.write({ list, total, page, perPage, counts: await countByStatus(db, buyerId) });
};
