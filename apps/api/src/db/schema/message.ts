import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, oneOf, reference } from './columns.ts';

export const messageKinds = ['order', 'activity', 'system'] as const;

export const message = pgTable(
  'message',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', messageKinds).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    /** The page of the shop that it refers to. */
    url: text('url'),
    /** The key of a message that is sent only once: `order-shipped:12`. */
    reference: text('reference'),
    readAt: instant('read_at'),
    /** Deleted ones stay, so that nothing is sent twice. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_buyer').on(table.buyerId, table.id),
    index('message_unread').on(table.buyerId).where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
    uniqueIndex('message_reference').on(table.buyerId, table.reference),
    checkOneOf('message_kind', table.kind, messageKinds),
  ],
);
