import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { reindexRunner } from '#modules/catalogue/catalogue/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);

let mine = '';
let other = '';
let goodsId = 0;

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
  goodsId = (await addGoods(db, { name: '六味地黄丸', spec: '200丸' })).id;
  await addGoods(db, { name: '六味地黄胶囊', spec: '0.3g*60粒', stock: '0' });
  await reindexRunner(db);
});

const suggest = async (keywords: string, session = mine) =>
  (await call('suggestToOrder', { query: { keywords } }, session)).data;

describe('[S5][C225] suggestions for ordering while typing', () => {
  it('match a search, with price, stock and the reason for a block', async () => {
    const { list, search } = await suggest('lwdh');
    expect(list.map(({ goods }) => [goods.name, goods.is_buy])).toEqual([
      ['六味地黄丸', 1],
      ['六味地黄胶囊', 0],
    ]);
    expect([list[1]?.goods.cant_buy_reason?.code, search]).toEqual(['NO_STOCK', null]);
    expect(list.map(({ content_price }) => content_price?.unit)).toEqual(['丸', '粒']);
    expect(await suggest('没有这种药')).toEqual({ list: [], search: null });
  });

  it("[P8] include the buyer's own quantity in the cart and last purchase only", async () => {
    await placeOrder(call, mine, [{ goods_id: goodsId, number: '3' }]);
    await call('quickAddGoods', { params: { id: goodsId } }, mine);
    expect((await suggest('六味地黄丸')).list[0]).toMatchObject({
      in_cart: '1',
      bought: { times: 1, last_number: '3' },
    });
    expect((await suggest('六味地黄丸', other)).list[0]).toMatchObject({ in_cart: '0', bought: null });
  });

  it('never present another strength as the one typed', async () => {
    const { list, search } = await suggest('六味地黄丸 360丸');
    expect(list[0]?.goods.ypgg).toBe('200丸');
    expect(search?.missing).toEqual([{ typed: '360丸', available: ['200丸'] }]);
  });
});
