import { expect, test } from '../harness/test.ts';

test('a table of goods is filled by keyboard, adds up at its foot and goes to the cart at once', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await page.goto('/list/table', { waitUntil: 'networkidle' });
  const fields = page.getByRole('table', { name: '商品列表' }).getByRole('spinbutton').and(page.locator(':enabled'));
  await fields.first().focus();
  const typed = new Map<string, number>();
  for (let row = 0; row < 3; row++) {
    const field = page.locator(':focus');
    const [label, least] = [await field.getAttribute('aria-label'), await field.getAttribute('aria-valuemin')];
    typed.set(label ?? '', Number(least) * 2);
    await page.keyboard.type(String(Number(least) * 2));
    await page.keyboard.press('Enter');
  }
  expect(typed.size, 'Enter goes to the next line').toBe(3);
  await expect(page.getByText('已填 3 种')).toBeVisible();

  await page.getByRole('button', { name: '全部加入购物车' }).click();
  await expect(page.getByRole('region', { name: '通知' })).toContainText('购物车');
  const { lines } = await buyer.cart();
  expect(new Map(lines.map(({ goods, quantity }) => [`${goods.name} 数量`, Number(quantity)]))).toEqual(typed);
});
