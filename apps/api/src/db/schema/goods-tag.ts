import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { checkOneOf, oneOf, reference } from './columns.ts';
import { goods } from './goods.ts';

/** 优 clinic programme, 秒 seckill, 满 full reduction, 换购 swap purchase, 赠 gift, 特 daily special, 新 new. */
export const tagNames = ['优', '秒', '满', '换购', '赠', '特', '新'] as const;

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
