import type { Invoice } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { toQuantity, toSeconds, toSecondsOrNull } from '#wire-values.ts';
import {
  formatsOfInvoices,
  type InvoiceRow,
  invoicesById,
  linesOfInvoices,
  ordersOfInvoices,
} from './invoice.repository.ts';

/** Invoices with their lines and orders, with a number of queries independent of their count. */
export const loadInvoices = async (db: Executor, rows: InvoiceRow[]): Promise<Invoice[]> => {
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await linesOfInvoices(db, ids), ({ invoiceId }) => invoiceId);
  const orders = Map.groupBy(await ordersOfInvoices(db, ids), ({ invoiceId }) => invoiceId);
  const formats = Map.groupBy(await formatsOfInvoices(db, ids), ({ invoiceId }) => invoiceId);
  const reversed = await invoicesById(
    db,
    rows.flatMap(({ reversesId }) => reversesId ?? []),
  );
  const numbers = new Map(reversed.map(({ id, no }) => [id, no]));
  return rows.map((row) => {
    const own = orders.get(row.id) ?? [];
    return {
      id: row.id,
      invoiceNo: row.no,
      reversesNo: row.reversesId === null ? null : (numbers.get(row.reversesId) ?? null),
      kind: row.kind,
      status: row.status,
      title: row.title,
      taxNo: row.taxNo,
      amount: row.amount,
      tax: row.tax,
      orderIds: own.map(({ orderId }) => orderId),
      orderNos: own.map(({ orderNo }) => orderNo),
      lines: (lines.get(row.id) ?? []).map(({ name, spec, unit, quantity, amount, vatRate, tax }) => ({
        name,
        spec,
        unit,
        quantity: toQuantity(quantity),
        amount,
        vatRate: String(vatRate),
        tax,
      })),
      files: (formats.get(row.id) ?? []).map(({ format }) => format),
      reason: row.reason,
      createdAt: toSeconds(row.createdAt),
      issuedAt: toSecondsOrNull(row.issuedAt),
    };
  });
};
