import type { Page } from '@playwright/test';
import { href } from '@yaoji/routes';
import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';

/** The focused element if a sticky element covers it; otherwise nothing. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control?.closest('main')) return '';
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width < 2 || height < 2) return '';
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen =
      seen !== null && (control.contains(seen) || seen.contains(control) || seen.closest('label') !== null);
    return isSeen ? '' : `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`;
  });

for (const [name, path, width] of [
  ['cart', href('cart'), 1440],
  ['cart', href('cart'), 390],
  ['check', href('cart_step2'), 1440],
  ['check', href('cart_step2'), 390],
] as const) {
  test(`@walk the focus is visible at every step through the ${name} by the tab key, at ${width} px`, async ({
    page,
    buyer,
  }) => {
    await buyer.enter('pharmacy');
    const goods = (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 8);
    await buyer.addAllToCart(goods.map((one) => [one, one.packStep] as const));
    await page.setViewportSize({ width, height: 700 });
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(goods[7]?.name ?? '')
        .first(),
    ).toBeVisible();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press(key);
        const found = await coveredFocus(page);
        if (found) covered.push(`${key} ${step} ${found}`);
      }
    }
    expect(covered).toEqual([]);
  });
}
