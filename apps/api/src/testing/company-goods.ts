import { eq } from 'drizzle-orm';
import type { Db } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { category } from '#db/schema/category.ts';
import { companyGoodsRule } from '#db/schema/company-goods-rule.ts';
import { goods } from '#db/schema/goods.ts';

/** A rule of this buyer's company that forbids a product: itself, its maker, or a category two levels above it. */
export const forbidGoods = async (db: Db, goodsId: number, by: 'product' | 'maker' | 'category', username: string) => {
  const [owner] = await db.select({ id: buyer.id }).from(buyer).where(eq(buyer.username, username));
  const rule = { buyerId: owner?.id ?? 0, isForbidden: true };
  if (by === 'product') return db.insert(companyGoodsRule).values({ ...rule, goodsId });
  if (by === 'maker') {
    const maker = `禁购厂家${goodsId}`;
    await db.update(goods).set({ maker }).where(eq(goods.id, goodsId));
    return db.insert(companyGoodsRule).values({ ...rule, maker });
  }
  const below = async (parentId: number | null, name: string) => {
    const [row] = await db.insert(category).values({ parentId, name }).returning({ id: category.id });
    return row?.id ?? 0;
  };
  const top = await below(null, `禁购${goodsId}`);
  const categoryId = await below(await below(top, '中'), '下');
  await db.update(goods).set({ categoryId }).where(eq(goods.id, goodsId));
  return db.insert(companyGoodsRule).values({ ...rule, categoryId: top });
};
