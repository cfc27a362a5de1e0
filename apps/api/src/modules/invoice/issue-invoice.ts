import { href } from '@yaoji/routes';
import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
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

export type IssueOutcome =
  | { issued: string }
  | 'no invoice'
  | 'no seller'
  | 'nothing left'
  | { status: InvoiceRow['status'] };

/** Issues what was asked for, of what is still not refunded, under the next number. */
export const issueInvoice = (db: Db, id: number, now: Date): Promise<IssueOutcome> =>
  withInvoice<IssueOutcome>(db, id, async (tx, found, orders) => {
    const { seller } = await readSettings(tx, ['seller']);
    if (!seller.name || !seller.taxNo) return 'no seller';
    if (!(await renewLines(tx, id, orders))) {
      await fail(tx, found, '订单已全部退货', now);
      return 'nothing left';
    }
    const no = await invoiceNumber(tx, seller.taxNo, now);
    await updateInvoice(tx, id, { status: 'issued', no, issuedAt: now });
    await recordEvent(tx, 'invoice.issued', id, now);
    await notify(tx, found, 'issued', '发票已开具', `发票${no}已开具，可在电子发票中下载。`, now);
    return { issued: no };
  });

/**
 * Issues several under the next numbers, in their order; answers with what became of each. Runs in a transaction. All
 * buyers are locked before the first number is taken: who waits for the number holds nothing that this waits for.
 */
export const issueInvoices = async (tx: Db, ids: number[], now: Date): Promise<IssueOutcome[]> => {
  for (const buyerId of await buyersOfInvoices(tx, ids)) await lockBuyer(tx, buyerId);
  const outcomes: IssueOutcome[] = [];
  for (const id of ids) outcomes.push(await issueInvoice(tx, id, now));
  return outcomes;
};

export type RefuseOutcome = 'refused' | 'no invoice' | { status: InvoiceRow['status'] };

/** Does not issue it and says why; its orders may be asked for again. */
export const refuseInvoice = (db: Db, id: number, reason: string, now: Date): Promise<RefuseOutcome> =>
  withInvoice<'refused'>(db, id, async (tx, found) => {
    await fail(tx, found, reason, now);
    return 'refused';
  });

/** With buyer, orders and invoice locked, in this order; only what waits may still be decided on. */
const withInvoice = <Outcome extends string | object>(
  db: Db,
  id: number,
  decide: (tx: Tx, found: InvoiceRow, orders: OrderRow[]) => Promise<Outcome>,
): Promise<Outcome | 'no invoice' | { status: InvoiceRow['status'] }> =>
  retryConflicts(async () => {
    const buyerId = await buyerOfInvoice(db, id);
    if (buyerId === null) return 'no invoice';
    return db.transaction(async (tx) => {
      await lockBuyer(tx, buyerId);
      const orders = await lockOrders(tx, id);
      const found = await lockInvoice(tx, id);
      if (!found) return 'no invoice';
      return found.status === 'pending' ? decide(tx, found, orders) : { status: found.status };
    });
  });

/** The orders of an invoice, locked in the order of their ids. */
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
