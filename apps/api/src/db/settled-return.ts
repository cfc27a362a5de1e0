import { type SQL, sql } from 'drizzle-orm';

/**
 * A return whose refund is done or begun: its units and their price no longer belong to the order, wherever the money
 * is. `table`: the table or its alias.
 */
export const settledReturn = (table: 'order_return' | 'each' | 'one'): SQL =>
  sql.raw(`(${table}.status = 'refunded' or ${table}.refund_id is not null)`);
