import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { reference } from './columns.ts';
import { goods } from './goods.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What a goods is found by, written by the app (`modules/search`). It stands apart from `goods`, so that a sale
 * neither rewrites it nor touches its index.
 */
export const goodsSearch = pgTable(
  'goods_search',
  {
    goodsId: reference('goods_id')
      .primaryKey()
      .references(() => goods.id, { onDelete: 'cascade' }),
    tokens: tsvector('tokens').notNull(),
    /** The searched texts, normalised, for the check that neighbouring characters really are neighbours. */
    text: text('text').notNull(),
    maker: text('maker').notNull(),
  },
  (table) => [index('goods_search_tokens').using('gin', table.tokens)],
);
