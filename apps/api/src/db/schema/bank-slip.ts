import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, oneOf, reference } from './columns.ts';
import { order } from './order.ts';

export const slipStatuses = ['pending', 'accepted', 'rejected'] as const;

/** A proof of a bank transfer that the buyer sent. */
export const bankSlip = pgTable(
  'bank_slip',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    remark: text('remark').notNull().default(''),
    status: oneOf('status', slipStatuses).notNull().default('pending'),
    createdAt: createdAt(),
  },
  (table) => [
    index('bank_slip_order').on(table.orderId, table.id),
    checkOneOf('bank_slip_status', table.status, slipStatuses),
  ],
);
