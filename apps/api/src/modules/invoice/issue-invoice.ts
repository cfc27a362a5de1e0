import { href } from '@yaoji/routes';
import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { sendMessage } from '#modules/message/index.ts';
import { lockOrder, type OrderRow } from '#modules/order/index.ts';
import { recordEvent } from '#modules/outbox/index.ts';
import { readSettings } from '#modules/setting/index.ts';
import {
  buyerOfInvoice,
  buyersOfInvoices,
  freeOrders,
  type InvoiceRow,
  lockInvoice,
  ordersOfInvoices,
  updateInvoice,
} from './invoice.repository.ts';
import { invoiceNumber } from './invoice-number.ts';
import { renewLines } from './write-lines.ts';

/** Issues a requested invoice for the amounts not refunded yet; returns its number. */
export const issueInvoice = async (db: Db, id: number, now: Date): Promise<string> => {
  const issued = await withInvoice(db, id, async (tx, found, orders) => {
    const { seller } = await readSettings(tx, ['seller']);
    if (!seller.name || !seller.taxNo) throw new Refusal('sellerUnset');
    if (!(await renewLines(tx, id, orders))) {
      await fail(tx, found, '订单已全部退货', now);
      return null;
    }
    const no = await invoiceNumber(tx, seller.taxNo, now);
    await updateInvoice(tx, id, { status: 'issued', no, issuedAt: now });
    await recordEvent(tx, 'invoice.issued', id, now);
    await notify(tx, found, 'issued', '发票已开具', `发票${no}已开具，可在电子发票中下载。`, now);
    return no;
  });
  if (issued === null) throw new Refusal('returnedInFull', { keepsWrites: true });
  return issued;
};

/**
 * Issues several under the next numbers, in their order, except decided or completely returned ones; returns the
 * numbers. Runs in a transaction. Locks all buyers before taking the first number, so that a transaction waiting for
 * the number holds no lock that this one needs.
 */
export const issueInvoices = async (tx: Db, ids: number[], now: Date): Promise<string[]> => {
  for (const buyerId of await buyersOfInvoices(tx, ids)) await lockBuyer(tx, buyerId);
  const issued: string[] = [];
  for (const id of ids) {
    try {
      issued.push(await issueInvoice(tx, id, now));
    } catch (error) {
      const isSkipped =
        error instanceof Refusal && (error.code === 'invoiceDecided' || error.code === 'returnedInFull');
      if (!isSkipped) throw error;
    }
  }
  return issued;
};

/** Rejects it with a reason; its orders can be invoiced again. */
export const refuseInvoice = (db: Db, id: number, reason: string, now: Date) =>
  withInvoice(db, id, (tx, found) => fail(tx, found, reason, now));

/** Locks buyer, orders and invoice, in this order; only a waiting invoice can be decided. */
const withInvoice = <T>(
  db: Db,
  id: number,
  decide: (tx: Tx, found: InvoiceRow, orders: OrderRow[]) => Promise<T>,
): Promise<T> =>
  retryConflicts(async () => {
    const buyerId = await buyerOfInvoice(db, id);
    if (buyerId === null) throw new Refusal('invoiceMissing');
    return db.transaction(async (tx) => {
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
  await recordEvent(tx, 'invoice.failed', found.id, now);
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
