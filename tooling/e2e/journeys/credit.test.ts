import { href } from '@yaoji/routes';
import { deskHref } from '@yaoji/routes/desk';
import { isPlain, PAY_PASSWORD } from '../harness/buyer.ts';
import { enterDesk, fillWallet } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';
import { arriveAt } from '../screens/place.ts';

// Balances and ways to pay change here.
test.use({ shopName: 'credit' });

test('[C293][C294] a buyer with 30 days orders on account, is refused above the line, and repays from the balance', async ({
  page,
  buyer,
  context,
  shop,
  desk: owner,
}) => {
  const checkout = new Checkout(page);
  await buyer.enter('clinic');
  const goods = (await buyer.findGoods({ inStock: true }, isPlain)).at(-1);
  if (!goods?.price) throw new Error('the demonstration has plain goods with a price');
  await buyer.addToCart(goods, goods.packStep);
  await checkout.openCart();
  await checkout.toCheck();
  const first = await checkout.submit();
  const {
    orderNo,
    amounts: { total },
  } = await buyer.order(first);
  await expect(page.getByRole('radio', { name: /账期支付/ })).toHaveCount(0);

  const finance = await enterDesk(context, shop, 'finance');
  const { list } = await owner('listBuyers', { query: { keywords: 'clinic' } });
  await finance.goto(shop.deskUrl + deskHref('buyer', { id: list[0]?.id ?? 0 }));
  await finance.getByRole('button', { name: '开通账期' }).click();
  const dialog = finance.getByRole('dialog', { name: '开通账期' });
  await dialog.getByLabel(/额度（元）$/).fill(total);
  await dialog.getByLabel('账期天数').fill('30');
  await dialog.getByLabel(/原因$/).fill('年度协议');
  await dialog.getByRole('button', { name: '开通账期' }).click();
  await expect(finance.getByText(/30天账期/).first()).toBeVisible();

  await page.reload();
  await page.getByRole('radio', { name: /账期支付/ }).check({ force: true });
  await page.getByRole('button', { name: /^账期支付 ¥/ }).click();
  await arriveAt(page, 'cart_step4');
  expect((await buyer.order(first)).debt).toMatchObject({ open: total, isOverdue: false });
  await page.goto(href('order_info', { id: first }));
  await expect(page.getByText(/待还款/).first()).toBeVisible();

  await buyer.addToCart(goods, goods.packStep);
  await checkout.openCart();
  await checkout.toCheck();
  await checkout.submit();
  await expect(page.getByText(/账期可用额度¥0\.00，还差¥.*需要提额请联系供货方财务/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /账期支付/ })).toBeDisabled();

  await fillWallet(owner, 'clinic', total);
  await page.goto(href('wallet_balance'));
  await expect(page.getByRole('link', { name: orderNo }).first()).toBeVisible();
  await page.getByRole('button', { name: '还款' }).click();
  const repayment = page.getByRole('dialog', { name: '账期还款' });
  await repayment.getByLabel('支付密码').fill(PAY_PASSWORD);
  await repayment.getByRole('button', { name: '还款' }).click();
  await expect(repayment).toBeHidden();
  expect((await buyer.order(first)).debt).toBeNull();
  await finance.reload();
  await expect(finance.getByRole('cell', { name: '年度协议' })).toBeVisible();
  await expect(finance.getByText('待还款')).toHaveCount(0);
});
