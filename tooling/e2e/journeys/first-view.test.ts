import { isPlain } from '../harness/buyer.ts';
import { recordShifts } from '../harness/measure.ts';
import { expect, test } from '../harness/test.ts';

const pages = {
  '@walk home': '/',
  list: '/list',
  '@walk table': '/list/table',
  '@walk search': '/search?keywords=%E9%A2%97%E7%B2%92',
};

for (const [name, path] of Object.entries(pages)) {
  test(`the first view of ${name} comes with its data and asks for nothing again`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname);
    });
    await recordShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').locator('a[href*="/list_info/"]').first()).toBeVisible();
    expect(asked).toEqual([]);
  });
}

test('goods can be read without JavaScript, a buyer with its own prices', async ({ browser, shop, buyer, page }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to show');
  const storageState = await page.context().storageState();

  for (const [who, state] of [
    ['buyer', storageState],
    ['visitor', undefined],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(state ? { storageState: state } : {}) });
    const still = await context.newPage();
    const answer = await still.goto(`${shop.url}/list/info/${goods.id}`);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expect(still.getByRole('heading', { name: goods.name })).toBeVisible();
    const text = (await still.getByRole('main').innerText()).replaceAll(/[\s,]/g, '');
    expect(text.includes('登录后可见'), who).toBe(who === 'visitor');
    expect(text.includes(`¥${Number(goods.price)}`), who).toBe(who === 'buyer');
    await context.close();
  }
});

test('goods that do not exist answer 404', async ({ page, shop }) => {
  const answer = await page.request.get(`${shop.url}/list/info/99999999`, { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
});

test('a quantity selected before hydration is replaced by the typed one @walk', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  let listen = () => {};
  const listening = new Promise<void>((resolve) => (listen = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await listening;
    await route.continue();
  });
  await page.goto('/list/table', { waitUntil: 'commit' });
  const field = page
    .getByRole('table', { name: '商品列表' })
    .getByRole('spinbutton')
    .and(page.locator(':enabled'))
    .first();
  await field.focus();
  listen();
  await page.waitForLoadState('networkidle');
  const twice = String(Number(await field.getAttribute('aria-valuemin')) * 2);
  await page.keyboard.type(twice);
  await expect(field).toHaveValue(twice);
});
