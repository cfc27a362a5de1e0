import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';

export const findDetail = async (db: Executor, id: number) => {
  const [row] = await db
    .select({
      goods,
      approvalHolder: goodsDetail.approvalHolder,
      storage: goodsDetail.storage,
      insert: goodsDetail.insert,
    })
    .from(goods)
    .leftJoin(goodsDetail, eq(goodsDetail.goodsId, goods.id))
    .where(eq(goods.id, id));
  return row ?? null;
};

type Kin = Pick<typeof goods.$inferSelect, 'id' | 'name' | 'commonName' | 'categoryId'>;

/** Goods of the same common name first, then of the same category; what is in stock and sells best leads. */
export const findRelated = async (db: Executor, kin: Kin, limit: number): Promise<number[]> => {
  const name = kin.commonName ?? kin.name;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${goods.id}, ${goods.stock} > 0 as in_stock, ${goods.sales}, true as same_name from ${goods}
      where (${goods.commonName} = ${name} or ${goods.name} = ${name}) and ${goods.onShelf}
      union all
      (select ${goods.id}, ${goods.stock} > 0, ${goods.sales}, false from ${goods}
       where ${goods.categoryId} = ${kin.categoryId} and ${goods.onShelf} and ${goods.commonName} is distinct from ${name}
         and ${goods.name} <> ${name}
       order by (${goods.stock} > 0) desc, ${goods.sales} desc, ${goods.id} limit ${limit + 1})
    ) as kin
    where id <> ${kin.id} order by same_name desc, in_stock desc, sales desc, id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
};
