import { expect, it } from 'vitest';
import { names, type OpenShop } from './open-shop.ts';

export function goodsSuite({ data, error, ids }: OpenShop): void {
  const listed = async (query: object) => (await data('listGoods', { query })).list.map(({ name }) => name);

  it.each([
    ['六味', [names.pills]],
    ['lwdhw', [names.pills]],
    ['国药准字H00000004', [names.capsules]],
  ])('finds products by %s', async (keywords, found) => {
    expect(await listed({ keywords })).toEqual(found);
  });

  it('filters by maker, stock and activity, and pages', async () => {
    const maker = '东岭医疗器械有限公司';
    expect(new Set(await listed({ maker: [maker] }))).toEqual(new Set([names.monitor, names.suture, names.masks]));
    expect(await listed({ in_stock: 1 })).not.toContain(names.soldOut);
    expect(await listed({ activity_id: 102 })).toEqual([names.monitor]);
    const all = await listed({});
    expect(await listed({ per_page: 5, page: 2 })).toEqual(all.slice(5, 10));
    expect(await data('listGoods', { query: { per_page: 5, page: 3 } })).toMatchObject({ total: 12, page: 3 });
  });

  it.each(['default', 'sales', 'price', '-price', 'newest'] as const)('sorts by %s, sold-out last', async (sort) => {
    const { list } = await data('listGoods', { query: { sort } });
    expect(list.at(-1)?.name).toBe(names.soldOut);
    const prices = list.slice(0, -1).map(({ ori_price }) => Number(ori_price));
    if (sort === 'price') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    if (sort === '-price') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  it('counts facets without their own choice', async () => {
    const maker = '东岭医疗器械有限公司';
    const { facets } = await data('listGoods', { query: { maker: [maker] } });
    const makers = facets.find(({ key }) => key === 'maker')?.values ?? [];
    expect(Object.fromEntries(makers.map(({ value, count }) => [value, count]))).toEqual({
      豫西本草制药有限公司: 5,
      南江康泰药业有限公司: 4,
      [maker]: 3,
    });
  });

  it('suggests names and makers while the buyer types', async () => {
    const goods = await data('suggestGoods', { query: { keywords: '板蓝' } });
    expect(goods).toMatchObject([{ type: 'goods', name: '板蓝根颗粒', id: ids.granules, count: 1 }]);
    const makers = await data('suggestGoods', { query: { keywords: '南江', type: 'maker' } });
    expect(makers).toMatchObject([{ type: 'maker', name: '南江康泰药业有限公司', count: 4 }]);
    expect(await data('suggestGoods', { query: { keywords: '' } })).toEqual([]);
  });

  it('shows a product with its tiers and activities', async () => {
    const { goods } = await data('getGoods', { params: { id: ids.pills }, query: {} });
    expect(goods).toMatchObject({ price: '12.80', ori_price: '12.80', zbz: '10', is_buy: 1 });
    expect(goods.ladder_price.map(({ number, price }) => [number, price])).toEqual([
      ['50', '12.20'],
      ['100', '11.80'],
    ]);
    const detail = await data('getGoods', { params: { id: ids.granules }, query: {} });
    expect(detail.activities).toMatchObject([{ id: 101, kind: 'full_reduction', title: '感冒用药满减' }]);
    expect(detail.goods).toMatchObject({ mzhg_desc: '满300减20，满500减45', goods_manjian_id: 101 });
    expect(await error('getGoods', { params: { id: 999_999 }, query: {} })).toMatchObject({ code: 404 });
  });

  it.each([
    ['suture', 'OUT_OF_SCOPE'],
    ['controlled', 'DIRECTED_SALE'],
    ['soldOut', 'NO_STOCK'],
  ] as const)('says why the buyer cannot buy the %s: %s', async (name, code) => {
    const { goods } = await data('getGoods', { params: { id: ids[name] }, query: {} });
    expect([goods.is_buy, goods.cant_buy_reason?.code]).toEqual([0, code]);
  });

  it.each([
    ['capsules', '6.90', '8.60', 'seckill'],
    ['liquid', '19.90', '23.40', 'special'],
  ] as const)('sells the %s at a special price', async (name, price, list, kind) => {
    const { goods } = await data('getGoods', { params: { id: ids[name] }, query: {} });
    expect(goods).toMatchObject({ price, ori_price: list, base_price: list, special_price: { kind } });
  });

  it('remembers favourites', async () => {
    await data('addFavorites', { body: { goods_ids: [ids.pills, ids.soldOut] } });
    expect((await data('listFavorites', { query: {} })).total).toBe(2);
    const buyable = await data('listFavorites', { query: { state: 'buyable' } });
    expect(buyable.list).toMatchObject([{ id: ids.pills, is_favorite: 1 }]);
    await data('cancelFavorites', { body: { goods_ids: [ids.pills, ids.soldOut] } });
    expect((await data('listFavorites', { query: {} })).list).toEqual([]);
  });
}
