import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { favourite } from '#db/schema/favourite.ts';
import { goods } from '#db/schema/goods.ts';
import { type Match, matchedGoods } from '#modules/search/index.ts';

/** Goods that are no longer in the catalogue are passed over; what is a favourite already stays one. */
export const insertFavourites = async (db: Executor, buyerId: number, goodsIds: number[]) => {
  const known = await db.select({ id: goods.id }).from(goods).where(inArray(goods.id, goodsIds)).orderBy(goods.id);
  if (known.length === 0) return [];
  await db
    .insert(favourite)
    .values(known.map(({ id }) => ({ buyerId, goodsId: id })))
    .onConflictDoNothing();
  return known.map(({ id }) => id);
};

export const removeFavourites = (db: Executor, buyerId: number, goodsIds: number[]) =>
  db.delete(favourite).where(and(eq(favourite.buyerId, buyerId), inArray(favourite.goodsId, goodsIds)));

/** The goods, last added first, as far as the keywords match them. */
export const favouriteGoods = async (db: Executor, buyerId: number, match: Match | null): Promise<number[]> => {
  const isMatched = match && sql`${favourite.goodsId} in (select matched.goods_id from ${matchedGoods(match)})`;
  const rows = await db
    .select({ goodsId: favourite.goodsId })
    .from(favourite)
    .where(and(eq(favourite.buyerId, buyerId), isMatched ?? undefined))
    .orderBy(desc(favourite.createdAt), desc(favourite.goodsId));
  return rows.map(({ goodsId }) => goodsId);
};
