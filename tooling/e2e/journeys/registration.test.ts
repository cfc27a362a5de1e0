import { isPlain } from '../harness/buyer.ts';
import type { Desk } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';
import { newPhone } from '../screens/phone.ts';
import { arriveAt } from '../screens/place.ts';
import { newCreditCode, Registration, type Site } from '../screens/registration.ts';

/** Each time another, since a company has one account. */
const newCompany = (): Site => ({
  company: '晨光里大药房',
  creditCode: newCreditCode(),
  region: ['四川省', '成都市', '锦江区'],
  address: '红星路三段1号',
  name: '许晨光',
});

const applicant = async (desk: Desk, keywords: string) => {
  const { list } = await desk('listBuyers', { query: { keywords, status: 'pending' } });
  return { id: list[0]?.id ?? 0 };
};

test('[R064][R066][R067][R068][R113][C104][C105][C106][C172] a pharmacy registers, is approved and orders @mobile', async ({
  page,
  buyer,
  desk,
}) => {
  const phone = newPhone();
  const company = newCompany();
  const registration = new Registration(page);
  await page.goto('/register');
  await registration.openAccount(phone, 'qinghao2027');

  await arriveAt(page, 'register_step2');
  await page.getByRole('radio', { name: /单体药店/ }).check({ force: true });
  await registration.fillSite(company);
  await page.reload();
  await expect(page.getByRole('textbox', { name: '企业名称' })).toHaveValue(company.company);
  await registration.sendDocument('营业执照');
  await page.getByRole('button', { name: '提交审核' }).click();

  await arriveAt(page, 'register_step3');
  await registration.expectWaiting();
  await expect(page.getByText('请上传《药品经营许可证》')).toBeVisible();
  await registration.sendDocument('药品经营许可证', '川DA0280001');
  await expect(page.getByText('请上传《药品经营许可证》')).toBeHidden();

  await desk('approveBuyer', { params: await applicant(desk, phone) });
  await page.reload();
  await page.getByRole('link', { name: '签署电子合同' }).click();
  await registration.sign();
  await expect(page.getByText('已签署', { exact: true })).toBeVisible();

  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to buy');
  await buyer.addToCart(goods, goods.packStep);
  const address = { receiver: '许晨光', phone, region_code: '510104', detail: '红星路三段1号', is_default: '1' };
  expect((await page.request.post('/api/address', { form: address })).ok()).toBe(true);
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  await checkout.submit();
  await checkout.payAtCashier('支付成功');
  await checkout.expectPaid();
});

test('[R067][R068][C106] a refused applicant sees why, corrects it and waits again @walk', async ({ page, desk }) => {
  const phone = newPhone();
  const company = newCompany();
  const registration = new Registration(page);
  await page.goto('/register');
  await registration.openAccount(phone, 'qinghao2027');
  await arriveAt(page, 'register_step2');
  await page.getByRole('radio', { name: /诊所/ }).check({ force: true });
  await expect(page.getByRole('article', { name: '医疗机构执业许可证' })).toContainText('必需');
  await registration.fillSite(company);
  await page.getByRole('button', { name: '提交审核' }).click();
  await registration.expectWaiting();

  const body = { reason: '企业名称与执照不一致' };
  await desk('refuseBuyer', { params: await applicant(desk, phone), body });
  await page.goto('/register/step1');
  await arriveAt(page, 'register_step3');
  await expect(page.getByText('企业名称与执照不一致')).toBeVisible();
  await page.getByRole('link', { name: '修改资料' }).click();
  await arriveAt(page, 'register_step2');
  await expect(page.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue(company.creditCode);
  await page.getByRole('textbox', { name: '企业名称' }).fill('晨光里诊所');
  await page.getByRole('button', { name: '重新提交审核' }).click();
  await registration.expectWaiting();
  await expect(page.getByText('晨光里诊所').first()).toBeVisible();
});

test('[R070][R071][R072][R073][C107] a head office registers with two stores @mobile', async ({ page }) => {
  const company = newCompany();
  const registration = new Registration(page);
  await page.goto('/register_dd');
  await registration.openAccount(newPhone(), 'qinghao2027');
  await registration.fillSite({ ...company, company: '晨光里连锁总部' });
  await page.getByRole('button', { name: '提交总店资料，填写门店' }).click();

  await arriveAt(page, 'register_dd_step2');
  await page.getByRole('button', { name: '再加一家门店' }).click();
  const phones = [newPhone(), newPhone()];
  for (const [index, phone] of phones.entries()) {
    const store = page.getByRole('region', { name: `第${index + 1}家门店` });
    await registration.fillSite({ ...company, company: `晨光里${index + 1}店` }, store);
    await store.getByRole('textbox', { name: '手机号' }).fill(phone);
  }
  await page.reload();
  await expect(page.getByRole('region', { name: '第2家门店' })).toBeVisible();
  await page.getByRole('button', { name: '提交2家门店' }).click();
  await arriveAt(page, 'register_dd_step3');
  await registration.expectWaiting();
  for (const phone of phones) await expect(page.getByRole('cell', { name: phone })).toBeVisible();
});

for (const [path, first] of [
  ['/register/step2', 'register_step1'],
  ['/register/step3', 'register_step1'],
  ['/register/dd/step2', 'register_dd_step1'],
  ['/register/dd/step3', 'register_dd_step1'],
] as const) {
  test(`[R067][R068][R071][R072] nobody jumps into ${path} @walk`, async ({ page }) => {
    await page.goto(path);
    await arriveAt(page, first);
  });
}

test('[R064][R065] every address of registration leads to its first step @walk', async ({ page }) => {
  await page.goto('/register_index');
  await arriveAt(page, 'register_step1');
});

test('[R113][C173] a buyer without a contract reads it, signs it by keyboard and comes back', async ({
  page,
  buyer,
}) => {
  await buyer.enter('chain-wuhou');
  await page.goto('/dzht?back=%2Flist');
  await expect(page.getByRole('heading', { name: '医药商品电子购销协议' })).toBeVisible();
  await page.getByRole('button', { name: '签署合同' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('请先勾选同意')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await arriveAt(page, 'list_index');
});
