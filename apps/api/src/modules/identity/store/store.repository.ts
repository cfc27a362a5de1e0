import { chinaDay, chinaDayStart } from '@yaoji/domain';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { monthInChina } from '#db/china-time.ts';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { order } from '#db/schema/order.ts';
import { orderReturn, orderReturnLine } from '#db/schema/order-return.ts';
import { storeLink } from '#db/schema/store-link.ts';

/** An account and its confirmed stores, which it may work as. Links upwards give no rights. */
export const storesBelow = async (db: Executor, homeId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive below(id) as (
      select ${homeId}::bigint
      union
      select link.store_id from store_link link join below on below.id = link.owner_id
      where link.asked_at is null
    )
    select id from below`);
  return rows.map(({ id }) => Number(id));
};

/** An account and those with a confirmed link down to it, with their distance, for use in another query. */
export const accountsAbove = (buyerId: SQL): SQL => sql`(
  with recursive above(id, distance) as (
    select ${buyerId}::bigint, 0
    union
    select link.owner_id, above.distance + 1 from store_link link join above on link.store_id = above.id
    where link.asked_at is null and above.distance < 10
  )
  select id, min(distance) as distance from above group by id)`;

/** Accounts with a confirmed link down to this store, the nearest first. */
export const officesAbove = async (db: Executor, storeId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${accountsAbove(sql`${storeId}`)} office where distance > 0 order by distance, id`);
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
      cart: db.$count(cartLine, and(eq(cartLine.buyerId, buyer.id), isNull(cartLine.requestId))),
      linkedAt: sql<
        string | null
      >`(select min(created_at) from store_link where store_id = ${buyer.id} and asked_at is null)`,
    })
    .from(buyer)
    .where(inArray(buyer.id, ids))
    .orderBy(buyer.id);

export type StoreMonth = {
  buyerId: number;
  month: string;
  orderCount: number;
  total: string;
  returned: string;
  waiting: string;
};

const yuan = (amount: SQL) => sql<string>`coalesce(sum(${amount}), 0)::numeric(14, 2)::text`;

/** Orders by store of this month and so many before it, newest first, without cancelled ones. */
export const monthsOf = (db: Executor, ids: number[], now: Date, before: number): Promise<StoreMonth[]> => {
  const month = monthInChina(order.createdAt);
  const startOf = (date: Date) => chinaDayStart(`${chinaDay(date).slice(0, 7)}-01`);
  let first = startOf(now);
  for (let count = 0; count < before; count += 1) first = startOf(new Date(first.getTime() - 1));
  return db
    .select({
      buyerId: order.buyerId,
      month,
      orderCount: count(),
      total: yuan(sql`${order.total}`),
      returned: yuan(sql`(
        select sum(line.refund) from ${orderReturn} back join ${orderReturnLine} line on line.return_id = back.id
        where back.order_id = ${order.id} and back.status = 'refunded')`),
      waiting: yuan(sql`case when ${order.status} = 'pending' then ${order.total} end`),
    })
    .from(order)
    .where(and(inArray(order.buyerId, ids), gte(order.createdAt, first), ne(order.status, 'cancelled')))
    .groupBy(order.buyerId, month)
    .orderBy(desc(month));
};

/** Requests a link, which awaits the store's confirmation. False if there is one already. */
export const insertLink = async (tx: Executor, ownerId: number, storeId: number, now: Date): Promise<boolean> => {
  const made = await tx
    .insert(storeLink)
    .values({ ownerId, storeId, askedAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return made.length === 1;
};

/** True if a request was pending. */
export const confirmLink = async (tx: Executor, ownerId: number, storeId: number): Promise<boolean> => {
  const confirmed = await tx
    .update(storeLink)
    .set({ askedAt: null })
    .where(and(eq(storeLink.ownerId, ownerId), eq(storeLink.storeId, storeId), isNotNull(storeLink.askedAt)))
    .returning({ storeId: storeLink.storeId });
  return confirmed.length === 1;
};

/** Confirmed links must be confirmed again. */
export const suspendLinks = (tx: Executor, storeId: number, now: Date) =>
  tx
    .update(storeLink)
    .set({ askedAt: now })
    .where(and(eq(storeLink.storeId, storeId), isNull(storeLink.askedAt)));

/** An account's links in both directions, oldest first. */
export const linksOf = (db: Executor, buyerId: number) =>
  db
    .select({
      id: buyer.id,
      company: buyer.company,
      username: buyer.username,
      isOffice: sql<boolean>`${storeLink.storeId} = ${buyerId}`,
      isConfirmed: sql<boolean>`${storeLink.askedAt} is null`,
      createdAt: storeLink.createdAt,
    })
    .from(storeLink)
    .innerJoin(
      buyer,
      or(
        and(eq(storeLink.ownerId, buyerId), eq(buyer.id, storeLink.storeId)),
        and(eq(storeLink.storeId, buyerId), eq(buyer.id, storeLink.ownerId)),
      ),
    )
    .orderBy(storeLink.createdAt, buyer.id);

/** Unlinks a store from these accounts, or from its head office. */
export const deleteLinks = async (tx: Executor, owners: number[], storeId: number): Promise<number> => {
  const gone = await tx
    .delete(storeLink)
    .where(and(eq(storeLink.storeId, storeId), inArray(storeLink.ownerId, owners)))
    .returning({ storeId: storeLink.storeId });
  return gone.length;
};

/** Locks both rows by ascending id, so that two accounts linking each other cannot deadlock. */
export const lockPair = (tx: Executor, one: number, other: number) =>
  tx
    .select({ id: buyer.id })
    .from(buyer)
    .where(or(eq(buyer.id, one), eq(buyer.id, other)))
    .orderBy(buyer.id)
    .for('update');
