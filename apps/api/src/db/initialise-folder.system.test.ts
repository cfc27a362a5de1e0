import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const home = mkdtempSync(join(tmpdir(), 'yaoji-initialise-'));
afterAll(() => rmSync(home, { recursive: true }));

const program = new URL('./embedded/initialise-folder.ts', import.meta.url);

/** Starts creating a database in another process, and kills it once the draft has `files` files. */
const killHalfway = async (dataDir: string, files: number) => {
  const script = `const { initialiseFolder } = await import('${program}'); await initialiseFolder('${join(dataDir, 'postgres-18')}');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const drafts = () => readdirSync(dataDir).filter((name) => name.startsWith('postgres-18.new'));
  const written = () => drafts().flatMap((name) => readdirSync(join(dataDir, name))).length;
  await expect.poll(written, { interval: 1 }).toBeGreaterThanOrEqual(files);
  child.kill('SIGKILL');
  await ended;
};

test.each([1, 12])('the next start creates a database whose creation was killed after %d entries', async (files) => {
  const dataDir = mkdtempSync(join(home, 'data-'));
  await killHalfway(dataDir, files);
  const database = await openDatabase({ dataDir });
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres-18.new'))).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres-18', 'PG_VERSION'))).toBe(true);
});
