import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';
import { cardOf, quantityOf, setQuantity } from '../screens/goods.ts';

for (const width of [1280, 1319, 1320, 1440])
  test(`[S1] at ${width} px the drawer opens on step 1 next to the page and covers none of it`, async ({
    page,
    buyer,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await buyer.enter('clinic');
    const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
    if (!goods) throw new Error('nothing to buy');
    await buyer.addToCart(goods, goods.packStep);
    await page.goto('/cart_step1');
    const drawer = page.getByRole('dialog', { name: '购物车优惠' });
    await expect(drawer).toBeVisible();
    const { x = 0 } = (await drawer.boundingBox()) ?? {};
    const submit = await page.getByRole('button', { name: '去结算' }).boundingBox();
    const main = await page.locator('main > *').first().boundingBox();
    expect((submit?.x ?? 0) + (submit?.width ?? 0)).toBeLessThanOrEqual(x);
    expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(x + 52);
    await drawer.getByRole('button', { name: '关闭' }).click();
    await expect(drawer).toBeHidden();
  });

test('[S1][S17][S18] drawer and cart page show the same cart, and deleting asks first', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const goods = (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 2);
  for (const one of goods) await buyer.addToCart(one, one.packStep);
  await page.goto('/list');
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /购物车/ })
    .click();
  const drawer = page.getByRole('dialog');
  for (const one of goods) await expect(drawer).toContainText(one.name);

  await drawer.getByRole('button', { name: `删除 ${goods[0]?.name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('确定删除这件商品吗?');
  await question.getByRole('button', { name: '删除' }).click();
  await expect(drawer).not.toContainText(goods[0]?.name ?? '');
  await expect.poll(async () => (await buyer.cart()).lines.map(({ goodsId }) => goodsId)).toEqual([goods[1]?.id]);

  await drawer.getByRole('link', { name: '去购物车结算' }).click();
  await expect(page.getByRole('group', { name: goods[1]?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('group', { name: goods[0]?.name ?? '' })).toHaveCount(0);
});

test('[S15] a double click adds once', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to buy');
  await page.goto(`/search?keywords=${encodeURIComponent(goods.name)}`);
  await cardOf(page, goods.name)
    .getByRole('button', { name: /加入购物车/ })
    .dblclick();
  await expect(page.getByRole('region', { name: '通知' })).toContainText('购物车');
  const { lines } = await buyer.cart();
  expect(lines.map(({ goodsId, quantity }) => [goodsId, Number(quantity)])).toEqual([
    [goods.id, Number(goods.packStep)],
  ]);
});

test('[M2][D6] a changed quantity changes line and total at once, and the server agrees', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, (one) => isPlain(one) && Number(one.stock) > 100);
  if (!goods) throw new Error('nothing to buy');
  await buyer.addToCart(goods, goods.packStep);
  await new Checkout(page).openCart();
  const line = page.getByRole('group', { name: goods.name });
  await setQuantity(line, String(Number(goods.packStep) * 3));
  await expect(quantityOf(line)).toHaveValue(String(Number(goods.packStep) * 3));
  await expect.poll(async () => (await buyer.cart()).lines[0]?.quantity).toBe(String(Number(goods.packStep) * 3));
  const { totals } = await buyer.cart();
  await expect(page.getByRole('region', { name: '结算' })).toContainText(
    totals.payable.replace(/\B(?=(\d{3})+(?=\.))/g, ','),
  );
});

test('[B1][P9] blocked lines say why, and step 2 does not count them', async ({ page, buyer }) => {
  await buyer.enter('expired');
  const [blocked] = await buyer.findGoods({ inStock: true }, ({ block }) => block !== null);
  if (!blocked?.block) throw new Error('the expired buyer can buy everything');
  await page.goto(`/search?keywords=${encodeURIComponent(blocked.name)}`);
  const card = cardOf(page, blocked.name);
  await expect(card).toContainText(blocked.block.message);
  await expect(card.getByRole('button', { name: /加入购物车/ })).toHaveCount(0);
});

test('[S17] deleting lines by keyboard keeps the focus among them', async ({ page, buyer }) => {
  await buyer.enter('clinic');
  const goods = (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 3);
  for (const one of goods) await buyer.addToCart(one, one.packStep);
  await page.goto('/cart');
  const deletes = page.getByRole('main').getByRole('button', { name: /^删除 / });
  await expect(deletes).toHaveCount(3);
  for (const left of [2, 1]) {
    await deletes.first().focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: '删除' }).focus();
    await page.keyboard.press('Enter');
    await expect(deletes).toHaveCount(left);
    await expect(deletes.first()).toBeFocused();
  }
});
