import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Exclusive tasks and their lock numbers; migrations use 7_242_001. */
const locks = {
  /** Imports a batch of a price list. */
  imports: 7_242_002,
  /** Starts processing a price list of the desk. */
  priceLists: 7_242_003,
  /** Checks whether other activities include the same products. */
  activities: 7_242_004,
  /** Numbers outbox events, and creates their deliveries. */
  outbox: 7_242_005,
  /** Takes in an invoice of the tax platform. */
  invoices: 7_242_006,
  /** Adds the first texts. */
  firstTexts: 7_242_007,
} as const;

/** Takes the lock until the transaction ends; others wait. */
export const oneAtATime = (tx: Executor, what: keyof typeof locks) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks[what]})`);
