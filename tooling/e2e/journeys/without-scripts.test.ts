import type { Browser, Locator, Page } from '@playwright/test';
import { href } from '@yaoji/routes';
import type { Buyer } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { arriveAt } from '../screens/place.ts';

/** A page of somebody whose browser runs no scripts; a buyer's with its session. */
async function openStill(browser: Browser, url: string, path: string, buyer?: Buyer): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    ...(buyer ? { storageState: await buyer.page.context().storageState() } : {}),
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const main = (page: Page) => page.getByRole('main');
/** By their text: what is out of sight is not laid out, and has none to be seen. */
const goodsNames = (page: Page) => main(page).getByRole('article').getByRole('heading').allTextContents();
/** Shown instead of a visitor's price; everyone sees the suggested price. */
const hidden = '登录后可见';

/** Follows what leads to goods, which have this price there. */
async function follow(page: Page, buyer: Buyer, link: Locator, price: Locator): Promise<void> {
  const name = (await link.innerText()).trim();
  const shown = (await price.innerText()).replaceAll(/\s/g, '').match(/¥([\d.]+)/)?.[1];
  await link.click();
  const { id } = await arriveAt(page, 'list_info');
  expect((await buyer.goods(Number(id))).price).toMatch(new RegExp(`^${shown}0*$`));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function expectNamesWithoutPrices(page: Page): Promise<void> {
  const card = main(page).getByRole('article').first();
  await expect(card).toBeVisible();
  expect((await goodsNames(page)).length).toBeGreaterThan(3);
  await expect(card).toContainText(hidden);
}

for (const [name, path] of [
  ['list', href('list_index')],
  ['@walk search', `${href('search_index')}?keywords=${encodeURIComponent('颗粒')}`],
  ['@walk free shipping', href('yx_index')],
  ['@walk TCM', href('tcm_zone')],
] as const) {
  test(`${name} without scripts shows names that lead on, and prices to a buyer alone`, async ({
    browser,
    shop,
    buyer,
  }) => {
    await buyer.enter('pharmacy');
    await expectNamesWithoutPrices(await openStill(browser, shop.url, path));

    const own = await openStill(browser, shop.url, path, buyer);
    const card = main(own)
      .getByRole('article')
      .filter({ hasText: '加入购物车', hasNotText: /券后|换购/ })
      .first();
    await expect(card).not.toContainText(hidden);
    await follow(own, buyer, card.getByRole('heading').getByRole('link').last(), card);
  });
}

test('@walk home without scripts shows names to visitors, and pending work and frequent products with prices to buyers', async ({
  browser,
  shop,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await expectNamesWithoutPrices(await openStill(browser, shop.url, href('home')));

  const own = await openStill(browser, shop.url, href('home'), buyer);
  await expect(main(own)).not.toContainText(hidden);
  const waiting = main(own).getByRole('region', { name: '待办' });
  await expect(waiting.getByRole('link', { name: '余额' })).toContainText('¥');
  const rows = main(own).getByRole('region', { name: '常购商品' }).locator('tbody').getByRole('row');
  expect(await rows.count()).toBeGreaterThan(3);
  const row = rows.filter({ hasNotText: /券后|换购/ }).first();
  await follow(own, buyer, row.locator('a[href*="/list_info/"]'), row.locator('[data-column="price"]'));
});

test('without scripts a list is turned, narrowed and sorted by its links @walk', async ({ browser, shop }) => {
  const page = await openStill(browser, shop.url, href('list_index'));
  const first = await goodsNames(page);
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  const second = await goodsNames(page);
  expect(second.length).toBeGreaterThan(3);
  expect(second.filter((name) => first.includes(name)).length).toBeLessThan(second.length);

  const total = async () =>
    Number(/[\d,]+/.exec(await page.getByText(/^共 [\d,]+ 个品规$/).innerText())?.[0].replace(',', ''));
  const all = await total();
  await main(page).locator('a[href*="category_id="]').first().click();
  await expect(page).toHaveURL(/category_id=/);
  expect(await total()).toBeLessThan(all);
  expect(await total()).toBeGreaterThan(0);
});

test('without scripts the search form finds goods', async ({ browser, shop }) => {
  const page = await openStill(browser, shop.url, href('home'));
  await page.getByRole('search').getByRole('combobox', { name: '搜索', exact: true }).fill('颗粒');
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click();
  await arriveAt(page, 'search_index');
  expect(new URL(page.url()).searchParams.get('keywords')).toBe('颗粒');
  expect((await goodsNames(page)).join()).toContain('颗粒');
});

test('without scripts an article can be read, and others be found', async ({ browser, shop }) => {
  const page = await openStill(browser, shop.url, href('help_order_pay'));
  await expect(page.getByRole('heading', { name: '订单支付' }).first()).toBeVisible();
  expect((await main(page).innerText()).length).toBeGreaterThan(150);
  await main(page).getByRole('link', { name: '货物配送' }).first().click();
  await arriveAt(page, 'help_delivery');
  await expect(page.getByRole('heading', { name: '货物配送' }).first()).toBeVisible();
});
