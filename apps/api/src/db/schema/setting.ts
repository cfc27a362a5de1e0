import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Settings that operators change at runtime, by name: hotline, chat numbers, shipping, sandbox keys. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
