import { date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, oneOf, reference } from './columns.ts';

export const documentStatuses = ['pending', 'passed', 'rejected'] as const;

/** A qualification document (证件). */
export const document = pgTable(
  'document',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** Renewals have the same kind. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    number: text('number').notNull().default(''),
    issuedOn: date('issued_on', { mode: 'string' }),
    /** The last valid day; null if it does not expire. */
    expiresOn: date('expires_on', { mode: 'string' }),
    status: oneOf('status', documentStatuses).notNull().default('pending'),
    /** The operator's reason for refusing it. */
    reason: text('reason'),
    /** The document that it renews. */
    renewsId: reference('renews_id'),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index('document_buyer').on(table.buyerId), checkOneOf('document_status', table.status, documentStatuses)],
);

/** The scope classes (经营范围) that a document grants while it is valid. */
export const documentScope = pgTable(
  'document_scope',
  {
    documentId: reference('document_id')
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    scope: text('scope').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.scope] })],
);
