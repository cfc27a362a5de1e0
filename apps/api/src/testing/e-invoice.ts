import { type EInvoiceFacts, writeEInvoice } from '@yaoji/papers/testing';
import type { Db } from '#db/database.ts';
import { invoicesById, issueInvoice, loadInvoices } from '#modules/money/invoice/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';

/** The XML that the tax platform would write for an application; `changes` make it differ. */
export const eInvoiceFor = async (db: Db, id: number, changes: Partial<EInvoiceFacts> = {}): Promise<Buffer> => {
  const [found] = await loadInvoices(db, await invoicesById(db, [id]));
  if (!found) throw new Error(`There is no invoice ${id}.`);
  const { seller } = await readSettings(db, ['seller']);
  return writeEInvoice({
    ...found,
    no: numberOf(id),
    issuedAt: '2026-11-23 10:20:30',
    sellerTaxNo: seller.taxNo,
    remark: `订单号：${found.orderNos.join('、')}`,
    ...changes,
  });
};

/** A number of the real form. */
export const numberOf = (id: number) => `26512${String(id).padStart(15, '0')}`;

export const invoicePdf = (id: number) => Buffer.from(`%PDF-1.7\n% invoice ${id}\n%%EOF\n`);

/** Issues an application with the files of the tax platform. */
export const issueWithFiles = async (db: Db, id: number, now: Date): Promise<string> =>
  issueInvoice(db, id, { xml: await eInvoiceFor(db, id), pdf: invoicePdf(id) }, now);
