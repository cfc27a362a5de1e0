import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { instant, reference } from './columns.ts';
import { goods } from './goods.ts';

/** Products without reminders for a buyer. */
export const dueMute = pgTable(
  'due_mute',
  {
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    /** Null: forever. */
    until: instant('until'),
  },
  (table) => [primaryKey({ columns: [table.buyerId, table.goodsId] })],
);
