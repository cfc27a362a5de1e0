import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, money, oneOf, reference } from './columns.ts';
import { order } from './order.ts';

/** Each decision about a buyer's credit line (账期额度); the last one holds, and 0.00 ends the line. */
export const creditLine = pgTable(
  'credit_line',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    amount: money('amount').notNull(),
    days: integer('days'),
    closingDay: integer('closing_day'),
    graceDays: integer('grace_days').notNull().default(0),
    reason: text('reason').notNull(),
    /** The operator, or the ERP's key. */
    operator: text('operator').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('credit_line_buyer').on(table.buyerId, table.id),
    check(
      'credit_line_terms',
      sql`${table.amount} >= 0 and num_nonnulls(${table.days}, ${table.closingDay}) = 1 and ${table.days} between 1 and 365
        and ${table.closingDay} between 1 and 31 and ${table.graceDays} between 0 and 90`,
    ),
  ],
);

export const creditRequestStatuses = ['open', 'granted', 'declined'] as const;

/** A buyer's request for a line of `amount`; each buyer has at most one open. */
export const creditRequest = pgTable(
  'credit_request',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    amount: money('amount').notNull(),
    reason: text('reason').notNull(),
    status: oneOf('status', creditRequestStatuses).notNull().default('open'),
    /** Words of the operator who declined it. */
    answer: text('answer').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('credit_request_buyer').on(table.buyerId, table.id),
    uniqueIndex('credit_request_open').on(table.buyerId).where(sql`${table.status} = 'open'`),
    checkOneOf('credit_request_status', table.status, creditRequestStatuses),
    check('credit_request_amount', sql`${table.amount} > 0`),
  ],
);

export const creditLogKinds = ['order', 'refund', 'repayment'] as const;

/** Every change of the debt of an order on account; their sum is its open amount. */
export const creditLog = pgTable(
  'credit_log',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    orderId: reference('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', creditLogKinds).notNull(),
    change: money('change').notNull(),
    /** Of the purchase only. */
    dueOn: date('due_on', { mode: 'string' }),
    graceUntil: date('grace_until', { mode: 'string' }),
    /** The cause; unique, so that it is never booked twice. */
    reference: text('reference').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('credit_log_buyer').on(table.buyerId, table.id),
    index('credit_log_order').on(table.orderId),
    uniqueIndex('credit_log_reference').on(table.reference),
    checkOneOf('credit_log_kind', table.kind, creditLogKinds),
    check(
      'credit_log_purchase',
      sql`(${table.kind} = 'order') = (${table.change} >= 0) and num_nonnulls(${table.dueOn}, ${table.graceUntil}) = case when ${table.kind} = 'order' then 2 else 0 end`,
    ),
  ],
);
