import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, quantity, reference } from './columns.ts';
import { goods } from './goods.ts';

/** Products that a buyer has saved for later. */
export const savedLine = pgTable(
  'saved_line',
  {
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    quantity: quantity('quantity').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.buyerId, table.goodsId] }),
    index('saved_line_goods').on(table.goodsId),
    check('saved_line_quantity', sql`${table.quantity} > 0`),
  ],
);
