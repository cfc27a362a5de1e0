import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { run } from './run.ts';
import { freePort, type Served, serve } from './serve.ts';

const parent = join(inject('app'), '..');
const folder = join(parent, 'my-shop');
const create = ['exec', '--yes', '--offline', `--package=${inject('creator')}`, '--', 'create-yaoji-shop', 'my-shop'];
let browser: Browser;
let site: Served;

beforeAll(async () => {
  await run('npm', create, parent);
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|"\*"/);
  // The same versions, from the tarballs; goods-art is a dependency of testing.
  const local = Object.fromEntries(inject('packages').map(({ name, tarball }) => [name, `file:${tarball}`]));
  for (const group of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[group])) manifest[group][name] = local[name] ?? manifest[group][name];
  manifest.devDependencies['@yaoji/goods-art'] = local['@yaoji/goods-art'];
  await writeFile(file, JSON.stringify(manifest));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  await run('npm', ['run', 'build'], folder);
  const port = await freePort();
  const args = ['preview', '--host', '127.0.0.1', '--strictPort', '--port', `${port}`];
  site = await serve({ script: join(folder, 'node_modules/vite/bin/vite.js'), args, cwd: folder, port });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('a created app shows its first card without a server, and takes an order', async () => {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && !request.url().startsWith(site.url)) complaints.push(request.url());
  });
  await page.goto(site.url);
  const card = page.getByRole('article').filter({ hasText: '六味地黄丸' });
  await card.getByRole('button', { name: /Add to cart/ }).click();
  const widthOf = (image: Element) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => card.getByRole('img').first().evaluate(widthOf)).toBeGreaterThan(0);
  await page.getByRole('link', { name: /Cart/ }).click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Go to the cart' }).click();
  await page.getByRole('region', { name: 'Settlement' }).getByRole('button', { name: 'Order' }).click();
  await page.getByText(/^Order \w+ is placed$/).waitFor();
  expect(complaints).toEqual([]);
});

test('an existing folder is left as it is', async () => {
  await expect(run('npm', create, parent)).rejects.toThrow('my-shop is not empty');
});
