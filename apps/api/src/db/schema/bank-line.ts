import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, money, oneOf, reference } from './columns.ts';
import { order } from './order.ts';

/** Where a line came from; a file that has it, too, confirms one entered by hand. */
export const bankLineSources = ['file', 'erp', 'hand'] as const;
export const bankLineStatuses = ['open', 'settled', 'dismissed'] as const;

/**
 * A payment from a bank's statement. The unique key allows each to be used once, however often its file is uploaded.
 */
export const bankLine = pgTable(
  'bank_line',
  {
    id: id(),
    serialNo: text('serial_no').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    payer: text('payer').notNull().default(''),
    /** Empty if the file did not have it; for refunds by transfer. */
    payerBank: text('payer_bank').notNull().default(''),
    payerAccount: text('payer_account').notNull().default(''),
    remark: text('remark').notNull().default(''),
    source: oneOf('source', bankLineSources).notNull().default('file'),
    status: oneOf('status', bankLineStatuses).notNull().default('open'),
    /** The order that it paid; the first of several. */
    orderId: reference('order_id').references(() => order.id),
    /** The buyer whose orders and balance share it; null if it paid one order. */
    buyerId: reference('buyer_id').references(() => buyer.id),
    /** The operator who settled or dismissed it, and the time. */
    operator: text('operator'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bank_line_once').on(table.serialNo, table.day, table.amount),
    index('bank_line_status').on(table.status, table.id),
    checkOneOf('bank_line_source', table.source, bankLineSources),
    checkOneOf('bank_line_status', table.status, bankLineStatuses),
    check('bank_line_amount', sql`${table.amount} > 0`),
    check(
      'bank_line_settled',
      sql`(${table.status} = 'settled') = (coalesce(${table.orderId}, ${table.buyerId}) is not null)`,
    ),
  ],
);
