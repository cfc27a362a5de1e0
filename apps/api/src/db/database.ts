import { setTimeout as wait } from 'node:timers/promises';
import { TransactionRollbackError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { PreparingClient } from './preparing-client.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a repository takes: the pool, or the transaction that it is part of. */
export type Executor = Db | Tx;

/** Runs within a transaction that is always taken back, and answers with what that came to. */
export const takenBack = async <Result>(db: Db, run: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const results: Result[] = [];
  await db
    .transaction(async (tx) => {
      results.push(await run(tx));
      tx.rollback();
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return results[0] as Result; // A run that throws does not come here.
};

export type Database = {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** A Postgres server, 15 or newer. Without it one is started for `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  maxConnections?: number | undefined;
  /** Uses the Postgres that another process has started for `dataDir`, where there is one. */
  joins?: boolean;
  /** How long to wait for a server that does not answer yet. 0: not at all. */
  waitMs?: number;
  /** Called once where there is something to wait for, with what the server said last. */
  onWait?: (reason: string) => void;
  /** An embedded database loses its tables first, whichever version made them. */
  isReset?: boolean;
};

const oldestServer = 150000;

/** A new connection plans each query anew, the first five times: the driver's 10 s would have who reads a page pay for that. */
const idleTimeoutMillis = 600_000;

/**
 * Rows that an index points to lie in memory or on a disk without a head to move. At its default of 4 Postgres reads the
 * whole catalogue for a search that finds two goods in a hundred.
 */
const randomPageCost = 1.1;

const dropTables = 'drop schema if exists public, drizzle cascade; create schema public';

/** Opens the database and brings its tables up to date. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const database = options.databaseUrl
    ? await openServer({ ...options, databaseUrl: options.databaseUrl })
    : await openFolder(options);
  try {
    if (options.isReset && !options.databaseUrl) await database.pool.query(dropTables);
    await migrateDatabase(database.pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};

/**
 * A connection may break while it is idle, or in use and between two statements. Whoever has it learns that from the next
 * statement, and the pool drops it; unheard, the error itself would end the process. A pool that has ended still needs it: it doesn't wait until its
 * connections have closed.
 */
export const outliveBreaks = (pool: pg.Pool) => {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
};

/** No server, no such host yet, no answer in time, or Postgres still starting: another try may find it. */
const passing = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET', 'ETIMEDOUT', '57P03']);
const tryEveryMs = 500;

const openPool = (address: pg.PoolConfig, max: number) => {
  const pool = new pg.Pool({
    Client: PreparingClient,
    ...address,
    max,
    connectionTimeoutMillis: 20_000,
    idleTimeoutMillis,
    keepAlive: true,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    options: `-c random_page_cost=${randomPageCost}`,
  });
  outliveBreaks(pool);
  return pool;
};

const openServer = async ({
  databaseUrl,
  maxConnections = 10,
  waitMs = 0,
  onWait,
}: DatabaseOptions & { databaseUrl: string }): Promise<Database> => {
  const pool = openPool({ connectionString: databaseUrl }, maxConnections);
  const database: Database = { db: drizzle(pool), pool, close: () => pool.end() };
  try {
    const { rows } = await untilReachable(() => pool.query<{ server_version_num: string }>('SHOW server_version_num'), {
      waitMs,
      onWait,
    });
    const version = Number(rows[0]?.server_version_num);
    if (version < oldestServer) {
      throw new Error(`DATABASE_URL is Postgres ${Math.floor(version / 10_000)}; version 15 or newer is needed.`);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
};

/** Asks again until the database answers, or refuses for good, or the time is over. */
const untilReachable = async <T>(
  ask: () => Promise<T>,
  { waitMs, onWait }: { waitMs: number; onWait: DatabaseOptions['onWait'] },
): Promise<T> => {
  const end = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await ask();
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const mayPass = passing.has(code ?? '') || /connection timeout/.test(message);
      if (!mayPass || Date.now() >= end) throw error;
      if (isFirst) onWait?.(message);
      await wait(tryEveryMs);
    }
  }
};

/** Each has a process of Postgres, of some ten megabytes. */
const embeddedConnections = 4;

const openFolder = async ({ dataDir, maxConnections = embeddedConnections, joins = false }: DatabaseOptions) => {
  const { host, close: closeEmbedded } = await openEmbedded({ dataDir, maxConnections, joins });
  const address = { host, port: 5432, user: 'postgres', database: 'postgres', password: '', ssl: false };
  const pool = openPool(address, maxConnections);
  const close = async () => {
    await pool.end();
    await closeEmbedded();
  };
  return { db: drizzle(pool), pool, close };
};

/** Whether the database was shut down, or the way to it broke. */
export const isGone = (error: unknown): boolean => {
  const { code = '', message = '', cause } = error as { code?: string; message?: string; cause?: unknown };
  if (/^57P0[123]$|^E[A-Z]+$/.test(code) || /Connection terminated/.test(message)) return true;
  return cause !== undefined && isGone(cause);
};

/** Connections in use and free, and how many wait for one; null for what has no pool. */
export const poolState = (db: Db) => {
  // The cast: drizzle keeps its pool there, and says so in another type than that of a database.
  const { $client: pool } = db as Db & { $client?: pg.Pool };
  if (!pool) return null;
  return { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waitedFor: pool.waitingCount };
};
