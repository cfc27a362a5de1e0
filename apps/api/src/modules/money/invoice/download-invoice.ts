import { chinaDayStart, nextMonth } from '@yaoji/domain';
import { zipFiles } from '@yaoji/papers';
import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { FileAnswer, type Handler } from '#operation.ts';
import {
  filesOfInvoices,
  findInvoice,
  findInvoiceFile,
  formatsOfInvoices,
  type InvoiceFormat,
  type InvoiceRow,
  invoiceFormats,
  issuedBetween,
  reversalsOf,
} from './invoice.repository.ts';

const mediaTypes: Record<InvoiceFormat, string> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
};

export const downloadInvoice: Handler<'downloadInvoice'> = async (
  { params, query: { format } },
  { db, signedIn: { buyerId } },
) => invoiceFileAnswer(db, await findInvoice(db, buyerId, params.id), format);

/** A file of an issued invoice, byte for byte as it was handed in: of this format, or the first there is. */
export const invoiceFileAnswer = async (db: Executor, row: InvoiceRow | null, format?: InvoiceFormat) => {
  if (!row) throw new Refusal('invoiceMissing');
  if (row.no === null) throw new Refusal('invoiceNotIssued');
  const held = (await formatsOfInvoices(db, [row.id])).map((each) => each.format);
  const first = invoiceFormats.find((each) => held.includes(each));
  const file = await findInvoiceFile(db, row.id, format ?? first ?? 'pdf');
  if (!file) throw new Refusal('invoiceFileMissing');
  return new FileAnswer(file.content, mediaTypes[file.format], `电子发票${row.no}.${file.format}`);
};

/** All files of the invoices issued in a month, China's time, in one ZIP. */
export const downloadInvoices: Handler<'downloadInvoices'> = async (
  { query: { month } },
  { db, signedIn: { buyerId }, now },
) => {
  const rows = await issuedBetween(db, buyerId, chinaDayStart(`${month}-01`), chinaDayStart(`${nextMonth(month)}-01`));
  const files = await filesOfInvoices(
    db,
    rows.map(({ id }) => id),
  );
  if (files.length === 0) throw new Refusal('invoicesOfMonthMissing');
  return new FileAnswer(await zipFiles(entriesOf(files), now), 'application/zip', `电子发票${month}.zip`);
};

/** The files of an invoice and of its red-letter invoices, for a ZIP. */
export const invoiceEntries = async (db: Executor, row: InvoiceRow) => {
  const reversals = await reversalsOf(db, row.id);
  return entriesOf(await filesOfInvoices(db, [row.id, ...reversals.map(({ id }) => id)]));
};

const entriesOf = (files: Awaited<ReturnType<typeof filesOfInvoices>>) =>
  files.map(({ no, format, content }) => ({ name: `电子发票/${no}.${format}`, content }));
