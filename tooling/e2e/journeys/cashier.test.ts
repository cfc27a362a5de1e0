import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';

test.beforeEach(async ({ buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to buy');
  await buyer.addToCart(goods, goods.packStep);
});

test('[O4] a failed payment leaves the order open, and trying again pays it', async ({ page, buyer }) => {
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  const id = await checkout.submit();
  await checkout.payAtCashier('支付失败');
  await expect(page.getByText('上次支付未成功')).toBeVisible();
  expect((await buyer.order(id)).status).toBe('pending');
  await checkout.payAtCashier('支付成功');
  await checkout.expectPaid();
});

test('[O4] a notification that comes three times pays once @walk', async ({ page, buyer }) => {
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  const id = await checkout.submit();
  await checkout.payAtCashier('重复通知');
  await checkout.expectPaid();
  const { events } = await buyer.order(id);
  expect(events.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
});
