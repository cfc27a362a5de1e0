import { href } from '@yaoji/routes';
import { deskHref } from '@yaoji/routes/desk';
import { isPlain } from '../harness/buyer.ts';
import { enterDesk } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';

// Prices change here.
test.use({ shopName: 'changed' });

test('[K5] a price agreed with one buyer holds on card and order, and no longer once its list is closed', async ({
  page,
  buyer,
  context,
  shop,
}) => {
  await buyer.enter('pharmacy');
  const fits = (await buyer.findGoods({ inStock: true }, isPlain)).filter(({ hasLadder }) => !hasLadder);
  const before = fits.at(-1);
  if (!before?.listPrice) throw new Error('the demonstration has plain goods with a price');
  const agreed = (Number(before.listPrice) - 0.15).toFixed(2);
  const listPage = href('list_index', {}, { keywords: before.name });

  const sales = await enterDesk(context, shop, 'sales');
  await sales.goto(shop.deskUrl + deskHref('ownPrices'));
  await sales.getByRole('button', { name: '新建协议价' }).click();
  const dialog = sales.getByRole('dialog');
  await dialog.getByLabel(/名称$/).fill('门店年度协议');
  await dialog.getByLabel('添加客户').fill('pharmacy');
  await dialog
    .getByRole('button', { name: /禾康宁大药房/ })
    .first()
    .click();
  await dialog.getByLabel('粘贴价格').fill(`${before.id}\t${agreed}`);
  await dialog.getByRole('button', { name: '读取粘贴的价格' }).click();
  await dialog.getByRole('button', { name: '加入 1 种商品' }).click();
  const preview = dialog.getByRole('region', { name: '预览' });
  await preview.getByRole('button', { name: /禾康宁大药房/ }).click();
  await expect(preview.getByRole('row', { name: before.name })).toContainText(`¥${agreed}`);
  expect((await buyer.goods(before.id)).price).toBe(before.price);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(sales.getByRole('row', { name: /门店年度协议.*进行中/ })).toBeVisible();

  await page.goto(listPage);
  const card = page
    .getByRole('article')
    .filter({ hasText: before.maker ?? '' })
    .filter({ hasText: '协议价' });
  await expect(card.first()).toContainText(before.listPrice);
  const order = await buyer.buy([[await buyer.goods(before.id), before.packStep]]);
  expect(order.lines.map(({ unitPrice }) => unitPrice)).toEqual([agreed]);
  await page.goto(href('order_info', { id: order.id }));
  await page.getByRole('button', { name: '价格明细' }).first().click();
  await expect(page.getByText('协议价（门店年度协议）')).toBeVisible();

  await sales.getByRole('button', { name: '门店年度协议' }).click();
  await dialog.getByRole('checkbox', { name: '启用' }).uncheck();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(sales.getByRole('row', { name: /门店年度协议.*已关闭/ })).toBeVisible();
  expect((await buyer.goods(before.id)).price).toBe(before.price);
  expect((await buyer.order(order.id)).lines.map(({ unitPrice }) => unitPrice)).toEqual([agreed]);
});
