import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type * as Server from '../../app/node/goods-server.ts';
import { launchBrowser } from '../browser.ts';
import { createApp, type OutsideApp } from '../outside-app.ts';
import { environment, run } from '../run.ts';

const shared = { react: 'workspace', 'react-dom': 'workspace', '@types/react': 'workspace' };
const part = 'app/buying.tsx';

interface Framework extends OutsideApp {
  readonly name: string;
  /** Below `node_modules`, with arguments. */
  readonly build: readonly string[];
  readonly start: readonly string[];
}

const frameworks: Framework[] = [
  {
    name: 'Next, app router',
    files: { '.': 'frameworks/next', [part]: 'frameworks/buying.tsx' },
    dependencies: { ...shared, next: '16.4.6', typescript: '5.9.3', '@types/node': '20.19.0' },
    build: ['next/dist/bin/next', 'build'],
    start: ['next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
  },
  {
    name: 'React Router, framework mode',
    files: { '.': 'frameworks/react-router', [part]: 'frameworks/buying.tsx' },
    dependencies: {
      ...shared,
      ...Object.fromEntries(['dev', 'node', 'serve'].map((name) => [`@react-router/${name}`, '8.4.0'])),
      'react-router': '8.4.0',
      isbot: '5.2.3',
      vite: 'workspace',
    },
    build: ['@react-router/dev/bin.cjs', 'build'],
    start: ['@react-router/serve/bin.cjs', 'build/server/index.js'],
  },
];

const children: ChildProcess[] = [];
let goods: Server.GoodsServer;
let browser: Browser;

beforeAll(async () => {
  const module = pathToFileURL(join(inject('app'), 'node/goods-server.ts')).href;
  goods = await ((await import(module)) as typeof Server).startGoodsServer(null);
  browser = await launchBrowser();
});
afterAll(async () => {
  for (const child of children) child.kill();
  await browser?.close();
  await goods?.close();
});

test.each(frameworks)('$name', async ({ name, build, start, ...app }) => {
  const folder = join(inject('app'), '..', name.replace(/\W+/g, '-'));
  await createApp(folder, app, inject('packages'));
  const command = ([script = '', ...args]: readonly string[]) => [join(folder, 'node_modules', script), ...args];
  await run('node', command(build), folder);

  const port = await freePort();
  const settings = { PORT: `${port}`, HOST: '127.0.0.1', API_URL: goods.url };
  children.push(spawn('node', command(start), { cwd: folder, env: { ...environment(), ...settings } }));
  const address = `http://127.0.0.1:${port}/`;
  const html = () => fetch(address).then((answer) => answer.text(), String);
  await expect.poll(html, { timeout: 30_000 }).toMatch(/<h1>六味地黄丸<\/h1>.*14.*\.60/s);

  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  await page.getByRole('button', { name: '增加 数量' }).click();
  await page.getByRole('button', { name: '购物车' }).click();
  await expect.poll(() => page.getByRole('dialog').innerText()).toContain('六味地黄丸 × 20');
  expect(complaints).toEqual([]);
  await page.close();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
