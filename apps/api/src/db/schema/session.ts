import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, id, instant, reference } from './columns.ts';
import { member } from './member.ts';

/** `token_hash` is the SHA-256 of the cookie's or token's value: a leaked table opens no session. */
export const session = pgTable(
  'session',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** The account that logged in, if the session works as another of its stores; null: the same. */
    homeId: reference('home_id').references(() => buyer.id, { onDelete: 'cascade' }),
    /** The person of the company who logged in; null: the account itself. */
    memberId: reference('member_id').references(() => member.id, { onDelete: 'cascade' }),
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    /** Scopes of a program with a token, named by `user_agent`, separated by spaces; null: a log-in. */
    scope: text('scope'),
    /** The operator who impersonates this buyer, read-only; null: the buyer. */
    operator: text('operator'),
    /** When the user last verified their identity; null: never. */
    identityAt: instant('proved_at'),
    /** When the user last verified the second factor; null: never. */
    factorAt: instant('factor_at'),
    seenAt: instant('seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('session_buyer').on(table.buyerId),
    index('session_home').on(table.homeId),
    index('session_member').on(table.memberId),
    index('session_expires').on(table.expiresAt),
  ],
);
