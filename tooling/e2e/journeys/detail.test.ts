import { expect, test } from '../harness/test.ts';
import { desktop, phone } from '../playwright.config.ts';
import { arriveAt } from '../screens/place.ts';

for (const [device, use] of Object.entries({ desktop, phone })) {
  test.describe(device, () => {
    test.use(use);

    test('[R051][R056] goods are bought at once from their page, the rest of the cart stays', async ({
      page,
      buyer,
    }) => {
      await buyer.enter('pharmacy');
      const [remaining, wanted] = await buyer.findGoods({ inStock: true }, (one) => one.isBuyable);
      if (!remaining || !wanted) throw new Error('the demonstration data has no goods to buy');
      await buyer.addToCart(remaining, remaining.packStep);
      await page.goto(`/list/info/${wanted.id}`);
      await expect(page.getByRole('heading', { level: 1, name: wanted.name })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: '立即购买' }).click();
      await arriveAt(page, 'cart_step2');
      await expect(page.getByText(wanted.name).first()).toBeVisible();
      await expect(page.getByText(remaining.name)).toHaveCount(0);
      expect((await buyer.cart()).lines).toHaveLength(2);
    });
  });
}

test('[R051] pictures are enlarged and leafed through by keyboard @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, (one) => one.pictures.length > 1);
  if (!goods) throw new Error('the demonstration data has no goods with several pictures');
  await page.goto(`/list/info/${goods.id}`, { waitUntil: 'networkidle' });
  const enlarge = page.getByRole('button', { name: `放大查看 ${goods.name}` });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: goods.name });
  await expect(dialog.getByText(`1 / ${goods.pictures.length}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(`2 / ${goods.pictures.length}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});
