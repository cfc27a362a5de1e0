import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference } from './columns.ts';

/** An API key of an ERP. Never deleted, since the log refers to it. */
export const erpKey = pgTable('erp_key', {
  id: id(),
  name: text('name').notNull(),
  /** The public part of the key, which identifies it. */
  prefix: text('prefix').notNull().unique(),
  /** SHA-256 of the key: a leaked table grants no access. */
  hash: text('hash').notNull(),
  scopes: jsonb('scopes').$type<string[]>().notNull(),
  /** Username of the operator who created it. */
  createdBy: text('created_by').notNull(),
  /** Written at most every five minutes; null: never used. */
  usedAt: instant('used_at'),
  endsAt: instant('ends_at').notNull(),
  revokedAt: instant('revoked_at'),
  createdAt: createdAt(),
});

/** The answer to a request with an idempotency key. */
export const erpAnswer = pgTable(
  'erp_answer',
  {
    keyId: reference('key_id')
      .notNull()
      .references(() => erpKey.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Fingerprint of operation and body. */
    fingerprint: text('fingerprint').notNull(),
    /** As JSON; null: in progress, or its process has ended. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.idempotencyKey] }),
    index('erp_answer_created').on(table.createdAt),
  ],
);
