import { goodsCodec } from '@yaoji/api-client/wire';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addActivity } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase();
const { call, time, signIn } = await startTestApp(db);
time.now = new Date('2026-11-20T04:00:00Z');

const rows = [
  {
    name: '甲药',
    maker: '百草堂',
    category: '中成药/感冒',
    dosage_form: '丸剂',
    price: '10',
    stock: '5',
    approval_no: '国药准字Z41020123',
    tags: '优',
  },
  {
    name: '乙药',
    maker: '百草堂',
    category: '中成药/补益',
    dosage_form: '片剂',
    price: '20',
    stock: '5',
    approval_no: '国药准字Z41020124',
    ladder: '10:19',
    pack_size: '10',
  },
  {
    name: '丙药',
    maker: '仁和堂',
    category: '化学药',
    dosage_form: '片剂',
    price: '30',
    stock: '0',
    approval_no: 'H20140336',
    tags: '新',
  },
  {
    name: '丁饮片',
    maker: '仁和堂',
    category: '中药饮片',
    origin: '河南',
    price: '40',
    stock: '5',
    expiry: '2027-01-31',
  },
  {
    name: '戊器械',
    maker: '康泰',
    category: '医疗器械',
    price: '50',
    stock: '5',
    approval_no: '苏械注准20232140123',
    free_shipping_number: '10',
  },
  {
    name: '己药',
    maker: '康泰',
    category: '化学药',
    dosage_form: '片剂',
    price: '',
    stock: '5',
    approval_no: 'H20140337',
  },
  {
    name: '庚控销药',
    maker: '康泰',
    category: '化学药',
    dosage_form: '片剂',
    price: '15',
    stock: '5',
    approval_no: 'H20140338',
    is_controlled: '是',
  },
];

await importRows(
  db,
  rows.map((row, index) => ({ line: index + 2, row: { batch_no: '1', ...row } })),
  { now: time.now },
);
await pool.query(`UPDATE goods SET sales = 100 WHERE name = '戊器械'`);
await pool.query(`UPDATE goods SET pinned = 1 WHERE name = '己药'`);
const ids = new Map(
  (await pool.query('SELECT id, name FROM goods')).rows.map(({ id, name }) => [name as string, Number(id)]),
);
const categories = new Map(
  (await pool.query('SELECT id, name FROM category')).rows.map(({ id, name }) => [name as string, Number(id)]),
);
const idOf = (name: string) => ids.get(name) ?? 0;
const categoryOf = (name: string) => String(categories.get(name) ?? 0);

await addBuyer(db, { username: 'passed' });
await addBuyer(db, { username: 'pending', status: 'pending' });
const passed = await signIn('passed');
const pending = await signIn('pending');

type Query = NonNullable<Parameters<typeof call<'listGoods'>>[1]>['query'];

const list = async (query: Query = {}, session?: string) => {
  const { status, data } = await call('listGoods', { query: { per_page: 100, ...query } }, session);
  expect(status).toBe(200);
  return data;
};

const names = async (query: Query = {}, session?: string) => (await list(query, session)).list.map(({ name }) => name);

test('[C034] a pack sold in single units shows its printed size', async () => {
  const packs = (await list()).list.map(({ name, zbz, zbz_number }) => [name, zbz, zbz_number]);
  expect(packs).toContainEqual(['乙药', '1', '10']);
  expect(packs).toContainEqual(['甲药', '1', '1']);
});

describe('the order', () => {
  test('is by default pinned products, then best sellers, and out of stock last', async () => {
    expect(await names()).toEqual(['己药', '戊器械', '甲药', '乙药', '丁饮片', '庚控销药', '丙药']);
  });

  test.each([
    ['sales', ['戊器械', '甲药', '乙药', '丁饮片', '己药', '庚控销药', '丙药']],
    ['price', ['甲药', '庚控销药', '乙药', '丁饮片', '戊器械', '己药', '丙药']],
    ['-price', ['戊器械', '丁饮片', '乙药', '庚控销药', '甲药', '己药', '丙药']],
    ['expiry', ['丁饮片', '甲药', '乙药', '戊器械', '己药', '庚控销药', '丙药']],
  ] as const)('by %s lists out of stock last', async (sort, expected) => {
    expect(await names({ sort }, passed)).toEqual(expected);
  });
});

describe('pages', () => {
  test('neither repeat nor skip products', async () => {
    const all = await names();
    const paged: string[] = [];
    for (const page of [1, 2, 3, 4]) paged.push(...(await names({ page, per_page: 2 })));
    expect(paged).toEqual(all);
    expect(await list({ page: 5, per_page: 2 })).toMatchObject({ list: [], total: 7, page: 5, per_page: 2 });
  });

  test('of categories, and of their descendants, have the same order as any other list', async () => {
    for (const category of ['中成药', '感冒', '化学药']) {
      const id = categoryOf(category);
      const all = await names({ category_id: id });
      // With another condition the order comes from sorting.
      expect(await names({ category_id: id, maker: ['百草堂', '仁和堂', '康泰'] })).toEqual(all);
      const paged: string[] = [];
      for (const page of [1, 2, 3]) paged.push(...(await names({ category_id: id, page, per_page: 1 })));
      expect(paged).toEqual(all);
    }
    const both = { category_id: `${categoryOf('中成药')},${categoryOf('化学药')}` };
    expect(await names(both)).toEqual(['己药', '甲药', '乙药', '庚控销药', '丙药']);
  });

  test('have at most 100 products', async () => {
    expect((await call('listGoods', { query: { per_page: 101 } })).status).toBe(422);
  });
});

describe('filters', () => {
  test.each<[Query, string[]]>([
    [{ category_id: categoryOf('中成药') }, ['甲药', '乙药']],
    [{ category_id: categoryOf('感冒') }, ['甲药']],
    [{ category_id: `${categoryOf('感冒')},${categoryOf('中药饮片')}` }, ['甲药', '丁饮片']],
    [{ category_id: '999999' }, []],
    [{ maker: ['百草堂'] }, ['甲药', '乙药']],
    [{ maker: ['百草堂', '仁和堂'], dosage_form: ['片剂'] }, ['乙药', '丙药']],
    [{ scope: ['二类器械'] }, ['戊器械']],
    [{ origin: ['河南'] }, ['丁饮片']],
    [{ in_stock: 1, dosage_form: ['片剂'] }, ['己药', '乙药', '庚控销药']],
    [{ tags: '优,新' }, ['甲药', '丙药']],
    [{ flags: 'tiered' }, ['乙药']],
    [{ flags: 'near_expiry' }, ['丁饮片']],
    [{ expiry_days: 180 }, ['丁饮片']],
    [{ expiry_days: 1 }, []],
    [{ flags: 'free_shipping' }, ['戊器械']],
    [{ flags: 'controlled' }, ['庚控销药']],
    [{ flags: 'controlled,tiered' }, []],
    [{ flags: 'bought' }, []],
    [{ mode: 'zy' }, ['丁饮片']],
    [{ mode: 'qx' }, ['戊器械']],
    [{ mode: 'yx' }, ['戊器械']],
    [{ keywords: '药', category_id: categoryOf('化学药') }, ['己药', '庚控销药', '丙药']],
    [{ activity_id: 999 }, []],
    [{ coupon_id: 999 }, []],
  ])('%j', async (query, expected) => {
    expect((await names(query)).sort()).toEqual([...expected].sort());
    expect((await list(query)).total).toBe(expected.length);
  });

  test('by a running activity find products that it names and those in its scope', async () => {
    const named = await addActivity(db, time.now, { kind: 'seckill', goods: [{ goodsId: idOf('甲药'), price: '8' }] });
    const scoped = await addActivity(db, time.now, {
      kind: 'full_reduction',
      config: { scope: { categoryIds: [Number(categoryOf('中成药'))], exceptGoodsIds: [idOf('甲药')] } },
      tiers: [{ amount: '100', money: '5' }],
    });
    expect(await names({ activity_id: named.id })).toEqual(['甲药']);
    expect(await names({ activity_id: scoped.id })).toEqual(['乙药']);
    expect(await names({ tags: '秒' })).toEqual(['甲药']);
    expect(await names({ tags: '满' })).toEqual(['乙药']);
    expect(await names({ flags: 'special' })).toEqual(['甲药']);
    expect(await names({ flags: 'full_reduction' })).toEqual(['乙药']);
    const before = time.now;
    time.now = new Date(before.getTime() + 3 * 86_400_000);
    expect(await names({ activity_id: named.id })).toEqual([]);
    time.now = before;
    await pool.query('DELETE FROM activity');
  });

  test('by an activity with an empty scope list find nothing, as in pricing', async () => {
    const scope = { makers: ['百草堂'], goodsIds: [] };
    const { id } = await addActivity(db, time.now, { kind: 'discount', config: { rate: '0.9', scope } });
    expect(await names({ activity_id: id })).toEqual([]);
    await pool.query('DELETE FROM activity');
  });

  test('by earlier purchases use the buyer’s own', async () => {
    const { ids: lines } = await fillCart(call, passed, [{ goods_id: idOf('甲药'), number: '1' }]);
    const placed = await call('placeOrder', { body: await orderForm(call, passed, lines) }, passed);
    expect(await names({ flags: 'bought', in_stock: 1 }, passed)).toEqual(['甲药']);
    expect(await names({ flags: 'bought', in_stock: 1 }, pending)).toEqual([]);
    await call('cancelOrder', { params: { id: placed.data.id }, body: {} }, passed);
    expect(await names({ flags: 'bought' }, passed)).toEqual([]);
  });

  test('by swap purchase find products that count and products that are sold', async () => {
    const { id } = await addActivity(db, time.now, {
      kind: 'swap',
      goods: [{ goodsId: idOf('甲药') }],
      tiers: [{ amount: '100', goods: [{ goodsId: idOf('乙药'), quantity: '1', price: '1' }] }],
    });
    expect((await names({ activity_id: id })).sort()).toEqual(['乙药', '甲药']);
    expect((await names({ flags: 'swap' })).sort()).toEqual(['乙药', '甲药']);
    await pool.query('DELETE FROM activity');
  });

  test('leave out unlisted products', async () => {
    await pool.query(`UPDATE goods SET on_shelf = false WHERE name = '甲药'`);
    // A different list from the other tests: counts are cached briefly.
    expect(await names({ in_stock: 1, per_page: 50 })).not.toContain('甲药');
    await pool.query(`UPDATE goods SET on_shelf = true WHERE name = '甲药'`);
  });
});

describe('facets', () => {
  const facet = async (key: string, query: Query = {}) => {
    const { facets } = await list(query);
    return Object.fromEntries(
      facets.find((each) => each.key === key)?.values.map(({ label, count }) => [label, count]) ?? [],
    );
  };

  test('count the result of each choice', async () => {
    expect(await facet('category_id')).toEqual({ 化学药: 3, 中成药: 2, 中药饮片: 1, 医疗器械: 1 });
    expect(await facet('maker')).toEqual({ 康泰: 3, 百草堂: 2, 仁和堂: 2 });
    expect(await facet('tags')).toEqual({ 优医汇: 1, 新品: 1 });
    expect(await facet('flags')).toEqual({ 阶梯价: 1, 近效期: 1, 包邮: 1, 控销: 1 });
  });

  test('offer the other tags and marks next to a chosen one, equal counts by name', async () => {
    expect(await facet('tags', { tags: '优' })).toEqual({ 优医汇: 1, 新品: 1 });
    expect(await facet('flags', { flags: 'tiered' })).toEqual({ 阶梯价: 1, 近效期: 1, 包邮: 1, 控销: 1 });
    const makers = (await list()).facets.find(({ key }) => key === 'maker')?.values.map(({ label }) => label);
    expect(makers).toEqual(['康泰', '仁和堂', '百草堂']);
  });

  test('are equal for every viewer: past purchases are not a facet', async () => {
    expect((await list({}, passed)).facets).toEqual((await list()).facets);
  });

  test('ignore their own choice, but apply all others', async () => {
    const query = { maker: ['百草堂'], dosage_form: ['片剂'] };
    expect(await facet('maker', query)).toEqual({ 康泰: 2, 百草堂: 1, 仁和堂: 1 });
    expect(await facet('dosage_form', query)).toEqual({ 丸剂: 1, 片剂: 1 });
  });

  test('offer the children and the siblings of the chosen category', async () => {
    expect(await facet('category_id', { category_id: categoryOf('感冒') })).toEqual({
      化学药: 3,
      中成药: 2,
      中药饮片: 1,
      医疗器械: 1,
      感冒: 1,
      补益: 1,
    });
    expect((await list({ category_id: categoryOf('感冒') })).category_path.map(({ name }) => name)).toEqual([
      '中成药',
      '感冒',
    ]);
  });

  test('are left out if the page does not need them', async () => {
    expect((await list({ facets: 0 })).facets).toEqual([]);
  });
});

describe('[P1] prices are for approved buyers', () => {
  test('visitors and unapproved buyers receive none', async () => {
    for (const [session, hidden] of [
      [undefined, 'LOGIN'],
      [pending, 'NOT_PASSED'],
    ] as const) {
      const { list: cards } = await list({}, session);
      for (const card of cards) {
        expect(goodsCodec.read(card)).toMatchObject({
          price: null,
          listPrice: null,
          struckPrice: null,
          couponPrice: null,
          swapPrice: null,
          special: null,
          ladder: [],
          ladderText: null,
          priceHidden: hidden,
          isPriceHidden: true,
          isBuyable: false,
          block: { code: hidden },
        });
      }
    }
  });

  test('order and price range reveal nothing to them either', async () => {
    for (const session of [undefined, pending]) {
      expect(await names({ sort: 'price' }, session)).toEqual(await names({}, session));
      expect(await names({ sort: '-price' }, session)).toEqual(await names({}, session));
      expect(await names({ price_min: '45' }, session)).toEqual(await names({}, session));
    }
  });

  test('an approved buyer sees and uses them', async () => {
    const { list: cards } = await list({ price_min: '15', price_max: '20.00', sort: 'price' }, passed);
    expect(cards.map(({ name, price }) => [name, price])).toEqual([
      ['庚控销药', '15.00'],
      ['乙药', '20.00'],
    ]);
    const [card] = (await list({ keywords: '己药' }, passed)).list;
    const cant_buy_reason = { code: 'NO_PRICE' };
    expect(card).toMatchObject({ price: null, price_hidden: 'NO_PRICE', is_hidden: 0, cant_buy_reason });
  });

  test('a shop with open prices shows visitors all but those of controlled products', async () => {
    const open = await startTestApp(db, { OPEN_PRICES: 'yes' });
    const { data } = await open.call('listGoods', { query: { sort: 'price' } });
    const prices = Object.fromEntries(data.list.map(({ name, price }) => [name, price]));
    expect(prices).toMatchObject({ 甲药: '10.00', 庚控销药: null });
    expect(data.list.map(({ name }) => name)).toEqual(['甲药', '乙药', '丁饮片', '戊器械', '己药', '庚控销药', '丙药']);
    const ranged = await open.call('listGoods', { query: { price_min: '14', price_max: '16' } });
    expect(ranged.data.list).toEqual([]);
  });
});

describe('the detail', () => {
  test('shows the product with its path, activities, coupons and related products', async () => {
    await addActivity(db, time.now, {
      kind: 'full_reduction',
      title: '补益满减',
      goods: [{ goodsId: idOf('乙药') }],
      tiers: [{ amount: '300', money: '20' }],
    });
    await pool.query(
      `INSERT INTO coupon (title, threshold, money, scope, starts_at, ends_at, valid_days, total)
       VALUES ('百草堂券', 100, 10, '{"makers":["百草堂"]}', '2026-11-01', '2026-12-01', 7, 9),
              ('大券', 500, 30, '{}', '2026-11-01', '2026-12-01', 7, 9),
              ('康泰券', 100, 10, '{"makers":["康泰"]}', '2026-11-01', '2026-12-01', 7, 9)`,
    );
    const { data } = await call('getGoods', { params: { id: idOf('乙药') } }, passed);
    expect(data.goods).toMatchObject({
      name: '乙药',
      price: '20.00',
      ladder_price: [{ number: '10', price: '19.00' }],
    });
    expect(data.category_path.map(({ name }) => name)).toEqual(['中成药', '补益']);
    expect(data.activities).toMatchObject([{ title: '补益满减', describe: '满300减20' }]);
    expect(data.coupons.map(({ coupon }) => coupon.title)).toEqual(['大券', '百草堂券']);
    expect(data.vat_rate).toBe('13');
    await pool.query('DELETE FROM activity; DELETE FROM coupon');
  });

  test('lists related products: the same name first, then the same category', async () => {
    await importRows(db, [
      { line: 2, row: { name: '甲药', maker: '另一家', category: '化学药', price: '1', stock: '1' } },
    ]);
    const { data } = await call('getGoods', { params: { id: idOf('甲药') } });
    expect(data.related.map(({ sccj }) => sccj)).toEqual(['另一家']);
    const { data: other } = await call('getGoods', { params: { id: idOf('己药') } });
    expect(other.related.map(({ name }) => name)).toEqual(['庚控销药', '甲药', '丙药']);
  });

  test('of an unlisted product says so, of an unknown one is 404', async () => {
    await pool.query(`UPDATE goods SET on_shelf = false WHERE name = '丁饮片'`);
    const { data } = await call('getGoods', { params: { id: idOf('丁饮片') } }, passed);
    expect(data.goods.cant_buy_reason).toMatchObject({ code: 'OFF_SHELF' });
    expect((await call('getGoods', { params: { id: 987_654 } })).status).toBe(404);
  });

  test('[P1] shows a visitor no price, not even of related products', async () => {
    const { data } = await call('getGoods', { params: { id: idOf('己药') } });
    for (const card of [data.goods, ...data.related].map(goodsCodec.read))
      expect(card).toMatchObject({ price: null, listPrice: null });
  });
});
