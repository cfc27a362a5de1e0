import { expect, test } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { countQueries } from '#testing/count-queries.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

// One connection, so that every query is counted.
const { db, pool } = await openTestDatabase('server', { maxConnections: 1 });
const { call, signIn } = await startTestApp(db);

const goods: number[] = [];
for (let index = 0; index < 60; index += 1) {
  const ladder = index % 3 === 0 ? [{ number: '5', price: '11.00' }] : [];
  goods.push((await addGoods(db, { stock: '1000', ladder })).id);
}

/** The number of queries of each request, with a cart of this size. */
const countAll = async (size: number) => {
  await addBuyer(db, { username: `cart-of-${size}` });
  const session = await signIn(`cart-of-${size}`);
  const lines = goods.slice(0, size).map((goods_id) => ({ goods_id, number: '2' }));
  const { ids } = await fillCart(call, session, lines);
  const [id = 0] = ids;
  const add = () => call('addCartLines', { body: { params: lines } }, session);
  const read = () => call('getCart', {}, session);
  const edit = () => call('editCartLine', { params: { id }, body: { params: { number: '3' } } }, session);
  const check = () => call('checkoutCart', { body: { ids } }, session);
  const counts = {
    add: await countQueries(pool, add),
    read: await countQueries(pool, read),
    edit: await countQueries(pool, edit),
    checkout: await countQueries(pool, check),
  };
  const body = await orderForm(call, session, ids);
  const submit = await countQueries(pool, async () => {
    expect((await call('placeOrder', { body }, session)).status).toBe(200);
  });
  return { ...counts, submit };
};

test('[K1] no request needs more queries for a cart of 60 lines than for one of 2', async () => {
  const few = await countAll(2);
  expect(Math.min(...Object.values(few))).toBeGreaterThan(3);
  expect(await countAll(60)).toEqual(few);
});
