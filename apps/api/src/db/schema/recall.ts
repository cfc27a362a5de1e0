import { sql } from 'drizzle-orm';
import { boolean, check, date, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, oneOf, quantity, reference } from './columns.ts';
import { goods } from './goods.ts';

export const recallLevels = ['first', 'second', 'third'] as const;

/** A recall of a batch. Nothing of the batch is sold until it is released, even after the recall ends. */
export const recall = pgTable(
  'recall',
  {
    id: id(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    batchNo: text('batch_no').notNull(),
    level: oneOf('level', recallLevels).notNull(),
    reason: text('reason').notNull(),
    /** Instructions for buyers. */
    instruction: text('instruction').notNull(),
    /** Deadline for answers. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    operator: text('operator').notNull(),
    endedAt: instant('ended_at'),
    conclusion: text('conclusion').notNull().default(''),
    isReleased: boolean('is_released').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('recall_batch').on(table.goodsId, table.batchNo).where(sql`not ${table.isReleased}`),
    checkOneOf('recall_level', table.level, recallLevels),
    check('recall_released', sql`not ${table.isReleased} or ${table.endedAt} is not null`),
  ],
);

/** A buyer's latest answer about a recalled batch. */
export const recallAnswer = pgTable(
  'recall_answer',
  {
    recallId: reference('recall_id')
      .notNull()
      .references(() => recall.id, { onDelete: 'cascade' }),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** Units sold or used; all others are in stock or returned. */
    used: quantity('used').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.recallId, table.buyerId] }),
    check('recall_answer_used', sql`${table.used} >= 0`),
  ],
);
