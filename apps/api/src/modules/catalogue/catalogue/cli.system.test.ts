import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { lockFolder } from '#db/embedded/folder-lock.ts';
import { copyEmbeddedTemplate } from '#db/testing/embedded-template.ts';
import { openTestDatabase } from '#db/testing.ts';
import { startServer } from '#server.ts';
import { programFile } from '#testing/program-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'yaoji-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const server = await openTestDatabase();
const dataDir = await copyEmbeddedTemplate();
afterAll(() => rmSync(dataDir, { recursive: true }));

const writeList = (name: string, count: number): string => {
  const file = join(folder, name);
  const row = (_: unknown, index: number) =>
    `黄芪饮片${index},${index}g/袋,${index + 1}.5,${index},B${index},10:9.9,新\n`;
  writeFileSync(file, `name,spec,price,stock,batch_no,ladder,tags\n${Array.from({ length: count }, row).join('')}`);
  return file;
};
const rowCount = 400;
const list = writeList('list.csv', rowCount);

/** Runs the command, and kills it once it prints `killAt`. */
const run = (args: string[], env: Record<string, string>, killAt?: string) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [programFile('catalogue'), ...args], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk;
      if (killAt && stderr.includes(killAt)) child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });

describe.each([
  { kind: 'server', env: { DATABASE_URL: server.url ?? '' } },
  { kind: 'embedded', env: { DATA_DIR: dataDir } },
])('on the $kind database', ({ env }) => {
  // Longer than the first steps, which report progress.
  const longCount = 1000;
  const longList = writeList('long.csv', longCount);

  test('a killed import leaves complete rows, and the next one imports the rest', async () => {
    const killed = await run(['import', longList], env, 'inserted');
    expect(killed.code).toBeNull();

    const database = await openDatabase({
      databaseUrl: 'DATABASE_URL' in env ? env.DATABASE_URL : undefined,
      dataDir,
    });
    const { rows } = await database.pool.query(`
      SELECT count(*)::int AS goods,
        count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM goods_search s WHERE s.goods_id = g.id)
          OR NOT EXISTS (SELECT 1 FROM price_ladder l WHERE l.goods_id = g.id)
          OR NOT EXISTS (SELECT 1 FROM goods_tag t WHERE t.goods_id = g.id)
          OR g.stock <> coalesce((SELECT sum(quantity) FROM stock_batch b WHERE b.goods_id = g.id), 0)
          OR g.stock <> coalesce((SELECT sum(change) FROM stock_log l WHERE l.goods_id = g.id), 0))::int AS half
      FROM goods g`);
    await database.close();
    expect(rows[0].half).toBe(0);
    expect(rows[0].goods).toBeGreaterThan(0);
    expect(rows[0].goods).toBeLessThan(longCount);

    const { code, stdout } = await run(['import', longList], env);
    expect(code).toBe(0);
    expect(stdout).toContain(
      `${longCount} rows: inserted ${longCount - rows[0].goods}, updated 0, unchanged ${rows[0].goods}, rejected 0`,
    );
  });

  test('search entries can be rewritten', async () => {
    const { code, stdout } = await run(['reindex'], env);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${longCount} products indexed\n` });
  });
});

describe('next to a server with the embedded database open', () => {
  let folderOfServer: string;
  let beside: Awaited<ReturnType<typeof startServer>>;
  const env = () => ({ DATA_DIR: folderOfServer });
  const ask = async (query: string) => {
    const database = await openDatabase({ dataDir: folderOfServer });
    const { rows } = await database.pool.query(query);
    await database.close();
    return rows;
  };
  const start = async () =>
    startServer(
      readConfig({ DATA_DIR: folderOfServer, PORT: '0', SEED: 'none', SHOP_DIR: '/nowhere', LOG_LEVEL: 'error' }),
    );

  beforeAll(async () => {
    folderOfServer = await copyEmbeddedTemplate();
    beside = await start();
  });
  afterAll(async () => {
    await beside.stop();
    rmSync(folderOfServer, { recursive: true });
  });

  test('a list is checked, imported and checked again', async () => {
    const checked = await run(['check', list], env());
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.stdout).toContain(`${rowCount} rows: ${rowCount} new, 0 changed, 0 unchanged, 0 rejected`);
    expect(checked.stdout).toContain('price: "price" (column C: 1.5, 2.5, 3.5)');
    expect(checked.stdout).toContain('Nothing was changed.');

    const brought = await run(['import', list, '--as', 'chief'], env());
    expect(brought).toMatchObject({ code: 0 });
    expect(brought.stdout).toContain(`${rowCount} rows: inserted ${rowCount}, updated 0, unchanged 0, rejected 0`);

    const next = join(folder, 'next.csv');
    const [head, first = '', ...others] = readFileSync(list, 'utf8').trim().split('\n');
    writeFileSync(next, [head, first.replace(',1.5,', ',9.5,'), ...others.slice(0, -2)].join('\n'));
    const again = await run(['check', next], env());
    expect(again.stdout).toContain(`${rowCount - 2} rows: 0 new, 1 changed, ${rowCount - 3} unchanged, 0 rejected`);
    expect(again.stdout).toContain('Prices: 1 raised');
    expect(again.stdout).toContain('黄芪饮片0 0g/袋: 1.5000 → 9.5000 (+533 %)');
    expect(again.stdout).toContain('2 products on sale are missing from the list:');

    const unshelved = await run(['import', next, '--gone', 'unshelve'], env());
    expect(unshelved.stderr).toContain('2 products on sale are missing from the list and were taken off sale:');
    expect(unshelved.stdout).toContain(`inserted 0, updated 1, unchanged ${rowCount - 3}, rejected 0`);
  });

  test('a command killed halfway leaves complete products and its log entry', async () => {
    const more = join(folder, 'more.csv');
    writeFileSync(more, readFileSync(list, 'utf8').replaceAll('黄芪饮片', '当归饮片'));
    const killed = run(['import', more], env(), 'inserted');
    expect((await killed).code).toBeNull();
    await beside.stop();
    expect(await ask("SELECT outcome FROM operator_log WHERE command LIKE 'catalogue import%' ORDER BY id")).toEqual([
      { outcome: 'done' },
      { outcome: 'done' },
      { outcome: 'begun' },
    ]);
    expect(
      await ask(`SELECT count(*)::int AS half FROM goods g
        WHERE g.stock <> coalesce((SELECT sum(quantity) FROM stock_batch b WHERE b.goods_id = g.id), 0)
          OR NOT EXISTS (SELECT FROM price_ladder l WHERE l.goods_id = g.id)`),
    ).toEqual([{ half: 0 }]);
    beside = await start();
    expect(await run(['reindex'], env())).toMatchObject({ code: 0 });
    expect((await run(['import', more], env())).stdout).toContain(`${rowCount} rows: inserted`);
  });
});

test('a file that is not a list is refused before a database is created', async () => {
  const dataDir = join(folder, 'nothing-here');
  expect(await run(['import', folder], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    stderr: `${folder} 是文件夹，不是文件\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('a data folder locked by another process, without a database to join, is refused with a message', async () => {
  const locked = join(folder, 'locked');
  const unlock = lockFolder(locked);
  const { code, stderr } = await run(['import', list], { DATA_DIR: locked });
  unlock();
  expect(code).toBe(1);
  expect(stderr.trim()).toBe(
    `The data in ${locked} is in use by another process (process ${process.pid}). Stop that one, or set DATA_DIR to another folder.`,
  );
});

test.each([
  [['import'], 'Usage:'],
  [['import', '/nowhere/list.csv'], '没有文件 /nowhere/list.csv'],
  [['burn', 'list.csv'], 'Usage:'],
  [['import', list, '--gone', 'burn'], '--gone must be report, unshelve or keep.'],
  [['import', list, '--column', 'colour=A'], '--column takes FIELD=HEAD, such as price=会员价. The fields are name,'],
  [['check', list, '--sheet', '中药'], '没有工作表“中药”'],
  [['import', list, '--nonsense'], "Unknown option '--nonsense'"],
])('an invalid call explains the error: %j', async (args, sentence) => {
  const { code, stderr } = await run(args, { DATABASE_URL: server.url ?? '' });
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
});
