import { and, eq, max, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { batchReport } from '#db/schema/batch-report.ts';
import { erpGoods } from '#db/schema/erp-code.ts';
import { goods } from '#db/schema/goods.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { type FileMatch, matchOf, stemOf } from '#modules/goods/index.ts';

/** Shorter words are more likely a count than a batch number. */
const shortest = 3;

/** The whole name, and its words, with and without hyphens. */
const wordsIn = (name: string): string[] => {
  const stem = stemOf(name).toLowerCase();
  const words = [...stem.split(/[_\s]+/), ...stem.split(/[_\s-]+/)].filter(({ length }) => length >= shortest);
  return [...new Set([stem, ...words])];
};

/** Finds the batches that inspection reports belong to. */
export const matchReports = async (db: Executor, names: readonly string[]): Promise<FileMatch[]> => {
  const words = JSON.stringify(names.flatMap(wordsIn));
  const rows = await db
    .select({
      id: max(stockBatch.id).mapWith(Number),
      batchNo: stockBatch.batchNo,
      name: goods.name,
      spec: goods.spec,
      barcode: goods.barcode,
      stdCode: goods.stdCode,
      code: erpGoods.code,
      stored: sql<number>`count(distinct ${batchReport.id})::int`,
    })
    .from(stockBatch)
    .innerJoin(goods, eq(goods.id, stockBatch.goodsId))
    .leftJoin(erpGoods, eq(erpGoods.goodsId, goods.id))
    .leftJoin(batchReport, and(eq(batchReport.goodsId, goods.id), eq(batchReport.batchNo, stockBatch.batchNo)))
    .where(sql`lower(${stockBatch.batchNo}) = any(array(select jsonb_array_elements_text(${words}::jsonb)))`)
    .groupBy(goods.id, stockBatch.batchNo, erpGoods.code);
  return names.map((name) => {
    const stem = stemOf(name).toLowerCase();
    const found = wordsIn(name);
    const fits = rows.filter(({ batchNo }) => found.includes(batchNo.toLowerCase()));
    const named = fits.filter(
      (row) =>
        stem.includes(row.name.toLowerCase()) ||
        [row.barcode, row.stdCode, row.code].some((code) => code && found.includes(code.toLowerCase())),
    );
    const targets = fits.length > 1 ? (named.length > 0 ? named : fits) : fits;
    return matchOf(
      name,
      targets.map((row) => ({ id: row.id, title: `${row.name} ${row.spec} 批号${row.batchNo}`, stored: row.stored })),
    );
  });
};
