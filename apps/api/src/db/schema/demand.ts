import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, oneOf, quantity, reference, unitPrice } from './columns.ts';
import { goods } from './goods.ts';

export const demandStatuses = ['pending', 'answered', 'closed'] as const;

/** A request for a product that the shop does not sell (品种求购). */
export const demand = pgTable(
  'demand',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    maker: text('maker').notNull().default(''),
    spec: text('spec').notNull().default(''),
    quantity: quantity('quantity').notNull(),
    unit: text('unit').notNull().default(''),
    /** The buyer's target price. */
    price: unitPrice('price'),
    phone: text('phone').notNull(),
    remark: text('remark').notNull().default(''),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    status: oneOf('status', demandStatuses).notNull().default('pending'),
    answer: text('answer'),
    goodsId: reference('goods_id').references(() => goods.id),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('demand_buyer').on(table.buyerId, table.id),
    index('demand_pending').on(table.id).where(sql`${table.status} = 'pending'`),
    checkOneOf('demand_status', table.status, demandStatuses),
    check('demand_quantity', sql`${table.quantity} > 0`),
  ],
);
