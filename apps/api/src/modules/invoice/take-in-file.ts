import { compareMoney } from '@yaoji/domain';
import type { Db, Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { type EInvoice, findDifferences } from './e-invoice.ts';
import {
  type InvoiceFormat,
  type InvoiceRow,
  invoiceByNo,
  invoicesById,
  ordersOfInvoices,
  waitingOf,
} from './invoice.repository.ts';
import { addInvoiceFile, askedFor, issueInvoice, requireEInvoice } from './issue-invoice.ts';

/** By content; OFD is a ZIP. */
const formatOf = (content: Buffer): InvoiceFormat => {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  return content.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004' ? 'ofd' : 'xml';
};

/**
 * Takes in a file of the tax platform by its content: an XML issues the application that it fits, a PDF or OFD joins the
 * issued invoice whose number stands in its name. The same file again changes nothing.
 */
export const takeInFile = async (db: Db, { name, content }: { name: string; content: Buffer }, now: Date) => {
  const format = formatOf(content);
  if (format === 'xml') {
    const real = requireEInvoice(content);
    const known = await invoiceByNo(db, real.no);
    if (known) await db.transaction((tx) => addInvoiceFile(tx, real.no, 'xml', content));
    else await issueInvoice(db, (await findApplication(db, real)).id, { xml: content }, now);
    return { no: real.no, format };
  }
  const no = /(?<!\d)\d{20}(?!\d)/.exec(name)?.[0];
  if (no === undefined) throw new Refusal('invoiceFileUnnamed');
  await db.transaction((tx) => addInvoiceFile(tx, no, format, content));
  return { no, format };
};

/**
 * The application of the buyer's tax number that an invoice fits: among those whose order or reversed invoice stands in
 * the remark if there are any, the one of the same amount; among several of these, one that agrees in full.
 */
const findApplication = async (db: Executor, real: EInvoice): Promise<InvoiceRow> => {
  const waiting = await waitingOf(db, real.buyerTaxNo);
  const named = await namedIn(db, real.remark, waiting);
  const possible = named.length > 0 ? named : waiting;
  const ofAmount = possible.filter(({ amount }) => compareMoney(amount, real.amount) === 0);
  for (const row of ofAmount) if (findDifferences(await askedFor(db, row), real).length === 0) return row;
  const [nearest, ...others] = ofAmount.length > 0 ? ofAmount : possible;
  if (!nearest || others.length > 0) throw new Refusal('invoiceUnasked', { no: real.no });
  return nearest;
};

const namedIn = async (db: Executor, remark: string, rows: InvoiceRow[]): Promise<InvoiceRow[]> => {
  const orders = await ordersOfInvoices(
    db,
    rows.map(({ id }) => id),
  );
  const reversed = await invoicesById(
    db,
    rows.flatMap(({ reversesId }) => reversesId ?? []),
  );
  return rows.filter(
    ({ id, reversesId }) =>
      orders.some(({ invoiceId, orderNo }) => invoiceId === id && remark.includes(orderNo)) ||
      reversed.some(({ id: of, no }) => of === reversesId && no !== null && remark.includes(no)),
  );
};
