import type { Locator } from '@playwright/test';
import { href } from '@yaoji/routes';
import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';

// A window of 1440 px at 200 %.
test.use({ viewport: { width: 720, height: 450 } });

const boxes = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .map(({ top, width, height }) => ({ top, width, height })),
  );

test('@walk at twice the size the goods of an order keep room for their names', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const goods = (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 3);
  await buyer.addAllToCart(goods.map((one) => [one, one.packStep] as const));
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  const id = await checkout.submit();
  await page.goto(href('order_info', { id }));
  const cells = page.getByRole('table', { name: '商品清单' }).locator('tbody td:first-child');
  await expect(cells).toHaveCount(3);
  for (const { width } of await boxes(cells)) expect(width).toBeGreaterThan(250);
});

test('@walk at twice the size the groups of the foot have their names on one line', async ({ page }) => {
  await page.goto(href('home'));
  const headings = page.getByRole('contentinfo').getByRole('heading');
  for (const { height } of await boxes(headings)) expect(height).toBeLessThan(32);
});

test('@walk at twice the size and at full width related goods fill their rows', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to show');
  await page.goto(href('list_info', { id: goods.id }));
  const related = page.locator('section').filter({ has: page.getByRole('heading', { name: '相关商品' }) });
  const tiles = related.last().getByRole('button', { name: /加入购物车/ });
  for (const width of [720, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = (await boxes(tiles)).filter(({ width }) => width > 0);
    const tops = shown.map(({ top }) => Math.round(top));
    const perRow = tops.filter((top) => top === tops[0]).length;
    expect(shown.length, String(width)).toBeGreaterThan(3);
    expect(shown.length % perRow, `${shown.length} in rows of ${perRow} at ${width}`).toBe(0);
  }
});
