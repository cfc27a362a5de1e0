import { watchRequests } from '../harness/requests.ts';
import { expect, test } from '../harness/test.ts';
import { Header } from '../screens/header.ts';
import { arriveAt } from '../screens/place.ts';

test('[S5] suggestions come while typing and are taken without the mouse', async ({ page }) => {
  await page.goto('/');
  const header = new Header(page);
  await header.search.pressSequentially('lwdhw', { delay: 60 });
  await expect(header.suggestions.first()).toContainText('六味地黄丸');
  await header.search.press('ArrowDown');
  await expect(header.suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await header.search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('六味地黄丸');
});

test('[S5] Escape hides the suggestions, and a keyword is trimmed @walk', async ({ page }) => {
  await page.goto('/');
  const header = new Header(page);
  await header.search.pressSequentially('ganmao', { delay: 60 });
  await expect(header.suggestions.first()).toBeVisible();
  await header.search.press('Escape');
  await expect(header.suggestions).toHaveCount(0);
  await header.search.fill('  板蓝根  ');
  await header.search.press('Enter');
  await arriveAt(page, 'search_index');
  expect(new URL(page.url()).searchParams.get('keywords')).toBe('板蓝根');
});

test('[X4] search treats patterns as ordinary text @walk', async ({ page }) => {
  await page.goto('/');
  await new Header(page).searchFor('%_\'"\\😀');
  await expect(page.getByText('%_\'"\\😀').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the address holds the state of a list: filters, sort and page survive a reload and going back', async ({
  page,
}) => {
  const { rest } = watchRequests(page);
  await page.goto('/list');
  await page.getByRole('button', { name: '商品分类', exact: true }).click();
  await page
    .getByRole('dialog', { name: '商品分类' })
    .getByRole('link', { name: /^中成药/ })
    .click();
  await expect(page).toHaveURL(/category_id=1/);
  // The menu stays open for more choices, above the sort order.
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: '排序' }).getByText('销量').click();
  await expect(page).toHaveURL(/sort=sales/);
  await page.getByRole('link', { name: '下一页' }).last().click();
  await expect(page).toHaveURL(/page=2/);
  const shown = () => page.getByRole('article').getByRole('heading').allTextContents();
  // The page before stays in sight until this one has come.
  await rest();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const before = await shown();
  expect(before.length).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await shown()).toEqual(before);

  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect.poll(shown).not.toEqual(before);
});
