import { compareMoney } from '@yaoji/domain';
import type { Db, Executor, Tx } from '#db/database.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { Refusal } from '#errors/refusal.ts';
import { type EInvoice, findDifferences } from './e-invoice.ts';
import { type InvoiceRow, invoiceByNo, invoicesById, ordersOfInvoices, waitingOf } from './invoice.repository.ts';
import { addInvoiceFile, askedFor, formatOf, issueInvoice, requireEInvoice } from './issue-invoice.ts';

/**
 * Takes in a file of the tax platform by its content: an XML issues the application that it fits, a PDF or OFD joins the
 * issued invoice whose number is in its name. The same file again changes nothing. Runs in a transaction.
 */
export const takeInFile = async (tx: Db & Tx, { name, content }: { name: string; content: Buffer }, now: Date) => {
  await oneAtATime(tx, 'invoices');
  const format = formatOf(content);
  if (format === null) throw new Refusal('invoiceFileWrong');
  if (format === 'xml') {
    const real = requireEInvoice(content);
    if (await invoiceByNo(tx, real.no))
      return { no: real.no, format, outcome: await addInvoiceFile(tx, real.no, format, content) };
    const { id } = await findApplication(tx, real);
    return { no: await issueInvoice(tx, id, { xml: content }, now), format, outcome: 'issued' as const };
  }
  const no = /(?<!\d)\d{20}(?!\d)/.exec(name)?.[0];
  if (no === undefined) throw new Refusal('invoiceFileUnnamed');
  return { no, format, outcome: await addInvoiceFile(tx, no, format, content) };
};

/**
 * The application of the buyer's tax number that an invoice fits: among those whose order or reversed invoice is in
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
