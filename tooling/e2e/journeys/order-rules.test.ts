import { isPlain } from '../harness/buyer.ts';
import { changePrice } from '../harness/catalogue.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';
import { arriveAt } from '../screens/place.ts';

test('[O1] two tabs that submit the same order make one order @walk', async ({ page, context, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to buy');
  await buyer.addToCart(goods, goods.packStep);
  const before = await buyer.orders();

  const first = new Checkout(page);
  await first.openCart();
  await first.toCheck();
  const secondTab = await context.newPage();
  await secondTab.goto(page.url());
  const second = new Checkout(secondTab);
  await expect(second.submitButton).toBeEnabled();

  const ids = await Promise.all([first.submit(), second.submit()]);
  expect(ids[0]).toBe(ids[1]);
  const after = await buyer.orders();
  expect(after.total).toBe(before.total + 1);
  const stock = await buyer.goods(goods.id);
  expect(Number(goods.stock) - Number(stock.stock)).toBe(Number(goods.packStep));
});

test('[O1] clicking twice makes one order', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to buy');
  await buyer.addToCart(goods, goods.packStep);
  const before = await buyer.orders();
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  await checkout.submitButton.dblclick();
  await arriveAt(page, 'cart_step3');
  expect((await buyer.orders()).total).toBe(before.total + 1);
});

test.describe('a price that changes between check and submission', () => {
  test.use({ refusals: [409] });

  test('[O3] orders nothing and shows the new figures', async ({ page, buyer, shop }) => {
    await buyer.enter('pharmacy');
    const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
    if (!goods?.price) throw new Error('nothing to buy');
    await buyer.addToCart(goods, goods.packStep);
    const before = await buyer.orders();
    const checkout = new Checkout(page);
    await checkout.openCart();
    await checkout.toCheck();

    const price = (Number(goods.price) + 1).toFixed(2);
    await changePrice(shop, await buyer.detail(goods.id), price);
    await checkout.submitButton.click();

    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText('最新应付金额');
    const shown = /最新应付金额\s*¥([\d,.]+)/.exec((await refusal.textContent()) ?? '')?.[1]?.replaceAll(',', '');
    expect((await buyer.orders()).total).toBe(before.total);
    expect((await buyer.goods(goods.id)).stock).toBe(goods.stock);

    await refusal.getByRole('button', { name: '核对订单' }).click();
    const id = await checkout.submit();
    const order = await buyer.order(id);
    expect(order.amounts.total).toBe(shown);
    expect(Number(order.lines[0]?.unitPrice)).toBe(Number(price));
  });
});

test('[R042] [O5] an order that is cancelled on its page gives the stock back @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to buy');
  await buyer.addToCart(goods, goods.packStep);
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  const id = await checkout.submit();
  expect(Number(goods.stock) - Number((await buyer.goods(goods.id)).stock)).toBe(Number(goods.packStep));

  await page.goto(`/order/info/${id}`);
  await page.getByRole('button', { name: '取消订单' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确定|确认|取消订单/ })
    .click();
  await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible();
  expect((await buyer.goods(goods.id)).stock).toBe(goods.stock);
  expect((await buyer.order(id)).status).toBe('cancelled');
});
