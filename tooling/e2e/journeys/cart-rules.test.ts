import type { Goods } from '@yaoji/api-client/wire';
import { Buyer, isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';
import { quantityOf, setQuantity } from '../screens/goods.ts';

// Coupons are claimed and goods run out here.
test.use({ shopName: 'changed' });

/** Goods of an activity of this kind, and of no other, with enough in stock for its tiers. */
async function goodsOf(buyer: Buyer, kind: 'swap' | 'gift' | 'full_reduction'): Promise<Goods> {
  for (let page = 1; page <= 12; page += 1) {
    const [goods] = await buyer.findGoods(
      { inStock: true, page },
      ({ isBuyable, activities, purchaseCap, stock, packStep }) =>
        isBuyable &&
        activities.length === 1 &&
        activities[0]?.kind === kind &&
        Number(purchaseCap) === 0 &&
        Number(stock) >= Number(packStep) * 40,
    );
    if (goods) return goods;
  }
  throw new Error(`the demonstration data has no goods with a ${kind} alone`);
}

/** So many whole packs that they cost at least the amount. */
function packsFor(goods: Goods, amount: number): string {
  const packs = Math.ceil(amount / (Number(goods.price) * Number(goods.packStep)));
  return String(packs * Number(goods.packStep));
}

test('[D3][R055] swap goods are chosen in the cart, ordered at their price, and go when the tier does', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const goods = await goodsOf(buyer, 'swap');
  await buyer.addToCart(goods, packsFor(goods, 260));
  const checkout = new Checkout(page);
  await checkout.openCart();
  const offers = page.getByRole('region', { name: '可换购商品' });
  const offer = offers.getByRole('button', { name: /^换购 / }).first();
  const name = ((await offer.getAttribute('aria-label')) ?? '').replace('换购 ', '');
  await offer.click();
  const line = page.getByRole('group', { name, exact: true });
  await expect(line).toBeVisible();
  const swapped = (await buyer.cart()).lines.find(({ addedKind }) => addedKind === 'swap');
  expect(swapped?.priceKind).toBe('swap');

  const first = page.getByRole('group', { name: goods.name, exact: true });
  const enough = await quantityOf(first).inputValue();
  await setQuantity(first, goods.packStep);
  await expect(line).toContainText('未满足换购条件');
  await expect(line.getByRole('checkbox')).toBeDisabled();
  await setQuantity(first, enough);
  await expect(line.getByRole('checkbox')).toBeChecked();

  await checkout.toCheck();
  const order = await buyer.order(await checkout.submit());
  const bought = order.lines.find(({ kind }) => kind === 'swap');
  expect(bought?.goodsId).toBe(swapped?.goodsId);
  expect(Number(bought?.unitPrice)).toBe(Number(swapped?.special?.price));
});

test('[D3][L4] the gift that the cart promises is in the order, free', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const goods = await goodsOf(buyer, 'gift');
  await buyer.addToCart(goods, packsFor(goods, 210));
  const checkout = new Checkout(page);
  await checkout.openCart();
  const gifts = page.getByRole('region', { name: '赠品' });
  await expect(gifts).toContainText('×');
  const promised = (await buyer.cart()).rules.gifts;
  await checkout.toCheck();
  await expect(page.getByRole('region', { name: '赠品' })).toContainText(promised[0]?.name ?? 'no gift');
  const order = await buyer.order(await checkout.submit());
  const freeLines = order.lines.filter(({ kind }) => kind === 'gift');
  expect(freeLines.map(({ goodsId, quantity, paid }) => [goodsId, Number(quantity), Number(paid)])).toEqual(
    promised.map(({ goodsId, number }) => [goodsId, Number(number), 0]),
  );
});

test('[S18] two tabs that change the same line agree once they are looked at again', async ({
  page,
  context,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, (one) => isPlain(one) && Number(one.stock) > 200);
  if (!goods) throw new Error('nothing to buy');
  const step = Number(goods.packStep);
  await buyer.addToCart(goods, goods.packStep);
  await new Checkout(page).openCart();
  const other = await context.newPage();
  await new Checkout(other).openCart();
  const [mine, theirs] = [page, other].map((tab) => tab.getByRole('group', { name: goods.name, exact: true }));
  if (!mine || !theirs) throw new Error('two tabs');

  await setQuantity(theirs, String(step * 4));
  await expect.poll(async () => Number((await buyer.cart()).lines[0]?.quantity)).toBe(step * 4);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(quantityOf(mine)).toHaveValue(String(step * 4));

  await setQuantity(mine, String(step * 2));
  await expect.poll(async () => Number((await buyer.cart()).lines[0]?.quantity)).toBe(step * 2);
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(quantityOf(theirs)).toHaveValue(String(step * 2));
});

test('[K6][C023] proposes products that reach the next tier and adds them in one go', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const goods = await goodsOf(buyer, 'full_reduction');
  await buyer.addToCart(goods, goods.packStep);
  await new Checkout(page).openCart();
  await page.getByRole('button', { name: '凑单' }).first().click();
  const dialog = page.getByRole('dialog', { name: '凑单推荐' });
  await expect(dialog).toContainText('再买');
  const add = dialog.getByRole('button', { name: /^加入购物车/ });
  await add.or(dialog.getByText('常购商品中没有合适的凑单商品')).waitFor();
  if (await add.isVisible()) {
    await add.click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await buyer.cart()).totals.reductions)
      .toContainEqual(expect.objectContaining({ code: 'full_reduction' }));
  }
});

test('[R055][C018][C012] a group is chosen with one press, and lines move into the favourites', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const goods = (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 2);
  for (const one of goods) await buyer.addToCart(one, one.packStep);
  await new Checkout(page).openCart();
  const group = page.getByRole('checkbox', { name: '全选 其他商品' });
  // The box follows the cart shortly after the press.
  await group.click();
  await expect(group).not.toBeChecked();
  await expect(page.getByRole('button', { name: '去结算' })).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(async () => (await buyer.cart()).lines.some(({ isSelected }) => isSelected)).toBe(false);
  await group.click();
  await expect(group).toBeChecked();
  await page.getByRole('button', { name: '移入收藏' }).click();
  await expect(page.getByRole('main').getByText('购物车空空如也~')).toBeVisible();
  for (const { id } of goods) expect((await buyer.goods(id)).isFavourite).toBe(true);
});

test('[K4][C014] copies the cart to stores and reports the result for each @walk', async ({ page, buyer }) => {
  await buyer.enter('chain');
  const goods = (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 2);
  for (const one of goods) await buyer.addToCart(one, one.packStep);
  await new Checkout(page).openCart();
  await page.getByRole('button', { name: '复制到门店' }).click();
  const dialog = page.getByRole('dialog', { name: '复制到门店' });
  const stores = dialog.getByRole('checkbox');
  await stores.first().check();
  await stores.nth(1).check();
  await dialog.getByRole('button', { name: '复制到 2 家门店' }).click();
  await expect(page.getByRole('dialog', { name: '复制结果' }).getByText(/^已加入 \d 种/)).toHaveCount(2);
});

test('[E9][S18] a change made without a network is taken back and said, and goes through once the network is there', async ({
  browser,
  shop,
}) => {
  // A context of its own: the browser tells each lost request on its console.
  const context = await browser.newContext({ baseURL: shop.url, locale: 'zh-CN' });
  const page = await context.newPage();
  const buyer = new Buyer(page, shop.url);
  await buyer.enter('clinic');
  const [goods] = await buyer.findGoods({ inStock: true }, (one) => isPlain(one) && Number(one.stock) > 200);
  if (!goods) throw new Error('nothing to buy');
  await buyer.addToCart(goods, goods.packStep);
  await new Checkout(page).openCart();
  const line = page.getByRole('group', { name: goods.name, exact: true });
  const more = String(Number(goods.packStep) * 3);

  await context.setOffline(true);
  await setQuantity(line, more);
  await expect(page.getByText('网络异常，请检查网络连接')).toBeVisible();
  await expect(quantityOf(line)).toHaveValue(goods.packStep);

  await context.setOffline(false);
  await setQuantity(line, more);
  await expect(quantityOf(line)).toHaveValue(more);
  await expect.poll(async () => Number((await buyer.cart()).lines[0]?.quantity)).toBe(Number(more));
  await context.close();
});
