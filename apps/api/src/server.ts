import type { Config } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import type { Server } from './serve.ts';
import { DatabaseUnreachableError } from './start-errors.ts';

/** Opens the data and serves it until it is stopped. */
export const startServer = async (config: Config): Promise<Server> => {
  // The data opens in processes of its own: meanwhile the rest of the program is read.
  const opening = open(config);
  const [{ serve }, database] = await Promise.all([import('./serve.ts'), opening]);
  try {
    return await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Makes and seeds the database as a start would, and leaves it. */
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

/** After a machine was started its database may come later than the shop. */
const databaseWithinMs = 30_000;

/** No connection, no such host, wrong password, no such database. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000']);
