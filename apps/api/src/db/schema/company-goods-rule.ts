import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { category } from './category.ts';
import { createdAt, id, reference } from './columns.ts';
import { goods } from './goods.ts';

/** A company forbids or prefers a product, a category or a maker, for itself and the stores below it. */
export const companyGoodsRule = pgTable(
  'company_goods_rule',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    isForbidden: boolean('is_forbidden').notNull(),
    goodsId: reference('goods_id').references(() => goods.id, { onDelete: 'cascade' }),
    categoryId: reference('category_id').references(() => category.id, { onDelete: 'cascade' }),
    maker: text('maker'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_goods_rule_once').on(
      table.buyerId,
      sql`coalesce(${table.goodsId}, 0)`,
      sql`coalesce(${table.categoryId}, 0)`,
      sql`coalesce(${table.maker}, '')`,
    ),
    check('company_goods_rule_one', sql`num_nonnulls(${table.goodsId}, ${table.categoryId}, ${table.maker}) = 1`),
  ],
);
