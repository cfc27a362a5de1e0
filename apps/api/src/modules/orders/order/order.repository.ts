import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { among, idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { insertRows } from '#db/row-set.ts';
import { goods } from '#db/schema/goods.ts';
import { order } from '#db/schema/order.ts';
import { orderEvent } from '#db/schema/order-event.ts';
import { orderLine, orderLineBatch } from '#db/schema/order-line.ts';
import { proposal, proposalLine } from '#db/schema/proposal.ts';
import { required } from '#errors/refusal.ts';
import { type OutboxKind, queueEvent } from '#modules/platform/outbox/index.ts';

export type OrderRow = typeof order.$inferSelect;
export type OrderLineRow = Omit<typeof orderLine.$inferSelect, 'cost'>;
export type NewOrderLine = Omit<typeof orderLine.$inferInsert, 'id' | 'orderId' | 'buyerId'>;

export const findByKey = (tx: Executor, buyerId: number, key: string): Promise<OrderRow | null> =>
  firstRow(
    tx
      .select()
      .from(order)
      .where(and(eq(order.buyerId, buyerId), eq(order.idempotencyKey, key))),
  );

/** A buyer's own order; another buyer's is treated as unknown (P8). */
export const findOrder = (db: Executor, buyerId: number, id: number): Promise<OrderRow> =>
  existing(db, and(eq(order.id, id), eq(order.buyerId, buyerId)));

/** Of any buyer: for operators. */
const existing = async (db: Executor, where: SQL | undefined): Promise<OrderRow> =>
  required(await firstRow(db.select().from(order).where(where)), 'orderMissing');

export const orderById = (db: Executor, id: number): Promise<OrderRow> => existing(db, eq(order.id, id));

export const orderByNo = (db: Executor, no: string): Promise<OrderRow> => existing(db, eq(order.no, no));

export const buyerOfOrder = async (db: Executor, id: number): Promise<number | null> => {
  const [row] = await db.select({ buyerId: order.buyerId }).from(order).where(eq(order.id, id));
  return row?.buyerId ?? null;
};

/** Locks the order's row until the transaction ends; lock its buyer before. */
export const lockOrder = (tx: Executor, id: number): Promise<OrderRow | null> =>
  firstRow(tx.select().from(order).where(eq(order.id, id)).for('update'));

export const nextOrderId = async (tx: Executor): Promise<number> => {
  const { rows } = await tx.execute(sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id`);
  return Number(rows[0]?.id);
};

/** The proposal that an order of these products follows: the last accepted one that is valid and has one of them. */
export const followedProposal = (buyerId: number, goodsIds: readonly number[], now: Date): SQL<number | null> => sql`(
  select each.id from ${proposal} each
  where each.buyer_id = ${buyerId} and each.status = 'accepted' and each.ends_at > ${now.toISOString()}::timestamptz
    and exists (select from ${proposalLine} line
      where line.proposal_id = each.id and line.goods_id = any(${idList(goodsIds)}))
  order by each.decided_at desc, each.id desc limit 1)`;

export const insertOrder = async (tx: Executor, values: PgInsertValue<typeof order>): Promise<OrderRow> => {
  return onlyRow(tx.insert(order).values(values).returning());
};

/** Inserts all lines at once and returns their ids in the same order. */
export const insertLines = async (
  tx: Executor,
  { id: orderId, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  lines: NewOrderLine[],
): Promise<number[]> => {
  const ids = await insertRows(
    tx,
    orderLine,
    lines.map((line) => ({
      ...line,
      isGift: line.isGift ?? false,
      isFromActivityZone: line.isFromActivityZone ?? false,
      needsPapers: line.needsPapers ?? false,
      replacesLineId: line.replacesLineId ?? null,
      orderId,
      buyerId,
    })),
  );
  // The ids come from one sequence, increasing in insertion order.
  return ids.sort((a, b) => a - b);
};

export const insertLineBatches = (tx: Executor, values: (typeof orderLineBatch.$inferInsert)[]) =>
  insertRows(tx, orderLineBatch, values);

/** Replaces the batches of lines. */
export const replaceLineBatches = async (
  tx: Executor,
  lineIds: number[],
  values: Omit<typeof orderLineBatch.$inferInsert, 'id'>[],
) => {
  await tx.delete(orderLineBatch).where(among(orderLineBatch.orderLineId, lineIds));
  if (values.length > 0) await tx.insert(orderLineBatch).values(values);
};

export const updateOrder = (tx: Executor, id: number, values: Partial<OrderRow>) =>
  tx.update(order).set(values).where(eq(order.id, id));

type EventKind = (typeof orderEvent.$inferInsert)['kind'];

/** Events for an ERP; refunds have separate ones. */
const outboxKind: Record<EventKind, OutboxKind | null> = {
  placed: 'order.placed',
  paid: 'order.paid',
  shipped: 'order.shipped',
  done: 'order.received',
  cancelled: 'order.cancelled',
  expired: 'order.cancelled',
  refunding: null,
  refunded: null,
};

export const recordOrderEvent = async (
  tx: Executor,
  orderId: number,
  kind: EventKind,
  note: string,
  now: Date,
  erpEvent: OutboxKind | null = outboxKind[kind],
) => {
  await tx.insert(orderEvent).values({ orderId, kind, note, createdAt: now });
  if (erpEvent) await queueEvent(tx, erpEvent, orderId, now);
};

/** Without their cost, which belongs to figures only. */
const { cost: _, ...lineColumns } = getTableColumns(orderLine);

export const linesOf = (db: Executor, orderIds: number[]): Promise<OrderLineRow[]> =>
  db.select(lineColumns).from(orderLine).where(among(orderLine.orderId, orderIds)).orderBy(asc(orderLine.id));

export const batchesOf = (db: Executor, lineIds: number[]) =>
  db.select().from(orderLineBatch).where(among(orderLineBatch.orderLineId, lineIds)).orderBy(asc(orderLineBatch.id));

export const eventsOf = (db: Executor, orderId: number) =>
  db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(asc(orderEvent.id));

/** A product’s terms that its order line stores, and the cart does not show. */
export type StoredTerms = { vatRate: number; cost: string | null };

export const storedTerms = async (db: Executor, goodsIds: number[]): Promise<Map<number, StoredTerms>> => {
  const rows = await db
    .select({ id: goods.id, vatRate: goods.vatRate, cost: goods.cost })
    .from(goods)
    .where(among(goods.id, goodsIds));
  return new Map(rows.map(({ id, ...terms }) => [id, terms]));
};

export const goodsScopes = async (db: Executor, goodsIds: number[]): Promise<Map<number, string>> => {
  const rows = await db.select({ id: goods.id, scope: goods.scope }).from(goods).where(among(goods.id, goodsIds));
  return new Map(rows.map(({ id, scope }) => [id, scope]));
};

/** Product data for pictures. */
export const picturedGoods = (db: Executor, goodsIds: number[]) =>
  db
    .select({
      id: goods.id,
      name: goods.name,
      maker: goods.maker,
      spec: goods.spec,
      dosageForm: goods.dosageForm,
      categoryId: goods.categoryId,
      pictures: goods.pictures,
    })
    .from(goods)
    .where(among(goods.id, goodsIds));
