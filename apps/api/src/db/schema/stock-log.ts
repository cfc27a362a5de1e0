import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, oneOf, quantity, reference } from './columns.ts';
import { goods } from './goods.ts';

export const stockReasons = ['import', 'order', 'cancel', 'return', 'adjust', 'recall'] as const;

/** Every change of stock. The sum of a product's changes is its stock. */
export const stockLog = pgTable(
  'stock_log',
  {
    id: id(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    batchNo: text('batch_no').notNull().default(''),
    expiry: date('expiry', { mode: 'string' }),
    change: quantity('change').notNull(),
    reason: oneOf('reason', stockReasons).notNull(),
    /** The order, return, recall or import run that caused it. */
    referenceId: reference('reference_id'),
    /** Names one booking of an operator: sent again, it books nothing. */
    key: text('key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_log_goods').on(table.goodsId, table.id),
    index('stock_log_reference').on(table.reason, table.referenceId),
    uniqueIndex('stock_log_key').on(table.key).where(sql`${table.key} is not null`),
    checkOneOf('stock_log_reason', table.reason, stockReasons),
  ],
);
