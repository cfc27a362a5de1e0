import type { Page } from '@playwright/test';
import type { OrderStatus } from '@yaoji/api-client/wire';
import { matchRoute, type RouteName } from '@yaoji/routes';
import { type Buyer, isPlain } from '../harness/buyer.ts';
import { follow } from '../harness/reply.ts';
import { ownStations, type Station, stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { settle } from '../harness/walk.ts';

/** A page that asks for nothing. */
const START = '/forget/step1';

/** Pages that ask for nothing which may fail. */
const ASK_NOTHING: ReadonlySet<RouteName> = new Set<RouteName>([
  'not_found',
  'loading',
  // Its data comes with the frame of every page.
  'category_browser',
  'login',
  'forget_step1',
  'forget_step2',
  'forget_step3',
  'register_wechat',
  'register_invited',
  'demand_add',
  'feedback',
]);
/** Pages whose data an earlier page has stored; tested as the first page after a reload. */
const STORED: ReadonlySet<RouteName> = new Set<RouteName>([
  'activity_zone',
  'account',
  'account_basic',
  'wallet_balance',
  'order_list',
  'list_index',
  'list_table',
  'list_no_image',
  'search_index',
  'search_table',
  'cart',
  'register_step2',
  'register_step3',
  'register_dd_step1',
  'register_dd_step2',
  'register_dd_step3',
  'yx_table',
  'controlled_index',
]);

test.describe.configure({ mode: 'parallel' });
test.use({ refusals: [404, 500] });

test('@mobile every page says that its calls failed, and shows their data after a retry', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to buy');
  await buyer.addToCart(goods, goods.packStep);
  const [[pending], [done]] = [await ordersOf(buyer, 'pending'), await ordersOf(buyer, 'done')];
  const queries: Partial<Record<RouteName, string>> = {
    cart_step4: `?id=${done?.id}`,
    cart_hm: `?id=${pending?.id}`,
    demand_info: '?id=99999999',
    search_index: '?keywords=%E6%84%9F%E5%86%92',
    search_table: '?keywords=%E6%84%9F%E5%86%92',
  };
  const samples = { ...(await samplesOf(page, buyer)), orderId: pending?.id };
  const stations = ownStations(stationsFor('buyer', samples)).filter(({ route }) => !ASK_NOTHING.has(route));
  await page.goto(START);
  let isBroken = false;
  await page.route('**/api/**', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { code: 500, message: '', data: null } }) : route.fallback(),
  );
  const faults: string[] = [];
  for (const station of stations) {
    const report = (fault: string) => faults.push(`${station.address}: ${fault}`);
    if (STORED.has(station.route)) await page.goto(START);
    isBroken = true;
    await follow(page, station.address + (queries[station.route] ?? ''));
    if (!(await saysSo(page, station))) report('does not say that its calls failed');
    isBroken = false;
    await askAgain(page);
    const state = await settle(page, station);
    const { name } = matchRoute(state.path);
    if (!station.arrivals.includes(name)) report(`leads to ${name} then`);
    for (const fault of state.faults) report(`${fault} then`);
  }
  expect(faults).toEqual([]);
});

const ordersOf = async (buyer: Buyer, status: OrderStatus) => (await buyer.orders({ status })).list;

const retries = (page: Page) => page.getByRole('main').getByRole('button', { name: '重新加载' });

/** Whether the page comes to offer 重新加载. */
async function saysSo(page: Page, { route }: Station): Promise<boolean> {
  const shown = page.locator(`main[data-page="${route}"]:not(:has([aria-busy="true"]))`);
  const offer = shown.getByRole('button', { name: '重新加载' }).first();
  return offer.waitFor().then(
    () => true,
    () => false,
  );
}

/** Presses whatever asks again, as often as it has to be. */
async function askAgain(page: Page): Promise<void> {
  for (let turn = 0; turn < 5 && (await retries(page).count()) > 0; turn++) {
    // One that succeeds asks for the others, too, which may be gone by now.
    await retries(page)
      .first()
      .click({ timeout: 10_000 })
      .catch(() => undefined);
    await page
      .locator('main [aria-busy="true"]')
      .first()
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
  }
}
