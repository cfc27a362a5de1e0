import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/** Pages count from 1. */
export type Paging = { page: number; perPage: number };

/** A page of matching rows, and the total number of matches. */
export const pageOf = async <Table extends PgTable>(
  db: Executor,
  table: Table,
  { where, orderBy }: { where: SQL | undefined; orderBy: SQL[] },
  { page, perPage }: Paging,
): Promise<{ rows: Table['$inferSelect'][]; total: number }> => {
  // Widened, since drizzle cannot infer the row type of a type parameter.
  const source: PgTable = table;
  const rows = await db
    .select()
    .from(source)
    .where(where)
    .orderBy(...orderBy)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.select({ count: count() }).from(source).where(where);
  return { rows, total: total?.count ?? 0 };
};
