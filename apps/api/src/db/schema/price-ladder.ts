import { sql } from 'drizzle-orm';
import { check, pgTable, unique } from 'drizzle-orm/pg-core';
import { id, quantity, reference, unitPrice } from './columns.ts';
import { goods } from './goods.ts';

/** Tiered price: from `number` units, one costs `price`. */
export const priceLadder = pgTable(
  'price_ladder',
  {
    id: id(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    number: quantity('number').notNull(),
    price: unitPrice('price').notNull(),
  },
  (table) => [
    unique('price_ladder_step').on(table.goodsId, table.number),
    check('price_ladder_positive', sql`${table.number} > 0 and ${table.price} > 0`),
  ],
);
