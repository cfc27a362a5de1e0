import { and, asc, eq, inArray, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import {
  orderReturn,
  orderReturnBatch,
  orderReturnCode,
  orderReturnEvent,
  orderReturnLine,
} from '#db/schema/order-return.ts';
import { recall } from '#db/schema/recall.ts';
import { traceCode } from '#db/schema/trace-code.ts';
import { settledReturn } from '#db/settled-return.ts';
import { required } from '#errors/refusal.ts';
import { type OutboxKind, queueEvent } from '#modules/platform/outbox/index.ts';

export type ReturnRow = typeof orderReturn.$inferSelect;
export type ReturnLineRow = typeof orderReturnLine.$inferSelect;
export type ReturnStatus = ReturnRow['status'];

export const insertReturn = async (tx: Executor, values: typeof orderReturn.$inferInsert): Promise<number> => {
  const row = await onlyRow(tx.insert(orderReturn).values(values).returning({ id: orderReturn.id }));
  return row.id;
};

export const insertReturnLines = (tx: Executor, values: (typeof orderReturnLine.$inferInsert)[]) =>
  tx.insert(orderReturnLine).values(values).returning();

export const insertReturnBatches = (tx: Executor, values: (typeof orderReturnBatch.$inferInsert)[]) =>
  tx.insert(orderReturnBatch).values(values);

const outboxKind: Record<ReturnStatus, OutboxKind> = {
  applied: 'return.asked',
  agreed: 'return.approved',
  refused: 'return.refused',
  returning: 'return.received',
  refunded: 'return.refunded',
};

export const addReturnEvent = async (
  tx: Executor,
  returnId: number,
  status: ReturnStatus,
  note: string,
  now: Date,
  kind: OutboxKind = outboxKind[status],
): Promise<void> => {
  await tx.insert(orderReturnEvent).values({ returnId, status, note, createdAt: now });
  await queueEvent(tx, kind, returnId, now);
};

/** A return with its buyer. */
export const findReturn = async (db: Executor, id: number) => {
  const [row] = await db
    .select({ found: orderReturn, buyerId: order.buyerId, orderNo: order.no })
    .from(orderReturn)
    .innerJoin(order, eq(order.id, orderReturn.orderId))
    .where(eq(orderReturn.id, id));
  const { found, ...its } = required(row, 'returnMissing');
  return { ...found, ...its };
};

/** Locks the row until the transaction ends; lock buyer and order before. */
export const lockReturn = (tx: Executor, id: number): Promise<ReturnRow | null> =>
  firstRow(tx.select().from(orderReturn).where(eq(orderReturn.id, id)).for('update'));

export const updateReturn = (
  tx: Executor,
  id: number,
  values: Partial<Pick<ReturnRow, 'status' | 'answer' | 'refundId'>>,
) => tx.update(orderReturn).set(values).where(eq(orderReturn.id, id));

/** Ends a return whose money has gone back. */
export const closeReturn = async (
  tx: Executor,
  { id, isShort, description }: Pick<ReturnRow, 'id' | 'isShort' | 'description'>,
  now: Date,
) => {
  await updateReturn(tx, id, { status: 'refunded' });
  await addReturnEvent(tx, id, 'refunded', isShort ? description : '退款完成', now);
};

export const returnOfRefund = (tx: Executor, refundId: number): Promise<ReturnRow | null> =>
  firstRow(tx.select().from(orderReturn).where(eq(orderReturn.refundId, refundId)));

export const returnLines = (db: Executor, returnId: number): Promise<ReturnLineRow[]> =>
  db.select().from(orderReturnLine).where(eq(orderReturnLine.returnId, returnId)).orderBy(asc(orderReturnLine.id));

/** Trace codes of the returned boxes, by line of a return. */
export const returnCodes = (db: Executor, returnLineIds: number[]) =>
  db
    .select({ returnLineId: orderReturnCode.returnLineId, code: traceCode.code })
    .from(orderReturnCode)
    .innerJoin(traceCode, eq(traceCode.id, orderReturnCode.traceCodeId))
    .where(inArray(orderReturnCode.returnLineId, returnLineIds))
    .orderBy(asc(traceCode.code));

export const returnEvents = (db: Executor, returnId: number) =>
  db.select().from(orderReturnEvent).where(eq(orderReturnEvent.returnId, returnId)).orderBy(asc(orderReturnEvent.id));

/** Units and money of a line in other returns, and the refunded part; refused returns do not count. */
export const takenByLine = async (tx: Executor, lineIds: number[]) => {
  const rows = await tx
    .select({
      lineId: orderReturnLine.orderLineId,
      quantity: sql<string>`sum(${orderReturnLine.quantity})`,
      refund: sql<string>`sum(${orderReturnLine.refund})`,
    })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.returnId))
    .where(and(inArray(orderReturnLine.orderLineId, lineIds), ne(orderReturn.status, 'refused')))
    .groupBy(orderReturnLine.orderLineId);
  return new Map(rows.map(({ lineId, ...taken }) => [lineId, taken]));
};

/** Returned units by batch of a line. */
export const returnedBatches = (tx: Executor, lineIds: number[]) =>
  tx
    .select({
      orderLineId: orderReturnLine.orderLineId,
      batchNo: orderReturnBatch.batchNo,
      expiry: orderReturnBatch.expiry,
      quantity: orderReturnBatch.quantity,
    })
    .from(orderReturnBatch)
    .innerJoin(orderReturnLine, eq(orderReturnLine.id, orderReturnBatch.returnLineId))
    .where(inArray(orderReturnLine.orderLineId, lineIds));

export const recalledBatchNo = async (db: Executor, recallId: number): Promise<string> => {
  const row = await onlyRow(db.select({ batchNo: recall.batchNo }).from(recall).where(eq(recall.id, recallId)));
  return row.batchNo;
};

/** Refunds of an order from returns and short deliveries. */
export const refundedOf = async (tx: Executor, orderId: number): Promise<string> => {
  const [row] = await tx
    .select({ total: sum(orderReturnLine.refund) })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.returnId))
    .where(and(eq(orderReturn.orderId, orderId), settledReturn('order_return')));
  return row?.total ?? '0.00';
};

/** Bought units of an order, and those in refunded returns. */
export const returnProgress = async (tx: Executor, orderId: number) => {
  const [bought] = await tx
    .select({ quantity: sum(orderLine.quantity) })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId));
  const [refunded] = await tx
    .select({ quantity: sum(orderReturnLine.quantity) })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.returnId))
    .where(and(eq(orderReturn.orderId, orderId), settledReturn('order_return')));
  return { bought: bought?.quantity ?? '0', refunded: refunded?.quantity ?? '0' };
};

/** Of all buyers, the oldest first, without those whose refund has begun. */
export const returnsIn = (db: Executor, statuses: readonly ReturnStatus[], limit: number) =>
  db
    .select({
      id: orderReturn.id,
      status: orderReturn.status,
      reason: orderReturn.reason,
      description: orderReturn.description,
      pictures: orderReturn.pictures,
      orderId: orderReturn.orderId,
      orderNo: order.no,
      company: buyer.company,
      createdAt: orderReturn.createdAt,
    })
    .from(orderReturn)
    .innerJoin(order, eq(order.id, orderReturn.orderId))
    .innerJoin(buyer, eq(buyer.id, order.buyerId))
    .where(and(inArray(orderReturn.status, statuses), isNull(orderReturn.refundId)))
    .orderBy(asc(orderReturn.id))
    .limit(limit);
