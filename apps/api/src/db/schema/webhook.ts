import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, instant, oneOf, reference } from './columns.ts';
import { outboxEvent, type outboxKinds } from './outbox-event.ts';

/** Where events are sent to. */
export const webhookEndpoint = pgTable('webhook_endpoint', {
  id: id(),
  url: text('url').notNull(),
  /** Empty: all. */
  kinds: jsonb('kinds').$type<(typeof outboxKinds)[number][]>().notNull().default([]),
  secret: text('secret').notNull(),
  /** Signs beside the new one until then. */
  previousSecret: text('previous_secret'),
  previousUntil: instant('previous_until'),
  /** Events up to here have their deliveries. */
  position: bigint('position', { mode: 'number' }).notNull(),
  /** Since when nothing was delivered although it was tried. */
  failingSince: instant('failing_since'),
  stoppedAt: instant('stopped_at'),
  createdBy: text('created_by').notNull(),
  createdAt: createdAt(),
});

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;

/** An event on its way to an endpoint. */
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
    /** Of its event, so that the next one of a subject is found in this table alone. */
    subject: text('subject').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
    status: oneOf('status', deliveryStatuses).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    /** What the last attempt was answered: the HTTP status, null where there was none, and how it began. */
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
