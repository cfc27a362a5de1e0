import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference } from './columns.ts';

export type SavedView = { list: 'orders' | 'buyers' | 'goods'; name: string; query: string; hidden?: string[] };

/** A user of the desk. Never deleted, since the log refers to them. */
export const operator = pgTable(
  'operator',
  {
    id: id(),
    username: text('username').notNull().unique(),
    name: text('name').notNull(),
    /** Keys of fixed roles, and ids of `desk_role` as texts; at least one. */
    roles: jsonb('roles').$type<string[]>().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** They cannot log in from then on; null: they can. */
    disabledAt: instant('disabled_at'),
    /** They can log in again from then on; null: once an owner enables them. */
    disabledUntil: instant('disabled_until'),
    lastLoginAt: instant('last_login_at'),
    /** Refuses every other call until a second factor is on; only the demonstration turns this off. */
    factorRequired: boolean('factor_required').notNull().default(true),
    /** As in a buyer's `second_factor`; the secret is null until requested. */
    secret: text('secret'),
    lastStep: reference('last_step').notNull().default(0),
    recovery: jsonb('recovery').$type<string[]>().notNull().default([]),
    factorAt: instant('factor_at'),
    /** Saved views of the desk's lists. */
    views: jsonb('views').$type<SavedView[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [check('operator_roles', sql`jsonb_array_length(${table.roles}) > 0`)],
);

/**
 * `token_hash` is the SHA-256 of the cookie's value. A log-in that waits for its code is a session that is not open.
 */
export const operatorSession = pgTable(
  'operator_session',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    operatorId: reference('operator_id')
      .notNull()
      .references(() => operator.id, { onDelete: 'cascade' }),
    isOpen: boolean('is_open').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('operator_session_operator').on(table.operatorId),
    index('operator_session_expires').on(table.expiresAt),
  ],
);
