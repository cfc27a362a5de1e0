import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A challenge that was asked for; its row goes when it is answered, rightly or wrongly. */
export const captcha = pgTable(
  'captcha',
  {
    id: text('id').primaryKey(),
    answerHash: text('answer_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('captcha_expires').on(table.expiresAt)],
);
