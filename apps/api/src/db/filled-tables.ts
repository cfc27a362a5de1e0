import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/**
 * The tables that hold anything, for statistics of the whole database. An empty one is left without any: told that it is
 * empty, Postgres checks references to it by reading all of it, and goes on with that plan while it fills.
 */
export const filledTables = async (db: Executor): Promise<string> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I', relname) as name from pg_stat_user_tables
    where schemaname = 'public' and pg_relation_size(relid) > 0 order by 1`);
  return rows.map(({ name }) => name).join(', ');
};
