import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, reference } from './columns.ts';
import { goods } from './goods.ts';

export const favourite = pgTable(
  'favourite',
  {
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.buyerId, table.goodsId] }),
    index('favourite_recent').on(table.buyerId, table.createdAt),
    index('favourite_goods').on(table.goodsId),
  ],
);
