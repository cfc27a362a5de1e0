import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { href } from '@yaoji/routes';
import { isPlain } from '../harness/buyer.ts';
import { watchRequests } from '../harness/requests.ts';
import { expect, test } from '../harness/test.ts';

/**
 * Opens a page and answers its calls in rounds until it shows its data: the first are those that it asks without knowing
 * any answer, each further round what it asks after the answers of the one before.
 */
async function roundsUntil(data: Locator, page: Page, address: string): Promise<string[][]> {
  const rounds: string[][] = [];
  let held: Route[] = [];
  const isHeld = (request: Request) => /^\/api\/(?!.*page_view$)/.test(new URL(request.url()).pathname);
  await page.route('**/api/**', (route) => (isHeld(route.request()) ? void held.push(route) : route.continue()));
  const { rest } = watchRequests(page, isHeld);
  await page.goto(address, { waitUntil: 'commit' });
  // Until then the page may rest without having asked for anything.
  await expect.poll(async () => held.length > 0 || (await data.isVisible())).toBe(true);
  await rest();
  const isBusy = () => page.locator('main [aria-busy="true"]').first().isVisible();
  while (held.length > 0 && (!(await data.isVisible()) || (await isBusy()))) {
    const answered = held;
    held = [];
    rounds.push(answered.map((route) => new URL(route.request().url()).pathname));
    const ended = answered.map((route) => route.request().response());
    await Promise.all(answered.map((route) => route.continue()));
    await Promise.all(ended);
    await rest();
  }
  return rounds;
}

const pages = [
  ['home', () => href('home')],
  ['list', () => href('list_index')],
  ['@walk detail', (id: number) => href('list_info', { id })],
  ['@walk cart', () => href('cart')],
  ['@walk check', () => href('cart_step2')],
] as const;

for (const [name, path] of pages) {
  test(`${name} has its data after two rounds of calls at most`, async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
    if (!goods) throw new Error('nothing to buy');
    await buyer.addToCart(goods, goods.packStep);
    const main = page.getByRole('main');
    // A buyer's home begins with what waits.
    const data = main
      .getByText(goods.name)
      .or(main.getByRole('article'))
      .or(main.getByRole('region', { name: '待办' }))
      .first();
    const rounds = await roundsUntil(data, page, path(goods.id));
    await expect(data).toBeVisible();
    expect(rounds.length, JSON.stringify(rounds)).toBeLessThanOrEqual(2);
  });
}

/** The address of the file built from a source file. */
const codeOf = (source: string): string => {
  const manifest = JSON.parse(readFileSync(join(process.env.SHOP_DIR ?? '', '.vite/manifest.json'), 'utf8'));
  return `/${manifest[source].file}`;
};

test('the code of a page is there before the link to it is followed', async ({ page }) => {
  const { rest } = watchRequests(page);
  await page.goto(href('home'));
  // The first focus of a visit fetches what keeps the place of the keyboard.
  await page.keyboard.press('Tab');
  await rest();
  const loaded: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: '订单支付' });
  await link.hover();
  await expect.poll(() => loaded).toContain(codeOf('src/pages/help/help-article/help-article-page.tsx'));
  // The code's dependencies load with it.
  await rest();
  const before = loaded.length;
  await link.click();
  await expect(page.getByRole('main').getByRole('heading', { name: '订单支付' }).first()).toBeVisible();
  expect(loaded.slice(before)).toEqual([]);
});

test('a press on a link is answered while the code of its page loads', async ({ page }) => {
  await page.goto(href('home'));
  const bar = page.getByRole('progressbar', { name: '正在打开页面' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${codeOf('src/pages/help/help-contact/help-contact-page.tsx')}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: '联系我们' }).click();
  await expect(bar).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: '联系我们' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
