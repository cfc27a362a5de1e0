import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, id, reference } from './columns.ts';

/** An uploaded file, stored under `path` in the folder of files. A buyer's file is served only to its owner. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: id(),
    /** Null: a picture of the shop, for everybody. */
    buyerId: reference('buyer_id').references(() => buyer.id, { onDelete: 'cascade' }),
    /** Year, month and a random name; nothing comes from the uploader. */
    path: text('path').notNull().unique(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('stored_file_buyer').on(table.buyerId)],
);
