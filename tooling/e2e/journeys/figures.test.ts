import type { Page, Request } from '@playwright/test';
import type { Goods } from '@yaoji/api-client/wire';
import type { Buyer } from '../harness/buyer.ts';
import { follow, replyTo } from '../harness/reply.ts';
import { clockTest, expectSoon, stopClock } from '../harness/stopped-clock.ts';
import { expect, test } from '../harness/test.ts';
import { Header } from '../screens/header.ts';

const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    });
const toasts = (page: Page) => page.getByRole('region', { name: '通知' });

test('[S14] cards are 230 px wide, five in a row and four at 1,000 px, and a long price is set smaller @walk', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await page.goto('/list?sort=-price');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const rows = () =>
    cards.evaluateAll((all) => {
      const tops = all.map((card) => Math.round(card.getBoundingClientRect().top));
      return { width: all[0]?.getBoundingClientRect().width, inRow: tops.filter((top) => top === tops[0]).length };
    });
  expect(await rows()).toEqual({ width: 230, inRow: 5 });
  // 1,812.00 has 8 characters, 12.80 has 5.
  const integerSize = () =>
    cards.first().evaluate((card) => {
      const parts = [...card.querySelectorAll('*')].filter((part) => /^[\d,]+$/.test(part.textContent ?? ''));
      const [integer] = parts.filter((part) => part.children.length === 0);
      return integer ? Number.parseFloat(getComputedStyle(integer).fontSize) : 0;
    });
  const small = await integerSize();
  await page.goto('/list?sort=price');
  await expect(cards.first()).toBeVisible();
  expect(await integerSize()).toBeGreaterThan(small);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(async () => (await rows()).inRow).toBe(4);
});

test('[S14] a card leafs through its pictures in 230 px, five small ones at a time @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await page.goto('/list');
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  await expect(card.getByRole('group', { name: /图片$/ }).getByRole('button')).toHaveCount(5);
  const pictures = await card.locator('img').evaluateAll((all) =>
    all.map((picture) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return { top, bottom, width };
    }),
  );
  const small = pictures.filter(({ width }) => width < 60);
  expect(small).toHaveLength(5);
  const top = await card.evaluate((element) => element.getBoundingClientRect().top);
  const lowest = Math.max(...small.map(({ bottom }) => bottom));
  expect(Math.round(lowest - top)).toBeLessThanOrEqual(230 + 16);
});

test('[S1] the drawer is 40 px closed and 310 px open, and loads the cart as it opens @walk', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await page.goto('/list');
  const carts: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/cart/list') carts.push(search);
  });
  const rail = 'aside[aria-label="快捷面板"]';
  expect((await box(page, rail)).width).toBe(40);
  expect(carts).toEqual([]);
  await page
    .locator(rail)
    .getByRole('button', { name: /购物车/ })
    .click();
  await expect(page.getByText('购物车空空如也~')).toBeVisible();
  expect(carts).toEqual(['?filters=99999&new=1']);
  await expect.poll(async () => (await box(page, 'dialog[open]')).width).toBe(310);
});

test('[S3][C012][C013] a favourite shines, offers the way to all of them, and goes out again @walk', async ({
  page,
  buyer,
}) => {
  await buyer.enter('clinic');
  await page.goto('/zyyp?in_stock=1');
  const star = page.getByRole('main').getByRole('article').first().getByRole('button', { name: /^收藏/ });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(toasts(page)).toContainText('收藏成功');
  await expect(toasts(page).getByRole('link', { name: '查看我的收藏' })).toHaveAttribute('href', '/star');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(toasts(page)).toContainText('取消收藏成功');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

clockTest(
  '[S5][C032] suggestions wait for 500 ms, say that they search or find nothing, and are kept for 5 s @walk',
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request: Request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/goods/search') asked.push(searchParams.get('keywords') ?? '');
    });
    const { search, suggestions } = new Header(page);
    const stored = () => page.evaluate(() => sessionStorage.getItem('suggestions'));
    const soon = (state: () => Promise<void>) => expectSoon(page, state);
    const briefly = { timeout: 200 };
    await search.focus();
    await page.clock.install();
    await stopClock(page);
    await page.keyboard.type('lwdhw');
    await expect(page.getByText('搜索中…')).toBeVisible();
    await page.clock.runFor(450);
    expect(asked).toEqual([]);
    await page.clock.runFor(100);
    await expect.poll(() => asked).toEqual(['lwdhw']);
    await soon(() => expect(suggestions.first()).toBeVisible(briefly));
    await soon(async () => expect(await stored()).toContain('lwdhw'));
    await search.fill('');
    await soon(() => expect(suggestions).toHaveCount(0, briefly));
    await soon(async () => expect(await stored()).toBeNull());
    await search.fill('zzqqxx');
    await page.clock.runFor(600);
    await soon(() => expect(page.getByText('暂无数据')).toBeVisible(briefly));
    await search.fill('zzqqx');
    await page.clock.runFor(100);
    await search.fill('zzqqxx');
    await page.clock.runFor(600);
    expect(asked.filter((word) => word === 'zzqqxx')).toHaveLength(1);
    await page.clock.runFor(6_000);
    await search.fill('zzqqx');
    await page.clock.runFor(100);
    await search.fill('zzqqxx');
    await page.clock.runFor(600);
    await expect.poll(() => asked.filter((word) => word === 'zzqqxx').length).toBe(2);
  },
);

clockTest('[Q5][C017] a change in the cart is sent 200 ms later, at once on Enter', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, (one) => one.isBuyable && Number(one.stock) > 200);
  if (!goods) throw new Error('nothing to buy');
  await buyer.addToCart(goods, goods.packStep);
  await page.goto('/cart');
  let edits = 0;
  page.on('request', (request: Request) => {
    if (/\/api\/cart\/\d+\/edit$/.test(new URL(request.url()).pathname)) edits++;
  });
  const more = page.getByRole('main').getByRole('button', { name: /^增加/ }).first();
  await expect(more).toBeEnabled();
  await page.clock.install();
  await stopClock(page);
  // Three quick clicks are one change.
  await more.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.click();
  });
  await page.clock.runFor(190);
  expect(edits).toBe(0);
  await page.clock.runFor(20);
  await expect.poll(() => edits).toBe(1);
  const field = page.getByRole('main').getByRole('spinbutton').first();
  await field.fill(String(Number(goods.packStep) * 2));
  await field.press('Enter');
  await expectSoon(page, () => expect(edits).toBe(2));
});

/** Products out of stock come last. */
async function lastOfAll(buyer: Buyer): Promise<Goods> {
  let last: Goods | undefined;
  for (let page = 1; ; page++) {
    const goods = await buyer.findGoods({ page });
    last = goods.at(-1) ?? last;
    if (goods.length < 100) break;
  }
  if (!last || Number(last.stock) > 0) throw new Error('everything is in stock');
  return last;
}

test('[Q6][B1] without stock the quantity cannot be changed and the card says why', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const gone = await lastOfAll(buyer);
  await page.goto(`/list/info/${gone.id}`);
  const stepper = page.getByRole('main').getByRole('spinbutton').first();
  if (await stepper.count()) await expect(stepper).toBeDisabled();
  await expect(page.getByRole('main').getByRole('button', { name: '加入购物车', exact: true })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/缺货|到货|无货/);
});

test('[P4][P5][P6] contact, chat and inspection as the account has them @walk', async ({ page, buyer }) => {
  const service = async () => {
    await page.goto('/help/us/link');
    await page.getByRole('button', { name: '联系客服' }).click();
    return page.getByRole('dialog', { name: '联系客服' }).or(page.locator('dialog[open]')).first();
  };
  await buyer.enter('clinic');
  let drawer = await service();
  await expect(drawer).toContainText('专属客服');
  await expect(drawer.getByRole('link', { name: /在线客服/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '质检报告' }).click();
  await expect(page.getByRole('alertdialog', { name: '温馨提示' })).toContainText(
    '质检报告可在订单详情的随货资料中下载',
  );

  await buyer.enter('newcomer');
  drawer = await service();
  await expect(drawer).not.toContainText('专属客服');
  await expect(drawer.getByRole('link', { name: /在线客服/ })).toHaveCount(0);
});

test.describe('a chat of the operator’s', () => {
  // The page that stands in for it wants to be in no frame.
  test.use({ refusals: ['frame-ancestors'] });

  test('[P5][P6] is shown in a frame, and the inspection link leads on @walk', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    const state = await (await page.request.get('/api/user/base')).json();
    state.data.common_config.chat_url = '/help/us/link';
    await replyTo(page, '/api/user/base', { data: state.data });
    // From a page that does not ask who is looking, so that this answer is the first.
    await page.goto('/register/wechat');
    await follow(page, '/help/us/tsjy');
    await expect(page.getByRole('link', { name: '质检报告' })).toHaveAttribute('href', '/zjbg');
    await page.getByRole('button', { name: '联系客服' }).click();
    await expect(page.locator('dialog[open] iframe')).toHaveAttribute('src', '/help/us/link');
  });
});

test('[V1] an invalid mobile number is reported next to its field @walk', async ({ page }) => {
  await page.goto('/register/step1');
  const phone = page.getByRole('textbox', { name: /手机号/ });
  for (const wrong of ['12800001234', '1380000123', '23800001234']) {
    await phone.fill(wrong);
    await page.getByRole('button', { name: '注册并填写企业资料' }).click();
    await expect(phone, wrong).toHaveAttribute('aria-invalid', 'true');
  }
});
