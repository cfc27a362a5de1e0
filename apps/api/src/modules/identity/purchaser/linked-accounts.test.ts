import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { isNewcomer, linkedStores, purchasesSince } from './index.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);
const names = ['office', 'east', 'west', 'asked', 'stranger'] as const;
const ids = { office: 0, east: 0, west: 0, asked: 0, stranger: 0 };
let goodsId = 0;

beforeAll(async () => {
  for (const name of names) ids[name] = (await addBuyer(db, { username: name, company: name })).id;
  const links = [ids.east, ids.west].map((storeId) => ({ ownerId: ids.office, storeId }));
  await db.insert(storeLink).values([...links, { ownerId: ids.office, storeId: ids.asked, askedAt: new Date() }]);
  goodsId = (await addGoods(db, { price: '100' })).id;
  const { status } = await placeOrder(call, await signIn('east'), [{ goods_id: goodsId, number: '2' }]);
  expect(status).toBe(200);
});

const bought = async (id: number, since = new Date(0)) =>
  (await purchasesSince(db, id, [goodsId], since)).map(({ quantity }) => Number(quantity));

it('links a store with its office and with the office’s other stores, once they have confirmed', async () => {
  const companies = async (id: number) => (await linkedStores(db, id)).map(({ company }) => company).sort();
  expect(await companies(ids.west)).toEqual(['east', 'office']);
  expect(await companies(ids.office)).toEqual(['east', 'west']);
  expect(await companies(ids.asked)).toEqual([]);
});

it('[B5] counts a purchase for every linked account, and for no other', async () => {
  for (const name of ['office', 'east', 'west'] as const) {
    expect(await bought(ids[name])).toEqual([2]);
    expect(await isNewcomer(db, ids[name])).toBe(false);
  }
  for (const name of ['asked', 'stranger'] as const) {
    expect(await bought(ids[name])).toEqual([]);
    expect(await isNewcomer(db, ids[name])).toBe(true);
  }
});

it('[B5] counts neither gifts, nor older or cancelled orders', async () => {
  const later = new Date(Date.now() + 60_000);
  expect(await bought(ids.west, later)).toEqual([]);
  await db.update(orderLine).set({ isGift: true });
  expect(await bought(ids.west)).toEqual([]);
  await db.update(orderLine).set({ isGift: false });
  await db.update(order).set({ status: 'cancelled' }).where(eq(order.buyerId, ids.east));
  expect(await bought(ids.west)).toEqual([]);
  expect(await isNewcomer(db, ids.west)).toBe(true);
});
