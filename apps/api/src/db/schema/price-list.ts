import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, checkOneOf, createdAt, id, instant, oneOf } from './columns.ts';

export const priceListStatuses = ['checking', 'checked', 'unreadable', 'importing', 'imported', 'failed'] as const;

/** How to read a price list, and how to treat products missing from it. */
export type ListChoices = {
  sheet?: string;
  /** Header of the price column. */
  priceColumn?: string;
  withoutPrices?: boolean;
  gone?: 'report' | 'unshelve' | 'keep';
  /** Prices below their floor wait, or only those that waited go in. */
  floor?: 'hold' | 'only';
  /** Identities of the products that wait for a second operator, who approves these only. */
  held?: string[];
};

/** Progress of reading a list; `lines`: its total. */
export type ListProgress = Record<'lines' | 'read' | 'inserted' | 'updated' | 'unchanged' | 'rejected', number> & {
  /** Rows that wait for a second operator. */
  held?: number;
};

/** A price list uploaded by an operator, with its result. */
export const priceList = pgTable(
  'price_list',
  {
    id: id(),
    operator: text('operator').notNull(),
    name: text('name').notNull(),
    /** Null once no longer needed. */
    content: bytes('content'),
    choices: jsonb('choices').$type<ListChoices>().notNull().default({}),
    status: oneOf('status', priceListStatuses).notNull(),
    progress: jsonb('progress').$type<ListProgress>(),
    /** The contract's `found`. */
    found: jsonb('found').$type<Record<string, unknown>>(),
    /** Why reading or importing failed. */
    problem: text('problem').notNull().default(''),
    /** Rows that were not imported completely, as CSV. */
    rejects: bytes('rejects'),
    /** Last sign of life of the worker; one that is silent has ended. */
    touchedAt: instant('touched_at').notNull(),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [checkOneOf('price_list_status', table.status, priceListStatuses)],
);
