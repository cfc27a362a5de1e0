import { readFile } from 'node:fs/promises';
import { expect, test } from '../harness/test.ts';
import { desktop, phone } from '../playwright.config.ts';

for (const [device, use] of Object.entries({ desktop, phone })) {
  test.describe(device, () => {
    test.use(use);

    test('[R086][C055] goods bought before are bought again as last time', async ({ page, buyer }) => {
      await buyer.enter('pharmacy');
      await page.goto('/kjcg');
      await page.getByRole('button', { name: '按上次数量填入' }).click();
      const filled = page.getByText(/已填 [1-9]\d* 种/);
      await expect(filled).toBeVisible();
      const count = Number((await filled.textContent())?.match(/已填 (\d+)/)?.[1]);
      await page.getByRole('button', { name: '全部加入购物车' }).click();
      await expect(page.getByRole('region', { name: '通知' })).toContainText(/加入/);
      await expect.poll(async () => (await buyer.cart()).lines.length).toBeGreaterThan(0);
      const { lines } = await buyer.cart();
      expect(lines.length).toBeLessThanOrEqual(count);
    });
  });
}

test('[R086][K2] a pasted list goes into the cart, and the unmatched rows come back as a file', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const goods = await buyer.findGoods(
    { inStock: true },
    (one) => one.isBuyable && one.approvalNo !== null && Number(one.stock) > Number(one.packStep) * 3,
  );
  const wanted = [...new Map(goods.map((one) => [one.approvalNo, one])).values()].slice(0, 3);
  const list = [...wanted.map((one) => `${one.approvalNo}\t${one.name}\t${one.packStep}`), '天外飞仙散\t无\t3'];
  await page.goto('/kjcg?tab=list');
  await page.getByRole('textbox', { name: '采购清单' }).fill(list.join('\n'));
  await page.getByRole('button', { name: '识别清单' }).click();
  await expect(page.getByText(/共 4 行/)).toBeVisible();
  // Choose a product for each row that matches several.
  for (let row = 1; row <= 3; row++) {
    const box = page.getByRole('article', { name: `第 ${row} 行` });
    if (await box.getByRole('checkbox').isChecked()) continue;
    const choice = box.getByRole('combobox');
    await choice.selectOption((await choice.locator('option').nth(1).getAttribute('value')) ?? '');
    await expect(box.getByRole('checkbox')).toBeChecked();
  }
  await page.reload();
  await expect(page.getByText(/3 行待加入，1 行未选/)).toBeVisible();
  await page.getByRole('button', { name: '加入购物车（3 行）' }).click();
  await expect(page.getByText(/0 行待加入，1 行未选，3 行已加入/)).toBeVisible();
  await expect.poll(async () => (await buyer.cart()).lines.length).toBeGreaterThan(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载未加入的 1 行' }).click(),
  ]);
  const rest = await readFile(await download.path(), 'utf8');
  expect(rest.trim().split('\r\n')).toHaveLength(2);
  expect(rest).toContain('天外飞仙散');
});

for (const [device, use] of Object.entries({ desktop, phone })) {
  test.describe(device, () => {
    test.use(use);

    test('[K2] equal products of several makers are proposed by the rule, and changed by one key or press', async ({
      page,
      buyer,
    }) => {
      await buyer.enter('pharmacy');
      const lines = ['银翘解毒片 0.55g*24片 20', '复方氨酚烷胺片 12片*2板 20', '阿司匹林肠溶片 100mg*30片 20'];
      await page.goto('/kjcg?tab=list');
      await page.getByRole('textbox', { name: '采购清单' }).fill(['品名 规格 数量', ...lines].join('\n'));
      await page.getByRole('button', { name: '识别清单' }).click();
      await expect(page.getByText(`${lines.length} 行待加入，0 行未选`)).toBeVisible();

      const row = page.getByRole('article', { name: '第 2 行' });
      await page.getByRole('combobox', { name: '同规格几家时' }).selectOption('低价优先');
      await expect(page.getByRole('article', { name: '第 3 行' }).getByText(/同规格 \d 家，已选/)).toBeVisible();
      // The other device may have chosen for this row before.
      await expect(row.getByText(/同规格 \d 家/)).toBeVisible();
      const choice = row.getByRole('combobox');
      const first = await choice.inputValue();
      if (device === 'phone') await row.getByRole('button', { name: '换一家' }).tap();
      else {
        await row.getByRole('spinbutton').focus();
        await page.keyboard.press('F2');
      }
      await expect(choice).not.toHaveValue(first);
      await expect(row.getByText(/同规格 \d 家，自选/)).toBeVisible();
      await expect(row.getByRole('checkbox')).toBeChecked();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.reload();
      await expect(page.getByRole('combobox', { name: '同规格几家时' })).toHaveValue('price');
    });
  });
}

test('[R086][K2] a file of 2,000 rows is read whole and drawn as far as it is seen @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, (one) => one.isBuyable);
  const rows = Array.from({ length: 1_999 }, (_, index) => `${goods?.name},${Number(goods?.packStep) + index}`);
  await page.goto('/kjcg?tab=list');
  await page
    .getByLabel('清单文件')
    .setInputFiles({ name: '采购.csv', mimeType: 'text/csv', buffer: Buffer.from(`品名,数量\n${rows.join('\n')}\n`) });
  // A busy machine needs a while to match them.
  await expect(page.getByText(/共 (1999|2000) 行/)).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(60);
});

test('[R091][C011][C013] favourites are put into the cart together and taken out together @mobile', async ({
  page,
  buyer,
}) => {
  await buyer.enter('clinic');
  const goods = await buyer.findGoods({ inStock: true }, (one) => one.isBuyable);
  await buyer.favour(goods.slice(0, 3));
  await page.goto('/star');
  await page.getByRole('checkbox', { name: '全选本页' }).check();
  await page.getByRole('button', { name: /所选加入购物车/ }).click();
  await expect.poll(async () => (await buyer.cart()).lines.length).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: '取消收藏所选' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消收藏' }).click();
  await expect(page.getByText('还没有收藏商品')).toBeVisible();
});
