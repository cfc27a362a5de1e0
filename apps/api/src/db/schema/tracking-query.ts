import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** Queries to the tracking service, by tracking number; parcels of several orders can share one. */
export const trackingQuery = pgTable(
  'tracking_query',
  {
    company: text('company').notNull(),
    trackingNo: text('tracking_no').notNull(),
    queries: integer('queries').notNull().default(0),
    /** Failures in a row. */
    failures: integer('failures').notNull().default(0),
    /** Null: no more. */
    nextAt: instant('next_at'),
    /** Why the last failed query failed. */
    error: text('error'),
    failedAt: instant('failed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.trackingNo] }),
    index('tracking_query_next').on(table.nextAt),
    index('tracking_query_failed').on(table.failedAt).where(sql`${table.failedAt} is not null`),
  ],
);
