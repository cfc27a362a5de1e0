import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#db/database.ts';

/** Inserts rows in statements within Postgres's limit of 65,535 parameters. */
export const insertMany = async <T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]) => {
  for (let start = 0; start < rows.length; start += 2_000) {
    // The cast: drizzle cannot infer a table's row type from a type parameter.
    await tx.insert(table).values(rows.slice(start, start + 2_000) as never);
  }
};
