import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** An open challenge; its row is deleted on any answer, right or wrong. */
export const captcha = pgTable(
  'captcha',
  {
    id: text('id').primaryKey(),
    answerHash: text('answer_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('captcha_expires').on(table.expiresAt)],
);
