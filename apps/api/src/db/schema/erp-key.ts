import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference } from './columns.ts';

/** What lets another system call the interface for an ERP. Nothing is deleted, since the log names it. */
export const erpKey = pgTable('erp_key', {
  id: id(),
  name: text('name').notNull(),
  /** The part of the key by which it is found and recognised; it is no secret. */
  prefix: text('prefix').notNull().unique(),
  /** SHA-256 of the key: a copy of the table opens nothing. */
  hash: text('hash').notNull(),
  scopes: jsonb('scopes').$type<string[]>().notNull(),
  /** User name of the operator who made it. */
  createdBy: text('created_by').notNull(),
  /** Written every five minutes at most; null: never used. */
  usedAt: instant('used_at'),
  endsAt: instant('ends_at').notNull(),
  revokedAt: instant('revoked_at'),
  createdAt: createdAt(),
});

/** What was answered to a request with an idempotency key. */
export const erpAnswer = pgTable(
  'erp_answer',
  {
    keyId: reference('key_id')
      .notNull()
      .references(() => erpKey.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Of operation and body. */
    fingerprint: text('fingerprint').notNull(),
    /** As JSON; null: it is being worked on, or who did so has gone. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.idempotencyKey] }),
    index('erp_answer_created').on(table.createdAt),
  ],
);
