import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, money } from './columns.ts';

/** Products that points can buy. */
export const pointsGoods = pgTable(
  'points_goods',
  {
    id: id(),
    name: text('name').notNull(),
    image: text('image').notNull(),
    points: integer('points').notNull(),
    suggestedPrice: money('suggested_price').notNull(),
    stock: integer('stock').notNull(),
    /** Limit per buyer; 0: none. */
    perBuyer: integer('per_buyer').notNull().default(0),
    description: text('description').notNull().default(''),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('points_goods_open').on(table.points, table.id).where(sql`${table.isOpen}`),
    check('points_goods_figures', sql`${table.points} > 0 and ${table.stock} >= 0 and ${table.perBuyer} >= 0`),
  ],
);
