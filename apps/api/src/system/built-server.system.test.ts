import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { httpClient } from '#testing/client.ts';
import { areBuilt } from '#testing/program-file.ts';
import { startServerProcess } from '#testing/server-process.ts';

const folder = join(import.meta.dirname, '../..');

// `test:system` builds it first, as `npm start` does.
it.runIf(areBuilt)('the build that npm start runs creates its database and answers, and has small maps', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'yaoji-built-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startServerProcess({ DATA_DIR: dataDir });
  // Not killed: its database would still write into the folder that is being removed.
  onTestFinished(async () => void (await server.end('SIGTERM')));

  const { call } = httpClient(server.url);
  expect(await call('listGoods', { query: { keywords: 'lwdhw' } })).toMatchObject({ status: 200, data: { total: 0 } });
  expect(await call('login', { body: { username: 'nobody', password: 'wrong-password-1' } })).toMatchObject({
    status: 422,
  });
  expect((await fetch(`${server.url}/docs`)).status).toBe(200);
  expect((await fetch(`${server.url}/pictures/goods/1/front.svg`)).status).toBeLessThan(500);
  expect(server.complaints()).toEqual([]);

  // Maps of libraries would take most of the server's memory.
  const maps = (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.map'));
  const sources: string[] = [];
  for (const name of maps) {
    const map = JSON.parse(await readFile(join(folder, 'dist', name), 'utf8')) as { sources: string[] };
    sources.push(...map.sources);
  }
  expect(sources.some((source) => source.endsWith('src/serve.ts'))).toBe(true);
  expect(sources.filter((source) => source.includes('node_modules'))).toEqual([]);
});
