import { and, asc, gt, inArray, isNull, lt, max, min, type SQL, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '#db/database.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { outboxEvent, outboxKinds } from '#db/schema/outbox-event.ts';
import { dayMs } from '#durations.ts';

export { outboxKinds };
export type OutboxKind = (typeof outboxKinds)[number];
type OutboxEvent = typeof outboxEvent.$inferSelect & { position: number };

type Thing = OutboxKind extends `${infer Name}.${string}` ? Name : never;

/** Subject and number for an event, by the id of its row. */
const things: Record<Thing, (id: number) => SQL> = {
  order: (id) => sql`select no, no from orders where id = ${id}`,
  shipment: (id) => sql`
    select orders.no, shipment.tracking_no from shipment join orders on orders.id = shipment.order_id where shipment.id = ${id}`,
  payment: (id) => sql`
    select coalesce(orders.no, payment.no), payment.no from payment left join orders on orders.id = payment.order_id
    where payment.id = ${id}`,
  refund: (id) => sql`
    select coalesce(orders.no, payment.no), refund.id::text from refund join payment on payment.id = refund.payment_id
    left join orders on orders.id = payment.order_id where refund.id = ${id}`,
  return: (id) => sql`
    select orders.no, order_return.id::text from order_return join orders on orders.id = order_return.order_id
    where order_return.id = ${id}`,
  invoice: (id) => sql`select 'invoice-' || id, id::text from invoice where id = ${id}`,
  buyer: (id) => sql`select 'buyer-' || id, id::text from buyer where id = ${id}`,
  document: (id) => sql`select 'buyer-' || buyer_id, id::text from document where id = ${id}`,
};

/** Records an event of a row; call it in the same transaction. */
export const queueEvent = async (tx: Executor, kind: OutboxKind, id: number, now: Date): Promise<void> => {
  const thing = kind.split('.')[0] as Thing; // Each kind starts with it.
  await tx.execute(sql`
    insert into outbox_event (kind, subject, number, created_at)
    select ${kind}, subject, number, ${now.toISOString()} from (${things[thing](id)}) found (subject, number)`);
};

/**
 * Numbers the events of committed transactions, one caller at a time, so that no event appears behind a position
 * already read. Ids are unsuitable: they are assigned before the commit. Events of one subject have ascending ids,
 * since their subject is locked while they are written.
 */
export const numberEvents = async (tx: Tx): Promise<void> => {
  await oneAtATime(tx, 'outbox');
  await tx.execute(sql`
    update outbox_event set position = numbered.position
    from (
      select id, row_number() over (order by id) + (select coalesce(max(position), 0) from outbox_event) as position
      from outbox_event where position is null
    ) numbered
    where outbox_event.id = numbered.id`);
};

/** True if there are events without a position. */
export const hasUnnumbered = async (db: Executor): Promise<boolean> => {
  const found = await db.select({ id: outboxEvent.id }).from(outboxEvent).where(isNull(outboxEvent.position)).limit(1);
  return found.length > 0;
};

/** The first and the last position; null if there are no events. */
export const knownPositions = async (db: Executor) => {
  const [row] = await db
    .select({ first: min(outboxEvent.position), last: max(outboxEvent.position) })
    .from(outboxEvent);
  return { first: row?.first ?? null, last: row?.last ?? null };
};

/** Events behind a position, of some kinds or of all. */
export const eventsAfter = async (
  db: Db,
  after: number,
  kinds: readonly OutboxKind[],
  limit: number,
): Promise<OutboxEvent[]> => {
  if (await hasUnnumbered(db)) await db.transaction(numberEvents);
  const asked = kinds.length > 0 ? inArray(outboxEvent.kind, [...kinds]) : undefined;
  const rows = await db
    .select()
    .from(outboxEvent)
    .where(and(gt(outboxEvent.position, after), asked))
    .orderBy(asc(outboxEvent.position))
    .limit(limit);
  // The cast: only events with a position are behind one.
  return rows as OutboxEvent[];
};

const storedDays = 90;

/** Deletes old events, except the last one, which determines the next position. */
export const sweepOutbox = (db: Executor, now: Date) =>
  db
    .delete(outboxEvent)
    .where(
      and(
        lt(outboxEvent.createdAt, new Date(now.getTime() - storedDays * dayMs)),
        sql`${outboxEvent.position} < (select max(position) from outbox_event)`,
      ),
    );
