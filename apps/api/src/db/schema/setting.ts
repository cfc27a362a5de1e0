import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What an operator may change without a new release, by name: hot line, chat numbers, shipping, keys of the sandbox. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
