import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { fillCart, placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

let session = '';
let often = 0;

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  session = await signIn('mine');
  const [cart, seldom, stranger] = [await addGoods(db), await addGoods(db, { packStep: '5' }), await addGoods(db)];
  often = (await addGoods(db, { packStep: '5' })).id;
  await addActivity(db, time.now, {
    kind: 'full_reduction',
    goods: [cart, seldom, stranger, { id: often }].map(({ id }) => ({ goodsId: id })),
    tiers: [{ amount: '150', money: '20' }],
  });
  await placeOrder(call, session, [{ goods_id: seldom.id, number: '5' }]);
  for (let times = 0; times < 3; times += 1) await placeOrder(call, session, [{ goods_id: often, number: '5' }]);
  await fillCart(call, session, [{ goods_id: cart.id, number: '8' }]);
});

describe('[K6] [C023] the next best step', () => {
  it('[C263] is one line about the selection', async () => {
    const { data } = await call('getCartStep', {}, session);
    expect(data).toEqual({ lines: 1, payable: '117.40', hint: '再买¥47.60减¥20.00' });
    await addBuyer(db, { username: 'empty' });
    expect((await call('getCartStep', {}, await signIn('empty'))).data).toMatchObject({ lines: 0, payable: '0.00' });
    expect((await call('getCartStep')).status).toBe(401);
  });

  it('suggests the buyer’s usual products in full packs; of equal ones, the one bought most', async () => {
    const { data } = await call('getNextHint', { query: {} }, session);
    const [step] = data.hints.filter(({ kind }) => kind === 'full_reduction');
    expect(step).toMatchObject({ missing: '47.60', gain: '20.00' });
    expect(step?.plan.map(({ goods, number }) => [goods.id, number])).toEqual([[often, '5']]);
  });
});
