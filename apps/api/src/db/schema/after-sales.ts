import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, oneOf, reference } from './columns.ts';
import { order } from './order.ts';
import { orderLine } from './order-line.ts';

export const afterSalesKinds = ['quality', 'shortage', 'papers', 'invoice', 'delivery', 'other'] as const;
export const afterSalesStatuses = ['pending', 'working', 'solved'] as const;
export const talkSides = ['buyer', 'service'] as const;

export const afterSales = pgTable(
  'after_sales',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', afterSalesKinds).notNull(),
    status: oneOf('status', afterSalesStatuses).notNull().default('pending'),
    description: text('description').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    phone: text('phone').notNull(),
    /** The result, once solved. */
    result: text('result'),
    createdAt: createdAt(),
  },
  (table) => [
    index('after_sales_order').on(table.orderId, table.id),
    checkOneOf('after_sales_kind', table.kind, afterSalesKinds),
    checkOneOf('after_sales_status', table.status, afterSalesStatuses),
  ],
);

/** The order lines of a request. */
export const afterSalesLine = pgTable(
  'after_sales_line',
  {
    afterSalesId: reference('after_sales_id')
      .notNull()
      .references(() => afterSales.id, { onDelete: 'cascade' }),
    orderLineId: reference('order_line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.afterSalesId, table.orderLineId] })],
);

/** Messages; the buyer's first one is the request's description. */
export const afterSalesTalk = pgTable(
  'after_sales_talk',
  {
    id: id(),
    afterSalesId: reference('after_sales_id')
      .notNull()
      .references(() => afterSales.id, { onDelete: 'cascade' }),
    side: oneOf('side', talkSides).notNull(),
    text: text('text').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('after_sales_talk_request').on(table.afterSalesId, table.id),
    checkOneOf('after_sales_talk_side', table.side, talkSides),
  ],
);

export const afterSalesEvent = pgTable(
  'after_sales_event',
  {
    id: id(),
    afterSalesId: reference('after_sales_id')
      .notNull()
      .references(() => afterSales.id, { onDelete: 'cascade' }),
    status: oneOf('status', afterSalesStatuses).notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('after_sales_event_request').on(table.afterSalesId, table.id),
    checkOneOf('after_sales_event_status', table.status, afterSalesStatuses),
  ],
);
