import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { instant, reference } from './columns.ts';
import { goods } from './goods.ts';

/** Goods that a buyer does not want to be reminded of. */
export const dueMute = pgTable(
  'due_mute',
  {
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    /** Null: for good. */
    until: instant('until'),
  },
  (table) => [primaryKey({ columns: [table.buyerId, table.goodsId] })],
);
