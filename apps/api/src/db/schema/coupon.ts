import type { GoodsScope } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, id, instant, money, reference, unitPrice } from './columns.ts';
import { order } from './order.ts';

export const coupon = pgTable(
  'coupon',
  {
    id: id(),
    title: text('title').notNull(),
    threshold: money('threshold').notNull(),
    /** Either an amount off, or the rate to pay, then with at most `max_money` off. */
    money: money('money'),
    rate: unitPrice('rate'),
    maxMoney: money('max_money'),
    scope: jsonb('scope').$type<GoodsScope>().notNull().default({}),
    /** The period for claiming it. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Validity of a claimed one. */
    validDays: integer('valid_days').notNull(),
    total: integer('total').notNull(),
    claimed: integer('claimed').notNull().default(0),
    perBuyer: integer('per_buyer').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('coupon_claimable').on(table.endsAt),
    check('coupon_claimed', sql`${table.claimed} <= ${table.total}`),
    check('coupon_brings', sql`(${table.money} is null) <> (${table.rate} is null)`),
  ],
);

/** A claimed coupon; used while `order_id` is set. */
export const buyerCoupon = pgTable(
  'buyer_coupon',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    couponId: reference('coupon_id')
      .notNull()
      .references(() => coupon.id),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    orderId: reference('order_id').references(() => order.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('buyer_coupon_buyer').on(table.buyerId, table.couponId),
    index('buyer_coupon_order').on(table.orderId),
    check('buyer_coupon_used', sql`(${table.usedAt} is null) = (${table.orderId} is null)`),
  ],
);
