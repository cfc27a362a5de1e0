import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Decisions about makers' names; a name without one has no row. */
export const makerName = pgTable('maker_name', {
  /** As lists write it. */
  name: text('name').primaryKey(),
  /** The name that replaced it, in lists that still have the old one, too; null: it is in use. */
  currentName: text('current_name'),
  /** Filters and brand pages leave it out; its products stay on sale. */
  isHidden: boolean('is_hidden').notNull().default(false),
});
