import { and, countDistinct, eq, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { fixedQuery } from '#db/query-around.ts';
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

const mostRelated = 10;

/**
 * Goods of the same common name first, then of the same category; what is in stock and sells best leads. Each source gives
 * its own first ones, from an index, that of the category with what is pinned. Of the category twice as many are enough: where more of those have the name, the
 * names alone fill the list.
 */
const relatedGoods = fixedQuery(['id', 'name', 'categoryId'], ({ id, name, categoryId }) => {
  const first = (condition: SQL, isSameName: SQL, count: number, pinnedFirst = sql``) => sql`
    (select ${goods.id}, ${goods.stock} > 0 as in_stock, ${goods.sales}, ${isSameName} as same_name from ${goods}
     where ${condition} and ${goods.onShelf}
     order by (${goods.stock} > 0) desc, ${pinnedFirst}${goods.sales} desc, ${goods.id} limit ${sql.raw(String(count + 1))})`;
  const isNamed = sql`${goods.name} = ${name}::text`;
  const isCommonlyNamed = sql`${goods.commonName} = ${name}::text`;
  return sql`
    select id from (
      ${first(isCommonlyNamed, sql`true`, mostRelated)}
      union
      ${first(isNamed, sql`true`, mostRelated)}
      union
      ${first(sql`${goods.categoryId} = ${categoryId}::bigint`, sql`${isNamed} or ${isCommonlyNamed} is true`, 2 * mostRelated, sql`${goods.pinned} desc, `)}
    ) as kin
    where id <> ${id}::bigint
    order by same_name desc, in_stock desc, sales desc, id limit ${sql.raw(String(mostRelated))}`;
});

export const findRelated = async (db: Executor, { id, commonName, name, categoryId }: Kin): Promise<number[]> => {
  const rows = await relatedGoods<{ id: string }>(db, { id, name: commonName ?? name, categoryId });
  return rows.map((row) => Number(row.id));
};
