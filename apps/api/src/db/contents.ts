import { sql } from 'drizzle-orm';
import type { Db, Executor } from './database.ts';

/** True while there are no products and no buyers. */
export const isUnused = async (db: Executor): Promise<boolean> => {
  const { rows } = await db.execute(sql`select exists (select from goods) or exists (select from buyer) as used`);
  return rows[0]?.used === false;
};

/** Deletes every row; the tables stay. */
export const removeEverything = async (db: Db): Promise<void> => {
  const { rows } = await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  const tables = sql.join(
    rows.map(({ tablename }) => sql.identifier(String(tablename))),
    sql`, `,
  );
  await db.execute(sql`truncate ${tables} restart identity`);
};

/** Throws if the database does not answer. */
export const askNothing = (db: Db) => db.execute(sql`select 1`);
