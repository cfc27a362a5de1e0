import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#db/schema/brand.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);

const ids: number[] = [];
let mine = '';

beforeAll(async () => {
  await addGoods(db, { name: '甲', maker: '豫西本草制药有限公司' });
  await addGoods(db, { name: '乙', maker: '豫西本草制药有限公司' });
  await addGoods(db, { name: '丙', maker: '蜀岷山制药股份有限公司' });
  await addGoods(db, { name: '丁', maker: '下架药业', onShelf: false });
  const rows = await db
    .insert(brand)
    .values([
      { name: '豫西本草', maker: '豫西本草制药有限公司', letter: 'Y', story: '始于洛河之畔。\n以炮制为本。', sort: 1 },
      { name: '蜀岷山', maker: '蜀岷山制药股份有限公司', letter: 'S' },
      { name: '下架', maker: '下架药业', letter: 'X' },
    ])
    .returning({ id: brand.id });
  ids.push(...rows.map(({ id }) => id));
  await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
});

describe('the brand wall', () => {
  it('[C048] lists brands with products, in their order, with their letters', async () => {
    const { data } = await call('listBrands');
    expect(data.list.map(({ name }) => name)).toEqual(['蜀岷山', '豫西本草']);
    expect(data).toMatchObject({ total: 2, page: 1, per_page: 20, letters: ['S', 'Y'] });
    expect(data.list[1]?.url).toBe(`/ppzq/info/${ids[0]}`);
  });

  it('[C048] counts products and those the buyer has bought, and narrows to brands bought from', async () => {
    const { id } = await addGoods(db, { maker: '豫西本草制药有限公司', name: '戊' });
    await placeOrder(call, mine, [{ goods_id: id, number: '1' }]);
    const counts = async (query: { bought?: 0 | 1 }, session?: string) =>
      (await call('listBrands', { query }, session)).data.list.map(({ name, goods_count, bought_count }) => [
        name,
        goods_count,
        bought_count,
      ]);
    const [other, own] = [
      ['蜀岷山', 1, 0],
      ['豫西本草', 3, 1],
    ];
    expect(await counts({}, mine)).toEqual([other, own]);
    expect(await counts({ bought: 1 }, mine)).toEqual([own]);
    expect(await counts({})).toEqual([other, ['豫西本草', 3, 0]]);
    expect(await counts({ bought: 1 })).toEqual([]);
  });

  it('[C048] filters by letter and pages', async () => {
    const names = async (query: { letter?: string; page?: number; per_page?: number }) =>
      (await call('listBrands', { query })).data.list.map(({ name }) => name);
    expect(await names({ letter: 'Y' })).toEqual(['豫西本草']);
    expect(await names({ letter: 'Q' })).toEqual([]);
    expect(await names({ per_page: 1, page: 2 })).toEqual(['豫西本草']);
    expect((await call('listBrands', { query: { letter: 'yy' } })).status).toBe(422);
  });
});

describe('a brand', () => {
  it('[C082] has its story and a page of products, priced for buyers only', async () => {
    const params = { id: ids[0] ?? 0 };
    const { data } = await call('getBrand', { params, query: { per_page: 1 } }, mine);
    expect(data).toMatchObject({
      brand: { name: '豫西本草' },
      story: '始于洛河之畔。\n以炮制为本。',
      goods: { total: 3, list: [{ name: '甲', price: '12.80' }] },
    });
    expect((await call('getBrand', { params })).data.goods.list[0]).toMatchObject({ price: null });
  });

  it('[C082] is 404 if unknown', async () => {
    expect((await call('getBrand', { params: { id: 999_999 } })).code).toBe(404);
  });
});
