import type { MissingReport, OrderInvoice } from '@yaoji/api-client/wire';
import { and, desc, eq, inArray, isNull, ne, sum } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { afterSales } from '#db/schema/after-sales.ts';
import { bankSlip } from '#db/schema/bank-slip.ts';
import { batchReport } from '#db/schema/batch-report.ts';
import { invoice, invoiceOrder } from '#db/schema/invoice.ts';
import { orderLine, orderLineBatch } from '#db/schema/order-line.ts';
import { orderReturn, orderReturnLine } from '#db/schema/order-return.ts';
import { shipmentBatch } from '#db/schema/shipment.ts';
import { toSeconds } from '#wire-values.ts';

/** Units of a line and their refund. */
export type Returned = { quantity: string; refund: string };

/** Returned and requested returns, by line, without refused ones. */
export const returnedByLine = async (db: Executor, orderIds: number[]): Promise<Map<number, Returned>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      lineId: orderReturnLine.orderLineId,
      quantity: sum(orderReturnLine.quantity),
      refund: sum(orderReturnLine.refund),
    })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.returnId))
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.orderLineId))
    .where(and(inArray(orderLine.orderId, orderIds), ne(orderReturn.status, 'refused')))
    .groupBy(orderReturnLine.orderLineId);
  return new Map(
    rows.map(({ lineId, quantity, refund }) => [lineId, { quantity: quantity ?? '0', refund: refund ?? '0' }]),
  );
};

/** Those of the orders that have or await an invoice. */
export const invoicedOrders = async (db: Executor, orderIds: number[]): Promise<Set<number>> => {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ orderId: invoiceOrder.orderId })
    .from(invoiceOrder)
    .where(and(inArray(invoiceOrder.orderId, orderIds), eq(invoiceOrder.counts, true)));
  return new Set(rows.map(({ orderId }) => orderId));
};

/** An order's invoice, issued or requested. */
export const invoiceOf = (db: Executor, orderId: number): Promise<OrderInvoice | null> =>
  firstRow(
    db
      .select({ id: invoice.id, invoiceNo: invoice.no, kind: invoice.kind, status: invoice.status })
      .from(invoiceOrder)
      .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
      .where(and(eq(invoiceOrder.orderId, orderId), eq(invoiceOrder.counts, true))),
  );

/** Sent batches of an order without an inspection report. */
export const batchesWithoutReport = (db: Executor, orderId: number): Promise<MissingReport[]> =>
  db
    .selectDistinct({ name: orderLine.name, batchNo: shipmentBatch.batchNo })
    .from(shipmentBatch)
    .innerJoin(orderLine, eq(orderLine.id, shipmentBatch.orderLineId))
    .leftJoin(
      batchReport,
      and(eq(batchReport.goodsId, orderLine.goodsId), eq(batchReport.batchNo, shipmentBatch.batchNo)),
    )
    .where(and(eq(orderLine.orderId, orderId), isNull(batchReport.id)))
    .orderBy(orderLine.name, shipmentBatch.batchNo);

/** Batches without an inspection report, of lines that need papers, by line. */
export const unreportedBatches = async (db: Executor, orderId: number): Promise<Map<number, string[]>> => {
  const rows = await db
    .selectDistinct({ lineId: orderLine.id, batchNo: orderLineBatch.batchNo })
    .from(orderLine)
    .innerJoin(orderLineBatch, eq(orderLineBatch.orderLineId, orderLine.id))
    .leftJoin(
      batchReport,
      and(eq(batchReport.goodsId, orderLine.goodsId), eq(batchReport.batchNo, orderLineBatch.batchNo)),
    )
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.needsPapers, true), isNull(batchReport.id)));
  const byLine = Map.groupBy(rows, ({ lineId }) => lineId);
  return new Map([...byLine].map(([lineId, batches]) => [lineId, batches.map(({ batchNo }) => batchNo)]));
};

/** Each with its refund, newest first. */
export const returnsOf = async (db: Executor, orderId: number) => {
  const rows = await db
    .select({
      id: orderReturn.id,
      status: orderReturn.status,
      createdAt: orderReturn.createdAt,
      refund: sum(orderReturnLine.refund),
    })
    .from(orderReturn)
    .innerJoin(orderReturnLine, eq(orderReturnLine.returnId, orderReturn.id))
    .where(eq(orderReturn.orderId, orderId))
    .groupBy(orderReturn.id)
    .orderBy(desc(orderReturn.id));
  return rows.map((row) => ({ ...row, refund: row.refund ?? '0.00' }));
};

/** The latest bank-transfer slip. */
export const slipOf = async (db: Executor, orderId: number) => {
  const [row] = await db
    .select({ url: bankSlip.url, status: bankSlip.status, createdAt: bankSlip.createdAt })
    .from(bankSlip)
    .where(eq(bankSlip.orderId, orderId))
    .orderBy(desc(bankSlip.id))
    .limit(1);
  return row ? { ...row, createdAt: toSeconds(row.createdAt) } : null;
};

export const afterSalesOf = (db: Executor, orderId: number) =>
  db
    .select({ id: afterSales.id, kind: afterSales.kind, status: afterSales.status, createdAt: afterSales.createdAt })
    .from(afterSales)
    .where(eq(afterSales.orderId, orderId))
    .orderBy(desc(afterSales.id));
