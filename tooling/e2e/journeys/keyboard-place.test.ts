import type { Locator } from '@playwright/test';
import { href } from '@yaoji/routes';
import { type Buyer, isPlain, PAY_PASSWORD } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { arriveAt } from '../screens/place.ts';

const press = (control: Locator) => control.press('Enter');

async function someGoods(buyer: Buyer) {
  const goods = (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 3);
  return goods.map((one) => [one, one.packStep] as const);
}

test('[S17] cancelling or confirming an order by keyboard keeps the focus at its actions @walk', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const order = await buyer.place(await someGoods(buyer));
  await page.goto(href('order_info', { id: order.id }));
  await press(page.getByRole('button', { name: '取消订单' }));
  await press(page.getByRole('button', { name: '确定取消' }));
  await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: '再次购买' })).toBeFocused();

  const second = await buyer.place(await someGoods(buyer));
  await page.goto(href('order'));
  const card = page.getByRole('article', { name: `订单 ${second.orderNo}` });
  await press(card.getByRole('button', { name: '取消订单' }));
  await press(page.getByRole('button', { name: '确定取消' }));
  await expect(card.getByRole('button', { name: '再次购买' })).toBeFocused();

  const [shipped] = (await buyer.orders({ status: 'shipped' })).list;
  if (!shipped) throw new Error('no order is on its way');
  await page.goto(href('order_info', { id: shipped.id }));
  await press(page.getByRole('button', { name: '确认收货' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }));
  await expect(page.getByRole('main').getByRole('button', { name: '再次购买' })).toBeFocused();
});

test('[S17] paying by keyboard moves the focus to the page that confirms it @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const order = await buyer.place(await someGoods(buyer));
  await page.goto(href('cart_step3', { id: order.id }));
  await page.getByRole('radio', { name: /余额/ }).press('Space');
  await page.getByLabel('支付密码').focus();
  await page.keyboard.type(PAY_PASSWORD);
  await page.keyboard.press('Enter');
  await arriveAt(page, 'cart_step4');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[S17] removing favourites, addresses and messages by keyboard keeps the focus among them @walk', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const goods = (await someGoods(buyer)).map(([one]) => one);
  await buyer.favour(goods);
  const main = page.getByRole('main');
  const question = page.getByRole('alertdialog');

  await page.goto(href('favourites'));
  const total = main.getByText(/^共 \d+ 种$/);
  const count = Number(/\d+/.exec(await total.innerText())?.[0]);
  const stars = main.getByRole('button', { name: /^收藏 / });
  await press(stars.first());
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(stars.first()).toBeFocused();

  await main.getByRole('checkbox').nth(2).press('Space');
  await press(main.getByRole('button', { name: '取消收藏所选' }));
  await press(question.getByRole('button', { name: '取消收藏' }));
  await expect(total).toHaveText(`共 ${count - 2} 种`);
  await expect(main.getByRole('checkbox', { name: /^全选本页/ })).toBeFocused();

  await page.goto(href('account_addresses'));
  const deletes = main.getByRole('button', { name: /^删除/ });
  await deletes.last().waitFor();
  const addresses = await deletes.count();
  await press(deletes.last());
  await press(question.getByRole('button', { name: '删除' }));
  await expect(deletes).toHaveCount(addresses - 1);
  await expect(deletes.last()).toBeFocused();

  await page.goto(href('account_messages'));
  const removes = main.getByRole('button', { name: /^删除 / });
  await press(removes.first());
  await press(question.getByRole('button', { name: '删除' }));
  await expect(question).toHaveCount(0);
  await expect(removes.first()).toBeFocused();
});

test('[S17] following a link by keyboard moves the focus to the new page @walk', async ({ page }) => {
  await page.goto(href('list_index'));
  await press(page.getByRole('article').first().getByRole('heading').getByRole('link'));
  await arriveAt(page, 'list_info');
  await expect(page.getByRole('main')).toBeFocused();
});
