import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { href } from '@yaoji/routes';
import { deskHref } from '@yaoji/routes/desk';
import { strFromU8, unzipSync } from 'fflate';
import { isPlain, PAY_PASSWORD } from '../harness/buyer.ts';
import { ageDebts } from '../harness/debts.ts';
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
  await expect(page.getByText(/账期可用额度¥0\.00，还差¥.*需要提额请在余额管理向供货方财务申请/)).toBeVisible();
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

const statementFrom = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path());
};

/** The rows of a statement by their cause. */
const rowsOf = (file: Buffer) => {
  const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, cells = '']) =>
    [...cells.matchAll(/<c(?:\/>|[^>]*>(.*?)<\/c>)/g)].map(([, cell = '']) => cell.replaceAll(/<.*?>/g, '')),
  );
  return (cause: string) => rows.find((row) => row[1] === cause) ?? [];
};

test('[C296] an overdue debt blocks orders on account until a bank transfer pays it, and the statement has both', async ({
  page,
  buyer,
  context,
  shop,
  desk: owner,
}) => {
  const checkout = new Checkout(page);
  await buyer.enter('pharmacy');
  const goods = (await buyer.findGoods({ inStock: true }, isPlain)).at(-1);
  if (!goods?.price) throw new Error('the demonstration has plain goods with a price');
  const order = async () => {
    await buyer.addToCart(goods, goods.packStep);
    await checkout.openCart();
    await checkout.toCheck();
    return checkout.submit();
  };
  const { list } = await owner('listBuyers', { query: { keywords: 'pharmacy' } });
  const id = list.find(({ username }) => username === 'pharmacy')?.id ?? 0;
  const terms = { amount: '90000', days: 30, graceDays: 5, reason: '年度协议' };
  await owner('setBuyerCredit', { params: { id }, body: terms });
  const first = await order();
  await page.getByRole('radio', { name: /账期支付/ }).check({ force: true });
  await page.getByRole('button', { name: /^账期支付 ¥/ }).click();
  await arriveAt(page, 'cart_step4');
  const {
    orderNo,
    amounts: { total },
  } = await buyer.order(first);

  await buyer.addToCart(goods, goods.packStep);
  await checkout.openCart();
  await expect(page.getByText(/^账期可用 ¥/)).toBeVisible();
  await ageDebts(shop, 36);
  await checkout.openCart();
  await expect(page.getByText(/账款已逾期，还清后才能用账期/)).toBeVisible();
  await checkout.toCheck();
  await expect(page.getByText(`有¥${total}账款已逾期，请先还款；需要延期请联系供货方财务`)).toBeVisible();
  await checkout.submit();
  await expect(page.getByText(`有¥${total}账款已逾期，请先还款；需要延期请联系供货方财务`)).toBeVisible();
  await expect(page.getByRole('radio', { name: /账期支付/ })).toBeDisabled();

  const transfer = {
    serialNo: '20261129000777',
    day: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
    amount: total,
  };
  await owner('addBankLine', { body: transfer });
  const lines = (await owner('listBankLines', { query: {} })).list;
  const line = lines.find(({ serialNo }) => serialNo === transfer.serialNo);
  const { repaid } = await owner('splitBankLine', { params: { id: line?.id ?? 0 }, body: { buyerId: id } });
  expect(repaid).toBe(total);
  expect((await buyer.order(first)).debt).toBeNull();
  await page.reload();
  await expect(page.getByRole('radio', { name: /账期支付/ })).toBeEnabled();

  await page.goto(href('wallet_balance'));
  const xlsx = await statementFrom(page, () => page.getByRole('button', { name: 'XLSX' }).click());
  const row = rowsOf(xlsx);
  expect(row('期初欠款').at(-1)).toBe('0.00');
  expect(row('账期购货').slice(2)).toEqual([orderNo, expect.any(String), '', '', total, '', total]);
  expect(row('还款').slice(2)).toEqual([orderNo, '', '银行转账', transfer.serialNo, '', total, '0.00']);
  expect(row('本月合计').slice(6, 8)).toEqual([total, total]);
  expect(row('期末欠款').at(-1)).toBe('0.00');
  const pdf = await statementFrom(page, () => page.getByRole('button', { name: 'PDF' }).click());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  const finance = await enterDesk(context, shop, 'finance');
  await finance.goto(shop.deskUrl + deskHref('buyer', { id }));
  const same = await statementFrom(finance, () => finance.getByRole('link', { name: 'XLSX' }).click());
  expect(rowsOf(same)('还款')).toEqual(row('还款'));
});
