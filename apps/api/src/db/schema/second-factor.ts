import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, instant, money, oneOf, reference } from './columns.ts';

/** The authenticator of a buyer. It counts once its first code has confirmed it. */
export const secondFactor = pgTable('second_factor', {
  buyerId: reference('buyer_id')
    .primaryKey()
    .references(() => buyer.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  /** Step of time of the last code that was used: none up to it serves again. */
  lastStep: reference('last_step').notNull().default(0),
  /** Hashes of the recovery codes that are not used yet. */
  recovery: jsonb('recovery').$type<string[]>().notNull().default([]),
  /** Payments above it ask for a code; null: none does. */
  payAbove: money('pay_above'),
  confirmedAt: instant('confirmed_at'),
});

export const factorTokenKinds = ['ticket', 'device'] as const;

/** A log-in that waits for its code, or a device that is not asked for one; by the SHA-256 of what its holder has. */
export const factorToken = pgTable(
  'factor_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: oneOf('kind', factorTokenKinds).notNull(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('factor_token_buyer').on(table.buyerId),
    index('factor_token_expires').on(table.expiresAt),
    checkOneOf('factor_token_kind', table.kind, factorTokenKinds),
  ],
);
