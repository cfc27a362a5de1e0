import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, oneOf, reference } from './columns.ts';
import type { OrderAddress } from './order.ts';
import { pointsGoods } from './points-goods.ts';

export const pointsOrderStatuses = ['pending', 'shipped', 'done', 'cancelled'] as const;

/** An exchange of points, with copies of product and address. */
export const pointsOrder = pgTable(
  'points_order',
  {
    id: id(),
    no: text('no').notNull().unique(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id),
    pointsGoodsId: reference('points_goods_id')
      .notNull()
      .references(() => pointsGoods.id),
    idempotencyKey: text('idempotency_key').notNull(),
    name: text('name').notNull(),
    image: text('image').notNull(),
    quantity: integer('quantity').notNull(),
    points: integer('points').notNull(),
    status: oneOf('status', pointsOrderStatuses).notNull().default('pending'),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    carrier: text('carrier'),
    trackingNo: text('tracking_no'),
    shippedAt: instant('shipped_at'),
    doneAt: instant('done_at'),
    cancelledAt: instant('cancelled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('points_order_once').on(table.buyerId, table.idempotencyKey),
    index('points_order_buyer').on(table.buyerId, table.id),
    index('points_order_goods').on(table.pointsGoodsId, table.buyerId),
    checkOneOf('points_order_status', table.status, pointsOrderStatuses),
    check('points_order_figures', sql`${table.quantity} > 0 and ${table.points} > 0`),
  ],
);
