import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { beginningWith } from '#db/containing.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { openUnits } from '#db/open-units.ts';
import { buyer } from '#db/schema/buyer.ts';
import { goods } from '#db/schema/goods.ts';
import { order } from '#db/schema/order.ts';
import { orderLine, orderLineBatch } from '#db/schema/order-line.ts';
import { orderReturn, orderReturnBatch, orderReturnLine } from '#db/schema/order-return.ts';
import { recall, recallAnswer } from '#db/schema/recall.ts';
import { shipment, shipmentBatch } from '#db/schema/shipment.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { traceCode } from '#db/schema/trace-code.ts';
import { required } from '#errors/refusal.ts';

export type RecallRow = typeof recall.$inferSelect;
export type AnswerRow = typeof recallAnswer.$inferSelect;
export type BatchKey = { goodsId: number; batchNo: string };

const keysIn = (keys: readonly BatchKey[]): SQL =>
  sql.join(
    keys.map(({ goodsId, batchNo }) => sql`(${goodsId}::bigint, ${batchNo}::text)`),
    sql`, `,
  );

/** Null if the batch is recalled already. */
export const insertRecall = (tx: Executor, values: typeof recall.$inferInsert): Promise<RecallRow | null> =>
  firstRow(tx.insert(recall).values(values).onConflictDoNothing().returning());

export const findRecall = async (db: Executor, id: number): Promise<RecallRow> =>
  required(await firstRow(db.select().from(recall).where(eq(recall.id, id))), 'recallMissing');

/** Locks the row until the transaction ends. */
export const lockRecall = async (tx: Executor, id: number): Promise<RecallRow> =>
  required(await firstRow(tx.select().from(recall).where(eq(recall.id, id)).for('update')), 'recallMissing');

export const updateRecall = (tx: Executor, id: number, values: Partial<RecallRow>) =>
  tx.update(recall).set(values).where(eq(recall.id, id));

/** The latest one of each batch. */
export const recallsOfBatches = (db: Executor, keys: readonly BatchKey[]): Promise<RecallRow[]> =>
  db
    .selectDistinctOn([recall.goodsId, recall.batchNo])
    .from(recall)
    .where(sql`(${recall.goodsId}, ${recall.batchNo}) in (${keysIn(keys)})`)
    .orderBy(recall.goodsId, recall.batchNo, desc(recall.id));

export const lastRecalls = (db: Executor, limit: number): Promise<BatchKey[]> =>
  db.select({ goodsId: recall.goodsId, batchNo: recall.batchNo }).from(recall).orderBy(desc(recall.id)).limit(limit);

export const answersTo = (db: Executor, recallIds: number[]): Promise<AnswerRow[]> =>
  db.select().from(recallAnswer).where(inArray(recallAnswer.recallId, recallIds));

export const saveAnswer = (tx: Executor, values: AnswerRow) =>
  tx
    .insert(recallAnswer)
    .values(values)
    .onConflictDoUpdate({ target: [recallAnswer.recallId, recallAnswer.buyerId], set: values });

type Named = { code: string } | { batch: string; goodsIds: number[] | null };

/** Batches by the start of their number, in stock or sold, of these products or all; or by a box or case code. */
export const batchesNamed = async (db: Executor, named: Named, limit: number): Promise<BatchKey[]> => {
  const { rows } = await db.execute<{ goods_id: string; batch_no: string }>(sql`
    select goods_id, batch_no from (${'code' in named ? batchOfCode(named.code) : batchesLike(named)}) found
    where batch_no <> '' order by batch_no desc, goods_id limit ${limit}`);
  return rows.map(({ goods_id, batch_no }) => ({ goodsId: Number(goods_id), batchNo: batch_no }));
};

const batchOfCode = (code: string): SQL => sql`
  select distinct line.goods_id, box.batch_no from ${traceCode} box join ${orderLine} line on line.id = box.order_line_id
  where box.code = ${code} or box.case_code = ${code}`;

const batchesLike = ({ batch, goodsIds }: Exclude<Named, { code: string }>): SQL => {
  const begins = beginningWith(batch);
  const isOf = (column: SQL) => (goodsIds ? sql`${column} = any(${`{${goodsIds.join(',')}}`}::bigint[])` : sql`true`);
  return sql`
    select goods_id, batch_no from ${stockBatch} where batch_no ilike ${begins} and ${isOf(sql`goods_id`)}
    union
    select line.goods_id, part.batch_no from ${orderLineBatch} part join ${orderLine} line on line.id = part.order_line_id
    where part.batch_no ilike ${begins} and ${isOf(sql`line.goods_id`)}`;
};

export const goodsOfBatches = (db: Executor, goodsIds: number[]) =>
  db
    .select({ id: goods.id, name: goods.name, spec: goods.spec, maker: goods.maker, unit: goods.unit })
    .from(goods)
    .where(inArray(goods.id, goodsIds));

export const stockOfBatches = (db: Executor, keys: readonly BatchKey[]) =>
  db
    .select({ goodsId: stockBatch.goodsId, batchNo: stockBatch.batchNo, quantity: stockBatch.quantity })
    .from(stockBatch)
    .where(and(gt(stockBatch.quantity, '0'), sql`(${stockBatch.goodsId}, ${stockBatch.batchNo}) in (${keysIn(keys)})`));

/** Quantities of these batches in orders, sent, returned, and on their way back; the latest first. */
export const deliveriesOf = (db: Executor, keys: readonly BatchKey[], buyerId?: number) =>
  db
    .select({
      goodsId: orderLine.goodsId,
      batchNo: orderLineBatch.batchNo,
      lineId: orderLine.id,
      orderId: order.id,
      no: order.no,
      status: order.status,
      shippedAt: order.shippedAt,
      buyerId: buyer.id,
      company: buyer.company,
      username: buyer.username,
      phone: buyer.phone,
      /** Units of the line that are not waiting to be shipped. */
      bought: sql<string>`${orderLine.quantity} - (
        select coalesce(sum(${openUnits}), 0) from ${orderLineBatch} part where part.order_line_id = ${orderLine.id})`,
      quantity: sql<string>`sum(${orderLineBatch.quantity})`,
      sent: sql<string>`(
        select coalesce(sum(left_with.quantity), 0) from ${shipmentBatch} left_with
        where left_with.order_line_id = ${orderLine.id} and left_with.batch_no = ${orderLineBatch.batchNo})`,
      returned: sql<string>`(
        select coalesce(sum(${orderReturnBatch.quantity}), 0) from ${orderReturnBatch}
        join ${orderReturnLine} on ${orderReturnLine.id} = ${orderReturnBatch.returnLineId}
        where ${orderReturnLine.orderLineId} = ${orderLine.id} and ${orderReturnBatch.batchNo} = ${orderLineBatch.batchNo})`,
      returning: sql<string>`(
        select coalesce(sum(${orderReturnLine.quantity}), 0) from ${orderReturnLine}
        join ${orderReturn} on ${orderReturn.id} = ${orderReturnLine.returnId}
        join ${recall} on ${recall.id} = ${orderReturn.recallId}
        where ${orderReturnLine.orderLineId} = ${orderLine.id} and ${orderReturn.status} = 'agreed'
          and ${recall.batchNo} = ${orderLineBatch.batchNo})`,
      parcels: sql<string>`(
        select coalesce(string_agg(${shipment.company} || ' ' || ${shipment.trackingNo}, '、' order by ${shipment.id}), '')
        from ${shipment} where ${shipment.orderId} = ${order.id} and exists (
          select from ${shipmentBatch} part where part.shipment_id = ${shipment.id}
            and part.order_line_id = ${orderLine.id} and part.batch_no = ${orderLineBatch.batchNo}))`,
    })
    .from(orderLineBatch)
    .innerJoin(orderLine, eq(orderLine.id, orderLineBatch.orderLineId))
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .innerJoin(buyer, eq(buyer.id, order.buyerId))
    .where(
      and(
        sql`${order.status} <> 'cancelled'`,
        sql`(${orderLine.goodsId}, ${orderLineBatch.batchNo}) in (${keysIn(keys)})`,
        buyerId === undefined ? undefined : eq(order.buyerId, buyerId),
      ),
    )
    .groupBy(orderLine.id, orderLineBatch.batchNo, order.id, buyer.id)
    .orderBy(desc(order.id), asc(orderLine.id));

export type DeliveryRow = Awaited<ReturnType<typeof deliveriesOf>>[number];

/** Recalls of deliveries to a buyer before the recall ended, the latest first. */
export const recallsOfBuyer = (db: Executor, buyerId: number, limit: number): Promise<RecallRow[]> => {
  const received = db
    .select({ one: sql`1` })
    .from(shipmentBatch)
    .innerJoin(shipment, eq(shipment.id, shipmentBatch.shipmentId))
    .innerJoin(orderLine, eq(orderLine.id, shipmentBatch.orderLineId))
    .where(
      and(
        eq(orderLine.buyerId, buyerId),
        eq(orderLine.goodsId, recall.goodsId),
        eq(shipmentBatch.batchNo, recall.batchNo),
        or(isNull(recall.endedAt), sql`${shipment.createdAt} < ${recall.endedAt}`),
      ),
    );
  return db.select().from(recall).where(sql`exists ${received}`).orderBy(desc(recall.id)).limit(limit);
};

export const returnsOfRecalls = (db: Executor, buyerId: number, recallIds: number[]) =>
  db
    .select({ id: orderReturn.id, recallId: orderReturn.recallId })
    .from(orderReturn)
    .innerJoin(order, eq(order.id, orderReturn.orderId))
    .where(and(eq(order.buyerId, buyerId), inArray(orderReturn.recallId, recallIds)))
    .orderBy(desc(orderReturn.id));
