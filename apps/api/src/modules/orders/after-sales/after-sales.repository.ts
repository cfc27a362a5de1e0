import { asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { afterSales, afterSalesEvent, afterSalesLine, afterSalesTalk } from '#db/schema/after-sales.ts';
import { buyer } from '#db/schema/buyer.ts';
import { order } from '#db/schema/order.ts';
import { required } from '#errors/refusal.ts';

export type AfterSalesRow = typeof afterSales.$inferSelect;

export const insertRequest = async (tx: Executor, values: typeof afterSales.$inferInsert): Promise<number> => {
  const row = await onlyRow(tx.insert(afterSales).values(values).returning({ id: afterSales.id }));
  return row.id;
};

export const insertLines = (tx: Executor, afterSalesId: number, lineIds: number[]) =>
  lineIds.length > 0
    ? tx.insert(afterSalesLine).values(lineIds.map((orderLineId) => ({ afterSalesId, orderLineId })))
    : undefined;

export const insertTalk = (tx: Executor, values: typeof afterSalesTalk.$inferInsert) =>
  tx.insert(afterSalesTalk).values(values);

export const insertEvent = (tx: Executor, values: typeof afterSalesEvent.$inferInsert) =>
  tx.insert(afterSalesEvent).values(values);

export const updateRequest = (tx: Executor, id: number, values: Partial<Pick<AfterSalesRow, 'status' | 'result'>>) =>
  tx.update(afterSales).set(values).where(eq(afterSales.id, id));

/** A request with its buyer. */
export const findRequest = async (db: Executor, id: number) => {
  const [row] = await db
    .select({ found: afterSales, buyerId: order.buyerId, orderNo: order.no })
    .from(afterSales)
    .innerJoin(order, eq(order.id, afterSales.orderId))
    .where(eq(afterSales.id, id));
  const { found, ...its } = required(row, 'afterSalesMissing');
  return { ...found, ...its };
};

/** Locks the row until the transaction ends. */
export const lockAfterSales = (tx: Executor, id: number): Promise<AfterSalesRow | null> =>
  firstRow(tx.select().from(afterSales).where(eq(afterSales.id, id)).for('update'));

export const lineIdsOf = async (db: Executor, id: number): Promise<number[]> => {
  const rows = await db
    .select({ lineId: afterSalesLine.orderLineId })
    .from(afterSalesLine)
    .where(eq(afterSalesLine.afterSalesId, id));
  return rows.map(({ lineId }) => lineId);
};

/** All talk about requests, the oldest first. */
export const talkOf = (db: Executor, ids: number[]) =>
  db.select().from(afterSalesTalk).where(inArray(afterSalesTalk.afterSalesId, ids)).orderBy(asc(afterSalesTalk.id));

export const eventsOf = (db: Executor, id: number) =>
  db.select().from(afterSalesEvent).where(eq(afterSalesEvent.afterSalesId, id)).orderBy(asc(afterSalesEvent.id));

/** Requests of all buyers, the oldest first. */
export const waitingRequests = (db: Executor, limit: number) =>
  db
    .select({
      ...getTableColumns(afterSales),
      orderNo: order.no,
      company: buyer.company,
    })
    .from(afterSales)
    .innerJoin(order, eq(order.id, afterSales.orderId))
    .innerJoin(buyer, eq(buyer.id, order.buyerId))
    .where(ne(afterSales.status, 'solved'))
    .orderBy(asc(afterSales.id))
    .limit(limit);
