import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** One counter per key and window; personal data in keys is hashed. */
export const throttle = pgTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('throttle_expires').on(table.expiresAt)],
);
