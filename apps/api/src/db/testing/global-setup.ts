import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database.ts';
import { startNativePostgres } from './native-postgres.ts';
import { templateName } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
  }
}

/** One Postgres for all tests of a run, with a migrated template that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const configured = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const native = configured ? undefined : await startNativePostgres();
  const url = configured ?? native?.url ?? '';
  const template = templateName();
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`CREATE DATABASE ${template} TEMPLATE template0`);
  const templateUrl = new URL(url);
  templateUrl.pathname = template;
  const database = await openDatabase({ databaseUrl: templateUrl.href, dataDir: '' });
  await database.close();
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  return async () => {
    if (native) await native.stop();
    else await administer(`DROP DATABASE ${template}`);
  };
}
