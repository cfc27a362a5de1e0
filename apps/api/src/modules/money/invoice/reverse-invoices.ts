import { addMoney, compareMoney, splitVat, subtractMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { queueEvent } from '#modules/platform/outbox/index.ts';
import {
  type InvoiceLineRow,
  type InvoiceRow,
  insertInvoice,
  invoiceOfOrder,
  linesOfInvoices,
  lockInvoice,
  type NewInvoiceLine,
  replaceLines,
  reversalsOf,
} from './invoice.repository.ts';
import { invoiceTotals } from './invoice-lines.ts';
import { fail, lockOrders } from './issue-invoice.ts';
import { renewLines } from './write-lines.ts';

/** A return that is being refunded. */
type Refunded = {
  returnId: number;
  orderId: number;
  lines: { orderLineId: number; quantity: string; refund: string }[];
};

/**
 * Applies for a red-letter invoice for the invoiced part of returned units; updates a requested invoice instead. Lock
 * buyer, order and return before.
 */
export const reverseInvoices = async (tx: Tx, refunded: Refunded, now: Date): Promise<void> => {
  const known = await invoiceOfOrder(tx, refunded.orderId);
  const found = known && (await lockInvoice(tx, known.id));
  if (found?.status === 'pending') {
    const isSomethingLeft = await renewLines(tx, found.id, await lockOrders(tx, found.id));
    if (!isSomethingLeft) await fail(tx, found, '订单已全部退货', now);
  }
  if (found?.status === 'issued') await writeRed(tx, found, refunded, now);
};

const writeRed = async (tx: Tx, found: InvoiceRow, { returnId, lines }: Refunded, now: Date) => {
  const own = await linesOfInvoices(tx, [found.id]);
  const before = await linesOfInvoices(
    tx,
    (await reversalsOf(tx, found.id)).map(({ id }) => id),
  );
  const red = lines.flatMap((line) => {
    const invoiced = own.find(({ orderLineId }) => orderLineId === line.orderLineId);
    return invoiced && compareMoney(line.refund, 0) > 0 ? [redLine(invoiced, before, line)] : [];
  });
  if (red.length === 0) return;
  const { kind, title, taxNo, address, phone, bank, account, email, buyerId } = found;
  const values = { kind, title, taxNo, address, phone, bank, account, email, buyerId };
  const row = await insertInvoice(tx, {
    ...values,
    ...invoiceTotals(red),
    reversesId: found.id,
    returnId,
    createdAt: now,
  });
  await replaceLines(tx, row.id, red);
  await queueEvent(tx, 'invoice.asked', row.id, now);
};

/** Reduces the tax of the rest to that of the new rest, so that all parts add up to the original tax. */
const redLine = (
  line: InvoiceLineRow,
  before: InvoiceLineRow[],
  { quantity, refund }: Refunded['lines'][number],
): NewInvoiceLine => {
  const earlier = before.filter(({ orderLineId }) => orderLineId === line.orderLineId);
  const left = addMoney(line.amount, line.tax, ...earlier.flatMap(({ amount, tax }) => [amount, tax]));
  const after = splitVat(subtractMoney(left, refund), line.vatRate);
  const tax = subtractMoney(splitVat(left, line.vatRate).tax, after.tax);
  const { orderLineId, name, spec, unit, vatRate } = line;
  const negative = (amount: string) => subtractMoney('0', amount);
  return {
    orderLineId,
    name,
    spec,
    unit,
    vatRate,
    quantity: negative(quantity),
    amount: negative(subtractMoney(refund, tax)),
    tax: negative(tax),
  };
};
