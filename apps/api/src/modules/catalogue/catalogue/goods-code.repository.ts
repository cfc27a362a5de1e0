import { eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { erpGoods } from '#db/schema/erp-code.ts';
import { goods } from '#db/schema/goods.ts';

/** Codes with their products, of these codes or these products. */
export const linksOf = (db: Executor, codes: readonly string[], goodsIds: readonly number[]) =>
  db
    .select({ code: erpGoods.code, goodsId: erpGoods.goodsId, name: goods.name, spec: goods.spec })
    .from(erpGoods)
    .innerJoin(goods, eq(goods.id, erpGoods.goodsId))
    .where(or(inArray(erpGoods.code, [...codes]), inArray(erpGoods.goodsId, [...goodsIds])));

export const linkGoods = async (tx: Executor, links: readonly { code: string; goodsId: number }[]) => {
  if (links.length > 0) await tx.insert(erpGoods).values([...links]);
};
