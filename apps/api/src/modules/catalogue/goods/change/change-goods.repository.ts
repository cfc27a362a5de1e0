import { eq, max, min, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { queueReminders } from '#modules/catalogue/stock/index.ts';

export type GoodsValues = Partial<
  Pick<
    typeof goods.$inferInsert,
    'price' | 'cost' | 'ownFloor' | 'packStep' | 'caseSize' | 'purchaseCap' | 'capPeriod' | 'onShelf' | 'pinned'
  >
>;

export const changeGoods = async (tx: Tx, id: number, values: GoodsValues, now: Date) => {
  if (values.price !== undefined) await logPrice(tx, id, values.price, now);
  await tx
    .update(goods)
    .set({ ...values, updatedAt: now })
    .where(eq(goods.id, id));
  await queueReminders(tx, [id], now);
};

/** Call before the change. */
const logPrice = (tx: Tx, id: number, price: string | null, now: Date) =>
  tx.execute(sql`
    insert into price_log (goods_id, before, after, created_at)
    select id, price, ${price}::numeric, ${now.toISOString()}::timestamptz from goods
    where id = ${id} and price is distinct from ${price}::numeric`);

/** Null if the product is gone. */
export const changeVideo = async (tx: Tx, goodsId: number, video: string | null, now: Date) => {
  await tx
    .insert(goodsDetail)
    .values({ goodsId, video })
    .onConflictDoUpdate({ target: goodsDetail.goodsId, set: { video } });
  // Product caches are keyed by the version of this row.
  await changeGoods(tx, goodsId, {}, now);
};

/** The lowest and the highest tiered price; null without tiers. */
export const ladderRange = async (db: Executor, goodsId: number) => {
  const [row] = await db
    .select({ least: min(priceLadder.price), most: max(priceLadder.price) })
    .from(priceLadder)
    .where(eq(priceLadder.goodsId, goodsId));
  return row?.least && row.most ? { least: row.least, most: row.most } : null;
};
