import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { type Paging, pageOf } from '#db/page.ts';
import { buyer } from '#db/schema/buyer.ts';
import { pointsGoods } from '#db/schema/points-goods.ts';
import { pointsOrder } from '#db/schema/points-order.ts';
import { wallet } from '#db/schema/wallet.ts';

export type PointsGoodsRow = typeof pointsGoods.$inferSelect;
export type PointsOrderRow = typeof pointsOrder.$inferSelect;

/** Open ones, the cheapest first; `affordable`: only those that this buyer can exchange now. */
export const pointsGoodsPage = (db: Executor, paging: Paging, affordable?: { buyerId: number | null }) =>
  pageOf(
    db,
    pointsGoods,
    {
      where: and(pointsGoods.isOpen, affordable && isAffordable(affordable.buyerId)),
      orderBy: [asc(pointsGoods.points), asc(pointsGoods.id)],
    },
    paging,
  );

/** In stock, within the buyer's points and limit. */
const isAffordable = (buyerId: number | null) => sql`(
  ${pointsGoods.stock} > 0
  and ${pointsGoods.points} <= (select ${wallet.points} from ${wallet} where ${wallet.buyerId} = ${buyerId}::bigint)
  and (${pointsGoods.perBuyer} = 0 or ${pointsGoods.perBuyer} > (
    select coalesce(sum(${pointsOrder.quantity}), 0) from ${pointsOrder}
    where ${pointsOrder.buyerId} = ${buyerId}::bigint and ${pointsOrder.pointsGoodsId} = ${pointsGoods.id}
      and ${pointsOrder.status} <> 'cancelled')))`;

/** All of them, newest first. */
export const pointsGoodsOfAll = (db: Executor, paging: Paging) =>
  pageOf(db, pointsGoods, { where: undefined, orderBy: [desc(pointsGoods.id)] }, paging);

type PointsGoodsValues = typeof pointsGoods.$inferInsert;

export const insertPointsGoods = (db: Executor, values: PointsGoodsValues) =>
  onlyRow(db.insert(pointsGoods).values(values).returning());

export const updatePointsGoods = (tx: Executor, id: number, values: PointsGoodsValues) =>
  onlyRow(tx.update(pointsGoods).set(values).where(eq(pointsGoods.id, id)).returning());

/** Locks the row until the transaction ends; lock the buyer's before. */
export const lockPointsGoods = (tx: Executor, id: number): Promise<PointsGoodsRow | null> =>
  firstRow(tx.select().from(pointsGoods).where(eq(pointsGoods.id, id)).for('update'));

/** False if too few are left; a negative number returns some. */
export const takePointsGoods = async (tx: Executor, id: number, quantity: number): Promise<boolean> => {
  const rows = await tx
    .update(pointsGoods)
    .set({ stock: sql`${pointsGoods.stock} - ${quantity}::int` })
    .where(and(eq(pointsGoods.id, id), gte(pointsGoods.stock, quantity)))
    .returning({ id: pointsGoods.id });
  return rows.length === 1;
};

/** A buyer's exchanged quantity, without cancelled exchanges. */
export const countExchanged = async (tx: Executor, buyerId: number, pointsGoodsId: number): Promise<number> => {
  const [row] = await tx
    .select({ total: sql<number>`coalesce(sum(${pointsOrder.quantity}), 0)::int` })
    .from(pointsOrder)
    .where(
      and(
        eq(pointsOrder.pointsGoodsId, pointsGoodsId),
        eq(pointsOrder.buyerId, buyerId),
        ne(pointsOrder.status, 'cancelled'),
      ),
    );
  return row?.total ?? 0;
};

export const pointsOrderByKey = (tx: Executor, buyerId: number, key: string): Promise<PointsOrderRow | null> =>
  firstRow(
    tx
      .select()
      .from(pointsOrder)
      .where(and(eq(pointsOrder.buyerId, buyerId), eq(pointsOrder.idempotencyKey, key))),
  );

export const nextPointsOrderId = async (tx: Executor): Promise<number> => {
  const { rows } = await tx.execute(sql`select nextval(pg_get_serial_sequence('points_order', 'id')) as id`);
  return Number(rows[0]?.id);
};

export const insertPointsOrder = async (
  tx: Executor,
  values: typeof pointsOrder.$inferInsert,
): Promise<PointsOrderRow> => {
  return onlyRow(tx.insert(pointsOrder).values(values).returning());
};

export const pointsOrderPage = (db: Executor, buyerId: number, paging: Paging) => {
  const own = eq(pointsOrder.buyerId, buyerId);
  return pageOf(db, pointsOrder, { where: own, orderBy: [desc(pointsOrder.id)] }, paging);
};

export const findPointsOrder = (db: Executor, id: number): Promise<PointsOrderRow | null> =>
  firstRow(db.select().from(pointsOrder).where(eq(pointsOrder.id, id)));

/** Locks the row until the transaction ends; lock the buyer's before. */
export const lockPointsOrder = (tx: Executor, id: number): Promise<PointsOrderRow | null> =>
  firstRow(tx.select().from(pointsOrder).where(eq(pointsOrder.id, id)).for('update'));

export const updatePointsOrder = (tx: Executor, id: number, values: Partial<PointsOrderRow>) =>
  tx.update(pointsOrder).set(values).where(eq(pointsOrder.id, id));

type Orders = { status?: PointsOrderRow['status'] | undefined; id?: number };

/** Orders of all buyers, newest first; pending ones oldest first. */
export const deskPointsOrderPage = async (db: Executor, { status, id }: Orders, { page, perPage }: Paging) => {
  const where = and(status && eq(pointsOrder.status, status), id ? eq(pointsOrder.id, id) : undefined);
  const rows = await db
    .select({ order: pointsOrder, company: buyer.company, username: buyer.username })
    .from(pointsOrder)
    .innerJoin(buyer, eq(buyer.id, pointsOrder.buyerId))
    .where(where)
    .orderBy(status === 'pending' ? asc(pointsOrder.id) : desc(pointsOrder.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(pointsOrder, where) };
};
