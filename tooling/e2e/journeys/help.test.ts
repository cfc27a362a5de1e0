import { expect, test } from '../harness/test.ts';
import { arriveAt } from '../screens/place.ts';

const MENU = '帮助目录';

test('[R093][R094][R095][R096][R097][S11][S12] the help centre: its groups, with one article open, cached for the next visit @walk', async ({
  page,
}) => {
  await page.goto('/help');
  await arriveAt(page, 'help_register');
  const menu = page.getByRole('navigation', { name: MENU });
  for (const group of ['新手指南', '服务保障', '关于我们', '支付与配送', '新闻资讯']) {
    await expect(menu.getByText(group, { exact: true })).toBeVisible();
  }
  for (const title of ['会员注册', '购物指南', '安全购药', '一个单位可以开几个账号']) {
    await menu.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(menu.locator('[aria-current="page"]')).toHaveText([title]);
  }
  await expect(page).toHaveTitle('一个单位可以开几个账号 - 会员注册 - 药集');
  for (const key of ['help-categories', 'footer-categories']) {
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toContain('会员注册');
  }
  // The server rendered the page without the data stored since.
  await page.goto('/help/zfps/ypth');
  await arriveAt(page, 'help_returns');
});

test('[R098][R099][R100][R101][P4] licences have pictures, and only a contact of one’s own is called 专属 @walk', async ({
  page,
  buyer,
}) => {
  await page.goto('/help_serve');
  await arriveAt(page, 'help_site_licence');
  const licences = page.getByRole('main').locator('img[src*="/pictures/licence/"]');
  await expect(licences.first()).toBeVisible();
  expect(await licences.count()).toBeGreaterThan(1);
  await page.goto('/help/fwbz/yhxy');
  await expect(page.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible();
  for (const [account, word] of [
    ['pharmacy', '专属客服'],
    ['newcomer', '客服'],
  ] as const) {
    await buyer.enter(account);
    await page.goto('/help/fwbz/zskf');
    await expect(page.getByRole('main').locator('dt').first()).toHaveText(word);
  }
});

test('[R102][R103][R104][C052] a complaint is sent and reaches the operator; the hot line can be called', async ({
  page,
  buyer,
  desk,
}) => {
  await buyer.enter('pharmacy');
  await page.goto('/help_us');
  await arriveAt(page, 'help_complaint');
  await page.getByRole('textbox', { name: /内容/ }).fill('配送员没有出示随货同行单');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('提交成功')).toBeVisible();
  const waiting = await desk('listWaiting', { params: { kind: 'feedback' } });
  expect(waiting.map(({ text }) => text)).toContain('配送员没有出示随货同行单');
  await page.getByRole('navigation', { name: MENU }).getByRole('link', { name: '联系我们' }).click();
  await arriveAt(page, 'help_contact');
  await expect(page.getByRole('main').getByRole('link', { name: '400-000-0000' })).toHaveAttribute(
    'href',
    'tel:400-000-0000',
  );
});

test('[R105][R106][R107][R108][C045][C046] news: from the list to an article, to the next one and back @walk', async ({
  page,
}) => {
  await page.goto('/help_news');
  await arriveAt(page, 'news_industry');
  await page.getByRole('navigation', { name: MENU }).getByRole('link', { name: '公司新闻' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '公司新闻' })).toBeVisible();
  const entry = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .nth(1);
  const title = await entry.locator('strong').innerText();
  await entry.click();
  expect((await arriveAt(page, 'news_info')).type).toBe('company');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} - 新闻详情 - 药集`);
  await page.getByRole('main').getByText('下一篇').or(page.getByText('上一篇')).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await page.goBack();
  await page.goBack();
  await arriveAt(page, 'news_company');
});

test('[R109][R110][R111][R112] payment and delivery; the page about returns has no header @walk', async ({ page }) => {
  await page.goto('/help/pay');
  await arriveAt(page, 'help_order_pay');
  await expect(page.getByRole('banner')).toBeVisible();
  const menu = page.getByRole('navigation', { name: MENU });
  await menu.getByRole('link', { name: '货物配送' }).click();
  await arriveAt(page, 'help_delivery');
  await menu.getByRole('link', { name: '商品退换' }).click();
  await arriveAt(page, 'help_returns');
  await expect(page.getByRole('heading', { level: 1, name: '商品退换' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
