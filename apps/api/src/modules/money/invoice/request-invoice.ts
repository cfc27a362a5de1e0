import { type InvoiceForm, type InvoiceTitle, invoiceCodec, invoiceFormCodec } from '@yaoji/api-client/wire';
import { readInvoiceTitle } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { findTitle, requireValidTitle } from '#modules/identity/invoice-title/index.ts';
import { lockOrder, type OrderRow } from '#modules/orders/order/index.ts';
import { queueEvent } from '#modules/platform/outbox/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { addOrders, insertInvoice, invoiceOfOrder, replaceLines } from './invoice.repository.ts';
import { invoiceTotals } from './invoice-lines.ts';
import { loadInvoices } from './load-invoices.ts';
import { linesToInvoice } from './write-lines.ts';

/** Requests an invoice for one or several orders; each order is on one invoice at most. */
export const requestInvoice: Handler<'requestInvoice'> = async ({ body }, { db, signedIn: { buyerId }, now }) => {
  const { orderIds, kind, ...form } = invoiceFormCodec.read(body);
  const held = await findTitle(db, buyerId);
  const title = readInvoiceTitle({ ...held, ...form });
  requireValidTitle(title, kind);
  const row = await retryConflicts(() =>
    db.transaction(async (tx) => {
      await lockBuyer(tx, buyerId);
      const orders = await ownOrders(tx, buyerId, orderIds);
      return writeRequest(tx, orders, kind, title, now);
    }),
  );
  const [model] = await loadInvoices(db, [row]);
  if (!model) throw new Error('An invoice was not written.');
  return new Answer(invoiceCodec.write(model), '发票申请已提交');
};

/** Locks them by ascending id, as everywhere. */
const ownOrders = async (tx: Tx, buyerId: number, ids: number[]): Promise<OrderRow[]> => {
  const orders: OrderRow[] = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const order = await lockOrder(tx, id);
    if (order?.buyerId !== buyerId) throw new Refusal('orderMissing');
    if (order.status !== 'done') throw new Refusal('invoiceNotYet', { no: order.no });
    if (await invoiceOfOrder(tx, id)) throw new Refusal('invoiceAskedBefore', { no: order.no });
    orders.push(order);
  }
  return orders;
};

/** Stores a request; lock the buyer and its orders before, which must all be this buyer's. */
export const writeRequest = async (
  tx: Tx,
  orders: OrderRow[],
  kind: InvoiceForm['kind'],
  { title, taxNo, address, phone, bank, account, email }: InvoiceTitle,
  now: Date,
) => {
  const lines = await linesToInvoice(tx, orders);
  const buyerId = orders[0]?.buyerId;
  if (buyerId === undefined || lines.every(({ orderLineId }) => orderLineId === null)) {
    throw new Refusal('nothingToInvoice');
  }
  const data = { title, taxNo, address, phone, bank, account, email };
  const row = await insertInvoice(tx, { buyerId, kind, ...data, ...invoiceTotals(lines), createdAt: now });
  await queueEvent(tx, 'invoice.asked', row.id, now);
  await addOrders(
    tx,
    row.id,
    orders.map(({ id }) => id),
  );
  await replaceLines(tx, row.id, lines);
  return row;
};
