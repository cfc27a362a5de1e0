import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { goodsRegion } from '#db/schema/directed-sale.ts';
import { goods } from '#db/schema/goods.ts';

/** Products of the catalogue, on sale or not, whose name is part of a text. */
export const goodsWithin = (db: Executor, text: string) =>
  db
    .select({
      name: goods.name,
      scope: goods.scope,
      isControlled: goods.isControlled,
      containsEphedrine: goods.containsEphedrine,
      isPrescription: goods.isPrescription,
      regions: sql<{ code: string; isExcluded: boolean }[] | null>`(
        select json_agg(json_build_object('code', place.region_code, 'isExcluded', place.is_excluded))
        from ${goodsRegion} place where place.goods_id = ${goods.id})`,
    })
    .from(goods)
    .where(sql`position(${goods.name} in ${text}) > 0`);
