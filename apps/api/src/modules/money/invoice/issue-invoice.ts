import { addMoney, compareMoney } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Db, Executor, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { lockOrder, type OrderRow } from '#modules/orders/order/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { queueEvent } from '#modules/platform/outbox/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { type Asked, type EInvoice, findDifferences, readEInvoice } from './e-invoice.ts';
import {
  addFiles,
  buyerOfInvoice,
  findInvoiceFile,
  freeOrders,
  type InvoiceFormat,
  type InvoiceRow,
  invoiceByNo,
  linesOfInvoices,
  lockInvoice,
  ordersOfInvoices,
  reversalsOf,
  updateInvoice,
} from './invoice.repository.ts';
import { renewLines } from './write-lines.ts';

/** The files of one invoice. The XML says what it is; the others are passed on unread. */
export type InvoiceFiles = { xml: Buffer } & Partial<Record<Exclude<InvoiceFormat, 'xml'>, Buffer>>;

/**
 * Completes an application with the invoice that the tax platform issued for it, if all figures agree with the amounts
 * not refunded yet; returns its number.
 */
export const issueInvoice = async (db: Db, id: number, files: InvoiceFiles, now: Date): Promise<string> => {
  const real = requireEInvoice(files.xml);
  const { no, issuedAt } = real;
  const rows = rowsOf(id, files);
  const isIssued = await withInvoice(db, id, async (tx, found, orders) => {
    if (await invoiceByNo(tx, no)) throw new Refusal('invoiceNoUsed', { no });
    if (found.reversesId === null && !(await renewLines(tx, id, orders))) {
      await fail(tx, found, '订单已全部退货', now);
      return false;
    }
    const differences = findDifferences(await askedFor(tx, (await lockInvoice(tx, id)) ?? found), real);
    if (differences.length > 0) throw new Refusal('invoiceDiffers', { no, differences });
    await updateInvoice(tx, id, { status: 'issued', no, issuedAt });
    await addFiles(tx, rows);
    if (found.reversesId !== null) await closeReversed(tx, found.reversesId);
    await queueEvent(tx, found.reversesId === null ? 'invoice.issued' : 'invoice.reversed', id, now);
    await notify(tx, found, 'issued', '发票已开具', `发票${no}已开具，可在电子发票中下载。`, now);
    return true;
  });
  if (!isIssued) throw new Refusal('returnedInFull', { keepsWrites: true });
  return no;
};

export const requireEInvoice = (xml: Buffer): EInvoice => {
  const real = readEInvoice(xml);
  if (!real) throw new Refusal('invoiceUnreadable');
  return real;
};

/** The figures that the invoice of an application must match. */
export const askedFor = async (db: Executor, row: InvoiceRow): Promise<Asked> => {
  const { seller } = await readSettings(db, ['seller']);
  if (!seller.taxNo) throw new Refusal('sellerUnset');
  const lines = await linesOfInvoices(db, [row.id]);
  return { ...row, sellerTaxNo: seller.taxNo, buyerTaxNo: row.taxNo, lines };
};

/** The format by content; null if it is none of the tax platform's. */
export const formatOf = (content: Buffer): InvoiceFormat | null => {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  if (content.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return content.includes('OFD.xml') ? 'ofd' : null;
  return 'xml';
};

const rowsOf = (invoiceId: number, files: InvoiceFiles) =>
  Object.entries(files).map(([name, content]) => {
    const format = formatOf(content);
    if (format !== name) throw new Refusal('invoiceFileWrong');
    return { invoiceId, format, content };
  });

/** Marks an invoice as reversed when its issued red-letter invoices add up to it. */
const closeReversed = async (tx: Tx, id: number) => {
  const blue = await lockInvoice(tx, id);
  const red = (await reversalsOf(tx, id)).filter(({ status }) => status === 'issued');
  if (blue && compareMoney(addMoney(blue.amount, ...red.map(({ amount }) => amount)), 0) === 0)
    await updateInvoice(tx, id, { status: 'reversed' });
};

/** Adds a file to an issued invoice; sent again, it changes nothing, and another file is refused. */
export const addInvoiceFile = async (
  tx: Tx,
  no: string,
  format: InvoiceFormat,
  content: Buffer,
): Promise<'added' | 'known'> => {
  const found = await invoiceByNo(tx, no);
  if (!found) throw new Refusal('invoiceNoUnknown', { no });
  if ((await addFiles(tx, [{ invoiceId: found.id, format, content }])) > 0) return 'added';
  const held = await findInvoiceFile(tx, found.id, format);
  if (!held?.content.equals(content)) throw new Refusal('invoiceFileDiffers', { no });
  return 'known';
};

/** Rejects it with a reason; its orders can be invoiced again. Refunds must be reversed. */
export const refuseInvoice = (db: Db, id: number, reason: string, now: Date) =>
  withInvoice(db, id, (tx, found) => {
    if (found.reversesId !== null) throw new Refusal('redInvoiceNeeded');
    return fail(tx, found, reason, now);
  });

/** Locks all invoices, buyer, orders and invoice, in this order; only a waiting invoice can be decided. */
const withInvoice = <T>(
  db: Db,
  id: number,
  decide: (tx: Tx, found: InvoiceRow, orders: OrderRow[]) => Promise<T>,
): Promise<T> =>
  retryConflicts(async () => {
    const buyerId = await buyerOfInvoice(db, id);
    if (buyerId === null) throw new Refusal('invoiceMissing');
    return db.transaction(async (tx) => {
      await oneAtATime(tx, 'invoices');
      await lockBuyer(tx, buyerId);
      const orders = await lockOrders(tx, id);
      const found = await lockInvoice(tx, id);
      if (found?.status !== 'pending') throw new Refusal('invoiceDecided');
      return decide(tx, found, orders);
    });
  });

/** The orders of an invoice, locked by ascending id. */
export const lockOrders = async (tx: Tx, invoiceId: number): Promise<OrderRow[]> => {
  const orders: OrderRow[] = [];
  for (const { orderId } of await ordersOfInvoices(tx, [invoiceId])) {
    const order = await lockOrder(tx, orderId);
    if (order) orders.push(order);
  }
  return orders;
};

export const fail = async (tx: Tx, found: InvoiceRow, reason: string, now: Date) => {
  await updateInvoice(tx, found.id, { status: 'failed', reason });
  await queueEvent(tx, 'invoice.failed', found.id, now);
  await freeOrders(tx, found.id);
  await notify(tx, found, 'failed', '发票开具失败', `您申请的发票未能开具：${reason}`, now);
};

const notify = (tx: Tx, { id, buyerId }: InvoiceRow, event: string, title: string, body: string, now: Date) =>
  sendMessage(
    tx,
    buyerId,
    { kind: 'order', title, body, url: href('e_invoice'), reference: `invoice-${event}:${id}` },
    now,
  );
