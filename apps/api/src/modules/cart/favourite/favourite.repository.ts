import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { favourite } from '#db/schema/favourite.ts';
import { goods } from '#db/schema/goods.ts';
import { type Match, matchedGoods } from '#modules/catalogue/search/index.ts';

/** Skips products outside the catalogue; existing favourites stay. */
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

/** The products that match the keywords, last added first. */
export const favouriteGoods = async (db: Executor, buyerId: number, match: Match | null): Promise<number[]> => {
  const isMatched = match && sql`${favourite.goodsId} in (select matched.goods_id from ${matchedGoods(match)})`;
  const rows = await db
    .select({ goodsId: favourite.goodsId })
    .from(favourite)
    .where(and(eq(favourite.buyerId, buyerId), isMatched ?? undefined))
    .orderBy(desc(favourite.createdAt), desc(favourite.goodsId));
  return rows.map(({ goodsId }) => goodsId);
};
