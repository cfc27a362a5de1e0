import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { phone } from '../playwright.config.ts';
import { Header } from '../screens/header.ts';

test.use(phone);

const topsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

test('[S5][C225] suggestions appear together and stay where they are after adding', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await page.goto('/list');
  const { search } = new Header(page);
  await search.click();
  // Suggestions must not be there before the rows to order from, which are above them.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const isEarly = document.querySelector('[role=option]') && !document.querySelector('[role=grid]');
      if (isEarly) document.body.dataset.early = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await search.pressSequentially('lwdh');
  const rows = page.getByRole('grid', { name: '直接订购' }).getByRole('row');
  await expect(rows.first()).toBeVisible();
  expect(await page.locator('body').getAttribute('data-early')).toBeNull();

  const inPanel = '[role=grid] tr, [role=option]';
  const before = await topsOf(page, inPanel);
  await rows.locator('td:last-child > button:enabled').first().click();
  await expect(rows.filter({ hasText: '购物车已有' }).first()).toBeVisible();
  expect(await topsOf(page, inPanel)).toEqual(before);
});

test('[R051][K5] the quantity is in the buy bar, and price details rise from the foot', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, ({ ladder, stock }) => ladder.length > 0 && +stock > 500);
  const [tier] = goods?.ladder ?? [];
  if (!goods || !tier) throw new Error('no product has tiers');
  await page.goto(`/list_info/${goods.id}`);
  const field = page.getByRole('spinbutton', { name: `${goods.name} 数量` });
  const [bar, add] = await Promise.all([
    field.boundingBox(),
    page
      .getByRole('main')
      .getByRole('button', { name: /^加入购物车/ })
      .first()
      .boundingBox(),
  ]);
  expect(Math.abs((bar?.y ?? 0) - (add?.y ?? 100))).toBeLessThan(8);
  await field.fill(tier.number);
  await field.press('Enter');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^加入购物车/ })
    .first()
    .tap();
  await expect.poll(async () => (await buyer.cart()).lines.length).toBe(1);

  await page.goto('/cart_step1');
  await page.getByRole('button', { name: '明细', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: '金额明细' });
  // It rises.
  await expect
    .poll(async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
      return [x, width, Math.round(y + height)];
    })
    .toEqual([0, 390, 844]);
});

for (const account of ['pharmacy', undefined] as const)
  test(`[R001] home ends within 6,000 px on a phone ${account ? 'for a buyer' : 'for a visitor'}`, async ({
    page,
    buyer,
  }) => {
    if (account) await buyer.enter(account);
    await page.goto('/');
    const brands = page.getByRole('region', { name: '品牌专区' });
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, 800));
      await expect(brands).toBeInViewport({ timeout: 200 });
    }).toPass();
    await expect(brands.getByRole('link', { name: '全部品牌' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
  });

test('[S11] a list loads on, and going back returns to the product in it', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await page.goto('/list');
  const items = page.getByRole('main').getByRole('article');
  await expect(items).toHaveCount(40);
  for (const next of [40, 80]) {
    await items.nth(next - 1).scrollIntoViewIfNeeded();
    await expect(items.nth(next)).toBeAttached();
  }
  await expect(page.getByText(/^已显示 (120|160) \/ [\d,]+ 个品规$/)).toBeVisible();
  const item = items.nth(95);
  await item.scrollIntoViewIfNeeded();
  const link = item.getByRole('link').first();
  const href = await link.getAttribute('href');
  const top = async () => Math.round((await page.locator(`main a[href="${href}"]`).first().boundingBox())?.y ?? 0);
  await page.evaluate(() => window.scrollBy(0, 150));
  const before = await top();
  await link.click();
  await expect(page.getByRole('region', { name: '购买' })).toBeVisible();
  await page.goBack();
  await expect(items.nth(95)).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  const sortRow = page.getByRole('group', { name: '排序' });
  expect((await sortRow.boundingBox())?.y ?? 0, 'the sort row stays below the header').toBeLessThan(60);
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('a phone keeps its layout: one bar above, one below, and products between', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await page.goto('/list/table');
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden();
    await expect(page.getByRole('link', { name: '我的', exact: true })).toBeInViewport();
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeInViewport();
    await page.goto('/list_index');
    for (const at of [0, 1]) await expect(page.getByRole('main').getByRole('spinbutton').nth(at)).toBeInViewport();
  });

  test('[R051] bars leave three quarters of the window to a product while it is read', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await page.goto('/list_info/76');
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await page.mouse.wheel(0, 300);
    await expect(header).not.toBeInViewport();
    const button = await page.getByRole('button', { name: '加入购物车' }).last().boundingBox();
    expect(button?.y ?? 0).toBeGreaterThanOrEqual(0.75 * 390);
  });
});
