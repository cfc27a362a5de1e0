import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, beforeEach, expect, test } from 'vitest';
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
import { loadGoods } from './load-goods.ts';

const { db, pool } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);
const noon = new Date('2026-11-20T04:00:00Z');

let buyerId = 0;
let ids: number[] = [];
let now = noon;

/** What has been kept, and what nobody has kept anything of. */
const warm = () => loadGoods(db, { ids, buyerId, now, isKept: true });
const cold = () => loadGoods(drizzle(pool), { ids, buyerId, now, isKept: true });
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
  const show = () => loadGoods(db, { ids, buyerId: asBuyer.id, now: time.now, isKept: true });
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
  const show = () => loadGoods(db, { ids, buyerId: id, now: time.now, isKept: true });
  expect((await show()).get(first())).toMatchObject({ price: '5.00' });
  await placeOrder(call, await signIn('newcomer'), [{ goods_id: ids[1] ?? 0, number: '2' }]);
  expect((await show()).get(first())).toMatchObject({ price: '12.80' });
});

test('[P1] no card of one buyer is another’s', async () => {
  const other = await addBuyer(db, { username: 'waiting', status: 'pending' });
  await warm();
  const cards = await loadGoods(db, { ids, buyerId: other.id, now, isKept: true });
  expect(cards.get(first())).toMatchObject({ price: null, block: { code: 'NOT_PASSED' } });
});
