import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Goods } from '@yaoji/api-client/wire';
import { strFromU8, unzipSync } from 'fflate';
import { type Buyer, isPlain } from '../harness/buyer.ts';
import { changePrice } from '../harness/catalogue.ts';
import { type Desk, fillWallet } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';
import { phone } from '../playwright.config.ts';
import { arriveAt } from '../screens/place.ts';

// The orders of the accounts are counted and changed here.
test.use({ shopName: 'changed' });

const photo = {
  name: 'box.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

// Orders here are paid from the balance.
test.beforeAll(async ({ desk }) => {
  // Each below the owner's ceiling.
  for (const amount of ['10000', '10000']) await fillWallet(desk, 'pharmacy', amount);
});

/** Some goods by the piece that can simply be bought, in three packs each. */
async function order(buyer: Buyer, count: number) {
  const goods = (await buyer.findGoods({ inStock: true }, isByPiece)).slice(0, count);
  expect(goods).toHaveLength(count);
  return buyer.buy(goods.map((one) => [one, String(Number(one.packStep) * 3)]));
}

const isByPiece = (goods: Goods) => isPlain(goods) && Number.isInteger(Number(goods.packStep));

/** Handed to a carrier, whose number no other parcel has. */
const ship = (desk: Desk, id: number) => {
  const body = { company: '演示物流', trackingNo: `YJ${id}`, phone: '95000' };
  return desk('shipOrder', { params: { id }, body });
};

const confirmReceipt = async (page: Page) => {
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible();
};

test('[R042][R043][R045][C126][C128][C130][C131][K5][O5] an order is shipped, followed, confirmed, returned in part and refunded to the cent @mobile', async ({
  page,
  buyer,
  desk,
}) => {
  await buyer.enter('pharmacy');
  const { id, lines } = await order(buyer, 2);
  await page.goto(`/order/info/${id}`);
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible();
  await ship(desk, id);
  const track = { trackingNo: `YJ${id}`, text: '快件已到达成都转运中心' };
  await desk('trackParcel', { params: { id }, body: track });

  await page.goto(`/order/wl/${id}`);
  await arriveAt(page, 'order_info');
  await expect(page.getByText('快件已到达成都转运中心')).toBeInViewport();
  await confirmReceipt(page);

  await page.getByRole('link', { name: '申请退货' }).click();
  const name = [lines[0]?.name, lines[0]?.spec].filter(Boolean).join(' ');
  await page.getByRole('checkbox', { name: `退 ${name}` }).check();
  const quantity = page.getByRole('spinbutton', { name: `${name} 退货数量` });
  await quantity.fill('1');
  await quantity.press('Tab');
  await page.getByRole('combobox', { name: /原因/ }).selectOption('包装破损');
  const expected = await buyer.order(id);
  const units = Number(expected.lines[0]?.quantity);
  const refund = (Math.floor((Number(expected.lines[0]?.paid) * 100) / units + 1e-9) / 100).toFixed(2);
  await expect(page.getByText('预计退款')).toContainText(refund);
  await page.reload();
  await expect(page.getByText('预计退款')).toContainText(refund);
  await page.getByRole('button', { name: '提交申请' }).click();
  const { id: returnId = '' } = await arriveAt(page, 'order_return_info');
  await expect(page.getByRole('heading', { name: '申请中' })).toBeVisible();

  const params = { id: Number(returnId) };
  await desk('answerReturn', { params, body: { agrees: 1 } });
  await page.reload();
  await expect(page.getByRole('heading', { name: '已同意' })).toBeVisible();
  await expect(page.getByText('寄回地址').first()).toBeVisible();
  await desk('receiveReturn', { params, body: {} });
  const before = await buyer.wallet();
  await desk('refundReturn', { params });
  await page.reload();
  await expect(page.getByRole('heading', { name: '已退款' })).toBeVisible();
  await expect(page.getByText(`¥${refund} 已退至账户余额`)).toBeVisible();
  const after = await buyer.wallet();
  expect((Number(after.balance) - Number(before.balance)).toFixed(2)).toBe(refund);

  await page.goto(`/order/info/${id}`);
  const services = page.getByRole('region', { name: '退货与售后' });
  await expect(services.getByRole('link', { name: `退货单 ${returnId}` })).toBeVisible();
  await expect(services).toContainText('已退款');
});

test('[R044][C132][C133][C171] after-sales service is asked for with a picture, answered and solved @mobile', async ({
  page,
  buyer,
  desk,
}) => {
  await buyer.enter('pharmacy');
  const { id } = await order(buyer, 1);
  await page.goto(`/order/info/${id}`);
  await page.getByRole('link', { name: '申请售后' }).click();
  await page.getByRole('radio', { name: /资料问题/ }).check({ force: true });
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('请至少写5个字')).toBeVisible();
  await page.getByRole('textbox', { name: /问题描述/ }).fill('缺少一个批号的药检报告');
  await page.getByLabel('图片', { exact: true }).setInputFiles(photo);
  await expect(page.getByRole('button', { name: /查看 图片 1/ })).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).click();
  const { id: requestId = '' } = await arriveAt(page, 'order_after_sales_info');
  await expect(page.getByRole('heading', { name: '待处理' })).toBeVisible();
  await expect(page.getByRole('button', { name: /查看 问题图片/ })).toBeVisible();

  const params = { id: Number(requestId) };
  await desk('answerAfterSales', { params, body: { text: '已联系厂家补发，今天可以下载' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: '处理中' })).toBeVisible();
  await expect(page.getByRole('list', { name: '沟通记录' })).toContainText('已联系厂家补发');
  await desk('solveAfterSales', { params, body: { text: '药检报告已补传' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: '已解决' })).toBeVisible();
  await expect(page.getByText('药检报告已补传')).toBeVisible();
});

test('[R041][K3][C127][C136] buying again shows differences first, and every old line in one group @mobile', async ({
  page,
  buyer,
  shop,
}) => {
  await buyer.enter('pharmacy');
  const { id, orderNo, lines } = await order(buyer, 3);
  const dearer = lines[0];
  if (!dearer) throw new Error('an order without lines');
  const price = (Number(dearer.unitPrice) + 1).toFixed(2);
  await changePrice(shop, await buyer.detail(dearer.goodsId), price);

  await page.goto(`/order?keywords=${orderNo}`);
  await page
    .getByRole('article', { name: `订单 ${orderNo}` })
    .getByRole('button', { name: '再次购买' })
    .click();
  const dialog = page.getByRole('dialog', { name: `再次购买：订单 ${orderNo}` });
  const dearerGroup = dialog.getByRole('region', { name: '涨价 1 种' });
  await expect(dearerGroup).toContainText(dearer.name);
  await expect(dearerGroup).toContainText(/单价由¥.*变为¥/);
  await expect(dialog.getByRole('listitem')).toHaveCount(lines.length);
  await dialog.getByRole('checkbox', { name: `再买 ${dearer.name}` }).uncheck();
  await dialog.getByRole('button', { name: /加入购物车（2）/ }).click();
  await expect(page.getByText('已将 2 种商品加入购物车')).toBeVisible();
  const cart = await buyer.cart();
  expect(cart.lines.map(({ goodsId }) => goodsId).toSorted()).toEqual(
    lines
      .slice(1)
      .map(({ goodsId }) => goodsId)
      .toSorted(),
  );
  expect((await buyer.order(id)).lines).toHaveLength(3);
});

test('[R042][K7][C135] the papers of a delivery come in one ZIP whose manifest names each line and batch', async ({
  page,
  buyer,
  desk,
}) => {
  await buyer.enter('pharmacy');
  const { id, orderNo, lines } = await order(buyer, 2);
  await ship(desk, id);
  await page.goto(`/order/info/${id}`);
  const papers = page.getByRole('region', { name: '随货资料' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    papers.getByRole('button', { name: '下载全部资料' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`随货资料${orderNo}.zip`);
  const files = unzipSync(await readFile(await download.path()));
  const manifest = strFromU8(files['manifest.csv'] ?? new Uint8Array());
  for (const { name, batches } of lines) {
    for (const { batchNo } of batches) {
      expect(manifest.split('\r\n').some((row) => row.includes(name) && row.includes(batchNo))).toBe(true);
    }
  }
  const { missingReports } = await buyer.order(id);
  for (const { batchNo } of missingReports) await expect(papers).toContainText(`批号 ${batchNo}`);
  if (missingReports.length === 0) await expect(papers).toContainText('药检报告齐全');
});

test('[R041][C120][C125] the list is filtered by state and number in the address, and an order is cancelled from it', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const goods = (await buyer.findGoods({ inStock: true }, isPlain)).slice(0, 1);
  const { orderNo } = await buyer.place(goods.map((one) => [one, one.packStep]));
  await page.goto('/order');
  await page.getByRole('tab', { name: /待付款/ }).click();
  await page.getByRole('searchbox', { name: '订单号或商品名称' }).fill(orderNo);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(new RegExp(`status=pending.*keywords=${orderNo}`));
  await page.reload();
  const card = page.getByRole('article', { name: `订单 ${orderNo}` });
  await expect(page.getByRole('article', { name: /^订单 / })).toHaveCount(1);
  await card.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定取消' }).click();
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
  await page.getByRole('link', { name: '清除条件' }).click();
  await page.getByRole('tab', { name: /已取消/ }).click();
  await expect(page.getByRole('article', { name: `订单 ${orderNo}` })).toBeVisible();
});

test.describe('another buyer’s papers', () => {
  test.use({ refusals: [404] });

  test('[P8] an order, a return and an after-sales request of somebody else are not there @walk', async ({
    page,
    buyer,
  }) => {
    await buyer.enter('pharmacy');
    const [own] = (await buyer.orders()).list;
    await buyer.enter('clinic');
    const theirs = [`/order/info/${own?.id}`, `/cart/step3/${own?.id}`, '/order/returnInfo/999999'];
    for (const path of [...theirs, '/order/afterSalesInfo/999999', '/pzqg/info?id=999999']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('[K3][R041] an order of last month is in the cart again after four taps from home', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await page.goto('/');
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    await tap(page.getByRole('button', { name: /^再来一单/ }));
    await tap(page.getByRole('dialog').getByRole('link', { name: '上月的订单' }));
    await expect(page).toHaveURL(/start_time=\d{4}-\d\d-01&end_time=/);
    await tap(page.getByRole('main').getByRole('button', { name: '再次购买' }).first());
    await tap(page.getByRole('dialog').getByRole('button', { name: /^加入购物车/ }));
    await expect(page.getByText(/已将 \d+ 种商品加入购物车/)).toBeVisible();
    expect(taps).toBeLessThanOrEqual(4);
    expect((await buyer.cart()).lines.length).toBeGreaterThan(0);
  });
});
