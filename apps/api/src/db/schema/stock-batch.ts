import { sql } from 'drizzle-orm';
import { check, date, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, quantity, reference } from './columns.ts';
import { goods } from './goods.ts';

/** A product's stock by batch. Stock of an unknown batch has an empty number and no expiry. */
export const stockBatch = pgTable(
  'stock_batch',
  {
    id: id(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    batchNo: text('batch_no').notNull().default(''),
    expiry: date('expiry', { mode: 'string' }),
    quantity: quantity('quantity').notNull(),
  },
  (table) => [
    unique('stock_batch_once').on(table.goodsId, table.batchNo, table.expiry).nullsNotDistinct(),
    check('stock_batch_quantity', sql`${table.quantity} >= 0`),
  ],
);
