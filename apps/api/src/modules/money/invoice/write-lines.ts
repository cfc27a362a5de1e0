import type { Tx } from '#db/database.ts';
import { linesOf, type OrderRow } from '#modules/orders/order/index.ts';
import { refundedByLine, replaceLines, updateInvoice } from './invoice.repository.ts';
import { invoiceLines, invoiceTotals } from './invoice-lines.ts';

/** The parts of orders that can be invoiced now. */
export const linesToInvoice = async (tx: Tx, orders: OrderRow[]) => {
  const ids = orders.map(({ id }) => id);
  return invoiceLines(orders, await linesOf(tx, ids), await refundedByLine(tx, ids));
};

/** Updates an invoice that is not issued yet to the current amounts of its orders; false if nothing is left. */
export const renewLines = async (tx: Tx, invoiceId: number, orders: OrderRow[]): Promise<boolean> => {
  const lines = await linesToInvoice(tx, orders);
  if (lines.every(({ orderLineId }) => orderLineId === null)) return false;
  await replaceLines(tx, invoiceId, lines);
  await updateInvoice(tx, invoiceId, invoiceTotals(lines));
  return true;
};
