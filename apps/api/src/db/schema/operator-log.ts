import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { checkOneOf, id, instant, oneOf } from './columns.ts';

export const operatorOutcomes = ['begun', 'done', 'refused', 'failed'] as const;

/**
 * Actions of operators, by command or at the desk. Each entry is written in the action's transaction; only its outcome
 * ever changes.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: id(),
    operator: text('operator').notNull(),
    command: text('command').notNull(),
    outcome: oneOf('outcome', operatorOutcomes).notNull(),
    answer: text('answer').notNull().default(''),
    /** Values before and after, as JSON; null: unknown. */
    change: text('change'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('operator_log_created').on(table.createdAt),
    checkOneOf('operator_log_outcome', table.outcome, operatorOutcomes),
  ],
);
