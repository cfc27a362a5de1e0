import type { Page } from '@playwright/test';
import type { Goods } from '@yaoji/api-client/wire';
import { href } from '@yaoji/routes';
import type { Buyer } from '../harness/buyer.ts';
import { follow } from '../harness/reply.ts';
import { ownStations, type Station, stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { Typing } from '../harness/typing.ts';
import { settle } from '../harness/walk.ts';
import { Header } from '../screens/header.ts';

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

// Sample orders and returns that this buyer does not have answer 404.
test.use({ refusals: [404] });

test('[Q5] every quantity and search field keeps what is typed, at any pace', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  const goods = await goodsInPacksOf(buyer, ['1', '5', '10', '0.5']);
  await buyer.addAllToCart(goods.map((one) => [one, one.packStep]));
  // The banner dialog opens once it has loaded, but never while somebody types. The cart drawer is not modal.
  const banner = page.locator('dialog:modal').filter({ hasNot: page.getByRole('spinbutton') });
  await page.addLocatorHandler(banner, () => page.keyboard.press('Escape'));
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
