import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, id, instant, money, reference } from './columns.ts';
import { order } from './order.ts';

/** A cash voucher (现金券): takes its amount off one order from `threshold`. */
export const cashVoucher = pgTable(
  'cash_voucher',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    threshold: money('threshold').notNull().default('0'),
    money: money('money').notNull(),
    startsAt: instant('starts_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    orderId: reference('order_id').references(() => order.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('cash_voucher_buyer').on(table.buyerId),
    index('cash_voucher_order').on(table.orderId),
    check('cash_voucher_money', sql`${table.money} > 0`),
    check('cash_voucher_used', sql`(${table.usedAt} is null) = (${table.orderId} is null)`),
  ],
);
