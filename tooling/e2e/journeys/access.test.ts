import { expect, test } from '../harness/test.ts';
import { logIn } from '../screens/login.ts';
import { arriveAt } from '../screens/place.ts';

for (const [name, path, tag] of [
  ['cart', '/cart', ' @walk'],
  ['order_list', '/order', ' @walk'],
  ['cart_step2', '/cart/step2', ''],
] as const) {
  test(`[P2] a visitor who asks for ${path} logs in and comes back to it${tag}`, async ({ page }) => {
    await page.goto(path);
    await arriveAt(page, 'login');
    await logIn(page, 'clinic');
    await arriveAt(page, name);
  });
}

test('[P1] visitors and unapproved buyers neither see nor receive prices', async ({ page, buyer }) => {
  await page.goto('/list');
  const cards = page.getByRole('article');
  await expect(cards.first().getByText('登录后可见').first()).toBeVisible();
  expect(await buyer.findGoods({}, ({ price, listPrice }) => price !== null || listPrice !== null)).toEqual([]);
  await buyer.enter('newcomer');
  await page.reload();
  await expect(cards.first().getByText('认证后可见').first()).toBeVisible();
  expect(await buyer.findGoods({}, ({ price, listPrice }) => price !== null || listPrice !== null)).toEqual([]);
});

test('[R114] the route named eleven_index leads to the default address of the site @walk', async ({ page }) => {
  await page.goto('/eleven');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test.describe('a wrong password', () => {
  test.use({ refusals: [422] });

  test('[E3] appears in a toast and at its field', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'clinic', 'wrong-password1');
    await expect(page.getByRole('region', { name: '通知' })).toContainText('用户名或密码错误');
    await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(/用户名或密码错误/);
    await arriveAt(page, 'login');
  });
});
