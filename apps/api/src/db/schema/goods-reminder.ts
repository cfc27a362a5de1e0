import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, instant, oneOf, reference, unitPrice } from './columns.ts';
import { goods } from './goods.ts';

export const reminderAims = ['stock', 'price'] as const;

/** Notifies a buyer once when a product is back in stock or cheaper. */
export const goodsReminder = pgTable(
  'goods_reminder',
  {
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    awaits: oneOf('awaits', reminderAims).notNull(),
    /** The buyer's price at the time of the request; null without a price. */
    price: unitPrice('price'),
    createdAt: createdAt(),
    /** Null: still waiting. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.buyerId, table.goodsId] }),
    index('goods_reminder_waiting').on(table.goodsId).where(sql`${table.sentAt} is null`),
    checkOneOf('goods_reminder_awaits', table.awaits, reminderAims),
  ],
);
