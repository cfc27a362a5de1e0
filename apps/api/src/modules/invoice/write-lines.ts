import type { Tx } from '#db/database.ts';
import { linesOf, type OrderRow } from '#modules/order/index.ts';
import { refundedByLine, replaceLines, updateInvoice } from './invoice.repository.ts';
import { invoiceLines, invoiceTotals } from './invoice-lines.ts';

/** What can be invoiced of orders as they stand. */
export const linesToInvoice = async (tx: Tx, orders: OrderRow[]) => {
  const ids = orders.map(({ id }) => id);
  return invoiceLines(orders, await linesOf(tx, ids), await refundedByLine(tx, ids));
};

/** Brings an invoice that is not issued yet up to what its orders come to now; false if nothing is left of them. */
export const renewLines = async (tx: Tx, invoiceId: number, orders: OrderRow[]): Promise<boolean> => {
  const lines = await linesToInvoice(tx, orders);
  if (lines.every(({ orderLineId }) => orderLineId === null)) return false;
  await replaceLines(tx, invoiceId, lines);
  await updateInvoice(tx, invoiceId, invoiceTotals(lines));
  return true;
};
