import type { Page } from '@playwright/test';
import type { Goods } from '@yaoji/api-client/wire';
import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { phone } from '../playwright.config.ts';

test.use(phone);

/** A printed list, as a picture that lies on its side. */
async function drawList(page: Page, goods: readonly Goods[]): Promise<Buffer> {
  const rows = goods.map(({ name, spec, maker, packStep, unit }) => [name, spec, maker, `${packStep}${unit}`]);
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 900, height: 1400 });
  await paper.setContent(
    `<div style="padding:40px;width:max-content;rotate:90deg;translate:0 300px;font:24px/44px 'Noto Sans CJK SC',sans-serif">
      ${rows.map((cells) => `<p style="margin:0">${cells.join('　')}</p>`).join('')}</div>`,
  );
  const picture = await paper.screenshot();
  await paper.close();
  return picture;
}

test('[K2] a photographed list is read on the phone with models served by the shop, corrected and matched @walk', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const goods = (await buyer.findGoods({ inStock: true }, isPlain)).filter(
    ({ spec }) => spec && /^[\w.]+g?×/.test(spec),
  );
  const wanted = goods.slice(0, 3);
  const picture = await drawList(page, wanted);
  await page.goto('/kjcg?tab=list');
  const worker = page.waitForResponse((response) => /picture-worker-.*\.js$/.test(response.url()));
  await page.getByLabel('清单图片').setInputFiles({ name: '清单.png', mimeType: 'image/png', buffer: picture });
  expect((await worker).headers()['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
  await expect(page.getByText(/^共 3 行/)).toBeVisible();
  for (const [place, { name }] of wanted.entries()) {
    const line = page.getByRole('textbox', { name: `第 ${place + 1} 行` });
    await expect(line).toHaveValue(new RegExp(`^${name.slice(0, 2)}`));
  }
  await page.getByRole('textbox', { name: '第 3 行' }).fill(`${wanted[2]?.name} ${wanted[2]?.spec} 2盒`);
  await page.getByRole('button', { name: '识别清单' }).tap();
  await expect(page.getByText(/清单\.png.*共 3 行/)).toBeVisible();
  expect((await buyer.cart()).lines, 'nothing is ordered by itself').toEqual([]);
  await expect(page.getByRole('article', { name: '第 1 行' })).toContainText(wanted[0]?.name ?? '');
});

test('[C255][C261] in a table on a phone goods are compared, and waited for until they are cheaper @walk', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await page.goto('/list/table');
  const rows = page.getByRole('button', { name: /^更多 / });
  for (const place of [0, 1]) {
    await rows.nth(place).tap();
    await page.getByRole('checkbox', { name: /^加入对比/ }).check();
    await page.keyboard.press('Escape');
  }
  await rows.nth(2).tap();
  await page.getByRole('link', { name: '降价提醒' }).tap();
  await expect(page.getByRole('region', { name: '通知' })).toContainText('已设置提醒');
  expect(new URL(page.url()).pathname).toBe('/list/table');
  await page.getByRole('button', { name: '对比（2）' }).tap();
  // A phone shows a column for each goods, and none of labels.
  await expect(page.getByRole('dialog', { name: '商品对比' }).getByRole('columnheader')).toHaveCount(2);
});
