import type { Locator, Page } from '@playwright/test';
import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { phone } from '../playwright.config.ts';

/** How many of them the first view shows completely, above the bars at its foot. */
const fullyShown = async (page: Page, items: Locator, foot = 0) => {
  await expect(items.first()).toBeVisible();
  const { height } = page.viewportSize() ?? { height: 0 };
  const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().bottom));
  return boxes.filter((bottom) => bottom <= height - foot).length;
};

const topOf = (item: Locator) => item.evaluate((element) => element.getBoundingClientRect().top);
const heightOf = async (bar: Locator) => (await bar.boundingBox())?.height ?? 0;

const rowsOf = (page: Page) => page.locator('[data-row]');
const sumOf = (page: Page) => page.locator('table + div');

test('[R048] the first view at 1440×900 holds five whole cards and the pictures of the next', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/list');
  const cards = page.getByRole('main').getByRole('article');
  expect(await fullyShown(page, cards)).toBe(5);
  expect(await topOf(cards.first())).toBeLessThanOrEqual(310);
  expect(await topOf(cards.nth(5))).toBeLessThanOrEqual(900 - 150);
  for (const height of await cards.evaluateAll((all) => all.slice(0, 10).map((card) => card.clientHeight)))
    expect(height).toBeLessThanOrEqual(420);
});

for (const { width, height, rows } of [
  { width: 1440, height: 900, rows: 12 },
  { width: 1024, height: 768, rows: 7 },
])
  test(`[R049][R086][R091] the first view of every table of goods holds ${rows} rows at ${width}×${height}`, async ({
    page,
    buyer,
  }) => {
    await buyer.enter('pharmacy');
    await page.setViewportSize({ width, height });
    for (const path of ['/list/table', '/kjcg', '/star']) {
      await page.goto(path);
      expect(await fullyShown(page, rowsOf(page), await heightOf(sumOf(page))), path).toBeGreaterThanOrEqual(rows);
    }
  });

test('[R041][R055][R056] products start high on the pages of an order at 1440×900', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  for (const goods of (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 8))
    await buyer.addToCart(goods, goods.packStep);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/cart_step1');
  const lines = page
    .getByRole('main')
    .getByRole('group', { name: /./ })
    .filter({ has: page.getByRole('spinbutton') });
  await expect(lines.first()).toBeVisible();
  expect(await topOf(lines.first())).toBeLessThanOrEqual(280);

  await page.getByRole('button', { name: '明细', exact: true }).hover();
  const panel = await page.getByRole('dialog', { name: '金额明细' }).boundingBox();
  const bar = page.getByRole('region', { name: '结算' }).getByRole('button');
  for (const box of await Promise.all((await bar.all()).map((button) => button.boundingBox())))
    expect(
      box &&
        panel &&
        (box.y >= panel.y + panel.height || box.x >= panel.x + panel.width || box.x + box.width <= panel.x),
    ).toBe(true);

  await page.goto('/cart_step2');
  const choices = ['收货地址', '配送方式', '发票'].map((name) => page.getByRole('region', { name }));
  await expect(page.getByRole('region', { name: '发票' })).toBeVisible();
  const tops = await Promise.all(choices.map(topOf));
  expect(new Set(tops).size, 'what is chosen shares a row').toBe(1);

  await page.goto('/order');
  const orders = page.getByRole('main').getByRole('article');
  expect(await fullyShown(page, orders)).toBeGreaterThanOrEqual(9);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('[R048][R049] four goods in sight below 110 px of head, and rows of two lines', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await page.goto('/list');
    const items = page.getByRole('main').getByRole('article');
    const tabs = await heightOf(page.getByRole('navigation', { name: '底部导航' }));
    expect(await fullyShown(page, items, tabs)).toBeGreaterThanOrEqual(4);
    expect(await topOf(items.first())).toBeLessThanOrEqual(110);
    for (const height of await items.evaluateAll((all) => all.slice(0, 4).map((item) => item.clientHeight)))
      expect(height).toBeLessThanOrEqual(150);
    await page.goto('/list/table');
    await expect(rowsOf(page).first()).toBeVisible();
    expect(await heightOf(rowsOf(page).first())).toBeLessThanOrEqual(92);
  });

  test('[R086][R091] six rows of earlier purchases are in sight, four of favourites', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    const tabs = page.getByRole('navigation', { name: '底部导航' });
    for (const [path, rows] of [
      ['/kjcg', 6],
      ['/star', 4],
    ] as const) {
      await page.goto(path);
      const foot = (await heightOf(tabs)) + (await heightOf(sumOf(page)));
      expect(await fullyShown(page, rowsOf(page), foot), path).toBeGreaterThanOrEqual(rows);
    }
  });

  test('[R001][R049] long texts in a row end in an ellipsis, within the screen', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    for (const path of ['/', '/list_table', '/kjcg']) {
      await page.goto(path);
      await expect(rowsOf(page).first()).toBeVisible();
      const cut = await rowsOf(page).evaluateAll((rows) =>
        rows.flatMap((row) =>
          [...row.querySelectorAll<HTMLElement>('[data-column="goods"] *')]
            .filter((part) => part.getBoundingClientRect().right > row.getBoundingClientRect().right)
            .filter((part) => !part.parentElement || getComputedStyle(part.parentElement).textOverflow !== 'ellipsis')
            .map((part) => part.textContent),
        ),
      );
      expect(cut).toEqual([]);
    }
  });

  test('[R048] the last price is next to the facts, never over them', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await page.goto('/list?flags=bought');
    const items = page.getByRole('main').getByRole('article');
    await expect(items.filter({ has: page.locator('[data-own]') }).first()).toBeVisible();
    const covered = await items.evaluateAll((all) =>
      all.flatMap((item) => {
        const own = [...item.querySelectorAll('[data-own]')].map((price) => price.getBoundingClientRect());
        return [...item.querySelectorAll('dl > div')]
          .filter((fact) => {
            const box = fact.getBoundingClientRect();
            return own.some((price) => price.top < box.bottom && price.bottom > box.top && price.left < box.right);
          })
          .map((fact) => fact.textContent);
      }),
    );
    expect(covered).toEqual([]);
  });

  test('[R032][R041][R055] buttons, fields and pages of a daily way are 40 px high', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    for (const goods of (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 2))
      await buyer.addToCart(goods, goods.packStep);
    for (const path of ['/kjcg', '/kjcg?tab=due', '/order', '/cart_step1']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await expect(page.getByRole('main').locator('img, article').first()).toBeVisible();
      const low = await page
        .getByRole('main')
        .locator('button, nav > a, input:not([type=checkbox]):not([type=date])')
        .evaluateAll((controls) => {
          const isPressedAt = (control: Element, x: number, y: number) =>
            control.contains(document.elementFromPoint(x, y));
          // A visible control may be smaller than its press target.
          const isLow = (control: Element) => {
            if (control.getBoundingClientRect().height >= 38) return false;
            control.scrollIntoView({ block: 'center' });
            const { left, top, width, height } = control.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return !isPressedAt(control, x, y - 18) || !isPressedAt(control, x, y + 18);
          };
          return controls
            .filter((control) => control.checkVisibility() && getComputedStyle(control).borderStyle !== 'none')
            .filter(isLow)
            .map((control) => [control.getBoundingClientRect().height, control.textContent] as const);
        });
      expect(low, path).toEqual([]);
    }
  });

  test('[R048] targets on a card are 44 px', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await page.goto('/list');
    const item = page.getByRole('main').getByRole('article').first();
    await expect(item).toBeVisible();
    for (const name of [/^减少/, /^增加/, /^加入购物车/]) {
      const box = await item.getByRole('button', { name }).boundingBox();
      // The stepper's border belongs to its buttons' press targets.
      expect(Math.min(box?.width ?? 0, box?.height ?? 0) + 2, String(name)).toBeGreaterThanOrEqual(44);
    }
    for (const name of ['综合', '销量', '价格']) {
      const box = await page.getByRole('group', { name: '排序' }).getByRole('link', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  });

  test('[R001][R041][R048][R055][R086] no field has text below 16 px, upright or on its side', async ({
    page,
    buyer,
  }) => {
    await buyer.enter('pharmacy');
    for (const goods of (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 2))
      await buyer.addToCart(goods, goods.packStep);
    for (const viewport of [phone.viewport, { width: 844, height: 390 }]) {
      await page.setViewportSize(viewport);
      for (const path of ['/', '/list', '/list/table', '/kjcg', '/order', '/cart_step1', '/cart_step2', '/pzqg/add']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        const small = await page
          .locator('input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea')
          .evaluateAll((fields) =>
            fields
              .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
              .map((field) => field.outerHTML),
          );
        expect(small, `${path} ${viewport.width}`).toEqual([]);
      }
    }
  });
});
