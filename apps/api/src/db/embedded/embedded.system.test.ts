import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database.ts';
import { copyEmbeddedTemplate } from '../testing/embedded-template.ts';
import { FolderInUseError } from './folder-lock.ts';

const home = mkdtempSync(join(tmpdir(), 'yaoji-engine-'));
afterAll(() => rmSync(home, { recursive: true }));

const newFolder = async () => {
  const dataDir = await copyEmbeddedTemplate();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
};

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres-18', 'postmaster.pid'), 'utf8').split('\n')[0]);

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts a process that writes endlessly to a database on `dataDir`. */
const startWriter = async (dataDir: string) => {
  const program = `
    const { openDatabase } = await import('${new URL('../database.ts', import.meta.url)}');
    const { pool } = await openDatabase({ dataDir: '${dataDir}' });
    for (let n = 1; ; n += 1) {
      await pool.query("insert into setting (key, value) values ($1, '1')", [String(n)]);
      console.log(n);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  await expect.poll(() => said.split('\n').length).toBeGreaterThan(50);
  const kill = async () => {
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
    // The last line may be truncated.
    return Number(said.split('\n').at(-2));
  };
  return { kill };
};

const written = async (dataDir: string) => {
  const database = await openDatabase({ dataDir });
  const { rows } = await database.pool.query("select count(*)::int as n from setting where key ~ '^[0-9]+$'");
  await database.close();
  return rows[0].n;
};

it('leaves no process behind when its server is killed while writing, and loses nothing', async () => {
  const dataDir = await newFolder();
  const writer = await startWriter(dataDir);
  const pid = postmasterOf(dataDir);
  expect(isRunning(pid)).toBe(true);
  const acknowledged = await writer.kill();
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await written(dataDir)).toBeGreaterThanOrEqual(acknowledged);
});

it('starts at once after its server was killed, while the old processes are still ending', async () => {
  const dataDir = await newFolder();
  const writer = await startWriter(dataDir);
  const acknowledged = await writer.kill();
  expect(await written(dataDir)).toBeGreaterThanOrEqual(acknowledged);
});

it('starts if the process id that a killed machine left belongs to another process now', async () => {
  const dataDir = await newFolder();
  const file = join(dataDir, 'postgres-18', 'postmaster.pid');
  const database = await openDatabase({ dataDir });
  const left = readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid));
  await database.close();
  writeFileSync(file, left);
  expect(await written(dataDir)).toBe(0);
});

it('recovers when Postgres itself is killed', async () => {
  const dataDir = await newFolder();
  const database = await openDatabase({ dataDir });
  try {
    const killed = postmasterOf(dataDir);
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => postmasterOf(dataDir)).not.toBe(killed);
    const ask = () =>
      database.pool.query('select 1 as one').then(
        ({ rows }) => rows,
        () => null,
      );
    await expect.poll(ask).toEqual([{ one: 1 }]);
  } finally {
    await database.close();
  }
  expect(existsSync(join(dataDir, 'postgres-18.sizes.json'))).toBe(true);
});

it('serves a second process that joins it, and refuses one that does not', async () => {
  const dataDir = await newFolder();
  await expect(
    openDatabase({ dataDir: join(dataDir, 'none'), joins: true }).then((each) => each.close()),
  ).resolves.toBe(undefined);
  const server = await openDatabase({ dataDir });
  const command = await openDatabase({ dataDir, joins: true });
  await command.pool.query("insert into setting (key, value) values ('joined', '1')");
  await command.close();
  expect((await server.pool.query("select key from setting where key = 'joined'")).rows).toHaveLength(1);
  await expect(openDatabase({ dataDir })).rejects.toThrow(FolderInUseError);
  await server.close();
});

it('puts its socket elsewhere if the path of its folder is too long', async () => {
  const dataDir = join(home, 'long-'.repeat(30));
  const server = await openDatabase({ dataDir });
  const command = await openDatabase({ dataDir, joins: true });
  expect((await command.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await command.close();
  await server.close();
});

it('refuses a folder of the former engine, and leaves it unchanged', async () => {
  const dataDir = join(home, 'former');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({
    name: 'FolderUnusableError',
    message: expect.stringMatching(/PGlite.*backup write.*backup restore/),
  });
  expect(existsSync(join(dataDir, 'postgres-18'))).toBe(false);
});
