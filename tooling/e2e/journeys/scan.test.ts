import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBarcodeFilm } from '../harness/barcode-film.ts';
import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import config, { phone } from '../playwright.config.ts';

const folder = mkdtempSync(join(tmpdir(), 'yaoji-camera-'));
const film = join(folder, 'camera.y4m');
const { launchOptions } = config.use ?? {};

test.use({
  ...phone,
  permissions: ['camera'],
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

test('[S5][C225] a pack is scanned and ordered on a phone, by a reader that the shop serves', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const goods = await buyer.findGoods({ inStock: true }, isPlain);
  const details = await Promise.all(goods.slice(0, 12).map(({ id }) => buyer.detail(id)));
  const wanted = details.find(({ barcode }) => barcode && /^\d{13}$/.test(barcode));
  if (!wanted?.barcode) throw new Error('nothing with a barcode');
  await writeBarcodeFilm(film, wanted.barcode);
  await page.goto('/');
  const worker = page.waitForResponse((response) => /scan-worker-.*\.js$/.test(response.url()));
  await page.getByRole('button', { name: '扫码' }).tap();
  const dialog = page.getByRole('dialog', { name: '扫码采购' });
  await expect(dialog.getByText(`条码 ${wanted.barcode}`)).toBeVisible();
  const policy = (await worker).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  await expect(dialog.getByRole('row')).toHaveCount(1);
  await expect(dialog.getByRole('row')).toContainText(wanted.goods.name);
  const quantity = dialog.getByRole('spinbutton');
  const packs = String(Number(wanted.goods.packStep) * 2);
  await quantity.fill(packs);
  await dialog.getByRole('button', { name: /^加入/ }).tap();
  await expect.poll(async () => (await buyer.cart()).lines.map((line) => line.quantity)).toEqual([packs]);
  await dialog.getByRole('button', { name: '继续扫码' }).tap();
  await expect(dialog.getByText(`条码 ${wanted.barcode}`)).toBeVisible();
});
