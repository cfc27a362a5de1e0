import type { Page } from '@playwright/test';
import { href } from '@yaoji/routes';
import { becomeAnotherDevice } from '../harness/another-device.ts';
import { isPlain, PASSWORD } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';

import { Checkout } from '../screens/checkout.ts';
import { arriveAt } from '../screens/place.ts';

// Rules and people change here; an account without the role, or without a verified identity, is refused first.
test.use({ shopName: 'changed', refusals: [403, 428] });

const verify = async (page: Page) => {
  const dialog = page.getByRole('dialog').filter({ hasText: '密码' }).last();
  await dialog.getByLabel(/密码/).first().fill(PASSWORD);
  await dialog.getByRole('button', { name: /验证|确定|确认/ }).click();
};

const person = { name: '张小药', phone: '13612345678', password: 'lantian-baiyun-7' };

test('[R124][R125][C314] a person of a store orders above the limit, head office approves in two taps, the order names both', async ({
  page,
  buyer,
}) => {
  await buyer.enter('chain');
  await page.goto(href('account_people'));
  await page.getByRole('button', { name: '新增规则' }).click();
  const rule = page.getByRole('dialog');
  await rule.getByLabel('谁的订单').selectOption({ label: '所有门店' });
  await rule.getByLabel(/金额满/).fill('300');
  await rule.getByRole('button', { name: '保存' }).click();
  await verify(page);
  await expect(page.getByRole('cell', { name: '金额满¥300.00', exact: true })).toBeVisible();

  await becomeAnotherDevice(page);
  await buyer.enter('chain-qingyang');
  const [goods] = await buyer.findGoods({ inStock: true }, (each) => isPlain(each) && Number(each.price) > 1);
  if (!goods?.price) throw new Error('the demonstration has plain goods with a price');
  await page.goto(href('account_people'));
  await page.getByRole('button', { name: '邀请员工' }).click();
  const dialog = page.getByRole('dialog', { name: '邀请员工' });
  await dialog.getByLabel('姓名').fill(person.name);
  await dialog.getByLabel('手机号').fill(person.phone);
  await dialog.getByRole('button', { name: '生成邀请码' }).click();
  await verify(page);
  const notice = page.getByText(/的邀请码：/);
  await expect(notice).toContainText(person.name);
  const code = /：([A-Z0-9-]+)/.exec((await notice.textContent()) ?? '')?.[1] ?? '';

  await becomeAnotherDevice(page);
  await page.goto(`${href('register_invited')}#${code}`);
  await page.getByLabel('手机号').fill(person.phone);
  await page.locator('input[name="password"]').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '设置密码并登录' }).click();
  await arriveAt(page, 'home');
  // The shop loads the page once more for its new user.
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();

  const quantity = Math.ceil(320 / Number(goods.price) / Number(goods.packStep)) * Number(goods.packStep);
  await buyer.addToCart(goods, String(quantity));
  const checkout = new Checkout(page);
  await checkout.openCart();
  await page.getByRole('button', { name: '去结算' }).click();
  await expect(page.getByText('金额满¥300.00')).toBeVisible();
  await page.getByRole('button', { name: '提交采购申请' }).click();
  await arriveAt(page, 'purchase_requests');
  await expect(page.getByText(/负责人或审批人/)).toBeVisible();
  await expect(page.getByRole('button', { name: '同意' })).toHaveCount(0);

  await becomeAnotherDevice(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await buyer.enter('chain');
  await page.goto('/');
  await page.getByRole('link', { name: '去审批' }).click();
  await page.getByRole('button', { name: '同意' }).click();
  await expect(page.getByText('已同意').first()).toBeVisible();

  await becomeAnotherDevice(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.request.post('/api/auth/login', { form: { username: person.phone, password: person.password } });
  await page.goto(href('purchase_requests'));
  await page.getByRole('link', { name: /^订单 \d+/ }).click();
  await arriveAt(page, 'order_info');
  await expect(page.getByText(person.name).first()).toBeVisible();
  await expect(page.getByText('益民桥连锁药房（总店）').first()).toBeVisible();
});
