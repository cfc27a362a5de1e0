import type { Config } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import type { Server } from './serve.ts';
import { DatabaseUnreachableError } from './start-errors.ts';

/** Opens the data and serves it until stopped. */
export const startServer = async (config: Config): Promise<Server> => {
  // Separate processes open the data while the rest of the program loads.
  const opening = open(config);
  const [{ serve }, database] = await Promise.all([import('./serve.ts'), opening]);
  try {
    return await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Creates and seeds the database as a start would, then closes it. */
export const prepareDatabase = async (config: Config): Promise<void> => {
  const [{ seedIfUnused }, { db, close }] = await Promise.all([import('./seed.ts'), open(config)]);
  await seedIfUnused(db, config, new Date()).finally(close);
};

const open = async (config: Config) => {
  const { databaseUrl, dataDir, maxConnections } = config;
  try {
    return await openDatabase({
      databaseUrl: databaseUrl ?? undefined,
      dataDir,
      maxConnections,
      waitMs: databaseWithinMs,
      onWait: (reason) => process.stderr.write(`Waiting for the database of DATABASE_URL: ${reason}\n`),
    });
  } catch (error) {
    const { code } = error as { code?: string };
    if (!databaseUrl || !code || !unreachable.has(code)) throw error;
    throw new DatabaseUnreachableError(
      `The database of DATABASE_URL cannot be used (${code}): ${(error as Error).message}`,
    );
  }
};

/** After a machine boots, its database may start later than the shop. */
const databaseWithinMs = 30_000;

/** No connection, unknown host, wrong password, unknown database. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000']);
