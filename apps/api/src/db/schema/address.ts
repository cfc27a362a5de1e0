import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, id, reference } from './columns.ts';

export const address = pgTable(
  'address',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    receiver: text('receiver').notNull(),
    phone: text('phone').notNull(),
    /** Code of the district; determines city and province. */
    regionCode: text('region_code').notNull(),
    detail: text('detail').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('address_buyer').on(table.buyerId),
    uniqueIndex('address_one_default').on(table.buyerId).where(sql`${table.isDefault}`),
  ],
);
