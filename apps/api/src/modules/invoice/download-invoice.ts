import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { drawInvoice } from '#modules/pdf/index.ts';
import { readSettings } from '#modules/setting/index.ts';
import { FileAnswer, type Handler } from '#operation.ts';
import { findInvoice, type InvoiceRow } from './invoice.repository.ts';
import { loadInvoices } from './load-invoices.ts';

export const downloadInvoice: Handler<'downloadInvoice'> = async ({ params }, { db, signedIn: { buyerId } }) =>
  drawIssued(db, await findInvoice(db, buyerId, params.id));

/** An issued invoice as a PDF; refuses if there is none. */
export const drawIssued = async (db: Executor, row: InvoiceRow | null): Promise<FileAnswer> => {
  const [invoice] = row ? await loadInvoices(db, [row]) : [];
  if (!row || !invoice) throw new Refusal('invoiceMissing');
  if (row.no === null) throw new Refusal('invoiceNotIssued');
  const { seller } = await readSettings(db, ['seller']);
  return new FileAnswer(await drawInvoice(row, invoice, seller), 'application/pdf', `电子发票${row.no}.pdf`);
};
