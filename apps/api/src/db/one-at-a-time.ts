import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** What one transaction does at a time, each by a number of its own; the migrations have 7_242_001. */
const locks = {
  /** Brings a batch of a price list into the catalogue. */
  imports: 7_242_002,
  /** Begins to work on a price list of the desk. */
  priceLists: 7_242_003,
  /** Looks whether other activities want the same goods. */
  activities: 7_242_004,
  /** Numbers events of the outbox, and makes deliveries of them. */
  outbox: 7_242_005,
} as const;

/** Waits until no other transaction does it; others wait until this one has ended. */
export const oneAtATime = (tx: Executor, what: keyof typeof locks) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks[what]})`);
