import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, id, reference } from './columns.ts';

/** A page view; visitors have no buyer. */
export const pageView = pgTable(
  'page_view',
  {
    id: id(),
    buyerId: reference('buyer_id').references(() => buyer.id, { onDelete: 'set null' }),
    path: text('path').notNull(),
    title: text('title').notNull().default(''),
    referrer: text('referrer').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('page_view_created').on(table.createdAt)],
);
