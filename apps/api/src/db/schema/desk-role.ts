import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, money } from './columns.ts';

/** A role that an owner has made from permissions of the desk's contract. */
export const deskRole = pgTable('desk_role', {
  id: id(),
  name: text('name').notNull().unique(),
  permissions: jsonb('permissions').$type<string[]>().notNull(),
  /** Most yuan that one operator may grant at once without approval. */
  ceiling: money('ceiling').notNull(),
});
