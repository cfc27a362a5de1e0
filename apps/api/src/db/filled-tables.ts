import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/**
 * Tables with rows, to analyse. Empty tables get no statistics: for a table known to be empty, Postgres checks
 * references by scanning it, and keeps that plan while it fills.
 */
export const filledTables = async (db: Executor): Promise<string> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I', relname) as name from pg_stat_user_tables
    where schemaname = 'public' and pg_relation_size(relid) > 0 order by 1`);
  return rows.map(({ name }) => name).join(', ');
};
