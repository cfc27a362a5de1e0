import { deskHref } from '@yaoji/routes/desk';
import { isPlain } from '../harness/buyer.ts';
import { enterDesk } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';

// A rule changes what every order costs.
test.use({ shopName: 'delivery' });

test('[D1][F2][D6] an operator sets a rule of delivery; a buyer sees it wherever they buy, and pays its freight', async ({
  page,
  buyer,
  context,
  shop,
}) => {
  const owner = await enterDesk(context, shop, 'owner');
  await owner.goto(shop.deskUrl + deskHref('delivery'));
  await expect(owner.getByRole('row', { name: /成都市区线/ })).toBeVisible();
  await owner.getByRole('button', { name: '新建配送规则' }).click();
  const dialog = owner.getByRole('dialog');
  for (const [label, value] of [
    [/线路/, '锦江线'],
    [/运费（元）/, '12'],
    [/满多少元包邮/, '100000'],
    [/起送金额/, '50'],
    [/首重（克）/, '1000'],
    [/续重（克）/, '1000'],
    [/每份续重/, '3'],
    [/默认单重/, '1000'],
    [/截单时间/, '23:59'],
  ] as const)
    await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('省份').selectOption({ label: '四川省' });
  await dialog.getByLabel('城市').selectOption({ label: '成都市' });
  await dialog.getByLabel('区县').selectOption({ label: '锦江区' });
  await dialog.getByRole('button', { name: '添加地区' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(owner.getByRole('row', { name: /锦江线.*四川省成都市锦江区/ })).toBeVisible();
  await owner.close();

  await buyer.enter('pharmacy');
  const goods = (await buyer.findGoods({ inStock: true }, (one) => isPlain(one) && Number(one.stock) > 500)).find(
    ({ price, packStep }) => Number(price) * Number(packStep) < 50,
  );
  if (!goods) throw new Error('nothing cheap to buy');
  await page.goto(`/list/info/${goods.id}`);
  await expect(page.getByText(/下单，.*送达，满¥50\.00起送/).first()).toBeVisible();
  await buyer.addToCart(goods, goods.packStep);
  const checkout = new Checkout(page);
  await checkout.openCart();
  await expect(page.getByRole('region', { name: '结算' }).getByText(/下单，.*满¥50\.00起送$/)).toBeVisible();
  await expect(page.getByText(/^还差¥.*起送，收货地区满¥50\.00起送/)).toBeVisible();

  const packs = Math.ceil(60 / (Number(goods.price) * Number(goods.packStep)));
  const added = packs * Number(goods.packStep);
  await buyer.addToCart(goods, String(added));
  const pieces = added + Number(goods.packStep);
  const freight = `${12 + 3 * (pieces - 1)}.00`;
  await checkout.openCart();
  await checkout.toCheck();
  await expect(page.getByText(`约${pieces}公斤：首重1公斤¥12.00，续重${pieces - 1}×1公斤`)).toBeVisible();
  const id = await checkout.submit();
  const { amounts } = await buyer.order(id);
  expect(amounts.shippingFee).toBe(freight);
  await checkout.payFromBalance();
  await checkout.expectPaid();
});
