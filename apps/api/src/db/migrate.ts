import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any lock number that nothing else in this database uses. */
const migrationLock = 7_242_001;

/** The number of migrations of this version. */
export const knownMigrations = (): number => readMigrationFiles({ migrationsFolder }).length;

export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/** Applies pending migrations, one process at a time; refuses a database that a newer version has changed. */
export const migrateDatabase = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      await refuseNewer(client);
      await client.query('SET statement_timeout = 0');
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('RESET statement_timeout');
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    client.release();
  }
};

const refuseNewer = async (client: PoolClient) => {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS found`,
  );
  if (!tables[0]?.found) return;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const { rows } = await client.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations');
  if (rows.some(({ hash }) => !known.has(hash))) {
    throw new NewerDatabaseError(
      'This database was changed by a newer version of the program. Update the program, or use another database.',
    );
  }
};
