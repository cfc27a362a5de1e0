import { expect, test } from '../harness/test.ts';
import { logIn } from '../screens/login.ts';

for (const path of ['/cart', '/order', '/cart/step2']) {
  test(`[P2] a visitor who asks for ${path} logs in and comes back to it`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, 'clinic');
    await expect(page).toHaveURL(new RegExp(`${path}($|\\?)`));
  });
}

test('[P1] a visitor sees no price, a buyer who is not passed neither', async ({ page, buyer }) => {
  await page.goto('/list');
  await expect(page.getByText('登录后可见').first()).toBeVisible();
  await expect(page.getByRole('article').getByText('¥')).toHaveCount(0);
  await buyer.enter('newcomer');
  await page.reload();
  await expect(page.getByText('认证后可见').first()).toBeVisible();
});

test.describe('a wrong password', () => {
  test.use({ refusals: [422] });

  test('is told at its field, and nothing of the account', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'clinic', 'wrong-password1');
    await expect(page.getByText('用户名或密码错误')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});
