import { setTimeout as wait } from 'node:timers/promises';
import { TransactionRollbackError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { PreparingClient } from './preparing-client.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The pool or a transaction: accepted by repositories. */
export type Executor = Db | Tx;

/** Runs in a transaction that always rolls back; returns the result. */
export const rolledBack = async <Result>(db: Db, run: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const results: Result[] = [];
  await db
    .transaction(async (tx) => {
      results.push(await run(tx));
      tx.rollback();
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return results[0] as Result; // Not reached if the run throws.
};

export type Database = {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** A Postgres server, 15 or newer. Without it, one is started for `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  maxConnections?: number | undefined;
  /** Connects to a Postgres that another process has started for `dataDir`, if there is one. */
  joins?: boolean;
  /** How long to wait for a server that does not answer yet. 0: not at all. */
  waitMs?: number;
  /** Called once if there is a wait, with the server's last error. */
  onWait?: (reason: string) => void;
  /** Drops the tables of an embedded database first, whichever version created them. */
  isReset?: boolean;
};

const oldestServer = 150000;

/**
 * A new connection plans each query again the first five times; with the driver's default of 10 s, page views would pay
 * for that.
 */
const idleTimeoutMillis = 600_000;

/**
 * Assumes rows in memory or on an SSD. With the default of 4 Postgres scans the full catalogue for a search that
 * matches two products in a hundred.
 */
const randomPageCost = 1.1;

const dropTables = 'drop schema if exists public, drizzle cascade; create schema public';

/** Opens the database and migrates its tables. */
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
 * A connection may break while idle, or between two statements. Its user gets the error from the next statement, and
 * the pool drops it; without a listener the error event would end the process. An ended pool needs this too, as it
 * doesn't wait until its connections have closed.
 */
export const outliveBreaks = (pool: pg.Pool) => {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
};

/** No server, unknown host, timeout, or Postgres still starting: a retry may succeed. */
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

/** Retries until the database answers, refuses permanently, or the time is over. */
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

/** Each is a Postgres process of some ten megabytes. */
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

const gone = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

/** True if the database is shut down or can't be reached, or the connection broke. */
export const isGone = (error: unknown): boolean => {
  const { code = '', syscall, message = '', cause } = error as NodeJS.ErrnoException;
  if (
    gone.has(code) ||
    syscall === 'connect' ||
    /^Connection terminated|is not queryable$|timeout exceeded when trying to connect/.test(message)
  )
    return true;
  return cause !== undefined && isGone(cause);
};

/** Connections in use and idle, and waiting requests; null without a pool. */
export const poolState = (db: Db) => {
  // The cast: drizzle exposes its pool there, but not in this type.
  const { $client: pool } = db as Db & { $client?: pg.Pool };
  if (!pool) return null;
  return { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waitedFor: pool.waitingCount };
};
