import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { outboxEvent } from '#db/schema/outbox-event.ts';
import { webhookDelivery, webhookEndpoint } from '#db/schema/webhook.ts';
import { hasUnnumbered, numberEvents, type OutboxKind } from '#modules/platform/outbox/index.ts';

export type EndpointRow = typeof webhookEndpoint.$inferSelect;

/** An event to be sent, with its number of attempts, this one included. */
export type Claimed = { id: number; eventId: number; kind: OutboxKind; attempts: number } & {
  position: number;
  subject: string;
  number: string;
  createdAt: Date;
};

export const endpoints = (db: Executor): Promise<EndpointRow[]> =>
  db.select().from(webhookEndpoint).orderBy(asc(webhookEndpoint.id));

export const activeEndpoints = (db: Executor): Promise<EndpointRow[]> =>
  db.select().from(webhookEndpoint).where(isNull(webhookEndpoint.stoppedAt));

export const lockEndpoint = (tx: Executor, id: number): Promise<EndpointRow | null> =>
  firstRow(tx.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id)).for('update'));

/** It starts with events from now on. */
export const insertEndpoint = async (tx: Tx, values: Omit<typeof webhookEndpoint.$inferInsert, 'position'>) => {
  await numberEvents(tx);
  const position = sql`(select coalesce(max(position), 0) from outbox_event)`;
  return onlyRow(
    tx
      .insert(webhookEndpoint)
      .values({ ...values, position })
      .returning(),
  );
};

export const updateEndpoint = (tx: Executor, id: number, values: Partial<typeof webhookEndpoint.$inferInsert>) =>
  tx.update(webhookEndpoint).set(values).where(eq(webhookEndpoint.id, id));

/** Call after a successful delivery. */
export const clearFailing = (tx: Executor, id: number) =>
  tx
    .update(webhookEndpoint)
    .set({ failingSince: null })
    .where(and(eq(webhookEndpoint.id, id), isNotNull(webhookEndpoint.failingSince)));

/** Records a failed attempt; returns since when all attempts fail. */
export const markFailing = async (tx: Executor, id: number, now: Date): Promise<Date> => {
  const failingSince = sql`coalesce(failing_since, ${now.toISOString()})`;
  const [row] = await tx
    .update(webhookEndpoint)
    .set({ failingSince })
    .where(eq(webhookEndpoint.id, id))
    .returning({ since: webhookEndpoint.failingSince });
  return row?.since ?? now;
};

export const deleteEndpoint = (tx: Executor, id: number): Promise<EndpointRow | null> =>
  firstRow(tx.delete(webhookEndpoint).where(eq(webhookEndpoint.id, id)).returning());

/** Creates a delivery of each new event for each subscribed endpoint. */
export const makeDeliveries = async (db: Db, now: Date): Promise<void> => {
  const { rows } = await db.execute(sql`
    select from webhook_endpoint where stopped_at is null and position < (select max(position) from outbox_event) limit 1`);
  if (rows.length === 0 && !(await hasUnnumbered(db))) return;
  await db.transaction(async (tx) => {
    await numberEvents(tx);
    await tx.execute(sql`
      insert into webhook_delivery (endpoint_id, event_id, subject, position, next_at)
      select endpoint.id, event.id, event.subject, event.position, ${now.toISOString()}
      from webhook_endpoint endpoint join outbox_event event on event.position > endpoint.position
      where endpoint.stopped_at is null and (endpoint.kinds = '[]' or endpoint.kinds ? event.kind)
      on conflict do nothing`);
    await tx.execute(sql`
      update webhook_endpoint set position = last.position from (select max(position) as position from outbox_event) last
      where webhook_endpoint.stopped_at is null and webhook_endpoint.position < last.position`);
  });
};

/**
 * Leases due deliveries exclusively: for each subject only the first undelivered one, so that its events arrive in
 * order.
 */
export const claimDeliveries = async (
  db: Executor,
  endpointId: number,
  most: number,
  leaseMs: number,
  now: Date,
): Promise<Claimed[]> => {
  const { rows } = await db.execute(sql`
    update webhook_delivery delivery
    set attempts = attempts + 1, next_at = ${new Date(now.getTime() + leaseMs).toISOString()}
    from outbox_event event
    where event.id = delivery.event_id and delivery.id in (
      select id from webhook_delivery head
      where endpoint_id = ${endpointId} and status = 'pending' and next_at <= ${now.toISOString()} and not exists (
        select from webhook_delivery before
        where before.endpoint_id = head.endpoint_id and before.subject = head.subject and before.status = 'pending'
          and before.position < head.position)
      order by position limit ${most} for update skip locked)
    returning delivery.id, event.id as event_id, event.kind, event.subject, event.number, event.position,
      event.created_at, delivery.attempts`);
  return rows.map((row) => ({
    id: Number(row.id),
    eventId: Number(row.event_id),
    kind: row.kind as OutboxKind, // The column's check ensures it.
    subject: String(row.subject),
    number: String(row.number),
    position: Number(row.position),
    createdAt: new Date(String(row.created_at)),
    attempts: Number(row.attempts),
  }));
};

export const updateDelivery = (
  tx: Executor,
  id: number,
  values: Partial<
    Pick<typeof webhookDelivery.$inferInsert, 'status' | 'nextAt' | 'answeredAt' | 'answerStatus' | 'answer'>
  >,
) => tx.update(webhookDelivery).set(values).where(eq(webhookDelivery.id, id));

const again = (now: Date) => ({ status: 'pending', attempts: 0, nextAt: now }) as const;

/** Makes pending deliveries due, with a fresh count of attempts. */
export const retryPending = (tx: Executor, endpointId: number, now: Date) =>
  tx
    .update(webhookDelivery)
    .set(again(now))
    .where(and(eq(webhookDelivery.endpointId, endpointId), eq(webhookDelivery.status, 'pending')));

/** Resends everything behind a position, including events from before the endpoint; `numberEvents` holds the lock. */
export const replayFrom = async (tx: Tx, endpointId: number, after: number, now: Date) => {
  await numberEvents(tx);
  await tx
    .update(webhookDelivery)
    .set(again(now))
    .where(and(eq(webhookDelivery.endpointId, endpointId), gt(webhookDelivery.position, after)));
  await tx
    .update(webhookEndpoint)
    .set({ position: sql`least(position, ${after})` })
    .where(eq(webhookEndpoint.id, endpointId));
};

/** Resends one delivery; null if there is none with this id. */
export const retryDelivery = (tx: Executor, id: number, now: Date) =>
  firstRow(
    tx.update(webhookDelivery).set(again(now)).where(eq(webhookDelivery.id, id)).returning({ id: webhookDelivery.id }),
  );

export const deliveriesOf = (db: Executor, endpointId: number, limit: number) =>
  db
    .select({
      id: webhookDelivery.id,
      position: webhookDelivery.position,
      kind: outboxEvent.kind,
      number: outboxEvent.number,
      status: webhookDelivery.status,
      attempts: webhookDelivery.attempts,
      nextAt: webhookDelivery.nextAt,
      answeredAt: webhookDelivery.answeredAt,
      answerStatus: webhookDelivery.answerStatus,
      answer: webhookDelivery.answer,
      createdAt: outboxEvent.createdAt,
    })
    .from(webhookDelivery)
    .innerJoin(outboxEvent, eq(outboxEvent.id, webhookDelivery.eventId))
    .where(eq(webhookDelivery.endpointId, endpointId))
    .orderBy(desc(webhookDelivery.position))
    .limit(limit);
