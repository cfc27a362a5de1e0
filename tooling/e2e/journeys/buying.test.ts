import { PASSWORD } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { desktop, phone } from '../playwright.config.ts';
import { Checkout } from '../screens/checkout.ts';
import { cardOf, quantityOf, setQuantity } from '../screens/goods.ts';
import { Header } from '../screens/header.ts';
import { arriveAt } from '../screens/place.ts';

for (const [device, use] of Object.entries({ desktop, phone })) {
  test.describe(device, () => {
    test.use(use);

    test('[P1][P2][X1][S1][O4] a visitor logs in, finds goods by pinyin, orders and pays at the cashier', async ({
      page,
      buyer,
      isMobile,
    }) => {
      await page.goto('/');
      await new Header(page).searchFor('lwdhw');
      const found = cardOf(page, '六味地黄丸');
      await expect(found.getByText('登录后可见').first()).toBeVisible();

      await found.getByRole('link', { name: '登录后可见' }).first().click();
      await arriveAt(page, 'login');
      await page.getByRole('textbox', { name: '用户名' }).fill('pharmacy');
      await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await arriveAt(page, 'search_index');
      expect(page.url()).toContain('keywords=lwdhw');
      await expect(page.getByRole('region', { name: '账户与快捷入口' })).toContainText('已认证');
      await page.waitForLoadState('networkidle');
      // A log-in of its own ends the page's session: only once the page has come to rest does it go on with the new one.
      await buyer.enter('pharmacy');

      const [goods] = await buyer.findGoods({ keywords: 'lwdhw', inStock: true }, (one) => one.isBuyable);
      if (!goods) throw new Error('the demonstration data has no 六味地黄丸 to buy');
      const card = cardOf(page, goods.name);
      await setQuantity(card, String(Number(goods.packStep) * 2));
      const quantity = await quantityOf(card).inputValue();
      await card.getByRole('button', { name: /加入购物车/ }).click();
      await expect(page.getByRole('region', { name: '通知' })).toContainText('购物车');

      if (!isMobile) {
        await page
          .getByRole('complementary')
          .getByRole('button', { name: /购物车/ })
          .click();
        await expect(page.getByRole('dialog')).toContainText(goods.name);
        await page.getByRole('link', { name: '去购物车结算' }).click();
      } else {
        await page.goto('/cart');
      }

      const checkout = new Checkout(page);
      await checkout.toCheck();
      const id = await checkout.submit();
      await checkout.payAtCashier('支付成功');
      await checkout.expectPaid();

      const order = await buyer.order(id);
      expect(order.status).toBe('paid');
      expect(order.lines.map(({ goodsId, quantity }) => [goodsId, quantity])).toEqual([[goods.id, quantity]]);
      const after = await buyer.goods(goods.id);
      expect(Number(goods.stock) - Number(after.stock)).toBe(Number(quantity));
      expect((await buyer.cart()).lines).toEqual([]);
    });
  });
}

test('[O4][O5] paying from the balance takes exactly the total, once', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true, keywords: '颗粒' }, (one) => one.isBuyable);
  if (!goods) throw new Error('nothing to buy');
  await buyer.addToCart(goods, goods.packStep);
  const before = await buyer.wallet();

  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  const id = await checkout.submit();
  await checkout.payFromBalance();
  await checkout.expectPaid();

  const order = await buyer.order(id);
  const after = await buyer.wallet();
  expect(order.status).toBe('paid');
  expect((Number(before.balance) - Number(after.balance)).toFixed(2)).toBe(order.amounts.total);
});
