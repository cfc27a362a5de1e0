import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type * as Server from '../../app/node/goods-server.ts';
import { launchBrowser, openPage } from '../browser.ts';
import { createApp, type OutsideApp } from '../outside-app.ts';
import { run } from '../run.ts';
import { type Served, serve } from '../serve.ts';

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

const served: Served[] = [];
let goods: Server.GoodsServer;
let browser: Browser;

beforeAll(async () => {
  const module = pathToFileURL(join(inject('app'), 'node/goods-server.ts')).href;
  goods = await ((await import(module)) as typeof Server).startGoodsServer(null);
  browser = await launchBrowser();
});
afterAll(async () => {
  await Promise.all(served.map((server) => server.stop()));
  await browser?.close();
  await goods?.close();
});

test.each(frameworks)('$name', async ({ name, build, start, ...app }) => {
  const folder = join(inject('app'), '..', name.replace(/\W+/g, '-'));
  await createApp(folder, app, inject('packages'));
  const below = (path = '') => join(folder, 'node_modules', path);
  const [builder, ...buildArgs] = build;
  await run('node', [below(builder), ...buildArgs], folder);

  const [starter, ...args] = start;
  const server = await serve({ script: below(starter), args, cwd: folder, settings: { API_URL: goods.url } });
  served.push(server);
  expect(await (await fetch(server.url)).text()).toMatch(/<h1>六味地黄丸<\/h1>.*14.*\.60/s);

  const page = await openPage(browser);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.url);
  const widthOf = (image: Element) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => page.getByRole('img', { name: '六味地黄丸' }).evaluate(widthOf)).toBeGreaterThan(0);
  await page.getByRole('button', { name: '增加 数量' }).click();
  await page.getByRole('button', { name: '购物车' }).click();
  await expect.poll(() => page.getByRole('dialog').innerText()).toContain('六味地黄丸 × 20');
  expect(complaints).toEqual([]);
  await page.close();
});
