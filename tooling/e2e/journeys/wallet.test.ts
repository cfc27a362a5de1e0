import { readFileSync } from 'node:fs';
import { expect, test } from '../harness/test.ts';
import { arriveAt } from '../screens/place.ts';

// Balances are changed here.
test.use({ shopName: 'changed' });

test('[R035][C198] money put in through the cashier is in the wallet after the way back @mobile', async ({
  page,
  buyer,
}) => {
  await buyer.enter('chain');
  const before = await buyer.wallet();
  await page.goto('/wdqb');
  await page.getByRole('link', { name: '充值', exact: true }).click();
  await arriveAt(page, 'wallet_balance');
  const dialog = page.getByRole('dialog', { name: '余额充值' });
  await dialog.getByRole('textbox', { name: /充值金额/ }).fill('321.5');
  await expect(dialog.getByRole('radio', { name: /模拟收银台/ })).toBeChecked();
  await dialog.getByRole('button', { name: '去支付' }).click();
  await expect(page.getByText('模拟环境')).toBeVisible();
  await page.getByRole('button', { name: '支付成功' }).click();
  await arriveAt(page, 'wallet_balance');
  await expect(page.getByText('充值 ¥321.50 已到账')).toBeVisible();
  const after = await buyer.wallet();
  expect((Number(after.balance) - Number(before.balance)).toFixed(2)).toBe('321.50');
  await expect(page.getByText('+¥321.50').first()).toBeVisible();
});

test('[R035][C058] exports all pages of the filtered list @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await page.goto('/yegl');
  await expect(page.getByRole('table', { name: '余额明细' })).toContainText('在线充值');
  await page.getByRole('navigation', { name: '类型' }).getByRole('link', { name: '订单支付' }).click();
  const count = page.getByText(/^共 \d+ 条$/);
  await expect(page.getByRole('table', { name: '余额明细' })).not.toContainText('在线充值');
  const total = Number((await count.textContent())?.match(/\d+/)?.[0]);
  expect(total).toBeGreaterThan(20);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file.startsWith('\uFEFF时间,类型,')).toBe(true);
  const rows = file.trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(total);
  expect(rows.every((row) => row.includes(',订单支付,-'))).toBe(true);
});

test('[R034][R036][R037][R038][R039] every page of the wallet shows its contents @mobile', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await page.goto('/wdqb');
  await expect(page.getByRole('figure', { name: '每月收支' })).toBeVisible();
  const tiles = page.getByRole('navigation', { name: '我的钱包' });
  await tiles.getByRole('link', { name: /账户红包/ }).click();
  await expect(page.getByRole('link', { name: '去使用' }).first()).toBeVisible();
  await tiles.getByRole('link', { name: /积分/ }).click();
  await expect(page.getByText('下单获得').first()).toBeVisible();
  await tiles.getByRole('link', { name: /优惠券/ }).click();
  await page.getByRole('link', { name: /^已使用/ }).click();
  await expect(page.getByRole('article').first()).toContainText('已使用');
  await tiles.getByRole('link', { name: /现金券/ }).click();
  // The page of coupons has a link of that name too.
  await expect(page.getByRole('heading', { level: 1, name: '现金券' })).toBeVisible();
  await page.getByRole('link', { name: '已过期' }).click();
  await expect(page.getByRole('article').first()).toContainText('已过期');
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText('已过期');
});
