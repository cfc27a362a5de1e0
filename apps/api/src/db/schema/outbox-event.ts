import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, oneOf } from './columns.ts';

/** The part before the dot is the thing that the event's number names. */
export const outboxKinds = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.received',
  'order.cancelled',
  'shipment.created',
  'payment.received',
  'refund.begun',
  'refund.done',
  'return.asked',
  'return.approved',
  'return.refused',
  'return.received',
  'return.refunded',
  'invoice.asked',
  'invoice.issued',
  'invoice.failed',
  'invoice.reversed',
  'buyer.registered',
  'buyer.passed',
  'buyer.rejected',
  'document.uploaded',
  'document.passed',
  'document.rejected',
] as const;

/** What an ERP hears of, written in the transaction of what happened. */
export const outboxEvent = pgTable(
  'outbox_event',
  {
    id: id(),
    /** In the order of commits; null until it is numbered, which is after its transaction. */
    position: bigint('position', { mode: 'number' }).unique(),
    kind: oneOf('kind', outboxKinds).notNull(),
    /** What its events are ordered by: an order's number, a buyer's id. */
    subject: text('subject').notNull(),
    /** Of what the kind names: the order's number, the id of a return. */
    number: text('number').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_event_unnumbered').on(table.id).where(sql`${table.position} is null`),
    checkOneOf('outbox_event_kind', table.kind, outboxKinds),
  ],
);
