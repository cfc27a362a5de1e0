import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id } from './columns.ts';

/** A paper of the seller that first-time buyers must have (首营资料), such as a scan of its licence. */
export const sellerPaper = pgTable('seller_paper', {
  id: id(),
  /** Its name in a download, with the ending that says what it is. */
  name: text('name').notNull().unique(),
  content: bytes('content').notNull(),
  createdAt: createdAt(),
});
