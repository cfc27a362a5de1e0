import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const fieldsOf = (page: Page) =>
  page.getByRole('table', { name: '商品列表' }).getByRole('spinbutton').and(page.locator(':enabled'));

/** Waits until the page listens: a field that is typed into counts. */
async function openTable(page: Page, path = '/list/table') {
  await page.goto(path);
  await expect(fieldsOf(page).first()).toBeVisible();
  await expect(page.getByText(/已填 \d+ 种/)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('[R049] an order of 20 lines needs no mouse', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await openTable(page);
  await fieldsOf(page).first().focus();
  const typed = new Map<string, number>();
  for (let row = 0; row < 20; row++) {
    const field = page.locator(':focus');
    const [label, least] = [await field.getAttribute('aria-label'), await field.getAttribute('aria-valuemin')];
    typed.set(label ?? '', Number(least));
    await page.keyboard.type(least ?? '');
    await page.keyboard.press('Enter');
  }
  expect(typed.size).toBe(20);
  await expect(page.getByText('已填 20 种')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('已填 0 种')).toBeVisible();
  const { lines } = await buyer.cart();
  expect(new Map(lines.map(({ goods, quantity }) => [`${goods.name} 数量`, Number(quantity)]))).toEqual(typed);
});

test('[R049] quantities outlive turning the page and a reload, and Escape takes back', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await openTable(page);
  const first = fieldsOf(page).first();
  const least = (await first.getAttribute('aria-valuemin')) ?? '';
  await first.fill(least);
  await first.press('Enter');
  await expect(page.getByText('已填 1 种')).toBeVisible();
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page.getByRole('button', { name: '其他页 1 种' })).toBeVisible();
  const other = fieldsOf(page).first();
  await other.fill((await other.getAttribute('aria-valuemin')) ?? '');
  await other.press('Enter');
  await expect(page.getByText('已填 2 种')).toBeVisible();

  await page.reload();
  await expect(page.getByText('已填 2 种')).toBeVisible();
  await page.goBack();
  await expect(first).toHaveValue(least);
  await first.focus();
  await first.press('Escape');
  await expect(first).toHaveValue('');
  await expect(page.getByText('已填 1 种')).toBeVisible();
});

test('[R049][R054] a column copied from a spreadsheet fills the rows, and every line is accounted for', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await openTable(page, '/search/table?keywords=%E9%A2%97%E7%B2%92&in_stock=1');
  const first = fieldsOf(page).first();
  await first.focus();
  await first.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '99999999\r\n一盒\r\n\r\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const report = page.getByText('粘贴 3 行：填入 1 行，2 行未填');
  await expect(report).toBeVisible();
  await expect(page.getByText('第 2 行“一盒”：不是数量')).toBeVisible();
  await expect(first).toHaveValue((await first.getAttribute('aria-valuemax')) ?? '');
});
