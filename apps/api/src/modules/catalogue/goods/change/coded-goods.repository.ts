import { eq, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { erpGoods } from '#db/schema/erp-code.ts';
import { goods } from '#db/schema/goods.ts';

/** Products with any of these lower-case barcodes, national codes or ERP codes, and the number of their pictures. */
export const goodsWithCodes = (db: Executor, codes: readonly string[]) => {
  const wanted = sql`any(array(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb)))`;
  const columns = [goods.barcode, goods.stdCode, erpGoods.code];
  return db
    .select({
      id: goods.id,
      name: goods.name,
      spec: goods.spec,
      barcode: goods.barcode,
      stdCode: goods.stdCode,
      code: erpGoods.code,
      stored: sql<number>`coalesce(jsonb_array_length(${goods.pictures}), 0)`,
    })
    .from(goods)
    .leftJoin(erpGoods, eq(erpGoods.goodsId, goods.id))
    .where(or(...columns.map((column) => sql`lower(${column}) = ${wanted}`)));
};
