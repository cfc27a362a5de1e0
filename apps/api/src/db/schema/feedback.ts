import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, oneOf, reference } from './columns.ts';

export const feedbackKinds = ['advice', 'complaint', 'goods', 'other'] as const;

/** A later message of a feedback conversation. */
export type FeedbackEntry = { from: 'buyer' | 'service'; text: string /** ISO 8601. */; at: string };

/** A buyer's feedback to the shop (意见反馈), and the conversation; an answer sends a message. */
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
    /** The last answer. */
    answer: text('answer'),
    /** Null: the last message is the buyer's. */
    answeredAt: instant('answered_at'),
    /** Oldest first; empty with an answer from before conversations were stored. */
    talk: jsonb('talk').$type<FeedbackEntry[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('feedback_buyer').on(table.buyerId, table.id),
    index('feedback_open').on(table.id).where(sql`${table.answeredAt} is null`),
    checkOneOf('feedback_kind', table.kind, feedbackKinds),
  ],
);
