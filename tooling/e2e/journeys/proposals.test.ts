import { href } from '@yaoji/routes';
import { deskHref } from '@yaoji/routes/desk';
import { isPlain } from '../harness/buyer.ts';
import { enterDesk } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';

// Prices change here, and granting a consent asks for a proof.
test.use({ shopName: 'changed', refusals: [428] });

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

test('[C331][C332][C333] a salesperson orders a proposal within the consent, and the buyer finds the order to pay', async ({
  page,
  buyer,
  context,
  shop,
  desk: owner,
}) => {
  await buyer.enter('clinic');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('the demonstration has plain goods');
  const { list } = await owner('listBuyers', { query: { keywords: 'clinic', status: 'passed' } });
  const proposal = {
    buyers: [{ id: list[0]?.id ?? 0 }],
    validOn: '2035-01-01',
    joinsPromotions: 0 as const,
    lines: [{ goodsId: goods.id, quantity: goods.packStep }],
  };
  const { id } = await owner('createProposal', { body: { proposal } });

  await page.goto(href('proposals'));
  await page.getByRole('button', { name: '授权', exact: true }).click();
  await page.getByLabel(/每单上限/).fill('50000');
  await page.getByRole('dialog').getByRole('button', { name: '授权' }).click();
  await page.getByLabel('登录密码').last().fill('yaoji2026');
  await page.getByRole('button', { name: '验证' }).click();
  await expect(page.getByText(/已授权至 \d{4}-\d\d-\d\d，每单不超过 ¥50,000.00/)).toBeVisible();

  const sales = await enterDesk(context, shop, 'sales');
  await sales.goto(shop.deskUrl + deskHref('proposals'));
  const row = sales.getByRole('row', { name: new RegExp(`^${id} `) });
  await row.getByRole('button', { name: '代下单' }).click();
  await sales.getByRole('dialog').getByRole('button', { name: '代下单' }).click();
  await expect(sales.getByText(/已下单 \d+，共 ¥[\d,.]+，等客户付款/)).toBeVisible();
  await expect(row).toContainText('业务员周晓蓉');

  await page.goto(href('account_messages'));
  await expect(page.getByText('业务员已代您下单').first()).toBeVisible();
  await page.goto(href('order_list'));
  await page
    .getByRole('link', { name: /去付款|付款|立即支付/ })
    .first()
    .click();
  await expect(page.getByText(/支付宝|余额支付/).first()).toBeVisible();

  await page.goto(href('proposals'));
  await page.getByRole('button', { name: '取消授权' }).click();
  await expect(page.getByText(/^未授权/)).toBeVisible();
});
