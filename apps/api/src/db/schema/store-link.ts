import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, instant, reference } from './columns.ts';

/** The owner may work as the store once the store confirms. */
export const storeLink = pgTable(
  'store_link',
  {
    ownerId: reference('owner_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    storeId: reference('store_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** When the store's confirmation was requested; null: confirmed. */
    askedAt: instant('asked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.storeId] }),
    index('store_link_store').on(table.storeId),
    check('store_link_other', sql`${table.ownerId} <> ${table.storeId}`),
  ],
);
