import type { Page } from '@playwright/test';
import { isPlain } from '../harness/buyer.ts';
import { follow, type Reply, replyTo } from '../harness/reply.ts';
import { clockTest } from '../harness/stopped-clock.ts';
import { expect, test } from '../harness/test.ts';
import { cardOf } from '../screens/goods.ts';
import { Header } from '../screens/header.ts';
import { arriveAt } from '../screens/place.ts';

const ORDERS = '/api/order';
const BUSY = '系统繁忙，请稍候再试';
const toasts = (page: Page) => page.getByRole('region', { name: '通知' });
const orders = (page: Page) => page.getByRole('article').first();
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: '重新加载' });

test.use({ refusals: [401, 403, 422, 459, 500, 503] });

/** Makes the list of orders fail once, opens it, and afterwards asks again. */
async function failOnce(page: Page, reply: Reply): Promise<{ recover: () => Promise<void> }> {
  let isBroken = true;
  await replyTo(page, ORDERS, () => (isBroken ? reply : undefined));
  await page.goto('/order');
  return {
    recover: async () => {
      isBroken = false;
      await retry(page).click();
      await expect(orders(page)).toBeVisible();
    },
  };
}

test('[E1] 10000 and 201 are as good as 200 @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  for (const code of [10000, 201]) {
    await page.unrouteAll();
    await page.route(
      ({ pathname }) => pathname === ORDERS,
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), code } });
      },
    );
    await page.goto('/order');
    await expect(orders(page)).toBeVisible();
  }
});

for (const [name, reply] of [
  ['@walk code 10001 in the body', { code: 10001 }],
  ['status 401', { status: 401 }],
] as const) {
  test(`[E2] ${name} leads to the login page, with the way back`, async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await failOnce(page, reply);
    await arriveAt(page, 'login');
    expect(new URL(page.url()).searchParams.get('back')).toBe('/order');
  });
}

test('[E3] 422 says the first message of the first field', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const { recover } = await failOnce(page, {
    status: 422,
    errors: { start_time: ['起始日期不对', '太早'], page: ['页码不对'] },
  });
  await expect(toasts(page)).toContainText('起始日期不对');
  await expect(toasts(page)).not.toContainText('页码不对');
  await recover();
});

test('[E4] 459 says why and leads to the agreement @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await failOnce(page, { status: 459, message: '请先签署电子合同再下单' });
  await expect(toasts(page)).toContainText('请先签署电子合同再下单');
  await arriveAt(page, 'e_contract');
});

for (const [rule, name, reply] of [
  ['E5', 'status 500', { status: 500 }],
  ['E5', '@walk code 599 in the body', { code: 599, message: 'stack of the server' }],
  ['E10', '@walk a page of a proxy', { status: 503, body: '<html><h1>Bad Gateway</h1></html>', type: 'text/html' }],
  ['E10', '@walk a page of a proxy with status 200', { body: '<!doctype html><p>Log in to Wi-Fi', type: 'text/html' }],
  ['E10', '@walk an empty body', { body: '', type: 'application/json' }],
  ['E10', '@walk a body that is cut off', { body: '{"code":200,"data":{"li', type: 'application/json' }],
] as const) {
  test(`[${rule}] ${name} shows a toast, and the missing part can be retried`, async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    const { recover } = await failOnce(page, reply);
    await expect(toasts(page)).toContainText(BUSY);
    await expect(toasts(page)).not.toContainText('stack of the server');
    await recover();
  });
}

test('[E6] anything else is an alert titled 温馨提示 with the server’s words', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const { recover } = await failOnce(page, { status: 403, code: 30_001, message: '账户已停用，请联系客服' });
  const alert = page.getByRole('alertdialog', { name: '温馨提示' });
  await expect(alert).toContainText('账户已停用，请联系客服');
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await recover();
});

clockTest('[E7] after 30 seconds without an answer a dialog offers to refresh', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await page.clock.install();
  let isStuck = true;
  const calls = await replyTo(page, ORDERS, () => (isStuck ? 'never' : undefined));
  await page.goto('/order');
  await expect.poll(() => calls.count).toBeGreaterThan(0);
  await page.clock.fastForward(29_000);
  const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(2_000);
  await expect(dialog).toContainText('请求超时，请刷新页面');
  isStuck = false;
  await dialog.getByRole('button', { name: '刷新' }).click();
  await expect(orders(page)).toBeVisible();
});

test('[R041] [E8] a repeat cancels the earlier request without a word, and the later answer is shown @walk', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  await page.goto('/order');
  await expect(orders(page)).toBeVisible();
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search));
  await replyTo(page, ORDERS, (request) => (request.url().includes('status=paid') ? 'never' : undefined));
  const tabs = page.getByRole('main').getByRole('navigation', { name: '订单状态' }).or(page.getByRole('tablist'));
  await tabs.getByText(/^待发货/).click();
  await tabs.getByText(/^已取消/).click();
  await expect.poll(() => cancelled.join()).toContain('status=paid');
  await expect(page).toHaveURL(/status=cancelled/);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ refusals: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('[E9] one toast says so; back online the page recovers by itself', async ({ page, buyer, context }) => {
    await buyer.enter('pharmacy');
    await page.goto('/order');
    await expect(orders(page)).toBeVisible();
    await context.setOffline(true);
    const tabs = page.getByRole('main').getByRole('navigation', { name: '订单状态' }).or(page.getByRole('tablist'));
    await tabs.getByText(/^待付款/).click();
    await expect(toasts(page)).toContainText('网络异常，请检查网络连接');
    await expect(toasts(page).getByRole('listitem')).toHaveCount(1);
    await expect(retry(page)).toBeVisible();
    await context.setOffline(false);
    await expect(retry(page)).toBeHidden();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('[E9] a page opened without a network appears when it returns', async ({ page, buyer, context }) => {
    await buyer.enter('pharmacy');
    await page.goto('/list');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: '品牌专区' }).first().click();
    await expect(toasts(page)).toContainText('网络异常，请检查网络连接');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: '品牌专区' })).toBeVisible();
  });
});

test('[E11] suggestions and common data fail in silence @walk', async ({ page }) => {
  await replyTo(page, '/api/goods/search', { status: 500 });
  const common = await replyTo(page, '/api/focus/common', { status: 500 });
  const calls = await replyTo(page, '/api/focus/top', { status: 500 });
  await page.goto('/login');
  await follow(page, '/');
  await expect(page.locator('main[data-page="home"]').getByRole('heading', { level: 1 })).toBeAttached();
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/goods/search');
  await new Header(page).search.fill('感冒');
  await asked;
  expect(calls.count + common.count).toBeGreaterThan(0);
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await arriveAt(page, 'search_index');
});

test('[E12] a failed logout stops loading and shows the error @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await replyTo(page, '/api/user/logout', { status: 500 });
  await page.goto('/help/us/link');
  await page.getByRole('button', { name: '退出' }).click();
  await expect(toasts(page)).toContainText(BUSY);
  await expect(page.getByRole('button', { name: '退出' })).toBeEnabled();
});

test('[E13] adding to the cart: the server’s message, good or bad, as a toast', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to buy');
  await page.goto(`/search?keywords=${encodeURIComponent(goods.name)}`);
  const add = cardOf(page, goods.name).getByRole('button', { name: '加入购物车' });
  let isRefused = true;
  await replyTo(page, '/api/cart', (request) =>
    request.method() === 'POST' && isRefused ? { status: 403, code: 20_001, message: '库存不足' } : undefined,
  );
  await add.click();
  await expect(toasts(page)).toContainText('库存不足');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  isRefused = false;
  await add.click();
  await expect(toasts(page)).toContainText('购物车');
});

test.describe('an error while a page is drawn', () => {
  test.use({ refusals: ['TypeError'] });

  test('stays within that page: the frame goes on working', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await replyTo(page, /^\/api\/order\/\d+$/, { data: { id: 1, lines: 7, status: 'paid' } });
    // The page comes with the order where it is opened by itself.
    await page.goto('/order');
    await follow(page, '/order/info/1');
    await expect(page.getByRole('main').getByText('页面出错了').or(retry(page)).first()).toBeVisible();
    await page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: '首页' }).click();
    await expect(page.getByRole('main').getByRole('region', { name: '待办' })).toBeVisible();
  });
});
