import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { checkOneOf, id, instant, oneOf, reference } from './columns.ts';
import { operator } from './operator.ts';

export const previewViewers = ['visitor', 'buyer'] as const;

/**
 * A draft that an operator previews in the shop before saving. `token_hash` is the SHA-256 of the ticket, then of the
 * cookie.
 */
export const preview = pgTable(
  'preview',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    operatorId: reference('operator_id')
      .notNull()
      .references(() => operator.id, { onDelete: 'cascade' }),
    /** The form to save, as the desk sends it. */
    draft: jsonb('draft').$type<object>().notNull(),
    /** The shop page that shows it. */
    path: text('path').notNull(),
    viewer: oneOf('viewer', previewViewers).notNull(),
    /** Its ticket was used. */
    isBegun: boolean('is_begun').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('preview_operator').on(table.operatorId),
    checkOneOf('preview_viewer', table.viewer, previewViewers),
  ],
);
