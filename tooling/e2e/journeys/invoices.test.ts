import { readFile } from 'node:fs/promises';
import { writeEInvoice } from '@yaoji/papers/testing';
import { deskHref } from '@yaoji/routes/desk';
import { enterDesk } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';
import { arriveAt } from '../screens/place.ts';

// Orders that want an invoice are used up here.
// A refused file of the tax platform answers 409.
test.use({ shopName: 'changed', refusals: [409] });

const title = {
  发票抬头: '康宁大药房（锦江店）',
  注册地址: '成都市锦江区红星路三段1号',
  注册电话: '028-86001234',
  开户银行: '演示银行成都支行',
  银行账号: '4402201009000123456',
} as const;

test('[R090][C190][C191][C192][K8] three orders go on one special invoice, which is issued and downloaded @mobile', async ({
  page,
  buyer,
  shop,
  desk,
  context,
}) => {
  await buyer.enter('pharmacy');
  await page.goto('/dzfp');
  await page.getByRole('link', { name: '申请开票' }).first().click();
  const boxes = page.getByRole('checkbox', { name: /^为订单 \d+ 开票$/ });
  await expect(boxes.nth(2)).toBeVisible();
  const numbers: string[] = [];
  for (const index of [0, 1, 2]) {
    await boxes.nth(index).check();
    const label = await boxes.nth(index).evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? '');
    numbers.push(label.replace(/\D/g, ''));
  }
  await expect(page.getByText('已选 3 个订单')).toBeVisible();
  await page.getByRole('button', { name: '申请开票' }).click();
  const dialog = page.getByRole('dialog', { name: '申请开票' });
  await dialog.getByRole('radio', { name: /专用发票/ }).check({ force: true });
  for (const [label, text] of Object.entries(title)) {
    await dialog.getByRole('textbox', { name: new RegExp(label) }).fill(text);
  }
  await dialog.getByRole('textbox', { name: /银行账号/ }).fill('12');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog.getByText('银行账号为8至30位数字')).toBeVisible();
  await dialog.getByRole('textbox', { name: /银行账号/ }).fill(title.银行账号);
  await dialog.getByRole('button', { name: '提交申请' }).click();

  await arriveAt(page, 'e_invoice');
  const asked = page.getByRole('article', { name: /^发票 申请 / }).first();
  await expect(asked).toContainText('开具中');
  for (const number of numbers) await expect(asked).toContainText(number);
  const id = (await asked.getByText(/^申请号 /).textContent())?.replace(/\D/g, '') ?? '';

  const number = `26512${id.padStart(15, '0')}`;
  const [waiting] = (await buyer.invoices()).list.filter((each) => each.id === Number(id));
  if (!waiting) throw new Error('the application is not listed');
  const sellerTaxNo = (await desk('getSettings')).form['seller.taxNo'] ?? '';
  const facts = { ...waiting, no: number, issuedAt: '2026-03-05 10:20:30', sellerTaxNo, remark: numbers.join('、') };
  const [name, pdf] = [`dzfp_${number}_康宁大药房`, Buffer.from('%PDF-1.7\n% from the tax platform\n%%EOF\n')];
  const finance = await enterDesk(context, shop, 'finance');
  await finance.goto(`${shop.deskUrl}${deskHref('invoices')}`);
  await finance.getByLabel('数电票文件').setInputFiles([
    { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf },
    {
      name: 'other.xml',
      mimeType: 'text/xml',
      buffer: writeEInvoice({ ...facts, no: `1${number.slice(1)}`, tax: '0.00' }),
    },
    { name: `${name}.xml`, mimeType: 'text/xml', buffer: writeEInvoice(facts) },
  ]);
  await expect(finance.getByText('处理了 3 个文件，开具 1 张，1 个未收')).toBeVisible();
  await expect(finance.getByRole('row', { name: /other\.xml/ })).toContainText(`税额应为${waiting.tax}，发票上是0.00`);
  await page.goto('/dzfp?status=issued');
  const issued = page.getByRole('article', { name: `发票 ${number}` });
  await issued.getByRole('button', { name: `查看明细 ${number}` }).click();
  await expect(page.getByRole('dialog', { name: '发票明细' })).toContainText('价税合计');
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    issued.getByRole('button', { name: `下载 PDF ${number}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`电子发票${number}.pdf`);
  expect((await readFile(await download.path())).equals(pdf)).toBe(true);

  // Goods of it that come back are taken back by a red-letter invoice.
  const [order] = (await buyer.orders({ keywords: numbers[0] ?? '' })).list;
  await page.goto(`/order/info/${order?.id}?apply=return`);
  await page.getByRole('checkbox', { name: /全部退货/ }).check();
  await page.getByRole('combobox', { name: /原因/ }).selectOption('质量问题');
  await page.getByRole('button', { name: '提交申请' }).click();
  const { id: returnId = '' } = await arriveAt(page, 'order_return_info');
  const params = { id: Number(returnId) };
  await desk('answerReturn', { params, body: { agrees: 1 } });
  await desk('receiveReturn', { params, body: {} });
  await desk('refundReturn', { params });
  await page.goto('/dzfp');
  const red = page
    .getByRole('article', { name: /^发票 申请 / })
    .filter({ hasText: '红字' })
    .first();
  await expect(red).toContainText(number);
  await expect(red).toContainText('−¥');
});

test('[R090][C193][C194][V5] saves invoice titles and reports a wrong tax number next to its field', async ({
  page,
  buyer,
}) => {
  await buyer.enter('clinic');
  await page.goto('/dzfp');
  await page.getByRole('button', { name: '开票资料' }).click();
  const dialog = page.getByRole('dialog', { name: '开票资料' });
  await dialog.getByRole('textbox', { name: /发票抬头/ }).fill('演示诊所');
  const taxNo = dialog.getByRole('textbox', { name: /税号/ });
  const right = await taxNo.inputValue();
  await taxNo.fill('91510104MA6C8X7Q50');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写正确的18位统一社会信用代码')).toBeVisible();
  await taxNo.fill(right || '91510104MA6CK0R10H');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: '开票资料' }).click();
  await expect(dialog.getByRole('textbox', { name: /发票抬头/ })).toHaveValue('演示诊所');
});
