import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { afterSales } from './after-sales.ts';
import { checkOneOf, createdAt, id, instant, oneOf, quantity, reference } from './columns.ts';
import { order } from './order.ts';
import { orderLine } from './order-line.ts';

/** A delivery whose goods-in inspection (收货验收) the buyer has completed. */
export const receiving = pgTable('receiving', {
  orderId: reference('order_id')
    .primaryKey()
    .references(() => order.id, { onDelete: 'cascade' }),
  inspector: text('inspector').notNull(),
  finishedAt: instant('finished_at').notNull(),
});

export const receiptResults = ['accepted', 'short', 'broken', 'short_life', 'wrong_batch', 'foreign'] as const;

/** A buyer's findings about a delivery, per box or for several at once. */
export const receiptEntry = pgTable(
  'receipt_entry',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** The device's id of the entry, so that a repeat counts once. */
    key: text('key').notNull(),
    result: oneOf('result', receiptResults).notNull(),
    /** The order line; null for products that the delivery does not contain. */
    orderLineId: reference('order_line_id').references(() => orderLine.id, { onDelete: 'cascade' }),
    batchNo: text('batch_no').notNull().default(''),
    quantity: quantity('quantity').notNull(),
    /** The scanned trace code: a box's, or a case's for all its boxes. */
    code: text('code'),
    /** Description of a deviation. */
    note: text('note').notNull().default(''),
    afterSalesId: reference('after_sales_id').references(() => afterSales.id, { onDelete: 'set null' }),
    /** Undone; the row stays, so that a late repeat does not restore it. */
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('receipt_entry_once').on(table.orderId, table.key),
    uniqueIndex('receipt_entry_code')
      .on(table.orderId, table.code)
      .where(sql`${table.code} is not null and ${table.undoneAt} is null`),
    index('receipt_entry_line').on(table.orderLineId),
    index('receipt_entry_after_sales').on(table.afterSalesId),
    checkOneOf('receipt_entry_result', table.result, receiptResults),
    check('receipt_entry_quantity', sql`${table.quantity} > 0`),
  ],
);
