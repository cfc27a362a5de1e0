import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, id, reference } from './columns.ts';

/** A file that a buyer uploaded; its content lies under `path` in the folder of files, and only its owner is served it. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** Year, month and a random name; nothing in it comes from the uploader. */
    path: text('path').notNull().unique(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('stored_file_buyer').on(table.buyerId)],
);
