import type { Page } from '@playwright/test';
import type { Goods } from '@yaoji/api-client/wire';
import { getRoute, href } from '@yaoji/routes';
import type { Buyer } from '../harness/buyer.ts';
import { follow } from '../harness/reply.ts';
import { ownStations, type Station, stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { Typing } from '../harness/typing.ts';
import { settle } from '../harness/walk.ts';
import { Header } from '../screens/header.ts';
import { newPhone } from '../screens/phone.ts';
import { arriveAt } from '../screens/place.ts';
import { Registration } from '../screens/registration.ts';

/** One product per pack size, with stock for at least 14 packs. */
async function goodsInPacksOf(buyer: Buyer, packs: readonly string[]): Promise<Goods[]> {
  const goods = await buyer.findGoods({ inStock: true }, ({ isBuyable }) => isBuyable);
  return packs.map((pack) => {
    const one = goods.find(
      ({ packStep, stock, purchaseCap }) =>
        packStep === pack && Number(stock) > 14 * Number(pack) && Number(purchaseCap) === 0,
    );
    if (!one) throw new Error(`the demonstration has no goods in packs of ${pack}`);
    return one;
  });
}

/** Opens fields that only appear after an action. */
async function openSuggestions(page: Page, { name }: Goods) {
  await new Header(page).search.fill(name);
  await expect(page.getByRole('grid', { name: '直接订购' }).getByRole('spinbutton').first()).toBeVisible();
}

async function openPurchaseList(page: Page, goods: readonly Goods[]) {
  await page.goto('/kjcg?tab=list');
  const lines = goods.map(({ name, spec, maker, packStep }) => [name, spec, maker, packStep].join('\t'));
  await page.getByRole('textbox', { name: '采购清单' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: '识别清单' }).click();
  await expect(page.getByRole('article')).toHaveCount(goods.length);
  // Choose a product for each row that matches several.
  for (const choice of await page.getByRole('article').getByRole('combobox').all())
    await choice.selectOption({ index: 1 });
  await expect(page.getByRole('article').getByRole('spinbutton').first()).toBeVisible();
}

/** The banner dialog opens once it has loaded, but never while somebody types. The cart drawer is not modal. */
async function closeBanners(page: Page) {
  const banner = page.locator('dialog:modal').filter({ has: page.getByRole('link'), hasNot: page.locator('input') });
  await page.addLocatorHandler(banner, () => page.keyboard.press('Escape'));
}

/** Buttons that open a dialog with a form. */
const openers = /^(修改登录密码|修改支付密码|绑定门店|新增收货地址|申请账期|开票资料|邀请员工|上传.+许可证)$/;

/** Types into all forms of these pages, and of the dialogs that their buttons open. */
async function typeIntoForms(page: Page, typing: Typing, stations: readonly Station[]) {
  for (const station of stations) {
    await follow(page, station.address);
    await settle(page, station);
    await typing.texts(station.address);
    const buttons = page.getByRole('main').getByRole('button', { name: openers });
    for (const name of new Set(await buttons.allTextContents())) {
      await buttons.filter({ hasText: name }).first().click();
      const dialog = page.getByRole('dialog').filter({ has: page.locator('form') });
      await expect(dialog).toBeVisible();
      await typing.texts(`${station.address} ${name}`, dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
}

// Sample orders and returns that this buyer does not have answer 404.
test.use({ refusals: [404] });

test('[Q5] every quantity and search field keeps what is typed, at any pace', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const goods = await goodsInPacksOf(buyer, ['1', '5', '10', '0.5']);
  await buyer.addAllToCart(goods.map((one) => [one, one.packStep]));
  await closeBanners(page);
  const typing = new Typing(page);
  await page.goto('/help/us/link');
  const stations = ownStations(stationsFor('buyer', await samplesOf(page, buyer, true)));
  const wanted = goods.flatMap(({ id, name }): Station[] => [
    { route: 'list_info', address: href('list_info', { id }), arrivals: ['list_info'] },
    { route: 'search_index', address: href('search_index', {}, { keywords: name }), arrivals: ['search_index'] },
    { route: 'search_table', address: href('search_table', {}, { keywords: name }), arrivals: ['search_table'] },
  ]);
  for (const station of [...stations, ...wanted]) {
    await follow(page, station.address);
    await settle(page, station);
    await typing.quantities(station.address);
    await typing.keywords(station.address);
  }
  for (const one of goods) {
    await openSuggestions(page, one);
    await typing.quantities('suggestions');
  }
  await openPurchaseList(page, goods);
  await typing.quantities('purchase list');
  // Cards, tables, cart lines, suggestions, rows of a list, the page of a product: each in several packs.
  expect(typing.covered.size).toBeGreaterThan(20);
  expect(typing.faults).toEqual([]);
});

test('every text field of a form keeps what is typed at full speed on a slow computer', async ({ page, buyer }) => {
  const typing = new Typing(page);
  await page.goto('/help/us/link');
  const samples = await samplesOf(page, buyer);
  const stationsOf = (viewer: 'visitor' | 'buyer') =>
    ownStations(stationsFor(viewer, samples)).filter(({ route }) => getRoute(route).access === viewer);
  await typeIntoForms(page, typing, stationsOf('visitor'));

  await page.goto('/register');
  await new Registration(page).openAccount(newPhone(), 'qinghao2027');
  await arriveAt(page, 'register_step2');
  const secondStep = stationsFor('buyer', samples).filter(({ route }) => route === 'register_step2');
  await typeIntoForms(page, typing, ownStations(secondStep));

  await buyer.enter('pharmacy');
  await closeBanners(page);
  const [order] = (await buyer.orders({ status: 'done' })).list;
  if (!order) throw new Error('the demonstration has no completed order');
  const applications = ['return', 'after-sales'].map((apply): Station => {
    return { route: 'order_info', address: href('order_info', { id: order.id }, { apply }), arrivals: ['order_info'] };
  });
  await page.goto('/help/us/link');
  await typeIntoForms(page, typing, [...stationsOf('buyer'), ...applications]);
  expect(typing.covered.size).toBeGreaterThan(50);
  expect(typing.faults).toEqual([]);
});
