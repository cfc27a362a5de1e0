import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceOf, quantityOf, unitPriceOf, visit } from './plain-reader.ts';
import { workspaceRoot } from './run.ts';
import { type Served, serve } from './serve.ts';

let folder = '';
let shop: Served;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaoji-reader-'));
  const settings = { DATA_DIR: join(folder, 'data') };
  shop = await serve({ script: 'src/main.ts', cwd: join(workspaceRoot, 'apps/api'), settings });
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('[C034] a visitor lists products, and sees that none can be bought before a log-in', async () => {
  const { list } = await visit(shop.url).list({ per_page: '20' });
  expect(list).toHaveLength(20);
  expect(list.map(({ is_buy }) => is_buy)).toEqual(list.map(() => 0));
});

test('[C022] [C020] [C015] [C121] a buyer lists, adds, prices the cart and orders', async () => {
  const buyer = visit(shop.url);
  await buyer.login('pharmacy', 'yaoji2026');
  const { list } = await buyer.list({ per_page: '40' });
  const wanted = list.filter(({ is_buy, ladder_price }) => is_buy === 1 && ladder_price.length > 0).slice(0, 5);
  expect(wanted).toHaveLength(5);
  const before = new Set((await buyer.cart()).data.map(({ goods }) => goods.id));
  for (const goods of wanted) await buyer.add(goods, 60);

  const cart = await buyer.cart();
  expect(await buyer.total()).toBe(cart.data.length);
  const added = cart.data.filter(({ goods }) => wanted.some(({ id }) => id === goods.id) && !before.has(goods.id));
  expect(added.length).toBeGreaterThan(0);
  for (const { goods, number, price } of added) {
    expect(Number(number)).toBe(quantityOf(goods, 60));
    expect(Number(price)).toBe(unitPriceOf(goods, Number(number)));
  }
  const { goods, manjian, shortfall } = priceOf(cart);
  const yuan = (cents: number) => (cents / 100).toFixed(2);
  expect(cart.totals).toMatchObject({
    goods: yuan(goods),
    reductions: [{ code: 'full_reduction', amount: yuan(manjian) }],
  });
  expect(shortfall).toBeGreaterThanOrEqual(0);

  const ids = added.map(({ id }) => id);
  const checkout = await buyer.checkout(ids);
  const order = await buyer.order(ids, checkout);
  expect(order.order_no).toMatch(/^\d+$/);
  expect(order.total).toBe(checkout.expected_total);
  expect((await buyer.cart()).data.map(({ id }) => id)).not.toEqual(expect.arrayContaining(ids));
});
