import type { GoodsScope, RebateTier } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, money, oneOf, reference } from './columns.ts';
import { orderLine } from './order-line.ts';
import type { ownPriceMember } from './own-price.ts';

const periods = ['month', 'quarter'] as const;

/** A rebate (返利): a percentage of the payments of a period, by tiers. Its terms are fixed once a period is booked. */
export const rebate = pgTable(
  'rebate',
  {
    id: id(),
    title: text('title').notNull(),
    period: oneOf('period', periods).notNull(),
    /** First month of its first period, `YYYY-MM`. */
    firstMonth: text('first_month').notNull(),
    /** Last month of its last period; null: no end. */
    lastMonth: text('last_month'),
    isOpen: boolean('is_open').notNull(),
    scope: jsonb('scope').$type<GoodsScope>().notNull(),
    /** As in `own_price_member`; none: every buyer. */
    members: jsonb('members').$type<Pick<typeof ownPriceMember.$inferSelect, 'kind' | 'key'>[]>().notNull(),
    tiers: jsonb('tiers').$type<RebateTier[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [checkOneOf('rebate_period', table.period, periods)],
);

/** The credit note (返利单) of a buyer's period; `amount` entered the balance. */
export const rebateNote = pgTable(
  'rebate_note',
  {
    id: id(),
    rebateId: reference('rebate_id')
      .notNull()
      .references(() => rebate.id),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** Its first month, `YYYY-MM`. */
    period: text('period').notNull(),
    counted: money('counted').notNull(),
    /** In percent. */
    rate: numeric('rate', { precision: 5, scale: 2 }).notNull(),
    due: money('due').notNull(),
    /** Of earlier periods, whose rebates had changed. */
    carried: money('carried').notNull(),
    amount: money('amount').notNull(),
    operator: text('operator').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('rebate_note_once').on(table.rebateId, table.buyerId, table.period),
    index('rebate_note_buyer').on(table.buyerId, table.id),
    check(
      'rebate_note_amount',
      sql`${table.amount} = greatest(${table.due} + ${table.carried}, 0) and ${table.due} >= 0`,
    ),
  ],
);

/** The proof of a note: order lines of the period as they counted. */
export const rebateNoteLine = pgTable(
  'rebate_note_line',
  {
    noteId: reference('note_id')
      .notNull()
      .references(() => rebateNote.id, { onDelete: 'cascade' }),
    orderLineId: reference('order_line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    returned: money('returned').notNull(),
    counted: money('counted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.orderLineId] }),
    index('rebate_note_line_line').on(table.orderLineId),
  ],
);
