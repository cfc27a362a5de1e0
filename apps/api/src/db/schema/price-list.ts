import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, checkOneOf, createdAt, id, instant, oneOf } from './columns.ts';

export const priceListStatuses = ['checking', 'checked', 'unreadable', 'importing', 'imported', 'failed'] as const;

/** How an operator wants a price list to be read, and what becomes of goods that it does not name. */
export type ListChoices = {
  sheet?: string | undefined;
  /** Head of the column that holds the price. */
  priceColumn?: string | undefined;
  withoutPrices?: boolean | undefined;
  gone?: 'report' | 'unshelve' | 'keep' | undefined;
};

/** How far the reading of a list is; `lines`: how many it has. */
export type ListProgress = Record<'lines' | 'read' | 'inserted' | 'updated' | 'unchanged' | 'rejected', number>;

/** A price list that an operator uploaded, with what became of it. */
export const priceList = pgTable(
  'price_list',
  {
    id: id(),
    operator: text('operator').notNull(),
    name: text('name').notNull(),
    /** Null once it is not needed any more. */
    content: bytes('content'),
    choices: jsonb('choices').$type<ListChoices>().notNull().default({}),
    status: oneOf('status', priceListStatuses).notNull(),
    progress: jsonb('progress').$type<ListProgress>(),
    /** What the contract calls `found`, as it was found. */
    found: jsonb('found').$type<Record<string, unknown>>(),
    /** Why it could not be read, or the import failed. */
    problem: text('problem').notNull().default(''),
    /** Rows that did not go in or not completely, as CSV. */
    rejects: bytes('rejects'),
    /** When whoever works on it last said so: one that is silent has ended. */
    touchedAt: instant('touched_at').notNull(),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [checkOneOf('price_list_status', table.status, priceListStatuses)],
);
