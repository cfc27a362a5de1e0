import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { instant, reference } from './columns.ts';

/** Allows one password reset after the account's phone is verified. The hash alone grants nothing. */
export const resetToken = pgTable(
  'reset_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('reset_token_buyer').on(table.buyerId), index('reset_token_expires').on(table.expiresAt)],
);
