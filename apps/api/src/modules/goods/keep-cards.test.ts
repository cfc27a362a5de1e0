import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { goodsRegion } from '#db/schema/directed-sale.ts';
import { document } from '#db/schema/document.ts';
import { favourite } from '#db/schema/favourite.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { goodsTag } from '#db/schema/goods-tag.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { openTestDatabase } from '#db/testing.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { addActivity, addGoods } from '#testing/shelf.ts';
import { startTestApp } from '#testing/test-app.ts';
import { loadKeptGoods } from './load-kept-goods.ts';

const { db, pool } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);
const noon = new Date('2026-11-20T04:00:00Z');

let buyerId = 0;
let ids: number[] = [];
let now = noon;

/** What has been kept, and what nobody has kept anything of. */
const warm = async () => (await loadKeptGoods(db, { ids, buyerId, now })).goods;
const cold = async () => (await loadKeptGoods(drizzle(pool), { ids, buyerId, now })).goods;
const first = () => ids[0] ?? 0;

beforeAll(async () => {
  buyerId = (await addBuyer(db, { username: 'keeper' })).id;
});

beforeEach(async () => {
  now = noon;
  const batches = [{ batchNo: 'A1', expiry: '2027-05-20', quantity: '50' }];
  ids = [(await addGoods(db, { batches })).id, (await addGoods(db)).id];
});

test('a card is made once for as long as the database tells the same', async () => {
  const before = await warm();
  const after = await warm();
  for (const id of ids) expect(after.get(id)).toBe(before.get(id));
  await db.update(goods).set({ price: '9.5' }).where(eq(goods.id, first()));
  const changed = await warm();
  expect(changed.get(first())).toMatchObject({ price: '9.50' });
  expect(changed.get(ids[1] ?? 0)).toBe(before.get(ids[1] ?? 0));
});

/** How many queries the pool's connections are asked for meanwhile. */
const countQueries = async (work: () => Promise<unknown>) => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
};

test('[K1] one query tells that all cards are as they were; those with a cap take one more', async () => {
  await db.update(goods).set({ purchaseCap: '10' }).where(eq(goods.id, first()));
  const before = await warm();
  expect(await countQueries(warm)).toBe(2);
  await db.update(goods).set({ purchaseCap: '0' }).where(eq(goods.id, first()));
  await warm();
  expect(await countQueries(warm)).toBe(1);
  expect((await warm()).get(ids[1] ?? 0)).toBe(before.get(ids[1] ?? 0));
});

test('cards are kept from a transaction to what comes after it, save those that it took back', async () => {
  const before = await warm();
  const { goods: within } = await db.transaction((tx) => loadKeptGoods(tx, { ids, buyerId, now }));
  for (const id of ids) expect(within.get(id)).toBe(before.get(id));
  const failed = db.transaction(async (tx) => {
    await tx.update(goods).set({ price: '7' }).where(eq(goods.id, first()));
    const { goods: changed } = await loadKeptGoods(tx, { ids, buyerId, now });
    expect(changed.get(first())).toMatchObject({ price: '7.00' });
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await warm()).toEqual(before);
});

test('what was added and taken away again leaves nothing on a card', async () => {
  const before = await warm();
  await db.insert(favourite).values({ goodsId: first(), buyerId });
  expect((await warm()).get(first())).toMatchObject({ isFavorite: true });
  await db.delete(favourite).where(eq(favourite.buyerId, buyerId));
  expect(await warm()).toEqual(before);
});

test.each<[change: string, make: () => Promise<unknown>]>([
  ['a price', () => db.update(goods).set({ price: '11' }).where(eq(goods.id, first()))],
  ['stock', () => db.update(goods).set({ stock: '3' }).where(eq(goods.id, first()))],
  ['a shelf', () => db.update(goods).set({ onShelf: false }).where(eq(goods.id, first()))],
  ['a tag', () => db.insert(goodsTag).values({ goodsId: first(), tag: '新' })],
  ['a step of the ladder', () => db.insert(priceLadder).values({ goodsId: first(), number: '10', price: '9' })],
  [
    'a batch',
    () => db.insert(stockBatch).values({ goodsId: first(), batchNo: 'B2', expiry: '2027-01-31', quantity: '5' }),
  ],
  ['a batch that is gone', () => db.delete(stockBatch).where(eq(stockBatch.goodsId, first()))],
  ['its standard', () => db.insert(goodsDetail).values({ goodsId: first(), standard: '中国药典' })],
  ['a region', () => db.insert(goodsRegion).values({ goodsId: first(), regionCode: '110000', isExcluded: false })],
  ['a favourite', () => db.insert(favourite).values({ goodsId: first(), buyerId })],
  [
    'a special price',
    () => addActivity(db, noon, { kind: 'daily_special', goods: [{ goodsId: first(), price: '8' }] }),
  ],
  [
    'a full reduction',
    () =>
      addActivity(db, noon, {
        kind: 'full_reduction',
        tiers: [{ amount: '100', money: '5' }],
        goods: [{ goodsId: first() }],
      }),
  ],
  [
    'a document that is out of date',
    () => db.update(document).set({ expiresOn: '2026-11-19' }).where(eq(document.buyerId, buyerId)),
  ],
  ['a buyer that is no longer passed', () => db.update(buyer).set({ status: 'pending' }).where(eq(buyer.id, buyerId))],
  [
    'midnight in China, with which an expiry comes near',
    async () => {
      now = new Date('2026-11-20T16:00:01Z');
    },
  ],
])('[D6] %s shows at once on a card that was kept', async (_, change) => {
  await db.update(buyer).set({ status: 'passed' }).where(eq(buyer.id, buyerId));
  await db.update(document).set({ expiresOn: null }).where(eq(document.buyerId, buyerId));
  const before = (await warm()).get(first());
  await change();
  const after = await warm();
  expect(after.get(first())).not.toEqual(before);
  expect(after).toEqual(await cold());
});

test('[B5] what is left of a cap is counted anew each time', async () => {
  await db.update(goods).set({ purchaseCap: '10', capPeriod: 'day' }).where(eq(goods.id, first()));
  const asBuyer = await addBuyer(db, { username: 'capped' });
  const show = async () => (await loadKeptGoods(db, { ids, buyerId: asBuyer.id, now: time.now })).goods;
  expect((await show()).get(first())?.quota).toMatchObject({ left: '10' });
  const { status } = await placeOrder(call, await signIn('capped'), [{ goods_id: first(), number: '4' }]);
  expect(status).toBe(200);
  expect((await show()).get(first())?.quota).toMatchObject({ left: '6' });
});

test('[D4] an offer for newcomers goes with the first order', async () => {
  const { id } = await addBuyer(db, { username: 'newcomer' });
  await addActivity(db, time.now, {
    kind: 'daily_special',
    config: { newcomersOnly: true },
    goods: [{ goodsId: first(), price: '5' }],
  });
  const show = async () => (await loadKeptGoods(db, { ids, buyerId: id, now: time.now })).goods;
  expect((await show()).get(first())).toMatchObject({ price: '5.00' });
  await placeOrder(call, await signIn('newcomer'), [{ goods_id: ids[1] ?? 0, number: '2' }]);
  expect((await show()).get(first())).toMatchObject({ price: '12.80' });
});

test('[P1] no card of one buyer is another’s', async () => {
  const other = await addBuyer(db, { username: 'waiting', status: 'pending' });
  await warm();
  const { goods: cards } = await loadKeptGoods(db, { ids, buyerId: other.id, now });
  expect(cards.get(first())).toMatchObject({ price: null, block: { code: 'NOT_PASSED' } });
});
