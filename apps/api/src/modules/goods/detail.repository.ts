import { and, countDistinct, eq, max, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';

export const findDetail = async (db: Executor, id: number) => {
  const [row] = await db
    .select({
      goods,
      approvalHolder: goodsDetail.approvalHolder,
      storage: goodsDetail.storage,
      insert: goodsDetail.insert,
    })
    .from(goods)
    .leftJoin(goodsDetail, eq(goodsDetail.goodsId, goods.id))
    .where(eq(goods.id, id));
  return row ?? null;
};

/** What the buyer ordered of the goods, gifts and cancelled orders aside; null where there is nothing. */
export const findBought = async (db: Executor, buyerId: number, goodsId: number) => {
  const latest = (column: typeof orderLine.unitPrice | typeof orderLine.quantity) =>
    sql`(array_agg(${column} order by ${order.createdAt} desc, ${orderLine.id} desc))[1]`;
  const [row] = await db
    .select({
      times: countDistinct(orderLine.orderId),
      quantity: sql<string>`coalesce(sum(${orderLine.quantity}), 0)::text`,
      lastQuantity: sql<string | null>`${latest(orderLine.quantity)}::text`,
      lastPrice: sql<string | null>`${latest(orderLine.unitPrice)}::text`,
      lastAt: max(order.createdAt),
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(
      and(
        eq(orderLine.goodsId, goodsId),
        eq(order.buyerId, buyerId),
        ne(order.status, 'cancelled'),
        eq(orderLine.isGift, false),
      ),
    );
  if (!row?.lastQuantity || !row.lastPrice || !row.lastAt) return null;
  const { times, quantity, lastQuantity, lastPrice, lastAt } = row;
  return { times, quantity, lastQuantity, lastPrice, lastAt };
};

type Kin = Pick<typeof goods.$inferSelect, 'id' | 'name' | 'commonName' | 'categoryId'>;

/** Goods of the same common name first, then of the same category; what is in stock and sells best leads. */
export const findRelated = async (db: Executor, kin: Kin, limit: number): Promise<number[]> => {
  const name = kin.commonName ?? kin.name;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${goods.id}, ${goods.stock} > 0 as in_stock, ${goods.sales}, true as same_name from ${goods}
      where (${goods.commonName} = ${name} or ${goods.name} = ${name}) and ${goods.onShelf}
      union all
      (select ${goods.id}, ${goods.stock} > 0, ${goods.sales}, false from ${goods}
       where ${goods.categoryId} = ${kin.categoryId} and ${goods.onShelf} and ${goods.commonName} is distinct from ${name}
         and ${goods.name} <> ${name}
       order by (${goods.stock} > 0) desc, ${goods.sales} desc, ${goods.id} limit ${limit + 1})
    ) as kin
    where id <> ${kin.id} order by same_name desc, in_stock desc, sales desc, id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
};
