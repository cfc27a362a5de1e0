import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const home = mkdtempSync(join(tmpdir(), 'yaoji-damaged-'));
const intact = join(home, 'intact');
afterAll(() => rmSync(home, { recursive: true }));

beforeAll(async () => {
  const database = await openDatabase({ dataDir: intact });
  const { rows } = await database.pool.query('show data_checksums');
  expect(rows, 'Postgres checks each page that it reads').toEqual([{ data_checksums: 'on' }]);
  await database.pool.query(`insert into setting (key, value) values ('trace', '"left"')`);
  await database.close();
});

/** The largest file of a table or index. */
const largest = (dataDir: string) => {
  const folder = join(dataDir, 'postgres-18', 'base', '5');
  const names = readdirSync(folder).filter((name) => /^\d+$/.test(name));
  const sizes = names.map((name) => ({ path: join(folder, name), size: statSync(join(folder, name)).size }));
  return sizes.sort((one, other) => other.size - one.size)[0] ?? { path: '', size: 0 };
};

const noise = (path: string) => writeFileSync(path, Buffer.alloc(statSync(path).size, 'noise'));
const inCluster = (dataDir: string, name: string) => join(dataDir, 'postgres-18', name);

test.each<[string, (dataDir: string) => void]>([
  ['without PG_VERSION', (dataDir) => rmSync(inCluster(dataDir, 'PG_VERSION'))],
  [
    'with an empty folder of the database',
    (dataDir) => {
      rmSync(inCluster(dataDir, ''), { recursive: true });
      cpSync(mkdtempSync(join(home, 'empty-')), inCluster(dataDir, ''), { recursive: true });
    },
  ],
  [
    'without its database, but with uploaded files',
    (dataDir) => {
      rmSync(inCluster(dataDir, ''), { recursive: true });
      cpSync(mkdtempSync(join(home, 'files-')), join(dataDir, 'files'), { recursive: true });
      writeFileSync(join(dataDir, 'files', 'licence.jpg'), 'picture');
    },
  ],
  ['without its log', (dataDir) => rmSync(inCluster(dataDir, 'pg_wal'), { recursive: true })],
  [
    'with an empty log',
    (dataDir) => {
      for (const name of readdirSync(inCluster(dataDir, 'pg_wal')).filter((each) => /^[0-9A-F]{24}$/.test(each)))
        rmSync(inCluster(dataDir, `pg_wal/${name}`));
    },
  ],
  ['without its control file', (dataDir) => rmSync(inCluster(dataDir, 'global/pg_control'))],
  ['with noise for a control file', (dataDir) => noise(inCluster(dataDir, 'global/pg_control'))],
  [
    'with a file cut in half',
    (dataDir) => {
      const { path, size } = largest(dataDir);
      truncateSync(path, Math.floor(size / 2 / 8192) * 8192);
    },
  ],
  ['with a file removed', (dataDir) => rmSync(largest(dataDir).path)],
])('refuses a data folder %s with advice, and creates nothing', async (_, damage) => {
  const dataDir = mkdtempSync(join(home, 'data-'));
  cpSync(intact, dataDir, { recursive: true });
  damage(dataDir);
  const version = existsSync(inCluster(dataDir, 'PG_VERSION'));
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({
    name: 'FolderUnusableError',
    message: expect.stringMatching(/Nothing was changed\. .*backup restore/),
  });
  expect(existsSync(inCluster(dataDir, 'PG_VERSION'))).toBe(version);
});

test.each<[string, (dataDir: string) => void]>([
  ['without its log', (dataDir) => rmSync(inCluster(dataDir, 'pg_wal'), { recursive: true })],
  [
    'with noise for a log',
    (dataDir) => {
      for (const name of readdirSync(inCluster(dataDir, 'pg_wal')).filter((each) => /^[0-9A-F]{24}$/.test(each)))
        noise(inCluster(dataDir, `pg_wal/${name}`));
    },
  ],
  ['with noise for a control file', (dataDir) => noise(inCluster(dataDir, 'global/pg_control'))],
])('refuses a data folder of a killed process, %s, with advice', async (_, damage) => {
  const dataDir = mkdtempSync(join(home, 'data-'));
  cpSync(intact, dataDir, { recursive: true });
  rmSync(join(dataDir, 'postgres-18.sizes.json'));
  damage(dataDir);
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({ name: 'FolderUnusableError' });
});

test('reopens an intact data folder, also after its process was killed', async () => {
  const dataDir = mkdtempSync(join(home, 'data-'));
  cpSync(intact, dataDir, { recursive: true });
  rmSync(join(dataDir, 'postgres-18.sizes.json'));
  for (let start = 0; start < 2; start += 1) {
    const database = await openDatabase({ dataDir });
    expect((await database.pool.query("select value from setting where key = 'trace'")).rows).toEqual([
      { value: 'left' },
    ]);
    await database.close();
  }
});
