import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { storeLink } from '#db/schema/store-link.ts';

/** An account and the stores below it: what it may work as. Links upwards give no rights. */
export const storesBelow = async (db: Executor, homeId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive below(id) as (
      select ${homeId}::bigint
      union
      select link.store_id from store_link link join below on below.id = link.owner_id
    )
    select id from below`);
  return rows.map(({ id }) => Number(id));
};

export const findStores = (db: Executor, ids: number[]) =>
  db
    .select({
      id: buyer.id,
      company: buyer.company,
      username: buyer.username,
      name: buyer.name,
      phone: buyer.phone,
      regionCode: buyer.regionCode,
      companyAddress: buyer.companyAddress,
      status: buyer.status,
      cart: db.$count(cartLine, eq(cartLine.buyerId, buyer.id)),
      linkedAt: sql<string | null>`(select min(created_at) from store_link where store_id = ${buyer.id})`,
    })
    .from(buyer)
    .where(inArray(buyer.id, ids))
    .orderBy(buyer.id);

/** False: it was linked already. */
export const insertLink = async (tx: Executor, ownerId: number, storeId: number, now: Date): Promise<boolean> => {
  const made = await tx
    .insert(storeLink)
    .values({ ownerId, storeId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return made.length === 1;
};

/** Takes a store out from under these accounts, or away from the one that it is below. */
export const deleteLinks = async (tx: Executor, owners: number[], storeId: number): Promise<number> => {
  const gone = await tx
    .delete(storeLink)
    .where(and(eq(storeLink.storeId, storeId), inArray(storeLink.ownerId, owners)))
    .returning({ storeId: storeLink.storeId });
  return gone.length;
};

/** Both rows in the order of their ids, so that two who link each other do not wait in a circle. */
export const lockPair = (tx: Executor, one: number, other: number) =>
  tx
    .select({ id: buyer.id })
    .from(buyer)
    .where(or(eq(buyer.id, one), eq(buyer.id, other)))
    .orderBy(buyer.id)
    .for('update');
