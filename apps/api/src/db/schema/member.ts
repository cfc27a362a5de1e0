import type { PersonRole } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { category } from './category.ts';
import { createdAt, id, instant, money, reference } from './columns.ts';

/** A person of a buyer's company with a log-in of their own. Never deleted, since orders refer to them. */
export const member = pgTable(
  'member',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Their log-in name; no buyer has it when they are invited. */
    phone: text('phone').notNull().unique(),
    roles: jsonb('roles').$type<PersonRole[]>().notNull(),
    /** Orders above these need approval; null: no limit. */
    orderLimit: money('order_limit'),
    dayLimit: money('day_limit'),
    /** Null until they accept their invitation. */
    passwordHash: text('password_hash'),
    /** They cannot log in from then on; null: they can. */
    stoppedAt: instant('stopped_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('member_buyer').on(table.buyerId),
    check('member_roles', sql`jsonb_array_length(${table.roles}) > 0`),
  ],
);

/** Orders that meet all conditions need approval by the company: those of its people, or of the stores below it. */
export const approvalRule = pgTable(
  'approval_rule',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    isForStores: boolean('is_for_stores').notNull(),
    /** Only this store; null: every store. */
    storeId: reference('store_id').references(() => buyer.id, { onDelete: 'cascade' }),
    fromTotal: money('from_total'),
    categoryId: reference('category_id').references(() => category.id, { onDelete: 'cascade' }),
    isControlled: boolean('is_controlled').notNull(),
  },
  (table) => [
    index('approval_rule_buyer').on(table.buyerId),
    check('approval_rule_store', sql`${table.storeId} is null or ${table.isForStores}`),
  ],
);
