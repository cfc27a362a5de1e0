import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { reference } from './columns.ts';
import { goods } from './goods.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * A product's search texts, written by the app (`modules/catalogue/search`). Separate from `goods`, so that a sale neither
 * rewrites them nor updates their index.
 */
export const goodsSearch = pgTable(
  'goods_search',
  {
    goodsId: reference('goods_id')
      .primaryKey()
      .references(() => goods.id, { onDelete: 'cascade' }),
    tokens: tsvector('tokens').notNull(),
    /** The normalised search texts, to verify that adjacent characters really are adjacent. */
    text: text('text').notNull(),
    maker: text('maker').notNull(),
  },
  (table) => [index('goods_search_tokens').using('gin', table.tokens)],
);
