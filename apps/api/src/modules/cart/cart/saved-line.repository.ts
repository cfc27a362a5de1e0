import { and, desc, eq, sql } from 'drizzle-orm';
import { among, idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { savedLine } from '#db/schema/saved-line.ts';

/** The most products saved for later. */
export const mostSaved = 500;

export const savedRows = (db: Executor, buyerId: number) =>
  db
    .select({ goodsId: savedLine.goodsId, quantity: savedLine.quantity, createdAt: savedLine.createdAt })
    .from(savedLine)
    .where(eq(savedLine.buyerId, buyerId))
    .orderBy(desc(savedLine.createdAt), desc(savedLine.goodsId));

/** Saves the products of these cart lines; the lines stay. Answers with the number of saved products. */
export const saveProducts = async (db: Executor, buyerId: number, ids: number[], now: Date): Promise<number> => {
  const most = sql`99999999`;
  await db.execute(sql`
    insert into ${savedLine} as saved (buyer_id, goods_id, quantity, created_at)
    select buyer_id, goods_id, least(sum(quantity), ${most}), ${now.toISOString()}::timestamptz
    from ${cartLine} where buyer_id = ${buyerId} and request_id is null and id = any(${idList(ids)})
    group by buyer_id, goods_id order by goods_id
    on conflict (buyer_id, goods_id) do update set
      quantity = least(saved.quantity + excluded.quantity, ${most}), created_at = excluded.created_at`);
  return db.$count(savedLine, eq(savedLine.buyerId, buyerId));
};

export const deleteSaved = (db: Executor, buyerId: number, goodsIds: number[]) =>
  db.delete(savedLine).where(and(eq(savedLine.buyerId, buyerId), among(savedLine.goodsId, goodsIds)));
