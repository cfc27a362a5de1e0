import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, oneOf, reference } from './columns.ts';

export const feedbackKinds = ['advice', 'complaint', 'goods', 'other'] as const;

/** What a buyer tells the shop (意见反馈); it is answered by a message. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', feedbackKinds).notNull(),
    content: text('content').notNull(),
    orderNo: text('order_no').notNull().default(''),
    phone: text('phone').notNull().default(''),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('feedback_buyer').on(table.buyerId, table.id),
    index('feedback_open').on(table.id).where(sql`${table.answeredAt} is null`),
    checkOneOf('feedback_kind', table.kind, feedbackKinds),
  ],
);
