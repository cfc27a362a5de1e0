import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference, unitPrice } from './columns.ts';
import { goods } from './goods.ts';

/** Each change of a list price, including the first, from any source; rows never change. */
export const priceLog = pgTable(
  'price_log',
  {
    id: id(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    /** Null: 暂无报价. */
    before: unitPrice('before'),
    after: unitPrice('after'),
    createdAt: createdAt(),
  },
  (table) => [index('price_log_goods').on(table.goodsId, table.id)],
);

/** The next list price of a product, until it takes effect or is cancelled. */
export const plannedPrice = pgTable(
  'planned_price',
  {
    goodsId: reference('goods_id')
      .primaryKey()
      .references(() => goods.id, { onDelete: 'cascade' }),
    price: unitPrice('price').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** The operator who planned it. */
    operator: text('operator').notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('planned_price_positive', sql`${table.price} > 0`)],
);
