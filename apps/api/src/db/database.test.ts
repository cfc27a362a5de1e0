import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { startForwarder } from '../../drills/forwarder.ts';
import { type Database, isGone, openDatabase } from './database.ts';
import { FolderInUseError, lockFolder } from './embedded/folder-lock.ts';
import { category } from './schema/category.ts';
import { openTestDatabase } from './testing.ts';

const server = await openTestDatabase();
const embedded = await openTestDatabase('embedded');

test('waits for a server that starts later, but not for one that refuses', async () => {
  const url = new URL(server.url ?? '');
  const forwarder = await startForwarder(url.href);
  const { href: later } = new URL(forwarder.url);
  forwarder.stop();
  const reasons: string[] = [];
  const opening = openDatabase({ databaseUrl: later, dataDir: '', waitMs: 30_000, onWait: (why) => reasons.push(why) });
  await expect.poll(() => reasons).toEqual([expect.stringContaining('ECONNREFUSED')]);
  const again = await startForwarder(url.href, Number(new URL(later).port));
  const database = await opening;
  await database.close();
  again.stop();
  url.pathname = 'no_such_database';
  await expect(openDatabase({ databaseUrl: url.href, dataDir: '', waitMs: 30_000 })).rejects.toThrow('does not exist');
});

describe.each([server, embedded])('a database of kind $kind', ({ db, pool }) => {
  test('round-trips text, numbers, dates, lists and documents', async () => {
    const values = [1, '药’\\', { a: ['片'] }, new Date(0), ['a,b', '"'], '1.50', true, Buffer.from([0, 255]), null];
    const { rows } = await pool.query(
      'SELECT $1::int a, $2::text b, $3::jsonb c, $4::timestamptz d, $5::text[] e, $6::numeric f, $7::bool g, $8::bytea h, $9::text i',
      values,
    );
    expect(Object.values(rows[0])).toEqual(values);
  });

  test('plans as if random reads were nearly as cheap as sequential ones', async () => {
    const { rows } = await pool.query('SHOW random_page_cost');
    expect(rows).toEqual([{ random_page_cost: '1.1' }]);
  });

  test('commits a transaction completely or not at all', async () => {
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(category).values({ name: '半个' });
        await tx.execute(sql`SELECT 1 / 0`);
      }),
    ).rejects.toThrow();
    expect(await db.select().from(category)).toEqual([]);
    await db.transaction(async (tx) => {
      await tx.insert(category).values({ name: '整个' });
    });
    expect(await db.select({ name: category.name }).from(category)).toEqual([{ name: '整个' }]);
  });

  test('reports an error and continues', async () => {
    await expect(pool.query('SELECT * FROM nothing_there')).rejects.toMatchObject({ code: '42P01' });
    await expect(pool.query('SELECT $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
    await expect(pool.query("INSERT INTO category (name, mode) VALUES ('x', 'other')")).rejects.toMatchObject({
      code: '23514',
    });
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('answers each of many concurrent queries with its own result', async () => {
    const questions = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(
      questions.map(async (index) => (await pool.query('SELECT $1::int AS n', [index])).rows[0].n),
    );
    expect(answers).toEqual(questions);
  });

  test('rolls back the transaction of a broken client', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query("INSERT INTO category (name) VALUES ('verloren')");
    client.release(new Error('broken'));
    const { rows } = await pool.query("SELECT count(*)::int AS n FROM category WHERE name = 'verloren'");
    expect(rows[0].n).toBe(0);
  });

  test('transfers a text of several megabytes both ways', async () => {
    const text = '药'.repeat(1_000_000);
    const { rows } = await pool.query('SELECT length($1) AS n, $1 AS text', [text]);
    expect(rows[0].n).toBe(1_000_000);
    expect(rows[0].text === text).toBe(true);
  });
});

test.each(['server', 'embedded'] as const)(
  'prepares queries of the query builder on %s, and no other SQL',
  async (kind) => {
    // The number of statement names per process is limited, and other test files have used them up.
    vi.resetModules();
    const { openTestDatabase: openAnew } = await import('./testing.ts');
    const { db, pool } = await openAnew(kind, { maxConnections: 1 });
    for (const id of [1, 2]) await db.select({ name: category.name }).from(category).where(eq(category.id, id));
    await db
      .select()
      .from(category)
      .where(
        inArray(
          category.id,
          Array.from({ length: 13 }, (_, id) => id),
        ),
      );
    await db.execute(sql`select ${1}::int as n`);
    const { rows } = await pool.query('select statement from pg_prepared_statements');
    expect(rows).toEqual([{ statement: 'select "name" from "category" where "category"."id" = $1' }]);
  },
);

test('a connection that breaks between two statements of a transaction counts as gone', async () => {
  const { db, pool } = server;
  const ended = new Promise((resolve) => pool.once('acquire', (client) => client.once('end', resolve)));
  const transaction = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    return tx.execute(sql`select 1`);
  });
  expect(await transaction.then(() => false, isGone)).toBe(true);
});

test('the embedded database syncs what it commits', async () => {
  expect((await embedded.pool.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }]);
});

test('refuses a database that a newer version has changed', async () => {
  await server.pool.query(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9e15)`);
  await expect(openDatabase({ databaseUrl: server.url, dataDir: '' })).rejects.toThrow('newer version');
  await server.pool.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'later'`);
});

test('two processes that start at once migrate once', async () => {
  await server.pool.query('CREATE DATABASE both_at_once TEMPLATE template0');
  const url = new URL(server.url ?? '');
  url.pathname = 'both_at_once';
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url.href, dataDir: '' })));
  const [first] = opened;
  const { rows } = await (first as Database).pool.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations');
  await Promise.all(opened.map(({ close }) => close()));
  await server.pool.query('DROP DATABASE both_at_once WITH (FORCE)');
  expect(rows[0].n).toBeGreaterThan(0);
});

test('refuses a data folder in use, with a sentence', async () => {
  await expect(openDatabase({ dataDir: embedded.dataDir })).rejects.toThrow(FolderInUseError);
  await expect(openDatabase({ dataDir: embedded.dataDir })).rejects.toThrow(
    `is in use by another process (process ${process.pid})`,
  );
});

test('a lock survives garbage collection, and the lock of a killed process is free', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yaoji-lock-'));
  const script = `const { lockFolder } = await import('${new URL('./embedded/folder-lock.ts', import.meta.url)}'); lockFolder('${folder}'); await null; gc(); console.log('locked'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  try {
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    expect(() => lockFolder(folder)).toThrow(`process ${holder.pid}`);
  } finally {
    holder.kill('SIGKILL');
    await ended;
  }
  lockFolder(folder)();
  await rm(folder, { recursive: true });
});
