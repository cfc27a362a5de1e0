import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, id, instant, oneOf, reference } from './columns.ts';
import { member } from './member.ts';

export const invitationPurposes = ['register', 'account', 'password', 'person'] as const;

/** A code for a phone, from an operator or for a `person` from their company; valid once. The hash alone grants nothing. */
export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    codeHash: text('code_hash').notNull().unique(),
    purpose: oneOf('purpose', invitationPurposes).notNull(),
    phone: text('phone').notNull(),
    /** Null: it opens a new account. */
    buyerId: reference('buyer_id').references(() => buyer.id, { onDelete: 'cascade' }),
    /** The person whose password it sets. */
    memberId: reference('member_id').references(() => member.id, { onDelete: 'cascade' }),
    /** Username of the operator or the company. */
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
