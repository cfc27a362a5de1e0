import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { instant, reference } from './columns.ts';

export const credentials = pgTable('credentials', {
  buyerId: reference('buyer_id')
    .primaryKey()
    .references(() => buyer.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
  paymentPasswordHash: text('payment_password_hash'),
  paymentFailures: integer('payment_failures').notNull().default(0),
  paymentLockedUntil: instant('payment_locked_until'),
});
