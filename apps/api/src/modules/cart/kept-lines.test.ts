import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { goods } from '#db/schema/goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { fillCart } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { addActivity, addGoods } from '#testing/shelf.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

await addBuyer(db, { username: 'keeper' });
const session = await signIn('keeper');
const shelf: number[] = [];
for (let index = 0; index < 3; index += 1) shelf.push((await addGoods(db, { price: '10', stock: '1000' })).id);
const { ids } = await fillCart(
  call,
  session,
  shelf.map((goods_id) => ({ goods_id, number: '4' })),
);
const [first = 0, second = 0] = ids;

const edit = (id: number, number: string) =>
  call('editCartLine', { params: { id }, body: { params: { number } } }, session);

/** What a server tells that has kept nothing. */
const coldCart = async () => {
  const cold = await startTestApp(drizzle(pool));
  cold.time.now = time.now;
  return (await cold.call('getCart', {}, session)).data;
};

test.each<[change: string, make: () => Promise<unknown>]>([
  ['nothing', async () => {}],
  ['another quantity', () => edit(first, '7')],
  ['another quantity of another line', () => edit(second, '9')],
  ['a line that does not count', () => call('selectCartLines', { body: { ids: [first], is_selected: 0 } }, session)],
  ['a line that counts again', () => call('selectCartLines', { body: { ids: [first], is_selected: 1 } }, session)],
  [
    'a reduction that all lines share',
    () =>
      addActivity(db, time.now, {
        kind: 'full_reduction',
        config: { scope: {} },
        tiers: [{ amount: '50', money: '5' }],
      }),
  ],
  ['a share that moves with the quantity of one line', () => edit(first, '20')],
  [
    'a special price',
    () => addActivity(db, time.now, { kind: 'daily_special', goods: [{ goodsId: shelf[1] ?? 0, price: '8' }] }),
  ],
  [
    'a price',
    () =>
      db
        .update(goods)
        .set({ price: '11' })
        .where(eq(goods.id, shelf[2] ?? 0)),
  ],
  [
    'goods that are gone',
    () =>
      db
        .update(goods)
        .set({ onShelf: false })
        .where(eq(goods.id, shelf[2] ?? 0)),
  ],
  [
    'goods that are back',
    () =>
      db
        .update(goods)
        .set({ onShelf: true })
        .where(eq(goods.id, shelf[2] ?? 0)),
  ],
])('[D6] [S18] after %s the lines that were written before are those that are written anew', async (_, change) => {
  await call('getCart', {}, session);
  await change();
  const { data } = await call('getCart', {}, session);
  expect(data.data).toHaveLength(3);
  expect(data).toEqual(await coldCart());
});
