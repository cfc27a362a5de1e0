import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { batchReport } from '#db/schema/batch-report.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';

/** Reports of the batches in stock, the nearest expiry first, without their content. */
export const reportsInStock = (db: Executor, goodsId: number) =>
  db
    .select({
      id: batchReport.id,
      batchNo: batchReport.batchNo,
      name: batchReport.name,
      issuedOn: batchReport.issuedOn,
    })
    .from(batchReport)
    .innerJoin(
      stockBatch,
      and(
        eq(stockBatch.goodsId, batchReport.goodsId),
        eq(stockBatch.batchNo, batchReport.batchNo),
        gt(stockBatch.quantity, '0'),
      ),
    )
    .where(eq(batchReport.goodsId, goodsId))
    .groupBy(batchReport.id)
    .orderBy(sql`min(${stockBatch.expiry}) asc nulls last`, asc(batchReport.id));

export const findReport = async (db: Executor, id: number) => {
  const [row] = await db
    .select({ name: batchReport.name, content: batchReport.content })
    .from(batchReport)
    .where(eq(batchReport.id, id));
  return row ?? null;
};
