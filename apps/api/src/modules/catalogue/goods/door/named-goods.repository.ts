import { sql } from 'drizzle-orm';
import { categoryIds } from '#db/category-ids.ts';
import type { Executor } from '#db/database.ts';
import { goodsRegion } from '#db/schema/directed-sale.ts';
import { goods } from '#db/schema/goods.ts';
import { companyGoodsFacts } from '#modules/identity/company/index.ts';

/** Products of the catalogue, on sale or not, whose name is part of a text; with the rules of a buyer's company. */
export const goodsWithin = (db: Executor, text: string, buyerId: number | null) =>
  db
    .select({
      goodsId: goods.id,
      name: goods.name,
      maker: goods.maker,
      categoryIds,
      companyRules: companyGoodsFacts(sql`${buyerId}`),
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
