import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id } from './columns.ts';

/** A paper of the seller that first-time buyers need (首营资料), such as a scan of its licence. */
export const sellerPaper = pgTable('seller_paper', {
  id: id(),
  /** File name of the download, with its extension. */
  name: text('name').notNull().unique(),
  content: bytes('content').notNull(),
  createdAt: createdAt(),
});
