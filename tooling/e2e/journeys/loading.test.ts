import type { Page } from '@playwright/test';
import { href } from '@yaoji/routes';
import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';

const answerMs = 300;

/**
 * Slows every call down and notes in which round it was asked: the first asks without knowing any answer,
 * each further one after an answer of the round before.
 */
async function countRounds(page: Page) {
  const asked: { path: string; round: number }[] = [];
  let answered = 0;
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith('/page_view')) return route.continue();
    const round = answered + 1;
    asked.push({ path, round });
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    await route.continue();
    answered = Math.max(answered, round);
  });
  return asked;
}

const pages = [
  ['home', () => href('home')],
  ['list', () => href('list_index')],
  ['detail', (id: number) => href('list_info', { id })],
  ['cart', () => href('cart')],
  ['check', () => href('cart_step2')],
] as const;

for (const [name, path] of pages) {
  test(`${name} has its data after two rounds of calls at most`, async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
    if (!goods) throw new Error('nothing to buy');
    await buyer.addToCart(goods, goods.packStep);
    const asked = await countRounds(page);
    await page.goto(path(goods.id), { waitUntil: 'networkidle' });
    await expect(
      page.getByRole('main').getByText(goods.name).or(page.getByRole('main').getByRole('article')).first(),
    ).toBeVisible();
    expect(Math.max(0, ...asked.map(({ round }) => round)), JSON.stringify(asked)).toBeLessThanOrEqual(2);
  });
}

test('the code of a page is there before the link to it is followed', async ({ page }) => {
  await page.goto(href('home'), { waitUntil: 'networkidle' });
  const loaded: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: '订单支付' });
  const code = /\/help-article-page-/;
  // Once the page listens.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => loaded.some((path) => code.test(path)), { timeout: 2_000 }).toBe(true);
  }).toPass();
  // What that code needs comes with it.
  let before: number;
  do {
    before = loaded.length;
    await page.waitForTimeout(500);
  } while (loaded.length > before);
  await link.click();
  await expect(page.getByRole('main').getByRole('heading', { name: '订单支付' }).first()).toBeVisible();
  expect(loaded.slice(before)).toEqual([]);
});
