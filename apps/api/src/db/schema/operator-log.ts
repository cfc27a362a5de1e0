import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { checkOneOf, id, instant, oneOf } from './columns.ts';

export const operatorOutcomes = ['begun', 'done', 'refused', 'failed'] as const;

/** What operators did, by command or at the desk; a line is written with what it tells of, and never changed but for its outcome. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: id(),
    operator: text('operator').notNull(),
    command: text('command').notNull(),
    outcome: oneOf('outcome', operatorOutcomes).notNull(),
    answer: text('answer').notNull().default(''),
    /** What was there before and since, as JSON; null: nothing is known of it. */
    change: text('change'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('operator_log_created').on(table.createdAt),
    checkOneOf('operator_log_outcome', table.outcome, operatorOutcomes),
  ],
);
