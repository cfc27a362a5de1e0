import type { Browser, Page } from '@playwright/test';
import { type Account, Buyer, isPlain, PASSWORD } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { logIn } from '../screens/login.ts';
import { arriveAt } from '../screens/place.ts';

// Changes here (passwords, documents, links) would disturb other journeys.
test.use({ shopName: 'changed' });

const picture = {
  name: 'licence.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const notices = (page: Page) => page.getByRole('region', { name: '通知' });

test('[R032][C140][C141][C142][C143] an address is added, changed, made the default and deleted @mobile', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await page.goto('/addr');
  await page.getByRole('button', { name: '新增收货地址' }).click();
  const adding = page.getByRole('dialog', { name: '新增收货地址' });
  await adding.getByRole('textbox', { name: /收货人/ }).fill('周库管');
  await adding.getByRole('textbox', { name: /联系电话/ }).fill('028-86001234');
  await adding.getByRole('button', { name: /所在地区/ }).click();
  await page.getByRole('option', { name: '广东省' }).click();
  await page.getByRole('option', { name: '东莞市' }).click();
  await adding.getByRole('textbox', { name: /详细地址/ }).fill('东城路8号');
  await adding.getByRole('button', { name: '保存' }).click();
  const card = page.getByRole('article', { name: /周库管/ });
  await expect(card).toContainText('广东省东莞市');

  await card.getByRole('button', { name: /编辑/ }).click();
  const editing = page.getByRole('dialog', { name: '编辑收货地址' });
  await expect(editing.getByRole('button', { name: /东莞市/ })).toBeVisible();
  await editing.getByRole('textbox', { name: /详细地址/ }).fill('东城路18号');
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(card).toContainText('东城路18号');

  await card.getByRole('button', { name: /设为默认/ }).click();
  await expect(card.getByText('默认', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /删除/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('article').first().getByText('默认', { exact: true })).toBeVisible();
});

test('[R029][C062] a password is changed and opens the account from then on @walk', async ({ page, buyer }) => {
  const next = 'market2027';
  await buyer.enter('chain-qingyang');
  await page.goto('/basic');
  await page.getByRole('button', { name: '修改登录密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改登录密码' });
  await dialog.getByLabel('当前密码').fill(PASSWORD);
  await dialog.getByRole('textbox', { name: /^[* ]*新密码/ }).fill(next);
  await dialog.getByRole('textbox', { name: /确认新密码/ }).fill(next);
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(notices(page)).toContainText('密码已修改');

  await page.getByRole('button', { name: '退出' }).click();
  await arriveAt(page, 'login');
  await logIn(page, 'chain-qingyang', next);
  await arriveAt(page, 'account_basic');
  await expect(page.getByRole('main').getByText('益民桥连锁药房（青羊店）')).toBeVisible();
});

test('[R030][C170][P9][B1] an expired licence is renewed, approved, and its goods can be bought again', async ({
  page,
  buyer,
  desk,
}) => {
  await buyer.enter('expired');
  const [blocked] = await buyer.findGoods(
    { inStock: true, scopes: ['中成药'] },
    ({ block }) => block?.code === 'DOCUMENT_EXPIRED',
  );
  if (!blocked) throw new Error('nothing is blocked');
  await page.goto(`/list/info/${blocked.id}`);
  await expect(
    page
      .getByRole('main')
      .getByText(/证件已过期|已过期/)
      .first(),
  ).toBeVisible();

  await page.goto('/zzzj');
  const card = page.getByRole('article', { name: '药品经营许可证' });
  await expect(card.getByText('已过期', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /更新证件/ }).click();
  const dialog = page.getByRole('dialog', { name: '更新药品经营许可证' });
  await dialog.getByRole('textbox', { name: /证件编号/ }).fill('陕DA0290014');
  await dialog.getByLabel(/有效期至/).fill('2099-12-31');
  await dialog.getByLabel(/证件照片/).setInputFiles(picture);
  await dialog.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('审核中', { exact: true })).toBeVisible();
  expect((await buyer.goods(blocked.id)).block?.code).toBe('DOCUMENT_EXPIRED');

  const { list } = await desk('listBuyers', { query: { keywords: 'expired' } });
  const { documents } = await desk('getBuyer', { params: { id: list[0]?.id ?? 0 } });
  const id = documents.find(({ number }) => number === '陕DA0290014')?.id ?? 0;
  await desk('approveDocument', { params: { id }, body: {} });
  await page.reload();
  await expect(page.getByText('有效期至').first()).toBeVisible();
  await expect(page.getByRole('table', { name: '经营范围' }).getByRole('row', { name: /中成药/ })).toContainText(
    '可采购',
  );
  expect((await buyer.goods(blocked.id)).isBuyable).toBe(true);
  await page.goto('/wdxx?type=system');
  await page.getByRole('link', { name: /证件审核通过/ }).click();
  await arriveAt(page, 'account_documents');
});

/** The store itself lets its head office in, after it has verified who it is. */
const confirmAs = async (browser: Browser, url: string, account: Account) => {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' });
  const page = await context.newPage();
  await new Buyer(page, url).enter(account);
  await page.goto('/ddgl');
  await page.getByRole('button', { name: '同意绑定' }).click();
  const dialog = page.getByRole('dialog', { name: '验证身份' });
  await dialog.getByRole('textbox', { name: /登录密码/ }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '验证', exact: true }).click();
  await expect(page.getByRole('button', { name: '解除绑定' })).toBeVisible();
  await context.close();
};

test('[R031][C151][C236][C014][K4] the cart is copied to two stores, one without the scope @walk', async ({
  page,
  buyer,
  browser,
  shop,
}) => {
  await buyer.enter('chain');
  const [pill] = await buyer.findGoods({ inStock: true, scopes: ['化学药'] }, isPlain);
  const [herb] = await buyer.findGoods({ inStock: true, scopes: ['中药饮片'] }, isPlain);
  if (!pill || !herb) throw new Error('nothing to copy');
  await buyer.addToCart(pill, pill.packStep);
  await buyer.addToCart(herb, herb.packStep);

  await page.goto('/ddgl');
  await page.getByRole('button', { name: '绑定门店' }).click();
  const linking = page.getByRole('dialog', { name: '绑定门店' });
  await linking.getByRole('textbox', { name: /门店用户名/ }).fill('clinic');
  await linking.getByRole('textbox', { name: /门店密码/ }).fill(PASSWORD);
  await linking.getByRole('button', { name: '申请绑定' }).click();
  await expect(page.getByText('尚未同意绑定')).toBeVisible();
  await confirmAs(browser, shop.url, 'clinic');
  await page.reload();
  const clinic = page.getByRole('article', { name: /诊所/ });
  await expect(clinic).toBeVisible();

  await clinic.getByRole('button', { name: /复制购物车/ }).click();
  const copying = page.getByRole('dialog', { name: '复制到门店' });
  await copying.getByRole('checkbox', { name: /成华店/ }).check();
  await copying.getByRole('button', { name: '复制到 2 家门店' }).click();
  await expect(page.getByRole('region', { name: /成华店/ })).toContainText('已加入 2 种');
  const refused = page.getByRole('region', { name: /诊所/ });
  await expect(refused).toContainText('已加入 1 种，1 种未加入');
  await expect(refused).toContainText(pill.name);
  await page.getByRole('button', { name: '完成' }).click();

  await page.getByRole('button', { name: /切换到.*诊所/ }).click();
  await expect(clinic.getByText('当前门店')).toBeVisible();
  const ids = (await buyer.cart()).lines.map(({ goods }) => goods.id);
  expect(ids).toContain(herb.id);
  expect(ids).not.toContain(pill.id);
});
