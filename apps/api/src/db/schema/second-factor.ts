import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, instant, money, oneOf, reference } from './columns.ts';
import { member } from './member.ts';

const memberId = () => reference('member_id').references(() => member.id, { onDelete: 'cascade' });

/** The authenticator of an account's owner, or of a person of its company; active once its first code has confirmed it. */
export const secondFactor = pgTable(
  'second_factor',
  {
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** Null: the owner. */
    memberId: memberId(),
    secret: text('secret').notNull(),
    /** Time step of the last used code: codes up to it are invalid. */
    lastStep: reference('last_step').notNull().default(0),
    /** Hashes of the unused recovery codes. */
    recovery: jsonb('recovery').$type<string[]>().notNull().default([]),
    /** Payments above this need a code, from everybody of the company; null: none does. Only the owner's row has it. */
    payAbove: money('pay_above'),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    unique('second_factor_once').on(table.buyerId, table.memberId).nullsNotDistinct(),
    index('second_factor_member').on(table.memberId),
  ],
);

export const factorTokenKinds = ['ticket', 'device'] as const;

/** A log-in that waits for its code, or a trusted device; by the SHA-256 of its token. */
export const factorToken = pgTable(
  'factor_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: oneOf('kind', factorTokenKinds).notNull(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** Null: of the owner. */
    memberId: memberId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('factor_token_buyer').on(table.buyerId),
    index('factor_token_member').on(table.memberId),
    index('factor_token_expires').on(table.expiresAt),
    checkOneOf('factor_token_kind', table.kind, factorTokenKinds),
  ],
);
