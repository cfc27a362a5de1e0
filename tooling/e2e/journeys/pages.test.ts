import { accessFaults } from '../harness/accessible.ts';
import { type Buyer, isPlain } from '../harness/buyer.ts';
import { recordShifts } from '../harness/measure.ts';
import { expectSoundPage } from '../harness/sound-page.ts';
import { expect, test } from '../harness/test.ts';

const someGoods = async (buyer: Buyer) => {
  const [goods] = await buyer.findGoods({ inStock: true }, isPlain);
  if (!goods) throw new Error('nothing to show');
  return goods;
};

const withCart = async (buyer: Buyer) => {
  const goods = await buyer.findGoods({ inStock: true }, (one) => one.isBuyable);
  for (const one of goods.slice(0, 6)) await buyer.addToCart(one, one.packStep);
};

const VISITOR = { home: '/', login: '/login', list: '/list' };

const BUYER: Record<string, (buyer: Buyer) => Promise<string> | string> = {
  'list as a table': () => '/list/table',
  'goods detail': async (buyer) => `/list/info/${(await someGoods(buyer)).id}`,
  cart: async (buyer) => {
    await withCart(buyer);
    return '/cart';
  },
  orders: () => '/order',
  'order detail': async (buyer) => `/order/info/${(await buyer.orders()).list[0]?.id}`,
};

for (const [name, address] of Object.entries(VISITOR)) {
  test(`@walk ${name}, as a visitor sees it: accessible, still, and no wider than the window`, async ({ page }) => {
    await expectSoundPage(page, address);
  });
}

for (const [name, way] of Object.entries(BUYER)) {
  test(`${name}, as a buyer sees it: accessible, still, and no wider than the window @walk`, async ({
    page,
    buyer,
  }) => {
    await buyer.enter('pharmacy');
    await expectSoundPage(page, await way(buyer));
  });
}

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
