import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

let mine = '';
let other = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
});

const add = async (id: number, number: string, session = mine) => {
  const added = await call('addCartLines', { body: { params: [{ goods_id: id, number }] } }, session);
  return added.data.results[0]?.line_id ?? 0;
};
const saved = async (session = mine) =>
  (await call('getSavedLines', {}, session)).data.list.map(({ goods, number }) => [goods.id, number]);
const inCart = async (session = mine) =>
  (await call('getCart', {}, session)).data.data.map(({ goods_id, number }) => [goods_id, number]);

it('[C300][C301][C302] move out of the cart and back with their quantity', async () => {
  const { id } = await addGoods(db, { packStep: '10' });
  const line = await add(id, '30');
  const moved = await call('saveCartLines', { body: { ids: [line] } }, mine);
  expect(moved.data.total).toBe(0);
  expect(await inCart()).toEqual([]);
  expect(await saved()).toEqual([[id, '30']]);
  const back = await call('restoreSavedLines', { body: { goods_ids: [id] } }, mine);
  expect(back.data.results).toMatchObject([{ goods_id: id, ok: true, number: '30' }]);
  expect(await inCart()).toEqual([[id, '30']]);
  expect(await saved()).toEqual([]);
});

it('[C301][C303] add up, last saved first, and are deleted', async () => {
  const [one, two] = [await addGoods(db), await addGoods(db)];
  for (const id of [one.id, two.id, one.id]) {
    time.now = new Date(time.now.getTime() + 1000);
    await call('saveCartLines', { body: { ids: [await add(id, '2', other)] } }, other);
  }
  expect(await saved(other)).toEqual([
    [one.id, '4'],
    [two.id, '2'],
  ]);
  const left = await call('deleteSavedLines', { body: { goods_ids: [one.id, 999_999] } }, other);
  expect(left.data.list.map(({ goods }) => goods.id)).toEqual([two.id]);
});

it('[B1][C302] stay saved if they cannot be bought now', async () => {
  const [gone, there] = [await addGoods(db, { stock: '5' }), await addGoods(db)];
  const lines = [await add(gone.id, '5'), await add(there.id, '1')];
  await call('saveCartLines', { body: { ids: lines } }, mine);
  const buyer = await signIn('other');
  expect(await saved(buyer)).not.toContainEqual([gone.id, '5']);
  await db.execute(`update goods set stock = 0 where id = ${gone.id}`);
  const back = await call('restoreSavedLines', { body: { goods_ids: [gone.id, there.id] } }, mine);
  expect(back.data.results).toMatchObject([
    { goods_id: there.id, ok: true },
    { goods_id: gone.id, ok: false, code: 'NO_STOCK' },
  ]);
  expect(await saved()).toEqual([[gone.id, '5']]);
  const refused = await call('restoreSavedLines', { body: { goods_ids: [gone.id] } }, mine);
  expect(refused.status).toBe(409);
  expect(await saved()).toEqual([[gone.id, '5']]);
});

it('[P8][C301][C302] are of the buyer’s own cart', async () => {
  const { id } = await addGoods(db);
  const line = await add(id, '3');
  const before = await saved(other);
  await call('saveCartLines', { body: { ids: [line] } }, other);
  expect(await saved(other)).toEqual(before);
  expect(await inCart()).toContainEqual([id, '3']);
  await call('saveCartLines', { body: { ids: [line] } }, mine);
  expect((await call('restoreSavedLines', { body: { goods_ids: [id] } }, other)).status).toBe(404);
  expect(await saved()).toContainEqual([id, '3']);
});

it('[C301] are moved once when asked for twice at once', async () => {
  const { id } = await addGoods(db);
  const line = await add(id, '3');
  await Promise.all(Array.from({ length: 4 }, () => call('saveCartLines', { body: { ids: [line] } }, mine)));
  expect(await saved()).toContainEqual([id, '3']);
  const back = () => call('restoreSavedLines', { body: { goods_ids: [id] } }, mine);
  await Promise.all([back(), back(), back()]);
  expect((await inCart()).filter(([goods]) => goods === id)).toEqual([[id, '3']]);
});
