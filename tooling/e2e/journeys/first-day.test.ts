import { join } from 'node:path';
import { deskHref } from '@yaoji/routes/desk';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';
import { becomeOwner } from '../screens/first-owner.ts';
import { newPhone } from '../screens/phone.ts';
import { arriveAt } from '../screens/place.ts';
import { newCreditCode, Registration } from '../screens/registration.ts';

test.use({ shopName: 'first-day', seed: 'none' });

const sample = join(import.meta.dirname, '../../../apps/desk/src/pages/price-list/sample.xlsx');
const slip = {
  name: '回单.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** docs/first-day.md, as a new wholesaler goes it. */
test('@walk from an empty database to the first paid and shipped order, with a full reduction and a coupon, to the cent', async ({
  page,
  buyer,
  context,
  shop,
}) => {
  const desk = await context.newPage();
  const step = (name: RegExp) => desk.getByRole('row', { name });
  const dialog = desk.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: '保存' }).click();
  const toSteps = async () => {
    await desk.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: /^待办/ }).click();
    await expect(desk.getByText('开店步骤').first()).toBeVisible();
  };

  await becomeOwner(desk, shop);

  await toSteps();
  await step(/卖方资料/)
    .getByRole('link')
    .click();
  await desk.getByRole('button', { name: '修改卖方' }).click();
  await dialog.getByLabel(/单位名称/).fill('清禾医药有限公司');
  await save();
  // Each change waits for the previous one: both are of the same version.
  await expect(desk.getByText('清禾医药有限公司')).toBeVisible();
  await desk.getByRole('button', { name: '修改商城' }).click();
  await dialog.getByLabel(/商城名称/).fill('清禾医药');
  await save();
  await expect(desk.getByText('清禾医药', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: '修改配送与运费' }).click();
  await save();
  await expect(dialog).toHaveCount(0);
  await desk.getByRole('button', { name: '修改收款账户' }).click();
  await dialog.getByLabel('开户行').fill('演示银行成都分行');
  await dialog.getByLabel('户名').fill('清禾医药有限公司');
  await dialog.getByLabel('账号').fill('5105010000000001');
  await save();
  await expect(desk.getByText('5105010000000001')).toBeVisible();

  await toSteps();
  for (const done of [/商城名称/, /收款账户/, /配送与运费/]) await expect(step(done)).toContainText('已完成');
  await step(/用户协议/)
    .getByRole('link')
    .click();
  for (const text of ['用户协议', '隐私政策']) {
    await desk.getByRole('button', { name: text }).click();
    const content = dialog.getByLabel(/正文/);
    await content.fill((await content.inputValue()).replaceAll(/【请(?:核对|填写)：(.*?)】/g, '$1'));
    await dialog.getByLabel(/公开/).check();
    await save();
    await expect(dialog).toHaveCount(0);
  }
  await toSteps();
  await expect(step(/用户协议/)).toContainText('已完成');
  await step(/电子合同/)
    .getByRole('link')
    .click();
  await desk.getByRole('button', { name: '修改电子合同' }).click();
  await save();

  await toSteps();
  await expect(step(/电子合同/)).toContainText('已完成');
  await step(/上架商品/)
    .getByRole('link')
    .click();
  await desk.getByLabel('价目表').setInputFiles(sample);
  await desk.getByRole('button', { name: '导入', exact: true }).click();
  await dialog.getByRole('button', { name: '导入' }).click();
  await expect(desk.getByText(/新增 20/)).toBeVisible();

  await toSteps();
  await step(/首页横幅/)
    .getByRole('link')
    .click();
  await desk.getByRole('button', { name: '新建横幅与楼层' }).click();
  await dialog.getByLabel('位置').selectOption('home-floor');
  await dialog.getByLabel(/^标题|\*标题/).fill('感冒用药');
  await dialog.getByLabel('品类').selectOption({ label: '中成药 / 感冒用药' });
  await save();
  await toSteps();
  await step(/促销活动/)
    .getByRole('link')
    .click();
  await desk.getByLabel(/活动名称/).fill('满300减20');
  await desk.getByLabel(/开始时间/).fill('2026-01-01T00:00');
  await desk.getByLabel('满（元）').fill('300');
  await desk.getByLabel('减（元）').fill('20');
  await desk.getByText(/按范围/).click();
  await expect(desk.getByLabel(/按范围/)).toBeChecked();
  await desk.getByRole('button', { name: '创建活动' }).click();
  await expect(desk.getByRole('heading', { name: '满300减20' })).toBeVisible();
  await toSteps();
  await step(/优惠券/)
    .getByRole('link')
    .click();
  await desk.getByRole('button', { name: '新建优惠券' }).click();
  await dialog.getByLabel('名称').fill('开业券');
  await dialog.getByLabel('满多少元可用').fill('200');
  await dialog.getByLabel('减（元）', { exact: true }).fill('10');
  await save();
  await expect(desk.getByText('优惠券已保存')).toBeVisible();

  await page.goto('/register');
  const registration = new Registration(page);
  await registration.openAccount(newPhone(), 'qinghao2027');
  await arriveAt(page, 'register_step2');
  await page.getByRole('radio', { name: /单体药店/ }).check({ force: true });
  await registration.fillSite({
    company: '晨光里大药房',
    creditCode: newCreditCode(),
    region: ['四川省', '成都市', '锦江区'],
    address: '红星路三段1号',
    name: '许晨光',
  });
  await registration.sendDocument('营业执照');
  await registration.sendDocument('药品经营许可证', '川DA0280001');
  await page.getByRole('button', { name: '提交审核' }).click();
  await registration.expectWaiting();
  await toSteps();
  await step(/第一家客户/)
    .getByRole('link')
    .click();
  await desk.getByRole('link', { name: '晨光里大药房' }).click();
  await desk.getByRole('button', { name: '通过注册' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '通过' }).click();
  await expect(desk.getByRole('button', { name: '通过注册' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('link', { name: '签署电子合同' }).click();
  await registration.sign();
  await expect(page.getByText('已签署', { exact: true })).toBeVisible();
  await page.goto('/lqzx');
  await page.getByRole('listitem').filter({ hasText: '开业券' }).getByRole('button', { name: '领取' }).click();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '感冒用药' }).first()).toBeVisible();
  const [goods] = await buyer.findGoods({ keywords: '复方感冒灵颗粒' });
  if (!goods) throw new Error('what was imported is found');
  // 30 boxes at 12.80 are 384.00; 20 off from 300 on, 10 off by the coupon, 15 to ship what is below 500.
  await buyer.addToCart(goods, '30');
  const address = {
    receiver: '许晨光',
    phone: newPhone(),
    region_code: '510104',
    detail: '红星路三段1号',
    is_default: '1',
  };
  expect((await page.request.post('/api/address', { form: address })).ok()).toBe(true);
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  const id = await checkout.submit();
  const { amounts, orderNo } = await buyer.order(id);
  expect(amounts).toMatchObject({
    goods: '384.00',
    reductions: [
      { code: 'full_reduction', amount: '20.00' },
      { code: 'coupon', amount: '10.00' },
    ],
    shippingFee: '15.00',
    total: '369.00',
  });
  await page.getByRole('radio', { name: /银行转账/ }).check({ force: true });
  await page.getByRole('button', { name: '查看收款账户并转账' }).click();
  await arriveAt(page, 'cart_hm');
  await expect(page.getByText('5105 0100 0000 0001').first()).toBeVisible();
  await page.getByLabel(/凭证文件/).setInputFiles(slip);
  await page.getByRole('button', { name: '提交凭证' }).click();
  await expect(page.getByText('凭证已上传，等待核对到账。')).toBeVisible();

  await toSteps();
  await step(/第一笔订单/)
    .getByRole('link')
    .click();
  await desk.getByRole('link', { name: orderNo }).click();
  await desk.getByRole('button', { name: '确认到账' }).click();
  await dialog.getByLabel('银行流水号').fill('20261123000001');
  await dialog.getByLabel('银行流水号').press('Enter');
  await desk.getByRole('button', { name: '发货' }).click();
  await dialog.getByLabel(/承运商/).fill('演示物流');
  await dialog.getByLabel(/运单号/).fill('YJ0001');
  await dialog.getByLabel(/运单号/).press('Enter');
  await expect(desk.getByText('待收货', { exact: true })).toBeVisible();
  await page.goto(`/order/info/${id}`);
  await expect(page.getByText('YJ0001').first()).toBeVisible();
  await desk.goto(shop.deskUrl + deskHref('work'));
  await expect(desk.getByRole('heading', { name: '待办' })).toBeVisible();
  await expect(desk.getByRole('link', { name: '第一次发货' })).toHaveCount(0);
});
