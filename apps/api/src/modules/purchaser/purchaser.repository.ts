import { and, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { directedSale, goodsRegion } from '#db/schema/directed-sale.ts';
import { document, documentScope } from '#db/schema/document.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';

export const findBuyer = async (db: Executor, buyerId: number) => {
  const [row] = await db
    .select({
      status: buyer.status,
      regionCode: buyer.regionCode,
      contractRequired: buyer.contractRequired,
      contractSignedAt: buyer.contractSignedAt,
    })
    .from(buyer)
    .where(eq(buyer.id, buyerId));
  return row ?? null;
};

/** Documents that were accepted, in date or not, with the scope classes that hang on each. */
export const acceptedDocuments = (db: Executor, buyerId: number) =>
  db
    .select({
      id: document.id,
      kind: document.kind,
      name: document.name,
      expiresOn: document.expiresOn,
      scopes: sql<
        string[] | null
      >`array_agg(${documentScope.scope} order by ${documentScope.scope}) filter (where ${documentScope.scope} is not null)`,
    })
    .from(document)
    .leftJoin(documentScope, eq(documentScope.documentId, document.id))
    .where(and(eq(document.buyerId, buyerId), eq(document.status, 'passed')))
    .groupBy(document.id)
    .orderBy(document.id);

/** The accounts whose purchases count together with this one's: everything that links join, directly or not. */
const linkedBuyers = (buyerId: number) => sql`(
  with recursive linked(id) as (
    select ${buyerId}::bigint
    union
    select case when link.owner_id = linked.id then link.store_id else link.owner_id end
    from store_link link join linked on linked.id in (link.owner_id, link.store_id)
  )
  select id from linked
)`;

export type PastPurchase = { goodsId: number; quantity: string; at: Date; kind: string; activityId: number };

/** What the buyer and its linked stores ordered and did not cancel. */
export const purchasesSince = (
  db: Executor,
  buyerId: number,
  goodsIds: number[],
  since: Date,
): Promise<PastPurchase[]> =>
  db
    .select({
      goodsId: orderLine.goodsId,
      quantity: orderLine.quantity,
      at: order.createdAt,
      kind: orderLine.kind,
      activityId: orderLine.activityId,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(
      and(
        sql`${order.buyerId} in ${linkedBuyers(buyerId)}`,
        inArray(orderLine.goodsId, goodsIds),
        eq(orderLine.isGift, false),
        ne(order.status, 'cancelled'),
        gte(order.createdAt, since),
      ),
    );

export const directedGoods = async (db: Executor, buyerId: number, goodsIds: number[]) => {
  const rows = await db
    .select({ goodsId: directedSale.goodsId })
    .from(directedSale)
    .where(and(eq(directedSale.buyerId, buyerId), inArray(directedSale.goodsId, goodsIds)));
  return new Set(rows.map(({ goodsId }) => goodsId));
};

export const regionsOfGoods = (db: Executor, goodsIds: number[]) =>
  db
    .select({ goodsId: goodsRegion.goodsId, regionCode: goodsRegion.regionCode, isExcluded: goodsRegion.isExcluded })
    .from(goodsRegion)
    .where(inArray(goodsRegion.goodsId, goodsIds));

/** What the buyer orders most often, for proposals (K6). */
export const mostOrdered = async (db: Executor, buyerId: number, limit: number, since: Date): Promise<number[]> => {
  const rows = await db
    .select({ goodsId: orderLine.goodsId })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(
      and(
        eq(order.buyerId, buyerId),
        eq(orderLine.isGift, false),
        ne(order.status, 'cancelled'),
        gte(order.createdAt, since),
      ),
    )
    .groupBy(orderLine.goodsId)
    .orderBy(desc(count()), orderLine.goodsId)
    .limit(limit);
  return rows.map(({ goodsId }) => goodsId);
};

/** The accounts that are linked with this one, directly or not. */
export const linkedStores = (db: Executor, buyerId: number): Promise<{ id: number; company: string }[]> =>
  db
    .select({ id: buyer.id, company: buyer.company })
    .from(buyer)
    .where(and(sql`${buyer.id} in ${linkedBuyers(buyerId)}`, ne(buyer.id, buyerId)));
