import type { Page } from '@playwright/test';
import { getRoute } from '@yaoji/routes';
import { accessFaults } from '../harness/accessible.ts';
import { type Buyer, isPlain } from '../harness/buyer.ts';
import { recordShifts } from '../harness/measure.ts';
import { stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';

const WIDTHS = [360, 768, 1000, 1440];

type Way = (buyer: Buyer) => Promise<string> | string;

const someGoods = async (buyer: Buyer) => {
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to show');
  return goods;
};

const withCart = async (buyer: Buyer) => {
  const goods = await buyer.findGoods({ inStock: true }, (one) => one.isBuyable);
  for (const one of goods.slice(0, 6)) await buyer.addToCart(one, one.defaultQuantity);
};

const VISITOR: Record<string, Way> = {
  home: () => '/',
  login: () => '/login',
  'log-in by SMS': () => '/login?by=sms',
  'log-in by WeChat': () => '/login?by=wechat',
  'forgotten password': () => '/forget/step1',
  registration: () => '/register/step1',
  'registration of a head office': () => '/register/dd/step1',
  'WeChat to bind': () => '/register/wechat',
  list: () => '/list',
  'list as a table': () => '/list/table',
  'list without pictures': () => '/list/no_image',
  search: () => '/search?keywords=%E9%A2%97%E7%B2%92',
  'search without a match': () => '/search?keywords=zzzzzzzz',
  'free-shipping zone': () => '/yx',
  'rules of free shipping': () => '/yx/rule',
  'TCM zone': () => '/zyyp',
  'devices zone': () => '/qxzq',
  'near-expiry zone': () => '/jxqzc',
  'controlled zone': () => '/kxzq/new',
  'all activities': () => '/yjh',
  'several activities': () => '/Hdzx/1,2,3/2',
  'daily specials': () => '/mrtj',
  'coupon centre': () => '/lqzx',
  'brand wall': () => '/ppzq',
  brand: () => '/ppzq/info/1',
  'help article': () => '/help/xrzn/gwzn',
  licences: () => '/help/fwbz/wzzz',
  complaints: () => '/help/us/tsjy',
  news: () => '/news/company',
};

const BUYER: Record<string, Way> = {
  home: () => '/',
  list: () => '/list',
  'list as a table': () => '/list/table',
  'goods detail': async (buyer) => `/list/info/${(await someGoods(buyer)).id}`,
  'empty cart': () => '/cart',
  cart: async (buyer) => {
    await withCart(buyer);
    return '/cart';
  },
  'coupon centre': () => '/lqzx',
  complaints: () => '/help/us/tsjy',
  'end of the registration': () => '/register/step3',
  'stores to register': () => '/register/dd/step2',
  'e-contract': () => '/dzht',
  orders: () => '/order',
  'order detail': async (buyer) => `/order/info/${(await buyer.orders()).list[0]?.id}`,
};

for (const [viewer, pages] of [
  ['visitor', VISITOR],
  ['buyer', BUYER],
] as const) {
  for (const [name, way] of Object.entries(pages)) {
    test(`${name}, as a ${viewer} sees it: accessible, still, and no wider than the window`, async ({
      page,
      buyer,
    }) => {
      if (viewer === 'buyer') await buyer.enter('pharmacy');
      const shiftsOf = await recordShifts(page);
      await page.goto(await way(buyer), { waitUntil: 'networkidle' });
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await shiftsOf(), 'nothing moves after the first paint').toEqual([]);
      expect(await accessFaults(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }
}

test.describe('every page of a buyer', () => {
  // What is nobody's answers so, on the console too.
  test.use({ refusals: [404] });

  test('@mobile stays where it was first painted', async ({ page, buyer }) => {
    test.setTimeout(480_000);
    await buyer.enter('pharmacy');
    const stations = stationsFor('buyer', await samplesOf(page, buyer, true));
    const own = stations.filter(({ route }) => getRoute(route).access === 'buyer');
    const addresses = own.filter(({ route }, index) => own.findIndex((other) => other.route === route) === index);
    const shiftsOf = await recordShifts(page);
    const moved: [string, unknown][] = [];
    for (const { address } of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      for (const shift of await shiftsOf()) moved.push([address, shift]);
    }
    expect(moved).toEqual([]);
  });
});

test.describe('the page that is not there', () => {
  test.use({ refusals: [404] });

  test('is accessible, still, and says so in its status', async ({ page }) => {
    const shiftsOf = await recordShifts(page);
    const answer = await page.goto('/404', { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
    expect(await shiftsOf(), 'nothing moves after the first paint').toEqual([]);
    expect(await accessFaults(page)).toEqual([]);
  });
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}
