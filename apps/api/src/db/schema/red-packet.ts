import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, id, instant, money, reference } from './columns.ts';
import { order } from './order.ts';

/** A red packet (账户红包): an amount off one order, without a threshold. */
export const redPacket = pgTable(
  'red_packet',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    money: money('money').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    orderId: reference('order_id').references(() => order.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('red_packet_buyer').on(table.buyerId),
    index('red_packet_order').on(table.orderId),
    check('red_packet_money', sql`${table.money} > 0`),
    check('red_packet_used', sql`(${table.usedAt} is null) = (${table.orderId} is null)`),
  ],
);
