import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { writeBarcodeFilm } from '../harness/barcode-film.ts';
import { isPlain } from '../harness/buyer.ts';
import { fillWallet } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';
import config, { phone } from '../playwright.config.ts';
import { arriveAt } from '../screens/place.ts';

const folder = mkdtempSync(join(tmpdir(), 'yaoji-camera-'));
const film = join(folder, 'camera.y4m');
const { launchOptions } = config.use ?? {};

test.use({
  ...phone,
  shopName: 'changed',
  permissions: ['camera'],
  // The network is broken in the middle.
  refusals: ['ERR_INTERNET_DISCONNECTED'],
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const photo = {
  name: 'box.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('[R121][C280][C281][C282][C283][C284][C285] a delivery is received on a phone: a wrong box, some missing, the network gone in the middle @walk', async ({
  page,
  buyer,
  context,
  desk,
}) => {
  await buyer.enter('pharmacy');
  await fillWallet(desk, 'pharmacy', '2000');
  const plain = await buyer.findGoods({ inStock: true }, (goods) => isPlain(goods) && Number(goods.packStep) === 1);
  const details = await Promise.all(plain.slice(0, 12).map(({ id }) => buyer.detail(id)));
  const scanned = details.find(({ barcode }) => barcode && /^\d{13}$/.test(barcode));
  const counted = details.find((other) => other !== scanned);
  if (!scanned?.barcode || !counted) throw new Error('nothing with a barcode');
  const { id, orderNo, lines } = await buyer.buy([
    [scanned.goods, '3'],
    [counted.goods, '2'],
  ]);
  await desk('shipOrder', { params: { id }, body: { company: '演示物流', trackingNo: `YJ${id}` } });
  const batchNo = lines.find(({ goodsId }) => goodsId === scanned.goods.id)?.batches[0]?.batchNo ?? '';
  const traceCode = (batch: string, serial: string) => `(01)0${scanned.barcode}(10)${batch}(21)${serial}`;
  await writeBarcodeFilm(film, traceCode(batchNo, 'S0'));

  await page.goto(`/order/info/${id}`);
  await page.getByRole('link', { name: '收货验收' }).tap();
  await arriveAt(page, 'order_receiving');
  const first = page.getByRole('region', { name: `${scanned.goods.name} 批号` });
  await page.getByRole('button', { name: '相机扫码' }).tap();
  await expect(page.getByText('✓ 合格')).toBeVisible();
  await expect(first).toContainText('1/3');
  await page.getByRole('button', { name: '关闭相机' }).tap();

  const field = page.getByLabel('追溯码', { exact: true });
  await field.fill(traceCode('WRONG9', 'S1'));
  await field.press('Enter');
  await expect(page.getByText('✕ 批号不符')).toBeVisible();
  await context.setOffline(true);
  await field.fill(traceCode(batchNo, 'S2'));
  await field.press('Enter');
  await expect(first).toContainText('2/3');
  await expect(page.getByText('1 条记录已存在本机')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/已存在本机/)).toBeHidden();
  await page.reload();
  await expect(first).toContainText('差异 1');
  await expect(first).toContainText('2/3');

  const second = page.getByRole('region', { name: `${counted.goods.name} 批号` });
  await second.getByRole('button', { name: /^批号/ }).tap();
  await second.getByLabel('数量').fill('1');
  await second.getByRole('button', { name: '合格' }).tap();
  await expect(second).toContainText('1/2');
  await expect(page.getByRole('button', { name: '完成验收' })).toBeDisabled();
  await page.getByRole('button', { name: '其余登记为少货' }).tap();
  await page.getByRole('button', { name: '申请售后（2 项差异）' }).tap();
  const dialog = page.getByRole('dialog', { name: '差异申请售后' });
  await expect(dialog.getByLabel(/问题描述/)).toHaveValue(/批号不符：.*WRONG9.*\n少货：/);
  await dialog.getByLabel('图片', { exact: true }).setInputFiles(photo);
  await expect(dialog.getByRole('button', { name: /查看 图片 1/ })).toBeVisible();
  await dialog.getByRole('button', { name: '提交申请' }).tap();
  await expect(first.getByRole('link', { name: /^售后单/ })).toBeVisible();

  await page.getByRole('button', { name: '完成验收' }).tap();
  await page.getByLabel(/验收员/).fill('王药师');
  await page.getByRole('button', { name: '完成并确认收货' }).tap();
  await expect(page.getByText('验收已完成', { exact: true })).toBeVisible();
  expect((await buyer.order(id)).status).toBe('done');
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '追溯码 XLSX' }).tap(),
  ]);
  expect(sheet.suggestedFilename()).toBe(`追溯码${orderNo}.xlsx`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await sheet.createReadStream()) chunks.push(chunk as Uint8Array);
  const rows = new TextDecoder().decode(unzipSync(Buffer.concat(chunks))['xl/worksheets/sheet1.xml']);
  for (const serial of ['S0', 'S2']) expect(rows).toContain(`(01)0${scanned.barcode}(21)${serial}`);
  expect(rows).not.toContain('S1');
});
