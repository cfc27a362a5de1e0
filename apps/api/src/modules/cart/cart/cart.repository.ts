import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { among, idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { plannedOnce } from '#db/preparing-client.ts';
import { rowSet } from '#db/row-set.ts';
import { cartLine } from '#db/schema/cart-line.ts';

export type CartRow = Omit<typeof cartLine.$inferSelect, 'buyerId' | 'requestId' | 'updatedAt'>;

/** Lines that a purchase request has set aside are not in the cart. */
const isHeldBy = (buyerId: number, requestId?: number) =>
  and(
    eq(cartLine.buyerId, buyerId),
    requestId === undefined ? isNull(cartLine.requestId) : eq(cartLine.requestId, requestId),
  );
const inCart = (buyerId: number) => isHeldBy(buyerId);

type LineFacts = Omit<CartRow, 'createdAt'> & { createdAt: string };

/** One value: parsing hundreds of rows separately would take most of the time of reading a cart. */
const readLines = async (db: Executor, buyerId: number, condition: SQL): Promise<CartRow[]> => {
  const [found] = await plannedOnce<{ lines: LineFacts[] | null }>(
    db,
    sql`
    select json_agg(json_build_object('id', line.id, 'goodsId', line.goods_id, 'kind', line.kind,
      'activityId', line.activity_id, 'quantity', line.quantity::text, 'isSelected', line.is_selected,
      'addedPrice', line.added_price::text, 'createdAt', line.created_at, 'blockedReason', line.blocked_reason,
      'isFromActivityZone', line.is_from_activity_zone) order by line.id desc) as lines
    from ${cartLine} line where line.buyer_id = ${buyerId} and ${condition}`,
  );
  return found?.lines?.map((line) => ({ ...line, createdAt: new Date(line.createdAt) })) ?? [];
};

/** The lines of a cart, last added first. */
export const cartRows = (db: Executor, buyerId: number): Promise<CartRow[]> =>
  readLines(db, buyerId, sql`line.request_id is null`);

/** Units of these products in the cart. */
export const quantitiesOf = async (
  db: Executor,
  buyerId: number,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await db
    .select({ goodsId: cartLine.goodsId, quantity: sql<string>`sum(${cartLine.quantity})::text` })
    .from(cartLine)
    .where(and(inCart(buyerId), among(cartLine.goodsId, ids)))
    .groupBy(cartLine.goodsId);
  return new Map(rows.map(({ goodsId, quantity }) => [goodsId, quantity]));
};

/** Those of the lines that are in the buyer's cart, or set aside for this request. */
export const chosenRows = (db: Executor, buyerId: number, ids: number[], requestId?: number): Promise<CartRow[]> =>
  readLines(
    db,
    buyerId,
    sql`line.id = any(${idList(ids)}) and line.request_id is not distinct from ${requestId ?? null}::bigint`,
  );

export const countLines = async (db: Executor, buyerId: number): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(cartLine).where(inCart(buyerId));
  return row?.count ?? 0;
};

export type NewLine = Pick<
  CartRow,
  'goodsId' | 'kind' | 'activityId' | 'quantity' | 'addedPrice' | 'isFromActivityZone'
>;

type SavedLine = Pick<CartRow, 'id' | 'goodsId' | 'kind' | 'activityId'>;

/** Adds lines or sets their quantities. In order of product ids, like locks. */
export const saveLines = async (tx: Executor, buyerId: number, lines: NewLine[], now: Date): Promise<SavedLine[]> => {
  const changes = rowSet(
    lines.map(({ goodsId, kind, activityId, quantity, addedPrice, isFromActivityZone }) => ({
      goods_id: goodsId,
      kind,
      activity_id: activityId,
      quantity,
      added_price: addedPrice,
      is_from_activity_zone: isFromActivityZone,
    })),
    {
      goods_id: 'bigint',
      kind: 'text',
      activity_id: 'bigint',
      quantity: 'numeric',
      added_price: 'numeric',
      is_from_activity_zone: 'boolean',
    },
  );
  const timestamp = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Record<'id' | 'goodsId' | 'activityId', string> & Pick<CartRow, 'kind'>>(sql`
    insert into ${cartLine} (buyer_id, goods_id, kind, activity_id, quantity, added_price, is_from_activity_zone, created_at, updated_at)
    select ${buyerId}::bigint, goods_id, kind, activity_id, quantity, added_price, is_from_activity_zone, ${timestamp}, ${timestamp}
    from ${changes} order by goods_id
    on conflict (buyer_id, goods_id, kind, activity_id) where request_id is null do update set
      quantity = excluded.quantity, added_price = excluded.added_price,
      is_from_activity_zone = excluded.is_from_activity_zone, is_selected = true, blocked_reason = null,
      updated_at = ${timestamp}
    returning id, goods_id as "goodsId", kind, activity_id as "activityId"`);
  return rows.map(({ id, goodsId, kind, activityId }) => ({
    id: Number(id),
    goodsId: Number(goodsId),
    kind,
    activityId: Number(activityId),
  }));
};

export const setQuantity = (
  db: Executor,
  buyerId: number,
  id: number,
  quantity: string,
  now: Date,
  requestId?: number,
) =>
  db
    .update(cartLine)
    .set({ quantity, updatedAt: now })
    .where(and(isHeldBy(buyerId, requestId), eq(cartLine.id, id)));

export const setSelected = (db: Executor, buyerId: number, ids: number[], isSelected: boolean) =>
  db
    .update(cartLine)
    .set({ isSelected })
    .where(and(inCart(buyerId), among(cartLine.id, ids)));

export const setBlockedReasons = (db: Executor, buyerId: number, lines: { id: number; reason: string | null }[]) =>
  db.execute(sql`
    update ${cartLine} line set blocked_reason = given.reason
    from ${rowSet(
      lines.map(({ id, reason }) => ({ id, reason })),
      { id: 'bigint', reason: 'text' },
    )}
    where line.buyer_id = ${buyerId} and line.id = given.id`);

/** Of the cart, or set aside for this request. */
export const deleteLines = (db: Executor, buyerId: number, ids: number[], requestId?: number) =>
  db.delete(cartLine).where(and(isHeldBy(buyerId, requestId), among(cartLine.id, ids)));

/** Takes lines out of the cart while a request is open. */
export const setAside = (tx: Executor, buyerId: number, ids: number[], requestId: number) =>
  tx
    .update(cartLine)
    .set({ requestId })
    .where(and(inCart(buyerId), among(cartLine.id, ids)));

/** The ids of the lines set aside for a request. */
export const asideIds = async (db: Executor, requestId: number): Promise<number[]> => {
  const rows = await db.select({ id: cartLine.id }).from(cartLine).where(eq(cartLine.requestId, requestId));
  return rows.map(({ id }) => id);
};

/** Puts the lines of a request back; a line that is in the cart again stays as it is there. */
export const putBack = async (tx: Executor, requestId: number) => {
  await tx.execute(sql`
    update ${cartLine} line set request_id = null
    where line.request_id = ${requestId} and not exists (
      select from ${cartLine} other where other.request_id is null and other.buyer_id = line.buyer_id
        and other.goods_id = line.goods_id and other.kind = line.kind and other.activity_id = line.activity_id)`);
  await tx.delete(cartLine).where(eq(cartLine.requestId, requestId));
};

/** Takes a product out of every cart. */
export const dropFromCarts = (db: Executor, goodsId: number) =>
  db.delete(cartLine).where(eq(cartLine.goodsId, goodsId));
