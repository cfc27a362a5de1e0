import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, id, instant, oneOf, reference } from './columns.ts';

export const invitationPurposes = ['register', 'account', 'password'] as const;

/** An operator's code for a phone, valid once. The hash alone grants nothing. */
export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    codeHash: text('code_hash').notNull().unique(),
    purpose: oneOf('purpose', invitationPurposes).notNull(),
    phone: text('phone').notNull(),
    /** Null: it opens a new account. */
    buyerId: reference('buyer_id').references(() => buyer.id, { onDelete: 'cascade' }),
    /** Username of the operator. */
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('invitation_phone').on(table.phone),
    index('invitation_buyer').on(table.buyerId),
    index('invitation_expires').on(table.expiresAt),
    checkOneOf('invitation_purpose', table.purpose, invitationPurposes),
  ],
);
