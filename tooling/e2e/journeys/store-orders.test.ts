import { href } from '@yaoji/routes';
import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { arriveAt } from '../screens/place.ts';

// Orders of other stores are placed here.
test.use({ shopName: 'changed' });

const stores = ['总店', '青羊店', '成华店'].map((name) => `益民桥连锁药房（${name}）`);

test('[R127][C318][C319] head office orders for three stores in one go; the fourth may not order, and says why', async ({
  page,
  buyer,
}) => {
  await buyer.enter('chain');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('the demonstration has plain goods');
  await buyer.addToCart(goods, goods.packStep);

  await page.goto(href('cart'));
  await page.getByRole('button', { name: '分店下单' }).click();
  const field = (store: string) => page.getByRole('spinbutton', { name: `${store} ${goods.name} 数量` });
  await expect(page.getByText('请先签署电子合同')).toBeVisible();
  await expect(field('益民桥连锁药房（武侯店）')).toBeDisabled();
  for (const store of stores) {
    await field(store).fill(goods.packStep);
    await field(store).press('Enter');
  }
  await page.getByRole('button', { name: '为 3 家门店下单' }).click();
  const orders = page.getByRole('table', { name: '已提交的订单' });
  await expect(orders.getByRole('row')).toHaveCount(4);
  for (const place of ['金牛区', '青羊区', '成华区']) await expect(orders.getByText(place)).toBeVisible();
  await page.getByRole('button', { name: '切换到 益民桥连锁药房（青羊店） 付款' }).click();
  await arriveAt(page, 'order_info');
  await expect(page.getByText('宽巷子演示院5号').first()).toBeVisible();
});
