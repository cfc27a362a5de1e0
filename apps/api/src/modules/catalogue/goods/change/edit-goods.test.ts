import { goodsCodec } from '@yaoji/api-client/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods, changeGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

let mine = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
});

const cardOf = async (id: number) => goodsCodec.read((await call('getGoods', { params: { id } }, mine)).data.goods);

describe('products', () => {
  it('[B1] are unlisted and listed again', async () => {
    const { id } = await addGoods(db, { name: '下架药' });
    await changeGoods(db, id, { onShelf: false }, time.now);
    expect(await cardOf(id)).toMatchObject({ isBuyable: false, block: { code: 'OFF_SHELF' } });
    expect((await call('listGoods', { query: { per_page: 100 } })).data.list.map((each) => each.id)).not.toContain(id);
    await changeGoods(db, id, { onShelf: true }, time.now);
    expect(await cardOf(id)).toMatchObject({ isBuyable: true });
  });

  it('[O3] change their price, which an order at the old price reports', async () => {
    const { id } = await addGoods(db, { price: '10' });
    const { ids } = await fillCart(call, mine, [{ goods_id: id, number: '2' }]);
    const body = await orderForm(call, mine, ids);
    await changeGoods(db, id, { price: '10.5' }, time.now);
    expect(await call('placeOrder', { body }, mine)).toMatchObject({ status: 409, code: 40901 });
    expect((await cardOf(id)).price).toBe('10.50');
  });
});
