import { eq, max, min, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { required } from '#errors/refusal.ts';
import { lockGoods, queueReminders } from '#modules/stock/index.ts';

export type ChangedGoods = Pick<typeof goods.$inferSelect, 'id' | 'name' | 'spec' | 'maker' | 'price' | 'onShelf'>;

const shown = {
  id: goods.id,
  name: goods.name,
  spec: goods.spec,
  maker: goods.maker,
  price: goods.price,
  onShelf: goods.onShelf,
};

/** Locks the product's row until the transaction ends, so no order is checked against a state that is just changing. */
export const holdGoods = async (tx: Tx, id: number): Promise<ChangedGoods> => {
  await lockGoods(tx, [id]);
  const [row] = await tx.select(shown).from(goods).where(eq(goods.id, id));
  return required(row, 'goodsMissing');
};

export type GoodsValues = Partial<
  Pick<
    typeof goods.$inferInsert,
    'price' | 'cost' | 'packStep' | 'caseSize' | 'purchaseCap' | 'capPeriod' | 'onShelf' | 'pinned'
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
