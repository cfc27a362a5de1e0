import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, money, oneOf, reference } from './columns.ts';
import { order } from './order.ts';

/** `balance` is the sum of the buyer's money log, `points` that of the points log; both change only with their log. */
export const wallet = pgTable(
  'wallet',
  {
    buyerId: reference('buyer_id')
      .primaryKey()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    balance: money('balance').notNull().default('0'),
    points: integer('points').notNull().default(0),
  },
  (table) => [check('wallet_not_negative', sql`${table.balance} >= 0 and ${table.points} >= 0`)],
);

export const moneyLogKinds = [
  'recharge',
  'payment',
  'refund',
  'cashback',
  'adjustment',
  'repayment',
  'rebate',
] as const;

/** Every change of a balance; a payment or refund of an order appears at most once per `reference`. */
export const moneyLog = pgTable(
  'money_log',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', moneyLogKinds).notNull(),
    change: money('change').notNull(),
    balanceAfter: money('balance_after').notNull(),
    orderId: reference('order_id').references(() => order.id),
    /** The cause; unique, so that it is never booked twice. */
    reference: text('reference').notNull(),
    remark: text('remark').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('money_log_buyer').on(table.buyerId, table.id),
    uniqueIndex('money_log_reference').on(table.reference),
    checkOneOf('money_log_kind', table.kind, moneyLogKinds),
  ],
);

export const pointsLogKinds = ['order', 'return', 'exchange', 'draw', 'adjustment'] as const;

export const pointsLog = pgTable(
  'points_log',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', pointsLogKinds).notNull(),
    change: integer('change').notNull(),
    pointsAfter: integer('points_after').notNull(),
    orderId: reference('order_id').references(() => order.id),
    reference: text('reference').notNull(),
    remark: text('remark').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('points_log_buyer').on(table.buyerId, table.id),
    uniqueIndex('points_log_reference').on(table.reference),
    checkOneOf('points_log_kind', table.kind, pointsLogKinds),
  ],
);
