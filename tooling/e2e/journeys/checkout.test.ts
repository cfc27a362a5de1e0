import type { Page } from '@playwright/test';
import { isPlain, PAY_PASSWORD } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';
import { arriveAt } from '../screens/place.ts';

// These orders use up benefits, above all coupons, that other journeys need.
test.use({ shopName: 'changed' });

/** Goods that make some 600 yuan, so that coupons, vouchers and red packets apply. */
async function fillCart(buyer: Parameters<Parameters<typeof test>[2]>[0]['buyer']): Promise<void> {
  const goods = await buyer.findGoods({ inStock: true }, (one) => isPlain(one) && Number(one.stock) > 500);
  const one = goods.find(({ price }) => Number(price) > 5);
  if (!one) throw new Error('nothing to buy');
  const packs = Math.ceil(600 / (Number(one.price) * Number(one.packStep)));
  await buyer.addToCart(one, String(packs * Number(one.packStep)));
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: RegExp, role: 'button' | 'radio' | 'checkbox'): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached with the keyboard`);
}

test('[R055][R056][R057][R058] an order is placed and paid with the keyboard alone', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await fillCart(buyer);
  await new Checkout(page).openCart();
  await tabTo(page, /^去结算$/, 'button');
  await page.keyboard.press('Enter');
  await arriveAt(page, 'cart_step2');
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
  await tabTo(page, /^提交订单$/, 'button');
  await page.keyboard.press('Enter');
  await arriveAt(page, 'cart_step3');
  const balance = page.getByRole('radio', { name: /余额支付/ });
  await tabTo(page, /余额支付/, 'radio');
  await expect(balance).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(PAY_PASSWORD);
  await page.keyboard.press('Enter');
  await new Checkout(page).expectPaid();
});

test('[D1][M3][O5] coupon, voucher and red packet reduce the total in turn, and the lines add up to the amount paid', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await fillCart(buyer);
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  await page.getByRole('button', { name: '更改优惠' }).click();
  for (const name of ['优惠券', '现金券', '红包']) {
    const group = page.getByRole('group', { name, exact: true });
    await expect(group, `the demonstration data has a ${name}`).toBeVisible();
    await group.getByRole('radio', { disabled: false }).nth(1).check();
    await expect(checkout.submitButton).toBeEnabled();
  }
  const id = await checkout.submit();
  const { amounts, lines } = await buyer.order(id);
  const { goods, reductions, shippingFee, total } = amounts;
  expect(reductions.map(({ code }) => code)).toEqual(expect.arrayContaining(['coupon', 'voucher', 'red_packet']));
  const left = cents(goods) - reductions.reduce((sum, { amount }) => sum + cents(amount), 0);
  expect(left + cents(shippingFee)).toBe(cents(total));
  expect(lines.reduce((sum, { paid }) => sum + cents(paid), 0)).toBe(left);
});

test('[R056] the draft of step 2 survives a reload @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await fillCart(buyer);
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  await page.getByRole('textbox', { name: '订单备注' }).fill('周末送货');
  const coupons = page.getByRole('group', { name: '优惠券', exact: true });
  await page.getByRole('button', { name: '更改优惠' }).click();
  await coupons.getByRole('radio', { name: '不使用' }).check();
  await expect(checkout.submitButton).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '订单备注' })).toHaveValue('周末送货');
  await expect(coupons.getByRole('radio', { name: '不使用' })).toBeChecked();
  await expect(checkout.submitButton).toBeEnabled();
  const order = await buyer.order(await checkout.submit());
  expect(order.remark).toBe('周末送货');
  expect(order.amounts.reductions.map(({ code }) => code)).not.toContain('coupon');
});

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('[R059][C129] a bank transfer shows the account and takes the slip @mobile', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await fillCart(buyer);
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  const id = await checkout.submit();
  await page.getByRole('radio', { name: /银行转账/ }).check();
  await page.getByRole('button', { name: '查看收款账户并转账' }).click();
  await arriveAt(page, 'cart_hm');
  const account = page.getByRole('region', { name: '收款账户' });
  const { orderNo } = await buyer.order(id);
  await expect(account).toContainText(orderNo);
  await account.getByRole('button', { name: '复制 账号' }).click();
  await expect(account.getByRole('button', { name: '已复制 账号' })).toBeVisible();

  const file = { name: '回单.png', mimeType: 'image/png', buffer: png };
  await page.getByLabel(/凭证文件/).setInputFiles(file);
  await page.getByRole('button', { name: '提交凭证' }).click();
  await expect(page.getByText('凭证已上传，等待核对到账。')).toBeVisible();
  const order = await buyer.order(id);
  expect([order.status, order.slip?.status]).toEqual(['pending', 'pending']);
  await page.reload();
  await expect(page.getByText('凭证已上传，等待核对到账。')).toBeVisible();
});

test.describe('a wrong payment password', () => {
  test.use({ refusals: [422] });

  test('[O4][E3] shows one message with the tries left, and the right password pays', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await fillCart(buyer);
    const checkout = new Checkout(page);
    await checkout.openCart();
    await checkout.toCheck();
    await checkout.submit();
    await page.getByRole('radio', { name: /余额支付/ }).check();
    await page.getByLabel('支付密码').fill('000000');
    await page.getByRole('button', { name: /^支付 ¥/ }).click();
    await expect(page.getByText(/还可以再试\d次/)).toHaveCount(1);
    await expect(page.locator('form')).toContainText('请重新输入支付密码');
    await checkout.payFromBalance();
    await checkout.expectPaid();
  });
});

test('[R057] an order paid in another tab goes on to the end in this one @walk', async ({ page, context, buyer }) => {
  await buyer.enter('pharmacy');
  await fillCart(buyer);
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  await checkout.submit();
  const other = await context.newPage();
  await other.goto(page.url());
  await new Checkout(other).payFromBalance();
  await new Checkout(other).expectPaid();
  await checkout.expectPaid();
});

test('[R056][R057][R058] an order with a remark is placed and paid from the balance, and nothing scrolls sideways @mobile', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await fillCart(buyer);
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  await page.getByRole('textbox', { name: '订单备注' }).fill('请附药检报告');
  await expect(page.getByRole('group', { name: '收货地址' }).getByRole('radio', { checked: true })).toHaveCount(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const id = await checkout.submit();
  await checkout.payFromBalance();
  await checkout.expectPaid();
  expect((await buyer.order(id)).remark).toBe('请附药检报告');
});
