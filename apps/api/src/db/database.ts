import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedEngine, lockFolder } from '@yaoji/embedded-database';
import { TransactionRollbackError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
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
  kind: 'embedded' | 'server';
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** A Postgres server, 15 or newer. Without it the database is embedded, in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  maxConnections?: number;
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

/** A Postgres server vacuums by itself; PGlite has no process that would. */
const tidyEveryMs = 3_600_000;

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
    : await openEmbedded(options.dataDir);
  try {
    if (options.isReset && database.kind === 'embedded') await database.pool.query(dropTables);
    await migrateDatabase(database.pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};

/**
 * A connection may break while it is idle, or in use and between two statements. Whoever has it learns that from the next
 * statement, and the pool drops it; unheard, the error itself would end the process.
 */
const outliveBreaks = (pool: pg.Pool) => {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
};

/** No server, no such host yet, no answer in time, or Postgres still starting: another try may find it. */
const passing = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET', 'ETIMEDOUT', '57P03']);
const tryEveryMs = 500;

const openServer = async ({
  databaseUrl,
  maxConnections = 10,
  waitMs = 0,
  onWait,
}: DatabaseOptions & { databaseUrl: string }): Promise<Database> => {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: 20_000,
    idleTimeoutMillis,
    keepAlive: true,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    options: `-c random_page_cost=${randomPageCost}`,
  });
  outliveBreaks(pool);
  const database: Database = { db: drizzle(pool), pool, kind: 'server', close: () => pool.end() };
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

const openEmbedded = async (dataDir: string): Promise<Database> => {
  const unlock = lockFolder(dataDir);
  const engine = new EmbeddedEngine(join(dataDir, 'postgres'));
  try {
    await engine.start();
  } catch (error) {
    unlock();
    throw error;
  }
  // One connection is all there is: a second one asked for inside a transaction fails here instead of waiting for ever.
  const pool = new pg.Pool({
    Client: PreparingClient,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    stream: engine.connect,
    onConnect: (client: pg.ClientBase) => client.query(`set random_page_cost = ${randomPageCost}`),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  } as pg.PoolConfig);
  outliveBreaks(pool);
  const tidying = setInterval(() => pool.query('VACUUM (ANALYZE)').catch(() => {}), tidyEveryMs).unref();
  const close = async () => {
    clearInterval(tidying);
    await pool.end();
    await engine.stop();
    unlock();
  };
  return { db: drizzle(pool), pool, kind: 'embedded', close };
};

/** Connections in use and free, and how many wait for one; null for what has no pool. */
export const poolState = (db: Db) => {
  // The cast: drizzle keeps its pool there, and says so in another type than that of a database.
  const { $client: pool } = db as Db & { $client?: pg.Pool };
  if (!pool) return null;
  return { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waitedFor: pool.waitingCount };
};
