import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type * as Server from '../app/node/goods-server.ts';
import { launchBrowser, openPage } from './browser.ts';
import { run } from './run.ts';

const app = inject('app');
const complaints: string[] = [];
let server: Server.GoodsServer;
let browser: Browser;
let page: Page;

const vite = (...args: string[]) => run('node', [join(app, 'node_modules/vite/bin/vite.js'), ...args], app);

beforeAll(async () => {
  await vite('build', '--outDir', 'site');
  const { startGoodsServer }: typeof Server = await import(pathToFileURL(join(app, 'node/goods-server.ts')).href);
  server = await startGoodsServer(join(app, 'site'));
  browser = await launchBrowser();
  page = await openPage(browser, { locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) complaints.push(request.url());
  });
  await page.goto(server.url);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('the page shows goods that came over the client, named by the routes', async () => {
  const card = page.getByRole('article');
  await card.waitFor();
  expect(await card.innerText()).toContain('六味地黄丸');
  expect(await card.getByRole('link').first().getAttribute('href')).toMatch(/^\/list_info\/\d+$/);
  expect(await page.title()).toContain('外店');
  const widthOf = (image: Element) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => card.getByRole('img').first().evaluate(widthOf)).toBeGreaterThan(0);
});

test('the style sheet of the library is at work', async () => {
  const look = await page.getByRole('article').evaluate((card) => ({
    ground: getComputedStyle(card).backgroundColor,
    width: card.getBoundingClientRect().width,
    variables: [...getComputedStyle(document.documentElement)].filter((name) => name.startsWith('--')).length,
  }));
  expect(look.ground).toBe('rgb(255, 255, 255)');
  expect(look.width).toBeGreaterThan(200);
  expect(look.width).toBeLessThan(400);
  expect(look.variables).toBeGreaterThan(50);
});

test('[Q1] [Q3] [Q4] [L3] the stepper follows the rules, and the price the tiers', async () => {
  const field = page.getByRole('spinbutton', { name: '数量', exact: true });
  const amount = page.getByRole('status').filter({ hasText: /^\d+\.\d\d$/ });
  const shows = async (quantity: string, sum: string) => {
    await expect.poll(() => field.inputValue()).toBe(quantity);
    await expect.poll(() => amount.innerText()).toBe(sum);
  };
  await shows('10', '146.00');
  await page.getByRole('button', { name: '增加 数量', exact: true }).click();
  await shows('20', '292.00');
  await field.fill('57');
  await field.press('Enter');
  await shows('50', '695.00');
  await field.fill('1000');
  await field.press('Tab');
  await shows('90', '1251.00');
  expect(await page.getByText('已达最大购买量').count()).toBeGreaterThan(0);
});

test('the style sheet of the library leaves elements outside of parts as they are', async () => {
  const plain = await browser.newPage();
  await plain.setContent(`<h1>标题</h1><ul><li>甲</li></ul><ol><li>乙</li></ol><p>文<a href="#">链接</a><button>按钮</button></p>
    <img alt="" src="data:," /><svg></svg><input placeholder="填写" /><select></select><textarea></textarea>
    <table><tr><th>头</th><td>格</td></tr></table><fieldset><label>名</label></fieldset><details><summary>更多</summary></details>`);
  const look = () =>
    plain.evaluate(() =>
      [...document.querySelectorAll('html, body, body *')].map((element) => {
        const style = getComputedStyle(element);
        // A page that is dark by itself stays dark only with a theme of its own.
        const names = [...style].filter((name) => !name.startsWith('--') && name !== 'color-scheme');
        return [element.tagName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join('; ');
      }),
    );
  const before = await look();
  await plain.addStyleTag({ path: join(app, 'node_modules/@yaoji/ui/dist/styles.css') });
  expect(await look()).toEqual(before);
  await plain.close();
});

test('a theme of the app’s own is one file of variables that the library knows', async () => {
  const themed = await readFile(join(app, 'web/plum-theme.css'), 'utf8');
  const library = await readFile(join(app, 'node_modules/@yaoji/ui/dist/styles.css'), 'utf8');
  const names = [...themed.matchAll(/--yj-[\w-]+(?=:)/g)].map(([name]) => name);
  expect(names.filter((name) => !library.includes(`${name}:`))).toEqual([]);

  const look = () =>
    page.getByRole('article').evaluate((card) => {
      const button = [...card.querySelectorAll('button')].find(({ textContent }) => textContent === '加入购物车');
      if (!button) throw new Error('The card has no button.');
      return { button: getComputedStyle(button).backgroundColor, radius: getComputedStyle(card).borderRadius };
    });
  const before = await look();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'plum'));
  await expect.poll(look).toEqual({ button: 'rgb(123, 45, 99)', radius: '2px' });
  const strong = () => getComputedStyle(document.documentElement).getPropertyValue('--yj-color-brand-strong');
  expect(await page.evaluate(strong)).toContain('#7b2d63');
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
  await expect.poll(look).toEqual(before);
});

test('a page that a server rendered shows its goods at once, and is taken over without a complaint', async () => {
  await vite('build', '--ssr', 'ssr/server.tsx', '--outDir', 'rendering');
  const { render }: { render(template: string, baseUrl: string): Promise<string> } = await import(
    pathToFileURL(join(app, 'rendering/server.js')).href
  );
  const template = join(app, 'site/ssr.html');
  const rendered = await render(await readFile(template, 'utf8'), server.url);
  expect(rendered.slice(0, rendered.indexOf('id="goods"'))).toMatch(/六味地黄丸.*14.*\.60/s);
  await writeFile(template, rendered);
  await page.goto(`${server.url}/ssr.html`);
  await page.getByRole('button', { name: '增加 数量', exact: true }).click();
  await expect.poll(() => page.getByRole('spinbutton', { name: '数量', exact: true }).inputValue()).toBe('20');
});

test('nothing complains, and nothing is asked of another host', () => {
  expect(complaints).toEqual([]);
});
