import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { arriveAt } from '../screens/place.ts';

const cards = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: '商品列表', exact: true }).getByRole('article');
const zoneOf = (page: Page) => page.getByRole('main').locator('..').getAttribute('data-zone');
const menu = (page: Page) => page.getByRole('navigation', { name: '全部商品分类' });

test('[R074][R075][R076][R077][F1] the free-shipping zone: from how many on, as a table, and its rules alone', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ zone: 'yx', inStock: true });
  await page.goto('/yx');
  expect(await zoneOf(page)).toBe('yx');
  await expect(menu(page)).toBeVisible();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: goods?.name ?? '' }) });
  await expect(card.first()).toContainText(`${Number(goods?.freeShippingNumber)}${goods?.unit}包邮`);
  await page.getByRole('link', { name: '列表', exact: true }).click();
  await arriveAt(page, 'yx_table');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  expect(await zoneOf(page)).toBe('yx');
  await page.getByRole('link', { name: '大图', exact: true }).click();
  await arriveAt(page, 'yx_index');
  await page.getByRole('main').getByRole('link', { name: '包邮规则' }).click();
  await arriveAt(page, 'yx_rule');
  await expect(page.getByRole('heading', { level: 1, name: '包邮规则' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: '快捷面板' })).toHaveCount(0);
});

test('[R078][R079][R080][R081][C070][C071][C076] from each landing of the controlled zone to the goods of one supplier @walk', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  for (const landing of ['/kxzq', '/kxzq_new', '/kxzq/new']) {
    await page.goto(landing);
    const suppliers = page.getByRole('list', { name: '供应商' }).getByRole('link');
    await expect(suppliers.first()).toBeVisible();
    const shape = () =>
      suppliers
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(shape, 'the picture has the shape of its card').toEqual([280, 112]);
  }
  const first = page.getByRole('list', { name: '供应商' }).getByRole('link').first();
  const count = Number(/(\d+) 个品种/.exec(await first.innerText())?.[1]);
  await first.click();
  await arriveAt(page, 'controlled_goods');
  await expect(
    page.getByRole('status').filter({ hasText: `共 ${count.toLocaleString('en-US')} 个品规` }),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('img[src*="/pictures/banner/"]').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('厂家', { exact: true })).toHaveCount(0);
});

for (const [ids, address, zone] of [
  ['[R082][C077]', '/zyyp', 'zy'],
  ['[R083][C085]', '/qxzq', 'qx'],
] as const) {
  test(`${ids} ${address} has its colours, its menu and its goods only @walk`, async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await page.goto(address);
    expect(await zoneOf(page)).toBe(zone);
    const listed = await buyer.findGoods({ zone });
    await expect(cards(page).first().getByRole('heading')).toContainText(listed[0]?.name ?? 'none');
    await menu(page).hover();
    await menu(page).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${address}\\?category_id=`));
    await expect(page.getByRole('status').filter({ hasText: /共 [1-9][\d,]* 个品规/ })).toBeVisible();
  });
}

test('[R082][Q7] herbs are sold by weight, and half a kilogramme stays half a kilogramme @walk', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const [herb] = await buyer.findGoods(
    { zone: 'zy', inStock: true },
    (one) => one.isBuyable && one.packStep.includes('.5'),
  );
  if (!herb) throw new Error('nothing is sold by the half kilogramme');
  await page.goto(`/zyyp?keywords=${encodeURIComponent(herb.name)}`);
  const field = cards(page)
    .filter({ has: page.getByRole('heading', { name: herb.name, exact: true }) })
    .first()
    .getByRole('spinbutton');
  await field.fill('1.7');
  await field.press('Enter');
  await expect(field).toHaveValue('1.5');
});

test('[R084][C086] lists near-expiry products with the nearest date first, in red', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await page.goto('/jxqzc');
  await expect(cards(page).first()).toBeVisible();
  const dates = await cards(page).evaluateAll((all) =>
    all.map((card) => /\d{4}-\d{2}-\d{2}/.exec(card.textContent ?? '')?.[0] ?? ''),
  );
  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual([...dates].sort());
});
