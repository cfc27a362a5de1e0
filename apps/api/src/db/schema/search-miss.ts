import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a term was searched for on a day, in China, and nothing was found. Nothing is known of who did. */
export const searchMiss = pgTable(
  'search_miss',
  {
    day: date('day', { mode: 'string' }).notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
);
