import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, money, oneOf, quantity, reference } from './columns.ts';
import { order } from './order.ts';
import { orderLine } from './order-line.ts';
import { refund } from './payment.ts';
import { recall } from './recall.ts';
import { traceCode } from './trace-code.ts';

export const returnStatuses = ['applied', 'agreed', 'refused', 'returning', 'refunded'] as const;

export const orderReturn = pgTable(
  'order_return',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** A short delivery: units that were never sent. */
    isShort: boolean('is_short').notNull().default(false),
    /** The recall whose batch comes back; accepted from the start. */
    recallId: reference('recall_id').references(() => recall.id),
    /** Its refund, once begun; the return is `refunded` only when that is done. */
    refundId: reference('refund_id').references(() => refund.id),
    status: oneOf('status', returnStatuses).notNull().default('applied'),
    reason: text('reason').notNull(),
    description: text('description').notNull().default(''),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    /** Reason for refusing it. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_return_order').on(table.orderId, table.id),
    uniqueIndex('order_return_refund').on(table.refundId),
    index('order_return_recall').on(table.recallId).where(sql`${table.recallId} is not null`),
    checkOneOf('order_return_status', table.status, returnStatuses),
  ],
);

export const orderReturnLine = pgTable(
  'order_return_line',
  {
    id: id(),
    returnId: reference('return_id')
      .notNull()
      .references(() => orderReturn.id, { onDelete: 'cascade' }),
    orderLineId: reference('order_line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    quantity: quantity('quantity').notNull(),
    /** The price paid for these units: guaranteed from the request, independent of other returns. */
    refund: money('refund').notNull(),
  },
  (table) => [
    unique('order_return_line_once').on(table.returnId, table.orderLineId),
    index('order_return_line_line').on(table.orderLineId),
    check('order_return_line_amounts', sql`${table.quantity} > 0 and ${table.refund} >= 0`),
  ],
);

/** The returned batches; those that cannot be resold are written off. */
export const orderReturnBatch = pgTable(
  'order_return_batch',
  {
    id: id(),
    returnLineId: reference('return_line_id')
      .notNull()
      .references(() => orderReturnLine.id, { onDelete: 'cascade' }),
    batchNo: text('batch_no').notNull(),
    expiry: date('expiry', { mode: 'string' }),
    quantity: quantity('quantity').notNull(),
    isRestocked: boolean('is_restocked').notNull(),
  },
  (table) => [
    index('order_return_batch_line').on(table.returnLineId),
    check('order_return_batch_quantity', sql`${table.quantity} > 0`),
  ],
);

/** The returned boxes of a line, if known: first as named by the buyer, then as received. */
export const orderReturnCode = pgTable(
  'order_return_code',
  {
    returnLineId: reference('return_line_id')
      .notNull()
      .references(() => orderReturnLine.id, { onDelete: 'cascade' }),
    traceCodeId: reference('trace_code_id')
      .notNull()
      .references(() => traceCode.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.returnLineId, table.traceCodeId] }),
    index('order_return_code_code').on(table.traceCodeId),
  ],
);

export const orderReturnEvent = pgTable(
  'order_return_event',
  {
    id: id(),
    returnId: reference('return_id')
      .notNull()
      .references(() => orderReturn.id, { onDelete: 'cascade' }),
    status: oneOf('status', returnStatuses).notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_return_event_return').on(table.returnId, table.id),
    checkOneOf('order_return_event_status', table.status, returnStatuses),
  ],
);
