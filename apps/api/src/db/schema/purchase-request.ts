import type { OrderForm } from '@yaoji/api-client/wire';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, money, oneOf, reference } from './columns.ts';
import { member } from './member.ts';
import { order } from './order.ts';

const statuses = ['open', 'approved', 'returned'] as const;

/** An approval that a request needs, and who gave it. */
export type RequestStep = {
  companyId: number;
  reasons: string[];
  approvedBy: string | null;
  /** In words, with who made them. */
  changes: string[];
};

/** An order that waits for approval (采购申请). `cart_line.request_id` sets its lines aside while it is open. */
export const purchaseRequest = pgTable(
  'purchase_request',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** Null: the account itself. */
    memberId: reference('member_id').references(() => member.id, { onDelete: 'set null' }),
    /** The head office that worked as the store; null: none. */
    homeId: reference('home_id').references(() => buyer.id, { onDelete: 'set null' }),
    /** Names of the person, and of the products. */
    askedBy: text('asked_by').notNull(),
    title: text('title').notNull(),
    form: jsonb('form').$type<Omit<OrderForm, 'lineIds'>>().notNull(),
    /** As `orders.request_hash`. */
    requestHash: text('request_hash').notNull(),
    /** When it was asked for. */
    total: money('total').notNull(),
    /** In their order. */
    steps: jsonb('steps').$type<RequestStep[]>().notNull(),
    /** The company of the step that is open; the last one once decided. */
    deciderId: reference('decider_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    status: oneOf('status', statuses).notNull().default('open'),
    decidedAt: instant('decided_at'),
    /** The last person who decided, and their word when returning it. */
    decidedBy: text('decided_by').notNull().default(''),
    answer: text('answer').notNull().default(''),
    orderId: reference('order_id').references(() => order.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('purchase_request_buyer').on(table.buyerId, table.id),
    index('purchase_request_decider').on(table.deciderId, table.status),
    checkOneOf('purchase_request_status', table.status, statuses),
    check('purchase_request_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
    check('purchase_request_order', sql`(${table.status} = 'approved') = (${table.orderId} is not null)`),
  ],
);
