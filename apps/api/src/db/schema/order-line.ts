import type { PriceProof } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { lineKinds } from './cart-line.ts';
import { checkOneOf, id, money, oneOf, quantity, reference, unitPrice } from './columns.ts';
import { goods } from './goods.ts';
import { order } from './order.ts';

/** A line stores a copy of the product sold, since products may be renamed later. */
export const orderLine = pgTable(
  'order_line',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** The order's buyer, which never changes: finds the buyer's last price of a product without reading all orders. */
    buyerId: reference('buyer_id').notNull(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id),
    kind: oneOf('kind', lineKinds).notNull(),
    activityId: reference('activity_id').notNull().default(0),
    isGift: boolean('is_gift').notNull().default(false),
    /** In a replacement order: the line whose units it sends again, free of charge. */
    replacesLineId: reference('replaces_line_id').references((): AnyPgColumn => orderLine.id),
    /** As in the cart line. */
    isFromActivityZone: boolean('is_from_activity_zone').notNull().default(false),
    /** The product's first-business papers (首营资料) go with it. */
    needsPapers: boolean('needs_papers').notNull().default(false),
    name: text('name').notNull(),
    maker: text('maker').notNull(),
    spec: text('spec').notNull(),
    unit: text('unit').notNull(),
    approvalNo: text('approval_no').notNull(),
    quantity: quantity('quantity').notNull(),
    unitPrice: unitPrice('unit_price').notNull(),
    amount: money('amount').notNull(),
    /** The amount minus its share of every reduction: the refund of the line, without shipping. */
    paid: money('paid').notNull(),
    vatRate: smallint('vat_rate').notNull(),
    /** The product's cost per unit when it was ordered; null: unknown. Only figures read it. */
    cost: unitPrice('cost'),
    proof: jsonb('proof').$type<PriceProof>().notNull(),
  },
  (table) => [
    index('order_line_order').on(table.orderId),
    index('order_line_goods').on(table.goodsId, table.orderId),
    // The sales of an activity; most lines have none.
    index('order_line_activity').on(table.activityId, table.goodsId).where(sql`${table.activityId} > 0`),
    index('order_line_buyer').on(table.buyerId, table.goodsId),
    index('order_line_replaces').on(table.replacesLineId).where(sql`${table.replacesLineId} is not null`),
    checkOneOf('order_line_kind', table.kind, lineKinds),
    check('order_line_amounts', sql`${table.quantity} > 0 and ${table.paid} >= 0 and ${table.paid} <= ${table.amount}`),
  ],
);

/** The batches of a line; the parts add up to its quantity. */
export const orderLineBatch = pgTable(
  'order_line_batch',
  {
    id: id(),
    orderLineId: reference('order_line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    batchNo: text('batch_no').notNull(),
    expiry: date('expiry', { mode: 'string' }),
    quantity: quantity('quantity').notNull(),
  },
  (table) => [
    unique('order_line_batch_once').on(table.orderLineId, table.batchNo, table.expiry).nullsNotDistinct(),
    index('order_line_batch_no').on(table.batchNo),
    check('order_line_batch_quantity', sql`${table.quantity} > 0`),
  ],
);
