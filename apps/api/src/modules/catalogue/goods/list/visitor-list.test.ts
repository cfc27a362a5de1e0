import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { goods } from '#db/schema/goods.ts';
import { goodsTag } from '#db/schema/goods-tag.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, time, signIn } = await startTestApp(db, { OPEN_PRICES: 'yes' });
time.now = new Date('2026-11-20T15:59:00Z');

const shown = async (session?: string) => {
  const { data } = await call('listGoods', { query: { facets: 0 } }, session);
  return data.list[0];
};

let id = 0;

beforeAll(async () => {
  const batches = [{ batchNo: 'A1', expiry: '2027-05-20', quantity: '50' }];
  id = (await addGoods(db, { price: '10', batches })).id;
});

test('[P1] a change reaches the next visitor, and a buyer sees their own card', async () => {
  const first = await shown();
  expect(first).toMatchObject({ price: '10.00', number: '50', is_jxq: 0, tags: [], ladder_price: [] });
  expect(await shown()).toMatchObject({ price: '10.00' });

  await db.update(goods).set({ price: '9.5', stock: '40' }).where(eq(goods.id, id));
  expect(await shown()).toMatchObject({ price: '9.50', number: '40' });

  await db.insert(goodsTag).values({ goodsId: id, tag: '新' });
  expect((await shown())?.tags).toMatchObject([{ name: '新' }]);

  await db.insert(priceLadder).values({ goodsId: id, number: '10', price: '9' });
  expect((await shown())?.ladder_price).toMatchObject([{ number: '10', price: '9.00' }]);

  await addActivity(db, time.now, { kind: 'daily_special', goods: [{ goodsId: id, price: '8' }] });
  expect(await shown()).toMatchObject({ price: '8.00' });

  await addBuyer(db, { username: 'refused', status: 'pending' });
  expect(await shown(await signIn('refused'))).toMatchObject({ cant_buy_reason: { code: 'NOT_PASSED' } });
  expect(await shown()).toMatchObject({ cant_buy_reason: { code: 'LOGIN' } });
});

test('at midnight in China an expiry becomes near, on the card and in the filter', async () => {
  const isNear = async () => {
    const { data } = await call('listGoods', { query: { facets: 0, flags: 'near_expiry' } });
    return [(await shown())?.is_jxq ?? 0, data.list.length];
  };
  await db.update(goods).set({ expiry: '2027-05-20' }).where(eq(goods.id, id));
  time.now = new Date('2026-11-20T15:59:59Z');
  expect(await isNear()).toEqual([0, 0]);
  time.now = new Date('2026-11-20T16:00:01Z');
  expect(await isNear()).toEqual([1, 1]);
});
