import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { batchPicture } from '#db/schema/batch-picture.ts';
import { batchReport } from '#db/schema/batch-report.ts';
import { buyer } from '#db/schema/buyer.ts';
import { erpGoods } from '#db/schema/erp-code.ts';
import { goods } from '#db/schema/goods.ts';
import { sellerPaper } from '#db/schema/seller-paper.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';

export type BatchKey = { goodsId: number; batchNo: string };

/** Reports of any batches of these products; the caller picks the batches. */
export const reportsOf = (db: Executor, goodsIds: number[]) =>
  db.select().from(batchReport).where(inArray(batchReport.goodsId, goodsIds));

/** Replaces an existing report. */
export const saveReport = (db: Executor, values: typeof batchReport.$inferInsert) =>
  db
    .insert(batchReport)
    .values(values)
    .onConflictDoUpdate({ target: [batchReport.goodsId, batchReport.batchNo], set: values });

/** Batches in stock without a report, largest stock first. */
export const batchesWithoutReport = (db: Executor, limit: number) =>
  db
    .select({
      id: stockBatch.id,
      goodsId: goods.id,
      name: goods.name,
      maker: goods.maker,
      batchNo: stockBatch.batchNo,
      quantity: stockBatch.quantity,
    })
    .from(stockBatch)
    .innerJoin(goods, eq(goods.id, stockBatch.goodsId))
    .leftJoin(
      batchReport,
      and(eq(batchReport.goodsId, stockBatch.goodsId), eq(batchReport.batchNo, stockBatch.batchNo)),
    )
    .where(and(sql`${stockBatch.quantity} > 0`, sql`${stockBatch.batchNo} <> ''`, sql`${batchReport.id} is null`))
    .orderBy(sql`${stockBatch.quantity} desc`, goods.id)
    .limit(limit);

const filesOf = { report: batchReport, batchPicture };

/** A kind of file that belongs to a batch. */
export type BatchFile = keyof typeof filesOf;

/** Batches with any of these lower-case numbers: one of each product and number, and the number of its files. */
export const batchesNamed = (db: Executor, kind: BatchFile, numbers: readonly string[]) => {
  const file = filesOf[kind];
  return db
    .select({
      id: max(stockBatch.id).mapWith(Number),
      batchNo: stockBatch.batchNo,
      name: goods.name,
      spec: goods.spec,
      barcode: goods.barcode,
      stdCode: goods.stdCode,
      code: erpGoods.code,
      stored: sql<number>`count(distinct ${file.id})::int`,
    })
    .from(stockBatch)
    .innerJoin(goods, eq(goods.id, stockBatch.goodsId))
    .leftJoin(erpGoods, eq(erpGoods.goodsId, goods.id))
    .leftJoin(file, and(eq(file.goodsId, goods.id), eq(file.batchNo, stockBatch.batchNo)))
    .where(
      sql`lower(${stockBatch.batchNo}) = any(array(select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb)))`,
    )
    .groupBy(goods.id, stockBatch.batchNo, erpGoods.code);
};

export const sellerPapers = (db: Executor) => db.select().from(sellerPaper).orderBy(sellerPaper.name);

export const findSellerPaper = (db: Executor, id: number) =>
  firstRow(db.select().from(sellerPaper).where(eq(sellerPaper.id, id)));

/** Returns the removed paper, if there was one. */
export const deleteSellerPaper = (db: Executor, id: number) =>
  firstRow(db.delete(sellerPaper).where(eq(sellerPaper.id, id)).returning({ name: sellerPaper.name }));

export const saveSellerPaper = (db: Executor, name: string, content: Buffer, now: Date) =>
  db
    .insert(sellerPaper)
    .values({ name, content, createdAt: now })
    .onConflictDoUpdate({ target: sellerPaper.name, set: { content, createdAt: now } });

export const companyOf = async (db: Executor, buyerId: number): Promise<string> => {
  const [row] = await db.select({ company: buyer.company }).from(buyer).where(eq(buyer.id, buyerId));
  return row?.company ?? '';
};
