import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, oneOf, reference } from './columns.ts';
import { order } from './order.ts';

export const orderEventKinds = [
  'placed',
  'paid',
  'shipped',
  'done',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const;

export const orderEvent = pgTable(
  'order_event',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', orderEventKinds).notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_event_order').on(table.orderId, table.id),
    checkOneOf('order_event_kind', table.kind, orderEventKinds),
  ],
);
