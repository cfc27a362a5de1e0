import type { Locator, Page } from '@playwright/test';
import { deskHref } from '@yaoji/routes/desk';
import { hydrated } from '../harness/hydrated.ts';
import type { ShopServer } from '../harness/shop-server.ts';
import { expect, test } from '../harness/test.ts';
import { becomeOwner } from '../screens/first-owner.ts';
import { newPhone } from '../screens/phone.ts';
import { arriveAt } from '../screens/place.ts';
import { newCreditCode, Registration } from '../screens/registration.ts';

test.use({ shopName: 'own-content', seed: 'none' });

const maker = '谯陵药材饮片有限公司';
const company = '晨光里大药房';
const priceList = `名称,规格,生产厂家,批准文号,单位,分类,经营范围,价格,库存,标签,控销
板蓝根颗粒,10g*20袋,青禾药业有限公司,国药准字Z20990002,袋,中成药/清热解毒,中成药,9.60,410,优,
六味地黄丸,200丸,青禾药业有限公司,国药准字Z20990006,瓶,中成药/滋补,中成药,11.50,450,,
控销活络丸,10丸,${maker},国药准字Z20990021,盒,中成药/骨伤,中成药,28.00,300,,是
`;

/** The desk as its owner uses it. */
class Desk {
  readonly page: Page;
  readonly dialog: Locator;
  readonly #shop: ShopServer;

  constructor(page: Page, shop: ShopServer) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.#shop = shop;
  }

  open(name: 'banners' | 'menus' | 'settings' | 'priceLists' | 'goods' | 'newActivity' | 'draws' | 'buyers') {
    return this.page.goto(this.#shop.deskUrl + deskHref(name));
  }

  async save() {
    await this.dialog.getByRole('button', { name: '保存' }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Opens the shop as it would be with the form saved. */
  async preview(path: string | RegExp, form: Locator | Page = this.dialog) {
    const opening = this.page.context().waitForEvent('page');
    await form.getByRole('button', { name: '预览' }).click();
    const shown = await opening;
    await expect(shown).toHaveURL(path);
    await expect(shown.getByRole('note')).toContainText('预览：内容尚未保存');
    return shown;
  }

  /** Leaves the preview; the shop is again as it is for everybody. */
  async endPreview(shown: Page) {
    // Calls of the page that are still on their way would be refused.
    await hydrated(shown);
    await shown.waitForLoadState('networkidle');
    await shown.getByRole('link', { name: '结束预览' }).click();
    await expect(shown.getByRole('note')).toHaveCount(0);
  }

  /** Adds an entry of the page that is open. */
  async add(place: string, title: string, url = '', more: (dialog: Locator) => Promise<unknown> = async () => {}) {
    await this.page.getByRole('button', { name: /^新建/ }).click();
    await this.dialog.getByLabel('位置').selectOption({ label: place });
    await this.dialog
      .getByLabel(/标题|名称/)
      .first()
      .fill(title);
    if (url) await this.dialog.getByLabel('链接').fill(url);
    await more(this.dialog);
    await this.save();
  }

  /** Changes a group of the settings as they are now. */
  async set(group: string, values: Readonly<Record<string, string>>, look = async () => {}) {
    await this.open('settings');
    await this.page.getByRole('button', { name: `修改${group}` }).click();
    for (const [label, value] of Object.entries(values)) await this.dialog.getByLabel(label).fill(value);
    await look();
    await this.save();
  }
}

const fillContent = async (desk: Desk) => {
  await desk.open('banners');
  await desk.add('首页弹窗（登录客户）', '开业满减', '', (dialog) =>
    dialog.getByLabel('活动').selectOption({ label: '满300减20' }),
  );
  await desk.add('首页右上角', '开业广告', '/mrtj', async () => {
    const home = await desk.preview('/');
    const ad = home.getByRole('banner').getByRole('link', { name: '推广' });
    await expect(ad.getByRole('presentation')).toHaveJSProperty('naturalWidth', 220);
    await desk.endPreview(home);
    await expect(home.getByRole('heading', { name: '公告' })).toBeVisible();
    await expect(ad).toHaveCount(0);
    await home.close();
  });
  await desk.add('右侧栏', '右侧广告', '/lqzx');
  await desk.add('控销厂家', '谯陵药材', '', (dialog) => dialog.getByLabel('厂家').fill(maker));
  await desk.add('控销专区楼层', '控销主推');
  await desk.add('新控销专区楼层', '新签控销');
  await desk.add('优医汇楼层', '诊所常备');
  await desk.open('menus');
  await desk.add('导航栏', '开业特惠', '/mrtj');
  await desk.add('导航栏', '感冒用药', '/search_index?keywords=板蓝根颗粒', (dialog) =>
    dialog.getByLabel('上级导航').selectOption({ label: '开业特惠' }),
  );
  await desk.add('热门搜索', '板蓝根颗粒');
  await desk.add('热门搜索', '六味地黄丸');
  await desk.add('友情链接', '国家药品监督管理局', 'https://www.nmpa.gov.cn/');
};

const makePromotions = async (desk: Desk) => {
  const { page, dialog } = desk;
  await desk.open('newActivity');
  await page.getByLabel(/活动名称/).fill('满300减20');
  await page.getByLabel(/开始时间/).fill('2026-01-01T00:00');
  await page.getByLabel('满（元）').fill('300');
  await page.getByLabel('减（元）').fill('20');
  await page.getByText(/按范围/).click();
  await expect(page.getByLabel(/按范围/)).toBeChecked();
  const zone = await desk.preview(/\/yjh\/\d+$/, page);
  await expect(zone.getByRole('heading', { name: '满300减20' }).first()).toBeVisible();
  await expect(zone.getByRole('heading', { name: /板蓝根颗粒/ })).toBeVisible();
  await desk.endPreview(zone);
  await zone.close();
  await page.getByRole('button', { name: '创建活动' }).click();
  await expect(page.getByRole('heading', { name: '满300减20' })).toBeVisible();
  await desk.open('draws');
  await page.getByRole('button', { name: '新建抽奖' }).click();
  await dialog.getByLabel('名称').fill('开业抽奖');
  await dialog.getByLabel('奖品').fill('5元红包');
  await dialog.getByLabel('金额（元）').fill('5');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
};

const nav = (page: Page) => page.getByRole('navigation', { name: '主导航' });

test('[S10][C083][C033][C010][P5][P6][S4][S6][C071][C076][C037][C074][C040][R113] all that the shop shows comes from the desk of an empty shop', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/');
  // Zones appear once there is something in them.
  await expect(nav(page).getByRole('link')).toHaveCount(0);
  await page.goto('/fl');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('region', { name: '专区' })).toHaveCount(0);

  const desk = new Desk(await context.newPage(), shop);
  await becomeOwner(desk.page, shop);
  await desk.open('priceLists');
  await desk.page
    .getByLabel('价目表')
    .setInputFiles({ name: '开业价目表.csv', mimeType: 'text/csv', buffer: Buffer.from(priceList) });
  await desk.page.getByRole('button', { name: '导入', exact: true }).click();
  await desk.dialog.getByRole('button', { name: '导入' }).click();
  await expect(desk.page.getByText(/新增 3/)).toBeVisible();
  await desk.set('卖方', { 单位名称: '清禾医药有限公司' });
  await desk.set('商城', {
    '客服 QQ': '800001111',
    备用: '800002222',
    备案与许可证号: '药品经营许可证川AA0000001\n川ICP备00000001号',
  });
  await desk.set('电子合同', { 版本号: '2026-02', 合同正文: '## 一、供货\n\n开业合同正文' }, async () => {
    const contract = await desk.preview('/dzht');
    await expect(contract.getByText('开业合同正文')).toBeVisible();
    await expect(contract.getByRole('definition').filter({ hasText: '示例大药房' })).toBeVisible();
    await desk.endPreview(contract);
    await contract.close();
  });
  await makePromotions(desk);
  await fillContent(desk);

  const registration = new Registration(page);
  await page.goto('/register');
  await registration.openAccount(newPhone(), 'qinghao2027');
  await arriveAt(page, 'register_step2');
  await page.getByRole('radio', { name: /单体药店/ }).check({ force: true });
  await registration.fillSite({
    company,
    creditCode: newCreditCode(),
    region: ['四川省', '成都市', '锦江区'],
    address: '红星路三段1号',
    name: '许晨光',
  });
  await registration.sendDocument('营业执照');
  await registration.sendDocument('药品经营许可证', '川DA0280001');
  await page.getByRole('button', { name: '提交审核' }).click();
  await registration.expectWaiting();
  await desk.open('buyers');
  await desk.page.getByRole('link', { name: company }).click();
  await desk.page.getByRole('button', { name: '通过注册' }).click();
  await desk.page.getByRole('alertdialog').getByRole('button', { name: '通过' }).click();
  await expect(desk.page.getByRole('button', { name: '通过注册' })).toHaveCount(0);

  await page.goto('/dzht');
  for (const text of ['开业合同正文', '版本 2026-02', '清禾医药有限公司'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: company })).toBeVisible();
  await page.goto('/kxzq');
  await expect(page.getByRole('list', { name: '供应商' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '控销主推' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /控销活络丸/ })).toHaveCount(1);
  await page.goto('/kxzq/new');
  await expect(page.getByRole('heading', { name: '新签控销' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /控销活络丸/ })).toHaveCount(1);
  await page.goto('/yyh');
  await expect(page.getByRole('heading', { name: '诊所常备' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /板蓝根颗粒/ })).toHaveCount(1);

  // The server caches what surrounds every page for up to a minute.
  const textOf = (path: string) => page.request.get(path).then((answer) => answer.text());
  await expect.poll(() => textOf('/api/focus/common')).toContain('开业特惠');
  await expect.poll(() => textOf('/api/global/links')).toContain('国家药品监督管理局');
  await page.goto('/list');
  const entry = nav(page).getByRole('link', { name: '开业特惠' });
  await expect(entry).toBeVisible();
  await expect(nav(page).getByRole('link', { name: '控销专区' })).toBeVisible();
  await entry.hover();
  await expect(page.getByRole('group', { name: '开业特惠' }).getByRole('link')).toHaveText(['感冒用药']);
  const footer = page.getByRole('contentinfo');
  for (const text of ['国家药品监督管理局', '药品经营许可证川AA0000001', '川ICP备00000001号'])
    await expect(footer.getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: '质检报告' })).toHaveAttribute('href', '/zjbg');
  await expect(page.getByRole('search').first().getByRole('link')).toHaveText(['板蓝根颗粒', '六味地黄丸']);
  await page.getByRole('button', { name: '联系客服' }).click();
  await expect(page.getByRole('dialog', { name: '联系客服' }).getByRole('link', { name: /在线客服/ })).toHaveCount(2);
  await page.getByRole('button', { name: '我的账户' }).click();
  await expect(page.getByRole('dialog', { name: '我的账户' }).getByRole('link', { name: '右侧广告' })).toBeVisible();

  await page.goto('/');
  const popup = page.getByRole('dialog', { name: '开业满减' });
  await expect(popup.getByRole('link', { name: /板蓝根颗粒|六味地黄丸|控销活络丸/ }).first()).toBeVisible();
  await popup.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('complementary', { name: '开业抽奖' })).toBeVisible();
  const ad = page.getByRole('banner').getByRole('link', { name: '推广' });
  await expect(ad).toHaveAttribute('href', '/mrtj');
  await expect(ad.getByRole('presentation')).toHaveJSProperty('naturalWidth', 220);

  await desk.page.getByRole('button', { name: '修改权益' }).click();
  await desk.dialog.getByLabel('会员等级').fill('金牌会员');
  await desk.dialog.getByRole('checkbox', { name: '在线客服' }).uncheck();
  await desk.dialog.getByLabel('质检报告').selectOption({ label: '提示文字' });
  await desk.dialog.getByLabel('网址或提示文字').fill('质检报告请联系客服');
  await desk.save();
  await page.goto('/user');
  await expect(page.getByText('金牌会员').first()).toBeVisible();
  await page.getByRole('button', { name: '质检报告' }).click();
  await expect(page.getByText('质检报告请联系客服')).toBeVisible();
});
