import type { Page } from '@playwright/test';
import { href } from '@yaoji/routes';
import { expect, test } from '../harness/test.ts';

/** Whether the field with the focus is covered by what stays at the edges of the window. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field?.getAttribute('role') !== 'spinbutton') return 'no field has the focus';
    const { left, width, top, bottom } = field.getBoundingClientRect();
    const at = (y: number) => field === document.elementFromPoint(left + width / 2, y);
    return at(top + 2) && at(bottom - 2) ? 'no' : 'yes';
  });

for (const width of [1440, 390]) {
  test(`the quantity that is being typed is never covered, at ${width} px @walk`, async ({ page, buyer }) => {
    await page.setViewportSize({ width, height: 700 });
    await buyer.enter('pharmacy');
    await page.goto(href('list_table'));
    const table = page.getByRole('table', { name: '商品列表' });
    await table.getByRole('spinbutton').and(page.locator(':enabled')).first().focus();
    for (let row = 0; row < 12; row++) {
      await page.keyboard.press('Enter');
      await expect.poll(() => isCovered(page), { message: `row ${row} downwards` }).toBe('no');
    }
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '10\n20\nviele\n30\nx');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    });
    await expect(page.getByText(/^粘贴 5 行/)).toBeVisible();
    await expect.poll(() => isCovered(page), { message: 'after the report of what was pasted' }).toBe('no');
    for (let row = 0; row < 10; row++) {
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => isCovered(page), { message: `row ${row} upwards` }).toBe('no');
    }
  });
}
