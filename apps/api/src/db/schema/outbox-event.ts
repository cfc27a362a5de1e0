import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, oneOf } from './columns.ts';

/** The part before the dot is the subject that the event's number identifies. */
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

/** An event for ERPs, written in the transaction that caused it. */
export const outboxEvent = pgTable(
  'outbox_event',
  {
    id: id(),
    /** Commit order; null until numbered, after its transaction. */
    position: bigint('position', { mode: 'number' }).unique(),
    kind: oneOf('kind', outboxKinds).notNull(),
    /** Events of one subject are ordered: an order's number, a buyer's id. */
    subject: text('subject').notNull(),
    /** Identifies the subject of this kind: the order's number, the id of a return. */
    number: text('number').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_event_unnumbered').on(table.id).where(sql`${table.position} is null`),
    checkOneOf('outbox_event_kind', table.kind, outboxKinds),
  ],
);
