import { and, count, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { plannedOnce } from '#db/preparing-client.ts';
import { buyer } from '#db/schema/buyer.ts';
import { document, documentScope } from '#db/schema/document.ts';
import { goods } from '#db/schema/goods.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';

/** Data that decides whether a buyer may buy; documents are the accepted ones, in date or not. */
export type PurchaserFacts = {
  status: (typeof buyer.$inferSelect)['status'];
  regionCode: string | null;
  contractRequired: boolean;
  isContractSigned: boolean;
  /** With the scope classes that depend on each; null for none in particular. */
  documents: { id: number; kind: string; name: string; expiresOn: string | null; scopes: string[] | null }[];
};

/** The facts in one value, null if there is no such buyer, as a query or as part of another one. */
export const purchaserFacts = (buyerId: SQL): SQL<PurchaserFacts | null> => sql<PurchaserFacts | null>`(
  select json_build_object('status', purchaser.status, 'regionCode', purchaser.region_code,
    'contractRequired', purchaser.contract_required, 'isContractSigned', purchaser.contract_signed_at is not null,
    'documents', (
      select coalesce(json_agg(json_build_object('id', paper.id, 'kind', paper.kind, 'name', paper.name,
        'expiresOn', paper.expires_on, 'scopes', (
          select json_agg(scope.scope order by scope.scope) from ${documentScope} scope where scope.document_id = paper.id
        )) order by paper.id), '[]')
      from ${document} paper where paper.buyer_id = purchaser.id and paper.status = 'passed'))
  from ${buyer} purchaser where purchaser.id = ${buyerId})`;

export const findPurchaserFacts = async (db: Executor, buyerId: number): Promise<PurchaserFacts | null> => {
  const facts = purchaserFacts(sql`${buyerId}::bigint`);
  const [row] = await plannedOnce<{ facts: PurchaserFacts | null }>(db, sql`select ${facts} as facts`);
  return row?.facts ?? null;
};

/** The regions of one product, and whether this buyer is among the chosen. */
export type TermFacts = { isSoldToBuyer: boolean; regions: { code: string; isExcluded: boolean }[] | null };

/** The accounts whose purchases count together with this one's: all that are linked, directly or not. */
const linkedBuyers = (buyerId: number | SQL) => sql`(
  with recursive linked(id) as (
    select ${buyerId}::bigint
    union
    select case when link.owner_id = linked.id then link.store_id else link.owner_id end
    from store_link link join linked on link.asked_at is null and linked.id in (link.owner_id, link.store_id)
  )
  select id from linked
)`;

export type PastPurchase = { goodsId: number; quantity: string; at: Date; kind: string; activityId: number };

/** An earlier purchase that counts for a cap; times in JSON form. */
export type CountedPurchase = { goodsId: number; quantity: string; at: string };

/**
 * Orders of the buyer and its linked stores for products with a cap per period, in one value for use in another query.
 * No cap period is longer than 32 days.
 */
export const countedPurchases = (ids: SQL, buyerId: SQL, now: SQL): SQL<CountedPurchase[]> => sql<CountedPurchase[]>`(
  select json_agg(json_build_object('goodsId', line.goods_id, 'quantity', line.quantity::text, 'at', placed.created_at))
  from ${goods} capped
  join ${orderLine} line on line.goods_id = capped.id join ${order} placed on placed.id = line.order_id
  where capped.id = any(${ids}) and capped.purchase_cap > 0 and capped.cap_period <> 'order'
    and placed.buyer_id = any(array${linkedBuyers(buyerId)}) and not line.is_gift and placed.status <> 'cancelled'
    and placed.created_at >= ${now}::timestamptz - interval '32 days')`;

/** Orders of the buyer and its linked stores, without cancelled ones. */
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
        among(orderLine.goodsId, goodsIds),
        eq(orderLine.isGift, false),
        ne(order.status, 'cancelled'),
        gte(order.createdAt, since),
      ),
    );

/** True if neither the buyer nor a linked store has an order, cancelled ones aside. */
export const isNewcomer = async (db: Executor, buyerId: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: order.id })
    .from(order)
    .where(and(sql`${order.buyerId} in ${linkedBuyers(buyerId)}`, ne(order.status, 'cancelled')))
    .limit(1);
  return row === undefined;
};

/** The buyer's most frequent purchases, for suggestions (K6). */
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

/** The accounts linked with this one, directly or not. */
export const linkedStores = (db: Executor, buyerId: number): Promise<{ id: number; company: string }[]> =>
  db
    .select({ id: buyer.id, company: buyer.company })
    .from(buyer)
    .where(and(sql`${buyer.id} in ${linkedBuyers(buyerId)}`, ne(buyer.id, buyerId)));
