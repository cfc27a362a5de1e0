import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { type Paging, pageOf } from '#db/page.ts';
import { buyer } from '#db/schema/buyer.ts';
import { invoice, invoiceFile, invoiceFormats, invoiceLine, invoiceOrder } from '#db/schema/invoice.ts';
import { order } from '#db/schema/order.ts';
import { orderReturn, orderReturnLine } from '#db/schema/order-return.ts';
import { settledReturn } from '#db/settled-return.ts';

export type InvoiceRow = typeof invoice.$inferSelect;
export type InvoiceLineRow = typeof invoiceLine.$inferSelect;
export type NewInvoiceLine = Omit<typeof invoiceLine.$inferInsert, 'id' | 'invoiceId'>;

export const insertInvoice = async (tx: Executor, values: typeof invoice.$inferInsert): Promise<InvoiceRow> => {
  return onlyRow(tx.insert(invoice).values(values).returning());
};

export const updateInvoice = (tx: Executor, id: number, values: Partial<typeof invoice.$inferInsert>) =>
  tx.update(invoice).set(values).where(eq(invoice.id, id));

/** Units of order lines on invoices, without what was reversed. */
export const billedUnits = async (db: Executor, lineIds: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db
    .select({ lineId: invoiceLine.orderLineId, quantity: sql<string>`sum(${invoiceLine.quantity})` })
    .from(invoiceLine)
    .innerJoin(invoice, eq(invoice.id, invoiceLine.invoiceId))
    .where(and(among(invoiceLine.orderLineId, lineIds), isNotNull(invoice.no)))
    .groupBy(invoiceLine.orderLineId);
  return new Map(rows.map(({ lineId, quantity }) => [lineId ?? 0, quantity]));
};

/** Locks the row until the transaction ends; lock its buyer and its orders before. */
export const lockInvoice = (tx: Executor, id: number): Promise<InvoiceRow | null> =>
  firstRow(tx.select().from(invoice).where(eq(invoice.id, id)).for('update'));

/** A buyer's own invoice; another buyer's is treated as unknown (P8). */
export const findInvoice = (db: Executor, buyerId: number, id: number): Promise<InvoiceRow | null> =>
  firstRow(
    db
      .select()
      .from(invoice)
      .where(and(eq(invoice.id, id), eq(invoice.buyerId, buyerId))),
  );

export const buyerOfInvoice = async (db: Executor, id: number): Promise<number | null> => {
  const [row] = await db.select({ buyerId: invoice.buyerId }).from(invoice).where(eq(invoice.id, id));
  return row?.buyerId ?? null;
};

export const invoicesById = (db: Executor, ids: number[]): Promise<InvoiceRow[]> =>
  ids.length > 0 ? db.select().from(invoice).where(inArray(invoice.id, ids)) : Promise.resolve([]);

export const invoicePage = (
  db: Executor,
  buyerId: number,
  status: InvoiceRow['status'] | undefined,
  paging: Paging,
) => {
  const asked = and(eq(invoice.buyerId, buyerId), status && eq(invoice.status, status));
  return pageOf(db, invoice, { where: asked, orderBy: [desc(invoice.id)] }, paging);
};

/** Counts by status, ignoring all other filters. */
export const countByStatus = async (db: Executor, buyerId: number) => {
  const rows = await db
    .select({ status: invoice.status, count: count() })
    .from(invoice)
    .where(eq(invoice.buyerId, buyerId))
    .groupBy(invoice.status);
  const counts = { pending: 0, issued: 0, failed: 0, reversed: 0 };
  for (const row of rows) counts[row.status] = row.count;
  return { ...counts, all: rows.reduce((sum, row) => sum + row.count, 0) };
};

export const linesOfInvoices = (db: Executor, ids: number[]): Promise<InvoiceLineRow[]> =>
  ids.length > 0
    ? db.select().from(invoiceLine).where(inArray(invoiceLine.invoiceId, ids)).orderBy(asc(invoiceLine.id))
    : Promise.resolve([]);

export const ordersOfInvoices = (db: Executor, ids: number[]) =>
  ids.length > 0
    ? db
        .select({ invoiceId: invoiceOrder.invoiceId, orderId: invoiceOrder.orderId, orderNo: order.no })
        .from(invoiceOrder)
        .innerJoin(order, eq(order.id, invoiceOrder.orderId))
        .where(inArray(invoiceOrder.invoiceId, ids))
        .orderBy(asc(invoiceOrder.orderId))
    : Promise.resolve([]);

export const addOrders = (tx: Executor, invoiceId: number, orderIds: number[], counts = true) =>
  tx.insert(invoiceOrder).values(orderIds.map((orderId) => ({ invoiceId, orderId, counts })));

/** Frees the orders for another invoice. */
export const freeOrders = (tx: Executor, invoiceId: number) =>
  tx.update(invoiceOrder).set({ counts: false }).where(eq(invoiceOrder.invoiceId, invoiceId));

/** The one invoice that an order is on; null if there is none. */
export const invoiceOfOrder = async (tx: Executor, orderId: number): Promise<InvoiceRow | null> => {
  const [row] = await tx
    .select({ found: invoice })
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .where(and(eq(invoiceOrder.orderId, orderId), eq(invoiceOrder.counts, true)));
  return row?.found ?? null;
};

export const replaceLines = async (tx: Executor, invoiceId: number, lines: NewInvoiceLine[]) => {
  await tx.delete(invoiceLine).where(eq(invoiceLine.invoiceId, invoiceId));
  await tx.insert(invoiceLine).values(lines.map((line) => ({ ...line, invoiceId })));
};

/** The red-letter invoices that reverse parts of an invoice. */
export const reversalsOf = (tx: Executor, invoiceId: number): Promise<InvoiceRow[]> =>
  tx.select().from(invoice).where(eq(invoice.reversesId, invoiceId));

/** Refunds by order line. */
export const refundedByLine = async (tx: Executor, orderIds: number[]) => {
  const rows = await tx
    .select({
      lineId: orderReturnLine.orderLineId,
      quantity: sql<string>`sum(${orderReturnLine.quantity})`,
      refund: sql<string>`sum(${orderReturnLine.refund})`,
    })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.returnId))
    .where(and(inArray(orderReturn.orderId, orderIds), settledReturn('order_return')))
    .groupBy(orderReturnLine.orderLineId);
  return new Map(rows.map(({ lineId, ...refunded }) => [lineId, refunded]));
};

/** Of all buyers, the oldest first. */
export const waitingInvoices = (db: Executor, limit: number) =>
  db
    .select({
      ...getTableColumns(invoice),
      username: buyer.username,
      company: buyer.company,
    })
    .from(invoice)
    .innerJoin(buyer, eq(buyer.id, invoice.buyerId))
    .where(eq(invoice.status, 'pending'))
    .orderBy(asc(invoice.id))
    .limit(limit);

/** Of all buyers, the latest first; waiting ones the oldest first. */
export const allInvoicesPage = (db: Executor, status: InvoiceRow['status'] | undefined, paging: Paging) =>
  pageOf(
    db,
    invoice,
    {
      where: status && eq(invoice.status, status),
      orderBy: [status === 'pending' ? asc(invoice.id) : desc(invoice.id)],
    },
    paging,
  );

export { invoiceFormats };
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** A format that the invoice has already is left as it is; returns the number of new ones. */
export const addFiles = async (tx: Executor, files: (typeof invoiceFile.$inferInsert)[]): Promise<number> =>
  (await tx.insert(invoiceFile).values(files).onConflictDoNothing().returning({ format: invoiceFile.format })).length;

export const findInvoiceFile = (db: Executor, invoiceId: number, format: InvoiceFormat) =>
  firstRow(
    db
      .select()
      .from(invoiceFile)
      .where(and(eq(invoiceFile.invoiceId, invoiceId), eq(invoiceFile.format, format))),
  );

/** All files of these invoices, with the invoice's number. */
export const filesOfInvoices = (db: Executor, ids: number[]) =>
  ids.length > 0
    ? db
        .select({ no: invoice.no, format: invoiceFile.format, content: invoiceFile.content })
        .from(invoiceFile)
        .innerJoin(invoice, eq(invoice.id, invoiceFile.invoiceId))
        .where(inArray(invoiceFile.invoiceId, ids))
        .orderBy(asc(invoice.no), asc(invoiceFile.format))
    : Promise.resolve([]);

export const formatsOfInvoices = (db: Executor, ids: number[]) =>
  ids.length > 0
    ? db
        .select({ invoiceId: invoiceFile.invoiceId, format: invoiceFile.format })
        .from(invoiceFile)
        .where(inArray(invoiceFile.invoiceId, ids))
        .orderBy(asc(invoiceFile.format))
    : Promise.resolve([]);

export const invoiceByNo = (db: Executor, no: string): Promise<InvoiceRow | null> =>
  firstRow(db.select().from(invoice).where(eq(invoice.no, no)));

/** The invoices that a buyer was issued from `since` until before `until`. */
export const issuedBetween = (db: Executor, buyerId: number, since: Date, until: Date): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoice)
    .where(and(eq(invoice.buyerId, buyerId), gte(invoice.issuedAt, since), lt(invoice.issuedAt, until)));

/** Applications for a tax number, the oldest first. */
export const waitingOf = (db: Executor, taxNo: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoice)
    .where(and(eq(invoice.status, 'pending'), eq(invoice.taxNo, taxNo)))
    .orderBy(asc(invoice.id));
