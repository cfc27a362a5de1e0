import type { PersonRole } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Their log-in name, which no account and no other active person has (`claimPhone`). */
    phone: text('phone').notNull(),
    roles: jsonb('roles').$type<PersonRole[]>().notNull(),
    /** Orders above these need approval; null: no limit. */
    orderLimit: money('order_limit'),
    dayLimit: money('day_limit'),
    /** Null until they accept their invitation. */
    passwordHash: text('password_hash'),
    /** They cannot log in from then on, and others may have their phone; null: active. */
    stoppedAt: instant('stopped_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('member_buyer').on(table.buyerId),
    uniqueIndex('member_phone').on(table.phone).where(sql`${table.stoppedAt} is null`),
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
