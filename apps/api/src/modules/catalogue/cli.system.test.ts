import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { copyEmbeddedTemplate } from '#db/testing/embedded-template.ts';
import { openTestDatabase } from '#db/testing.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'yaoji-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const server = await openTestDatabase();
const inUse = await openTestDatabase('embedded');
const dataDir = await copyEmbeddedTemplate();
afterAll(() => rmSync(dataDir, { recursive: true }));

const rowCount = 2500;
const list = join(folder, 'list.csv');
writeFileSync(
  list,
  `name,spec,price,stock,batch_no,ladder,tags\n${Array.from(
    { length: rowCount },
    (_, index) => `黄芪饮片${index},${index}g/袋,${index + 1}.5,${index},B${index},10:9.9,新\n`,
  ).join('')}`,
);

/** Runs the command, and kills it when it has said `killAt`. */
const run = (args: string[], env: Record<string, string>, killAt?: string) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
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
  test('a killed import leaves whole rows, and the next one brings the rest', async () => {
    const killed = await run(['import', list], env, 'inserted');
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
    expect(rows[0].goods).toBeLessThan(rowCount);

    const { code, stdout } = await run(['import', list], env);
    expect(code).toBe(0);
    expect(stdout).toContain(
      `${rowCount} rows: inserted ${rowCount - rows[0].goods}, updated 0, unchanged ${rows[0].goods}, rejected 0`,
    );
  });

  test('search entries can be written anew', async () => {
    const { code, stdout } = await run(['reindex'], env);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${rowCount} goods indexed\n` });
  });
});

test('a data folder that a server uses is left alone, in a sentence', async () => {
  const { code, stderr } = await run(['import', list], { DATA_DIR: inUse.dataDir });
  expect(code).toBe(1);
  expect(stderr.trim()).toBe(
    `The data in ${inUse.dataDir} is in use by another process (process ${process.pid}). Stop that one, or set DATA_DIR to another folder.`,
  );
});

test.each([
  [['import'], 'Usage:'],
  [['import', '/nowhere/list.csv'], 'There is no file /nowhere/list.csv.'],
])('a wrong call says what is wrong: %j', async (args, sentence) => {
  const { code, stderr } = await run(args, { DATABASE_URL: server.url ?? '' });
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
});
