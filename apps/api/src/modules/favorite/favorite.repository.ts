import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { favourite } from '#db/schema/favourite.ts';
import { goods } from '#db/schema/goods.ts';

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

/** One page of the goods, last added first, with how many there are. */
export const favouritePage = async (db: Executor, buyerId: number, page: number, perPage: number) => {
  const mine = eq(favourite.buyerId, buyerId);
  const rows = await db
    .select({ goodsId: favourite.goodsId })
    .from(favourite)
    .where(mine)
    .orderBy(desc(favourite.createdAt), desc(favourite.goodsId))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.select({ count: count() }).from(favourite).where(mine);
  return { goodsIds: rows.map(({ goodsId }) => goodsId), total: total?.count ?? 0 };
};
