import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, instant, oneOf, reference } from './columns.ts';
import { outboxEvent, type outboxKinds } from './outbox-event.ts';

/** An endpoint that receives events. */
export const webhookEndpoint = pgTable('webhook_endpoint', {
  id: id(),
  url: text('url').notNull(),
  /** Empty: all. */
  kinds: jsonb('kinds').$type<(typeof outboxKinds)[number][]>().notNull().default([]),
  secret: text('secret').notNull(),
  /** Signs along with the new one until this time. */
  previousSecret: text('previous_secret'),
  previousUntil: instant('previous_until'),
  /** Events up to here have deliveries. */
  position: bigint('position', { mode: 'number' }).notNull(),
  /** Since when all attempts have failed. */
  failingSince: instant('failing_since'),
  stoppedAt: instant('stopped_at'),
  createdBy: text('created_by').notNull(),
  createdAt: createdAt(),
});

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;

/** An event to deliver to an endpoint. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: id(),
    endpointId: reference('endpoint_id')
      .notNull()
      .references(() => webhookEndpoint.id, { onDelete: 'cascade' }),
    eventId: reference('event_id')
      .notNull()
      .references(() => outboxEvent.id, { onDelete: 'cascade' }),
    /** The event's subject, so that this table alone finds a subject's next event. */
    subject: text('subject').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
    status: oneOf('status', deliveryStatuses).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    /** Answer to the last attempt: its HTTP status, null without an answer, and the start of its body. */
    answeredAt: instant('answered_at'),
    answerStatus: integer('answer_status'),
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    unique('webhook_delivery_once').on(table.endpointId, table.eventId),
    index('webhook_delivery_pending')
      .on(table.endpointId, table.subject, table.position)
      .where(sql`${table.status} = 'pending'`),
    index('webhook_delivery_position').on(table.endpointId, table.position),
    index('webhook_delivery_event').on(table.eventId),
    checkOneOf('webhook_delivery_status', table.status, deliveryStatuses),
  ],
);
