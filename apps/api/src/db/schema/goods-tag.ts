import { tagNames } from '@yaoji/price-list';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { checkOneOf, oneOf, reference } from './columns.ts';
import { goods } from './goods.ts';

export const goodsTag = pgTable(
  'goods_tag',
  {
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    tag: oneOf('tag', tagNames).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.goodsId, table.tag] }),
    index('goods_tag_tag').on(table.tag, table.goodsId),
    checkOneOf('goods_tag_name', table.tag, tagNames),
  ],
);
