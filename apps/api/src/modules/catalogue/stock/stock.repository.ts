import { and, asc, eq, gt, lt, not, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { insertRows, rowSet } from '#db/row-set.ts';
import { goods } from '#db/schema/goods.ts';
import { orderLine, orderLineBatch } from '#db/schema/order-line.ts';
import { recall } from '#db/schema/recall.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { stockLog } from '#db/schema/stock-log.ts';
import { queueReminders } from './reminder-queue.repository.ts';

export type Batch = { id: number; goodsId: number; batchNo: string; expiry: string | null; quantity: string };

/** One change of one batch; `change` is negative if stock leaves, and a `key` is stored once. */
export type BatchChange = Omit<Batch, 'id' | 'quantity'> & { change: string; key?: string };

/**
 * Lock before changing stock: all product rows at once, by ascending id, to prevent deadlocks. Rows that only refer to
 * products (cart lines) are not blocked.
 */
export const lockGoods = (tx: Executor, goodsIds: number[]) =>
  tx.select({ id: goods.id }).from(goods).where(among(goods.id, goodsIds)).orderBy(asc(goods.id)).for('no key update');

/** Batches that can be sold today, the earliest expiry first (O6). */
export const sellableBatches = (tx: Executor, goodsIds: number[], today: string): Promise<Batch[]> =>
  tx
    .select()
    .from(stockBatch)
    .where(
      and(
        among(stockBatch.goodsId, goodsIds),
        gt(stockBatch.quantity, '0'),
        sql`coalesce(${stockBatch.expiry}, 'infinity') >= ${today}`,
      ),
    )
    .orderBy(asc(stockBatch.goodsId), sql`${stockBatch.expiry} asc nulls last`, asc(stockBatch.id));

/** A product's batches in stock, expired or not, the first to expire first. */
export const batchesInStock = (db: Executor, goodsId: number): Promise<Batch[]> =>
  db
    .select()
    .from(stockBatch)
    .where(and(eq(stockBatch.goodsId, goodsId), gt(stockBatch.quantity, '0')))
    .orderBy(sql`${stockBatch.expiry} asc nulls last`, asc(stockBatch.id));

/** Of batches with the same number, the one that expires last. */
export const batchById = (db: Executor, id: number): Promise<Batch | null> =>
  firstRow(db.select().from(stockBatch).where(eq(stockBatch.id, id)));

export const batchNamed = async (tx: Executor, goodsId: number, batchNo: string): Promise<Batch | null> => {
  const [row] = await tx
    .select()
    .from(stockBatch)
    .where(and(eq(stockBatch.goodsId, goodsId), eq(stockBatch.batchNo, batchNo)))
    .orderBy(sql`${stockBatch.expiry} desc nulls first`)
    .limit(1);
  return row ?? null;
};

export const expiredBatches = (tx: Executor, today: string): Promise<Batch[]> =>
  tx
    .select()
    .from(stockBatch)
    .where(and(gt(stockBatch.quantity, '0'), lt(stockBatch.expiry, today)))
    .orderBy(asc(stockBatch.goodsId));

/** An order's quantities, batch by batch. */
export const batchesOfOrder = (tx: Executor, orderId: number) =>
  tx
    .select({
      goodsId: orderLine.goodsId,
      batchNo: orderLineBatch.batchNo,
      expiry: orderLineBatch.expiry,
      quantity: orderLineBatch.quantity,
    })
    .from(orderLineBatch)
    .innerJoin(orderLine, eq(orderLine.id, orderLineBatch.orderLineId))
    .where(eq(orderLine.orderId, orderId));

/** Batches of products that must not be sold, with their recalls. */
export const recalledBatches = (db: Executor, goodsIds: readonly number[]) =>
  db
    .select({ id: recall.id, goodsId: recall.goodsId, batchNo: recall.batchNo })
    .from(recall)
    .where(and(among(recall.goodsId, [...new Set(goodsIds)]), not(recall.isReleased)));

/** Units of a batch blocked by its recall, by expiry. */
export const sealedBatches = (tx: Executor, recallId: number): Promise<Omit<Batch, 'id'>[]> =>
  tx
    .select({
      goodsId: stockLog.goodsId,
      batchNo: stockLog.batchNo,
      expiry: stockLog.expiry,
      quantity: sql<string>`sum(-${stockLog.change})`,
    })
    .from(stockLog)
    .where(and(eq(stockLog.reason, 'recall'), eq(stockLog.referenceId, recallId)))
    .groupBy(stockLog.goodsId, stockLog.batchNo, stockLog.expiry)
    .having(sql`sum(${stockLog.change}) < 0`);

/** The change that was booked with a key. */
export const changeWithKey = (db: Executor, key: string) =>
  firstRow(db.select().from(stockLog).where(eq(stockLog.key, key)));

type Reason = (typeof stockLog.$inferSelect)['reason'];

const adds = ({ change }: BatchChange) => !change.startsWith('-');

/**
 * Changes batches, the products' stock and its log together; lock the products' rows before. Units that enter a
 * recalled batch leave it immediately in the name of the recall; an import's figures for such a batch are ignored,
 * since they include blocked units.
 */
export const applyChanges = async (
  tx: Executor,
  changes: BatchChange[],
  reason: Reason,
  referenceId: number | null,
  now: Date,
) => {
  const recalled = changes.some(adds)
    ? await recalledBatches(
        tx,
        changes.map(({ goodsId }) => goodsId),
      )
    : [];
  const recallOf = (change: BatchChange) =>
    adds(change)
      ? recalled.find(({ goodsId, batchNo }) => goodsId === change.goodsId && batchNo === change.batchNo)
      : undefined;
  const taken = reason === 'import' ? changes.filter((change) => !recallOf(change)) : changes;
  await writeChanges(tx, taken, reason, referenceId, now);
  for (const [found, parts] of Map.groupBy(taken, recallOf)) {
    if (!found) continue;
    const sealed = parts.map(({ key: _, ...part }) => ({ ...part, change: `-${part.change}` }));
    await writeChanges(tx, sealed, 'recall', found.id, now);
  }
  const restocked = taken.filter((change) => adds(change) && !recallOf(change)).map(({ goodsId }) => goodsId);
  await queueReminders(tx, restocked, now);
};

const writeChanges = async (
  tx: Executor,
  changes: BatchChange[],
  reason: Reason,
  referenceId: number | null,
  now: Date,
) => {
  if (changes.length === 0) return;
  const rows = rowSet(
    changes.map(({ goodsId, batchNo, expiry, change }) => ({
      goods_id: goodsId,
      batch_no: batchNo,
      expiry,
      quantity: change,
    })),
    { goods_id: 'bigint', batch_no: 'text', expiry: 'date', quantity: 'numeric' },
  );
  if (changes.some(adds)) {
    await tx.execute(sql`
      insert into stock_batch (goods_id, batch_no, expiry, quantity)
      select goods_id, batch_no, expiry, 0 from ${rows}
      on conflict (goods_id, batch_no, expiry) do nothing`);
  }
  await tx.execute(sql`
    update stock_batch as batch set quantity = batch.quantity + change.quantity
    from (
      select goods_id, batch_no, expiry, sum(quantity) as quantity
      from ${rows} group by 1, 2, 3
    ) as change
    where batch.goods_id = change.goods_id and batch.batch_no = change.batch_no
      and batch.expiry is not distinct from change.expiry`);
  await tx.execute(sql`
    update goods set
      stock = goods.stock + change.quantity,
      expiry = (select min(batch.expiry) from stock_batch batch where batch.goods_id = goods.id and batch.quantity > 0)
    from (
      select goods_id, sum(quantity) as quantity
      from ${rows} group by 1
    ) as change
    where goods.id = change.goods_id`);
  await insertRows(
    tx,
    stockLog,
    changes.map(({ goodsId, batchNo, expiry, change, key = null }) => ({
      goodsId,
      batchNo,
      expiry,
      change,
      reason,
      referenceId,
      key,
      createdAt: now,
    })),
  );
};
