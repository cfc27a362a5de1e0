import { expect, test } from '../harness/test.ts';
import { cardOf, quantityOf, setQuantity } from '../screens/goods.ts';

test('[Q2][Q4] a purchase cap holds and says so', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods(
    { inStock: true },
    (one) => one.isBuyable && Number(one.purchaseCap) > 0 && Number(one.purchaseCap) < Number(one.stock),
  );
  if (!goods) throw new Error('the demonstration data has no goods with a purchase cap');
  const most = Math.floor(Number(goods.purchaseCap) / Number(goods.packStep)) * Number(goods.packStep);

  await page.goto(`/search?keywords=${encodeURIComponent(goods.name)}`);
  const card = cardOf(page, goods.name);
  await setQuantity(card, '99999');
  await expect(quantityOf(card)).toHaveValue(String(most));
  await expect(card.getByText('已达最大购买量')).toBeVisible();
});

test('[Q1][Q3] a typed quantity becomes full packs, at least one', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods(
    { inStock: true },
    (one) => one.isBuyable && Number(one.packStep) > 2 && Number(one.stock) > Number(one.packStep) * 5,
  );
  if (!goods) throw new Error('the demonstration data has no goods in packs');
  const pack = Number(goods.packStep);
  await page.goto(`/search?keywords=${encodeURIComponent(goods.name)}`);
  const card = cardOf(page, goods.name);
  await setQuantity(card, String(pack * 2 + 1));
  await expect(quantityOf(card)).toHaveValue(String(pack * 2));
  await setQuantity(card, '1');
  await expect(quantityOf(card)).toHaveValue(String(pack));
  await setQuantity(card, 'abc');
  await expect(quantityOf(card)).toHaveValue(String(pack));
});
