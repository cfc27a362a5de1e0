import type { Page } from '@playwright/test';
import { operations } from '@yaoji/api-client';
import { follow } from '../harness/reply.ts';
import { clockTest, expectSoon, stopClock } from '../harness/stopped-clock.ts';
import { expect, test } from '../harness/test.ts';
import { arriveAt } from '../screens/place.ts';

const SITE_TITLE = '药集';
const ASIDE = '/help/us/link';

/** Marks the document that is shown; a reload takes the mark away. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('the session', () => {
  // Calls for buyers answer a visitor with 401.
  test.use({ refusals: [401] });

  test('[S7] logging out reloads the page as a visitor’s, and a log-in flag of 1 is taken away by a reload', async ({
    page,
    buyer,
  }) => {
    await buyer.enter('pharmacy');
    await page.goto(ASIDE);
    await mark(page);
    await page.evaluate(() => sessionStorage.setItem('login', '0'));
    await page.getByRole('button', { name: '退出' }).click();
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    expect(await page.evaluate(() => sessionStorage.getItem('login'))).toBeNull();

    await mark(page);
    await page.evaluate(() => sessionStorage.setItem('login', '1'));
    await follow(page, '/help/xrzn/gwzn');
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await arriveAt(page, 'help_shopping');
    expect(await page.evaluate(() => sessionStorage.getItem('login'))).toBeNull();
    await mark(page);
    await follow(page, ASIDE);
    await arriveAt(page, 'help_contact');
    expect(await isMarked(page)).toBe(true);
  });
});

test('[S8] the header gets low beyond 205 px of scroll and stays in the window with its search @walk', async ({
  page,
}) => {
  await page.goto('/list');
  await expect(page.getByRole('article').first()).toBeVisible();
  const search = page.getByRole('combobox', { name: '搜索', exact: true }).filter({ visible: true }).first();
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(search).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 206));
  await expect(search).toBeInViewport();
  const height = await page
    .locator('header')
    .first()
    .evaluate((header) => header.firstElementChild?.getBoundingClientRect().height);
  expect(height).toBe(56);
});

test('[S8][S10] the low header has the categories next to the logo and the search', async ({ page }) => {
  await page.goto('/list');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  const button = page.getByRole('button', { name: '全部商品分类' });
  await expect(button).toBeInViewport();
  const right = await button.evaluate((element) => element.getBoundingClientRect().right);
  const brand = page.locator('header').first().getByRole('link').first();
  expect(await brand.evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThanOrEqual(right);
  await button.hover();
  await page.getByRole('navigation', { name: '全部商品分类' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/category_id=/);
});

test('[S10] seven categories, nine entries, and each mode its own menu @walk', async ({ page }) => {
  for (const [address, field] of [
    ['/list', 'category'],
    ['/yx', 'category_yx'],
    ['/zyyp', 'category_zy'],
    ['/qxzq', 'category_qx'],
  ] as const) {
    const { data } = await (await page.request.get('/api/focus/common')).json();
    await page.goto(address);
    await page.getByRole('button', { name: '全部商品分类' }).hover();
    const menu = page.getByRole('navigation', { name: '全部商品分类' });
    const names: string[] = data[field].slice(0, 7).map(({ name }: { name: string }) => name);
    for (const name of names) await expect(menu.getByRole('link', { name, exact: true }).first()).toBeVisible();
    const bar = page.getByRole('navigation', { name: '主导航' });
    expect(await bar.locator(':scope > *').count()).toBeLessThanOrEqual(9);
  }
});

test('[S11] each page is titled and reported, begins at the top, and is where it was on the way back', async ({
  page,
}) => {
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(operations.recordPageView.path)) views.push(request.postData() ?? '');
  });
  await page.goto('/list?page=2');
  await expect(page).toHaveTitle(`商品列表 - ${SITE_TITLE}`);
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = await names();
  const card = page.getByRole('article').nth(12);
  await card.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(205);

  await card.getByRole('heading').getByRole('link').click();
  await arriveAt(page, 'list_info');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(`商品详情 - ${SITE_TITLE}$`));
  await page.goBack();
  await arriveAt(page, 'list_index');
  await expect.poll(() => scrolled(page)).toBe(place);
  expect(await names()).toEqual(before);
  await page.goForward();
  await arriveAt(page, 'list_info');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(place);

  await expect.poll(() => views.length).toBeGreaterThanOrEqual(3);
  expect(views[0]).toContain(encodeURIComponent('/list?page=2'));
  expect(views[1]).toContain(encodeURIComponent('/list_info/'));
});

test('[S12] help categories are fetched once and cached; the copyright runs from 2008 to this year @walk', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(ASIDE);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '购物指南' })).toBeVisible();
  // The year of the window, which is in Shanghai, wherever the machine is.
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(footer).toContainText(`2008–${year}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('footer-categories'))).toContain('购物指南');
  asked.length = 0;
  await page.reload();
  await expect(footer.getByRole('link', { name: '购物指南' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(operations.listFooterCategories.path);
  expect(asked).not.toContain(operations.listHelpCategories.path);
});

clockTest(
  '[S13] a countdown goes by the server’s clock, second by second, and its end asks again',
  async ({ page }) => {
    // An hour fast: the remaining time still follows the server’s clock.
    await page.clock.install({ time: Date.now() + 3_600_000 });
    const leftSeconds = 900;
    let asked = 0;
    await page.route(
      ({ pathname }) => pathname === operations.listSpike.path,
      async (route) => {
        const response = await route.fetch();
        const { data, ...envelope } = await response.json();
        asked++;
        const [round] = data.rounds;
        const running = {
          ...round,
          start_time: data.timestamp - 60,
          end_time: data.timestamp + leftSeconds,
          status: 1,
        };
        const rounds = asked === 1 ? [running] : [];
        await route.fulfill({ response, json: { ...envelope, data: { ...data, rounds } } });
      },
    );
    await page.goto(ASIDE);
    await follow(page, '/');
    const strip = page.getByRole('region', { name: '限时秒杀' });
    const timer = strip.getByRole('timer');
    await expect(timer).toBeVisible();
    await stopClock(page);
    const secondsLeft = async () => {
      const [hours = 0, minutes = 0, seconds = 0] =
        ((await timer.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
      return (hours * 60 + minutes) * 60 + seconds;
    };
    await expect.poll(secondsLeft).toBeLessThan(leftSeconds - 55);
    const left = await secondsLeft();
    expect(left).toBeGreaterThan(0);
    for (const passed of [1, 2, 3]) {
      await page.clock.runFor(1_000);
      await expect.poll(secondsLeft).toBe(left - passed);
    }
    expect(asked).toBe(1);
    await page.clock.runFor((left - 3 + 1) * 1_000);
    await expect.poll(() => asked).toBe(2);
    await expectSoon(page, () => expect(strip).toHaveCount(0, { timeout: 200 }));
  },
);
