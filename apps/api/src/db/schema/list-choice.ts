import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { instant, reference } from './columns.ts';
import { goods } from './goods.ts';

/** The product that a buyer selected for a line of a purchase list. */
export const listChoice = pgTable(
  'list_choice',
  {
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** Fingerprint of the line without its quantity. */
    line: text('line').notNull(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    chosenAt: instant('chosen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.buyerId, table.line] }),
    index('list_choice_recent').on(table.buyerId, table.chosenAt),
    index('list_choice_goods').on(table.goodsId),
  ],
);
