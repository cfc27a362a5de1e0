import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a search for a term found nothing on a day in China. Not linked to any buyer. */
export const searchMiss = pgTable(
  'search_miss',
  {
    day: date('day', { mode: 'string' }).notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
);
