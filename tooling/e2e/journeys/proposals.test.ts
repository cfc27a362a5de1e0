import { href } from '@yaoji/routes';
import { deskHref } from '@yaoji/routes/desk';
import { isPlain } from '../harness/buyer.ts';
import { enterDesk } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';

// Prices change here.
test.use({ shopName: 'changed' });

test('[C299][C297][K5] a buyer takes a proposed cart in one press and orders at its quote, which the order names', async ({
  page,
  buyer,
  context,
  shop,
  desk: owner,
}) => {
  await buyer.enter('clinic');
  const fits = (await buyer.findGoods({ inStock: true }, isPlain)).filter(({ hasLadder }) => !hasLadder);
  const [usual, quoted] = fits;
  if (!usual?.price || !quoted?.listPrice) throw new Error('the demonstration has plain goods with a price');
  const quote = (Number(quoted.listPrice) - 0.15).toFixed(2);
  await page.goto(href('user_home'));
  await expect(page.getByRole('link', { name: '品种求购' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /推荐单/ })).toHaveCount(0);

  const sales = await enterDesk(context, shop, 'sales');
  await sales.goto(shop.deskUrl + deskHref('buyers'));
  await sales.getByText('我的客户').click();
  await expect(sales.getByRole('row', { name: /周晓蓉/ }).first()).toBeVisible();
  await expect(sales).toHaveURL(/mine=1/);
  await sales.goto(shop.deskUrl + deskHref('proposals'));
  await sales.getByRole('button', { name: '新建推荐单' }).click();
  const dialog = sales.getByRole('dialog');
  const { list } = await owner('listBuyers', { query: { keywords: 'clinic', status: 'passed' } });
  await dialog.getByLabel('选择客户').fill('clinic');
  await dialog
    .getByRole('button', { name: list[0]?.company ?? '' })
    .first()
    .click();
  await dialog.getByLabel(/说明/).fill('入冬常备');
  await dialog
    .getByLabel('粘贴商品')
    .fill(`${quoted.id}\t${quoted.packStep}\t${quote}\n${usual.id}\t${usual.packStep}`);
  await dialog.getByRole('button', { name: '加入 2 种商品' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(sales.getByRole('row', { name: /待接受/ })).toBeVisible();

  await page.goto(href('user_home'));
  await page
    .getByRole('link', { name: /推荐单/ })
    .first()
    .click();
  const row = page.getByRole('row').filter({ hasText: quoted.name });
  await expect(row).toContainText(quote);
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已将 2 种商品加入购物车。')).toBeVisible();

  const checkout = new Checkout(page);
  await page.getByRole('link', { name: '去购物车结算' }).click();
  await checkout.toCheck();
  const order = await buyer.order(await checkout.submit());
  const lineOf = (id: number) => order.lines.find(({ goodsId }) => goodsId === id);
  expect([lineOf(quoted.id)?.unitPrice, lineOf(usual.id)?.unitPrice]).toEqual([quote, usual.price]);
  await page.goto(href('order_info', { id: order.id }));
  await page
    .getByRole('button', { name: `${quoted.name} 实付` })
    .first()
    .click();
  await expect(page.getByText(/协议价（推荐单\d+报价）/)).toBeVisible();

  await sales.goto(shop.deskUrl + deskHref('order', { id: order.id }));
  await sales.getByRole('link', { name: /^\d+ 周晓蓉/ }).click();
  await expect(sales.getByRole('row', { name: /已接受/ })).toContainText(order.amounts.total);
});
