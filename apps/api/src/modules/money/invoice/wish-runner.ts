import { invoiceTitleProblems } from '@yaoji/domain';
import { findTitle } from '#modules/identity/invoice-title/index.ts';
import { buyerOfOrder, changeOrder } from '#modules/orders/order/index.ts';
import type { JobRunner } from '#modules/platform/job/index.ts';
import { invoiceOfOrder } from './invoice.repository.ts';
import { writeRequest } from './request-invoice.ts';
import { linesToInvoice } from './write-lines.ts';

/** Requests the invoice wished for with an order, if the account's title data are complete by now. */
export const wishRunner: JobRunner = async (db, { orderId }: { orderId: number }, now) => {
  const buyerId = await buyerOfOrder(db, orderId);
  if (buyerId === null) return undefined;
  return changeOrder(db, { id: orderId, buyerId }, async (tx, order) => {
    if (order?.status !== 'done' || order.invoiceKind === 'none') return undefined;
    const title = await findTitle(tx, buyerId);
    if (!title || Object.keys(invoiceTitleProblems(title, order.invoiceKind)).length > 0) return undefined;
    if (await invoiceOfOrder(tx, orderId)) return undefined;
    const lines = await linesToInvoice(tx, [order]);
    if (lines.every(({ orderLineId }) => orderLineId === null)) return undefined;
    await writeRequest(tx, [order], order.invoiceKind, title, now);
    return undefined;
  });
};
