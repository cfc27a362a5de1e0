import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { copyEmbeddedTemplate } from '#db/testing/embedded-template.ts';
import { openTestDatabase } from '#db/testing.ts';
import { startServer } from '#server.ts';
import { addBuyer } from '#testing/people.ts';
import { programFile } from '#testing/program-file.ts';
import { startServerProcess } from '#testing/server-process.ts';

const { db, url } = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'yaoji-ops-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ops = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [programFile('ops'), ...args], {
      env: { ...process.env, DATABASE_URL: '', SEED: 'none', ...env },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (part) => {
      stdout += part;
    });
    child.stderr.on('data', (part) => {
      stderr += part;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });

describe('npm run ops --', () => {
  it('works while the server has locked the embedded database, and afterwards', async () => {
    const dataDir = await copyEmbeddedTemplate();
    const env = { DATA_DIR: dataDir };
    const settings = readConfig({ ...env, PORT: '0', SEED: 'none', SHOP_DIR: '/nowhere', LOG_LEVEL: 'error' });
    const server = await startServer(settings);
    try {
      expect(statSync(join(dataDir, 'postgres-18')).mode & 0o777, 'nobody else reaches its socket').toBe(0o700);
      expect(await ops(['audit'], env)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^(\d+) of \1 rules/) });
      expect(await ops(['owner', 'reset', 'nobody'], env)).toMatchObject({
        code: 1,
        stderr: 'There is no owner nobody.\n',
      });
      expect(await ops(['reset'], env)).toMatchObject({ code: 2, stderr: expect.stringContaining('is in use by') });
    } finally {
      await server.stop();
    }
    expect(await ops(['reset', '--as', 'chief'], env)).toMatchObject({ code: 0, stdout: 'The database is empty.\n' });
    const database = await openDatabase({ dataDir });
    expect(await database.db.select().from(operatorLog)).toMatchObject([
      { operator: 'chief', command: 'reset', outcome: 'done' },
    ]);
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  it('resets a database with the tables of another branch', async () => {
    const dataDir = await copyEmbeddedTemplate();
    const before = await openDatabase({ dataDir });
    await before.pool.query('alter table goods add net_content text');
    await before.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a branch', 0)");
    await before.close();
    expect(await ops(['reset'], { DATA_DIR: dataDir })).toMatchObject({ code: 0, stdout: 'The database is empty.\n' });
    const after = await openDatabase({ dataDir });
    const { rows } = await after.pool.query("select from information_schema.columns where column_name = 'net_content'");
    expect(rows).toEqual([]);
    await after.close();
    rmSync(dataDir, { recursive: true });
  });

  it('opens the database itself after its server was killed', async () => {
    const dataDir = await copyEmbeddedTemplate();
    const server = await startServerProcess({ DATA_DIR: dataDir });
    await server.end('SIGKILL');
    expect(await ops(['audit'], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    rmSync(dataDir, { recursive: true });
  });

  it('works on the database of DATABASE_URL with concurrent users', async () => {
    const env = { DATABASE_URL: url ?? '', DATA_DIR: folder };
    await addBuyer(db);
    expect(await ops(['reset', '--as', 'chief'], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Add --yes'),
    });
    expect(await db.$count(buyer)).toBe(1);
    expect(await db.select().from(operatorLog)).toMatchObject([
      { operator: 'chief', command: 'reset', outcome: 'refused' },
    ]);
    expect(await ops(['nonsense'], env)).toMatchObject({ code: 2, stdout: '' });
  });
});
