import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../browser.ts';
import { run, workspaceRoot } from '../run.ts';
import { freePort, type Served, serve } from '../serve.ts';

const app = inject('app');
const vite = join(app, 'node_modules/vite/bin/vite.js');
const api = join(workspaceRoot, 'apps/api');
let browser: Browser;
let shop: Served;
let named: Served;
let unnamed: Served;
let token = '';

beforeAll(async () => {
  await run('node', [vite, 'build', '--outDir', 'site'], app);
  const data = await mkdtemp(join(app, '../data-'));
  const port = await freePort();
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`].join();
  const deskPort = await freePort();
  const settings = { DATA_DIR: data, DESK_PORT: `${deskPort}`, ALLOWED_ORIGINS: origins };
  shop = await serve({ script: 'src/main.ts', cwd: api, settings });
  token = await issueToken(deskPort);
  const preview = (on: number) => {
    const args = ['preview', '--outDir', 'site', '--host', '127.0.0.1', '--strictPort', '--port', `${on}`];
    return serve({ script: vite, args, cwd: app, port: on, settings: { API_URL: shop.url } });
  };
  named = await preview(port);
  unnamed = await preview(await freePort());
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([named, unnamed, shop].map((server) => server?.stop()));
});

/** A token of the account `pharmacy`, issued by the owner of the demonstration. */
async function issueToken(deskPort: number): Promise<string> {
  const desk = `http://127.0.0.1:${deskPort}`;
  let cookie = '';
  const call = async (path: string, form?: Record<string, string>) => {
    const body = form && new URLSearchParams(form);
    const headers = { cookie, origin: desk };
    const response = await fetch(desk + path, { method: form ? 'POST' : 'GET', headers, ...(body && { body }) });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await response.json()).data;
  };
  await call('/desk/api/session', { username: 'owner', password: 'yaoji2026' });
  const { list } = await call('/desk/api/buyers?keywords=pharmacy');
  const { id } = list.find(({ username }: { username: string }) => username === 'pharmacy');
  const form = { name: 'ERP', 'scopes[0]': 'goods', 'scopes[1]': 'cart', days: '1' };
  return (await call(`/desk/api/access/${id}/programs`, form)).token;
}

/** The content of the page when served from the origin and calling the shop. */
async function shown(origin: string, settings: Record<string, string>, lines: number): Promise<string[]> {
  const page = await openPage(browser);
  await page.goto(`${origin}/other-origin.html#${new URLSearchParams(settings)}`);
  const texts = async () => ((await page.locator('output').textContent()) ?? '').split('\n').filter(Boolean);
  await expect.poll(texts).toHaveLength(lines);
  const answer = await texts();
  await page.context().close();
  return answer;
}
const elsewhere = () => named.url.replace('127.0.0.1', 'localhost');

test('a named origin of the same site logs in, and its cookie serves', async () => {
  expect(await shown(named.url, { api: shop.url }, 3)).toEqual(['login ok', 'cart ok', 'picture ok']);
});

test('a named origin of another site has a token, and no cookie', async () => {
  expect(await shown(elsewhere(), { api: shop.url, token }, 2)).toEqual(['cart ok', 'picture ok']);
  expect(await shown(elsewhere(), { api: shop.url }, 3)).toEqual(['login ok', 'cart signedOut', 'picture ok']);
});

test('an origin that is not named gets nothing, not even with a token', async () => {
  expect(await shown(unnamed.url, { api: shop.url }, 3)).toEqual(['login offline', 'cart offline', 'goods offline']);
  expect(await shown(unnamed.url, { api: shop.url, token }, 2)).toEqual(['cart offline', 'goods offline']);
});

test('behind a proxy of its own an origin need not be named', async () => {
  expect(await shown(unnamed.url, {}, 3)).toEqual(['login ok', 'cart ok', 'picture ok']);
});

test('a program calls what its token covers', async () => {
  await run('node', [join(app, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.node.json'], app);
  const report = await run('node', [join('built', 'program.js'), shop.url, token], app);
  expect(report).toBe('/api/cart/total ok\n/api/order 该令牌无权访问此接口\n');
});

test('[C022] [C121] the recipe of a small shop: log in, search, add, change, order', async () => {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${unnamed.url}/small-shop/`);
  await page.getByLabel('Account').fill('pharmacy');
  await page.getByLabel('Password', { exact: true }).fill('yaoji2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: /Cart/ }).waitFor();

  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('六味地黄丸');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').filter({ hasText: '六味地黄丸' }).first();
  await card.getByRole('button', { name: /Add to cart/ }).click();
  await page.getByRole('link', { name: /Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByText('六味地黄丸').first().waitFor();
  expect((await drawer.boundingBox())?.x).toBe(1280 - 310);
  await drawer.getByRole('link', { name: 'Go to the cart' }).click();

  const line = page.getByRole('group').filter({ hasText: '六味地黄丸' }).first();
  const quantity = line.getByRole('spinbutton');
  const before = Number(await quantity.inputValue());
  await line.getByRole('button', { name: /^More/ }).click();
  await expect.poll(async () => Number(await quantity.inputValue())).toBeGreaterThan(before);
  const settlement = page.getByRole('region', { name: 'Settlement' });
  const changed = Number(await quantity.inputValue());
  const order = settlement.getByRole('button', { name: 'Order' });
  const color = () => order.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(color).toBe('rgb(138, 59, 18)');
  // Right after pressing the stepper: the order matches the display.
  const [placed] = await Promise.all([page.waitForResponse(/\/api\/order$/), order.click()]);
  await page.getByText(/^Order \w+ is placed$/).waitFor();
  const { data } = await placed.json();
  const stored = await page.request.get(`${unnamed.url}/api/order/${data.id}`);
  const lines: { name: string; number: string }[] = (await stored.json()).data.lines;
  expect(lines.find(({ name }) => name.includes('六味地黄丸'))?.number).toBe(`${changed}`);
  await expect.poll(() => page.getByRole('article').first().innerText()).toContain('To pay');
  expect(complaints).toEqual([]);
  await page.context().close();
});
