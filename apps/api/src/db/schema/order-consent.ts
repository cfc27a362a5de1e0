import { sql } from 'drizzle-orm';
import { check, pgTable } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { instant, money, reference } from './columns.ts';

/** Buyers who let salespeople order for them; the security log has when they allowed and ended it. */
export const orderConsent = pgTable(
  'order_consent',
  {
    buyerId: reference('buyer_id')
      .primaryKey()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** The most that an order may cost, freight included. */
    perOrder: money('per_order').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [check('order_consent_per_order', sql`${table.perOrder} > 0`)],
);
