import type { Page } from '@playwright/test';
import { href } from '@yaoji/routes';
import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { phone } from '../playwright.config.ts';

/** Opens a page that is painted, while the scripts that bring it to life are on their way until `arrive` is called. */
async function openPainted(page: Page, path: string) {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    async (route) => {
      await arrival;
      await route.continue();
    },
  );
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  return { arrive };
}

test('[Q1] presses and keys before hydration are replayed after it, in order and once', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [one, other, third] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!one || !other || !third) throw new Error('too few goods');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/cart')) sent.push(request.url());
  });
  const { arrive } = await openPainted(page, href('list_index'));
  const card = (name: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .first();
  const add = (name: string) => card(name).getByRole('button', { name: /^加入购物车/ });

  await add(one.name).click();
  // Nothing seems to happen, so somebody presses again.
  await add(one.name).click();
  await card(other.name)
    .getByRole('spinbutton')
    .fill(String(Number(other.packStep) * 3));
  await add(other.name).click();
  await card(third.name).getByRole('button', { name: /^增加/ }).click();
  await card(third.name).getByRole('button', { name: /^增加/ }).click();
  expect(sent).toEqual([]);
  arrive();

  await expect(card(third.name).getByRole('spinbutton')).toHaveValue(String(3 * Number(third.packStep)));
  const inCart = async () => (await buyer.cart()).lines.map(({ goods, quantity }) => [goods.name, Number(quantity)]);
  const held = [
    [one.name, Number(one.packStep)],
    [other.name, Number(other.packStep) * 3],
  ];
  await expect.poll(async () => (await inCart()).sort()).toEqual(held.toSorted());
  // A press now runs after all held ones.
  await add(third.name).click();
  const all = [...held, [third.name, 3 * Number(third.packStep)]];
  await expect.poll(async () => (await inCart()).sort()).toEqual(all.toSorted());
  expect(sent).toHaveLength(3);
});

test('[S5] words typed into the search before the page listens stay and get their suggestions @walk', async ({
  page,
}) => {
  const { arrive } = await openPainted(page, href('home'));
  const field = page.getByRole('search').getByRole('combobox', { name: '搜索', exact: true });
  await field.pressSequentially('颗粒');
  arrive();
  await expect(page.getByRole('search').getByRole('listbox')).toBeVisible();
  await expect(field).toHaveValue('颗粒');
  await page.keyboard.type('剂');
  await expect(field).toHaveValue('颗粒剂');
});

test('a link that is followed before the page listens leads on at once @walk', async ({ page }) => {
  await openPainted(page, href('list_index'));
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a press on the buyer’s home waits for its code', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/assets\/buyer-home-.*\.js$/, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(href('home'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^再来一单/ }).tap();
    await page.waitForLoadState('load');
    arrive();
    await expect(page.getByRole('dialog').getByRole('link', { name: '上月的订单' })).toBeVisible();
  });
});

test('[C052] a complaint that is written before the page listens is sent', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const { arrive } = await openPainted(page, href('help_complaint'));
  const field = page.getByRole('textbox', { name: /内容/ });
  await field.pressSequentially('外箱破损，三盒受潮');
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(field).toHaveValue('外箱破损，三盒受潮');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('提交成功')).toBeVisible();
});
