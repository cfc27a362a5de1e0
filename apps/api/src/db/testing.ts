import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { copyEmbeddedTemplate } from './testing/embedded-template.ts';
import { databaseName } from './testing/template.ts';

export type TestDatabase = Database & {
  kind: 'embedded' | 'server';
  /** For a second process; the embedded database is found by its folder. */
  url: string | undefined;
  dataDir: string;
};

/**
 * An empty, migrated database that belongs to the calling test file. Call it at the top of the file:
 * `const { db, pool } = await openTestDatabase();`
 */
export const openTestDatabase = async (
  kind: TestDatabase['kind'] = 'server',
  options: { maxConnections?: number } = {},
): Promise<TestDatabase> => {
  const test = kind === 'server' ? await openOnServer(options) : await openEmbedded(options);
  afterAll(test.drop);
  return test.database;
};

const openOnServer = async (options: { maxConnections?: number }) => {
  const admin = inject('postgresUrl');
  const name = databaseName();
  await administer(admin, `CREATE DATABASE ${name} TEMPLATE ${inject('postgresTemplate')} STRATEGY FILE_COPY`);
  const url = new URL(admin);
  url.pathname = name;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '', ...options });
  const drop = async () => {
    await database.close();
    await administer(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { database: { ...database, kind: 'server' as const, url: url.href, dataDir: '' }, drop };
};

const openEmbedded = async (options: { maxConnections?: number }) => {
  const dataDir = await copyEmbeddedTemplate();
  const database = await openDatabase({ dataDir, ...options });
  const drop = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { database: { ...database, kind: 'embedded' as const, url: undefined, dataDir }, drop };
};

const administer = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};
