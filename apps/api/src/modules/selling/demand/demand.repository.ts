import { and, asc, count, desc, eq, getTableColumns, gte } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { pageOf } from '#db/page.ts';
import { buyer } from '#db/schema/buyer.ts';
import { demand } from '#db/schema/demand.ts';
import { goods } from '#db/schema/goods.ts';

export type DemandRow = typeof demand.$inferSelect;
export type NewDemand = typeof demand.$inferInsert;

export const insertDemand = async (db: Executor, values: NewDemand): Promise<DemandRow> => {
  return onlyRow(db.insert(demand).values(values).returning());
};

/** How many the buyer has sent since a time; lock the buyer's row before adding one. */
export const countSince = async (db: Executor, buyerId: number, since: Date): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(demand)
    .where(and(eq(demand.buyerId, buyerId), gte(demand.createdAt, since)));
  return row?.count ?? 0;
};

export const demandPage = (db: Executor, buyerId: number, page: number, perPage: number) => {
  const mine = eq(demand.buyerId, buyerId);
  return pageOf(db, demand, { where: mine, orderBy: [desc(demand.id)] }, { page, perPage });
};

export const findDemand = (db: Executor, buyerId: number, id: number): Promise<DemandRow | null> =>
  firstRow(
    db
      .select()
      .from(demand)
      .where(and(eq(demand.buyerId, buyerId), eq(demand.id, id))),
  );

export const lockDemand = (db: Executor, id: number): Promise<DemandRow | null> =>
  firstRow(db.select().from(demand).where(eq(demand.id, id)).for('update'));

export const updateDemand = (db: Executor, id: number, change: Partial<NewDemand>) =>
  db.update(demand).set(change).where(eq(demand.id, id));

/** Requests of all buyers, the oldest first. */
export const waitingDemands = (db: Executor, limit: number) =>
  db
    .select({ ...getTableColumns(demand), username: buyer.username, company: buyer.company })
    .from(demand)
    .innerJoin(buyer, eq(buyer.id, demand.buyerId))
    .where(eq(demand.status, 'pending'))
    .orderBy(asc(demand.id))
    .limit(limit);

export const areGoodsListed = async (db: Executor, id: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.id, id), eq(goods.onShelf, true)));
  return row !== undefined;
};
