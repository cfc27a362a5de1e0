import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireCommon, wireListing, wireVisitor } from '#testing/wire-browse.ts';
import { wireCart, wireCartLine, wireGoods } from '#testing/wire-samples.ts';

const banner = { id: 1, title: '专区活动', url: '/list', image: '/pictures/banner/1.svg' };
const zone = (title: string) => ({
  title,
  banners: [banner],
  links: [{ name: '补益', url: '/list?category_id=3' }],
  brands: [],
  floors: [
    {
      id: 5,
      title: '精选',
      subtitle: '逐批检验',
      url: '/list',
      mode: 'normal',
      banner: null,
      links: [],
      goods: [wireGoods({ id: 21, name: '楼层商品' })],
    },
  ],
});
/** A buyer with access to the free-shipping zone. */
const shownZone = { 'GET /api/user/base': () => ({ data: wireBuyer({ is_show_youx: 1 }) }) };
const listed = () => ({ data: wireListing([wireGoods()], { total: 1 }) });
const asked = (calls: { path: string; query: URLSearchParams }[]) =>
  Object.fromEntries(calls.filter(({ path }) => path === '/api/goods/list').at(-1)?.query ?? []);

describe.each([
  ['R075', '/yx', '包邮专区', '/api/focus/yx', { mode: 'yx' }],
  ['R082', '/zyyp', '中药专区', '/api/focus/zyzq', { mode: 'zy' }],
  ['R083', '/qxzq', '器械专区', '/api/focus/qxzq', { mode: 'qx' }],
  ['R084', '/jxqzc', '近效期专区', '/api/focus/jxqzc', { flags: 'near_expiry', sort: 'expiry' }],
] as const)('[%s] %s', (_id, address, title, block, limit) => {
  const routes = { ...shownZone, [`GET ${block}`]: () => ({ data: zone(title) }), 'GET /api/goods/list': listed };

  test('starts with its block and lists only its products', async () => {
    const { calls } = renderShop(address, routes);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(await screen.findByRole('heading', { name: '精选' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: `${title}分类` }).textContent).toMatch(/^补益/);
    await waitFor(() => expect(asked(calls)).toMatchObject(limit));
  });

  test('hides its floors once a filter is chosen', async () => {
    renderShop(`${address}?in_stock=1`, routes);
    await screen.findByRole('heading', { name: /六味地黄丸/ });
    expect(screen.queryByRole('heading', { name: '精选' })).toBeNull();
  });

  test('lists its products even if its block fails to load', async () => {
    renderShop(address, { ...shownZone, 'GET /api/goods/list': listed });
    expect(await screen.findByRole('heading', { name: /六味地黄丸/ })).toBeDefined();
  });
});

test('[R082] herbs show origin, grade and price per kilogram', async () => {
  const herb = { bzdw: '袋', ypgg: '一级 500g/袋', shpchd: '云南昭通' };
  const goods = wireGoods({ ...herb, content_price: { price: '169.20', unit: 'kg', lowest: null } });
  renderShop('/zyyp', {
    'GET /api/focus/zyzq': () => ({ data: zone('中药专区') }),
    'GET /api/goods/list': () => ({ data: wireListing([goods], { total: 1 }) }),
  });
  const card = within((await screen.findByText('¥169.20/kg')).closest('article') as HTMLElement);
  expect(card.getByText('一级 500g/袋')).toBeDefined();
  expect(card.getByText('产地 云南昭通')).toBeDefined();
});

test('[R075][F1][F2] a buyer sees what the cart needs for free delivery, and which lines ship free with a few more', async () => {
  const line = wireCartLine({
    number: '5',
    goods: wireGoods({ is_free_shipping: 1, free_shipping_number: '20' }),
  });
  const { user } = renderShop('/yx', {
    ...shownZone,
    'GET /api/focus/yx': () => ({ data: zone('包邮专区') }),
    'GET /api/goods/list': listed,
    'GET /api/cart/list': () => ({ data: wireCart([line]) }),
    'POST /api/cart/next_hint': () => ({ data: { hints: [] } }),
  });
  expect(await screen.findByText('还差¥136.00包邮')).toBeDefined();
  const short = within(screen.getByRole('list', { name: '再买即包邮的商品' })).getByRole('link');
  expect(short.textContent).toBe('六味地黄丸（浓缩丸）再买 15盒 包邮');
  await user.click(screen.getByRole('button', { name: '去凑单' }));
  expect(await screen.findByRole('dialog', { name: '凑单推荐' })).toBeDefined();
});

test('[R075] a visitor has no progress towards free delivery', async () => {
  const { calls } = renderShop('/yx', {
    'GET /api/user/base': () => ({ data: wireVisitor({ is_show_youx: 1 }) }),
    'GET /api/focus/yx': () => ({ data: zone('包邮专区') }),
    'GET /api/goods/list': listed,
  });
  await screen.findByRole('heading', { name: '精选' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('/api/cart/list');
});

test('[R083] devices show their class and registration number', async () => {
  renderShop('/qxzq', {
    'GET /api/focus/qxzq': () => ({ data: { ...zone('器械专区'), floors: [] } }),
    'GET /api/goods/list': () => ({
      data: wireListing(
        [
          wireGoods({ id: 1, name: '注射器', approval_no: '国械注准20253149252' }),
          wireGoods({ id: 2, name: '助行器', approval_no: null }),
        ],
        { total: 2 },
      ),
    }),
  });
  expect(await screen.findByText('Ⅲ类 国械注准20253149252')).toBeDefined();
  expect(screen.getAllByText(/械注准/)).toHaveLength(1);
});

test('[R084] near-expiry products can be narrowed by the days left', async () => {
  const { user, calls } = renderShop('/jxqzc', {
    'GET /api/focus/jxqzc': () => ({ data: zone('近效期专区') }),
    'GET /api/goods/list': listed,
  });
  await user.click(await screen.findByRole('link', { name: '60 天内' }));
  await waitFor(() => expect(asked(calls)).toMatchObject({ expiry_days: '60', flags: 'near_expiry', sort: 'expiry' }));
  expect(await screen.findByRole('link', { name: '60 天内', current: true })).toBeDefined();
});

test('[R076] the free-shipping table lists only the zone and switches to cards', async () => {
  const { calls } = renderShop('/yx/table', { ...shownZone, 'GET /api/goods/list': listed });
  await screen.findByRole('row', { name: /六味地黄丸/ });
  expect(asked(calls)).toMatchObject({ mode: 'yx' });
  expect(screen.getByRole('link', { name: '大图' }).getAttribute('href')).toBe('/yx_index');
});

test.each(['/yx', '/yx/table'])('[P7] %s is closed to a buyer without access to the zone', async (address) => {
  renderShop(address, { 'GET /api/goods/list': listed });
  expect(await screen.findByText('包邮专区暂未对您开放')).toBeDefined();
  expect(screen.queryByText(/六味地黄丸/)).toBeNull();
  expect(screen.getByRole('link', { name: '查看全部商品' }).getAttribute('href')).toBe('/list_index');
});

test('[P7] the zone is open to visitors', async () => {
  const visitor = wireVisitor({ is_show_youx: 1 });
  renderShop('/yx', { 'GET /api/user/base': () => ({ data: visitor }), 'GET /api/goods/list': listed });
  expect(await screen.findByRole('heading', { name: /六味地黄丸/ })).toBeDefined();
});

const supplier = {
  id: 9,
  name: '豫西本草控销',
  sccj: '豫西本草制药有限公司',
  image: '/pictures/banner/9.svg',
  url: '/kxzq/goods/yxbc/3',
  goods_count: 4,
};
const controlled =
  (own = {}) =>
  () => ({ data: { banners: [banner], suppliers: [supplier], floors: [], ...own } });

test.each([
  ['R078', '/kxzq', '/api/focus/kxzq'],
  ['R079', '/kxzq_new', '/api/focus/new_kxzq'],
  ['R080', '/kxzq/new', '/api/focus/new_kxzq'],
])('[%s] %s shows the suppliers of controlled products', async (_id, address, block) => {
  renderShop(address, { [`GET ${block}`]: controlled() });
  const suppliers = await screen.findByRole('list', { name: '供应商' });
  const link = within(suppliers).getByRole('link', { name: /豫西本草控销/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/kxzq/goods/yxbc/3',
    '豫西本草控销豫西本草制药有限公司4 个品种',
  ]);
});

describe('[R079] who may buy controlled products', () => {
  const document: Schemas['Document'] = {
    id: 4,
    kind: 'drug_licence',
    name: '药品经营许可证',
    number: '川DA0280001',
    issued_on: null,
    expires_on: '2026-01-01',
    days_left: -3,
    level: 'expired',
    status: 'passed',
    reason: null,
    pictures: [],
    scopes: ['中成药'],
  };
  const goods = [
    wireGoods({ id: 1, scope: '中成药' }),
    wireGoods({
      id: 2,
      scope: '二类器械',
      is_buy: 0,
      cant_buy_reason: {
        code: 'DIRECTED_SALE',
        message: '控销商品，暂未向您开放购买',
        fix: { kind: 'contact', route: null, label: '联系客服申请' },
      },
    }),
  ];
  const floors = [{ id: 5, title: '控销精选', subtitle: '', url: '', mode: 'normal', banner: null, links: [], goods }];

  test('a buyer sees how many are open, the documents needed, and the classes beyond the licence', async () => {
    renderShop('/kxzq_new', {
      'GET /api/focus/new_kxzq': controlled({ floors }),
      'GET /api/user/base': () => ({ data: wireBuyer({ scopes: ['中成药'] }) }),
      'GET /api/user/zizhi': () => ({
        data: { list: [document], missing: [{ kind: 'business_licence', name: '营业执照', reason: '' }] },
      }),
    });
    expect(await screen.findByText(/本页 2 种，您可采购 1 种，1 种暂未向您开放/)).toBeDefined();
    const papers = within(await screen.findByRole('list', { name: '所需证件' })).getAllByRole('listitem');
    expect(papers.map(({ textContent }) => textContent)).toEqual(['营业执照 未上传', '药品经营许可证 已过期']);
    expect(screen.getByText(/^二类器械不在您的经营范围/)).toBeDefined();
  });

  test('a visitor is asked to log in', async () => {
    renderShop('/kxzq_new', {
      'GET /api/focus/new_kxzq': controlled({ floors }),
      'GET /api/user/base': () => ({ data: wireVisitor() }),
    });
    expect(await screen.findByText(/登录后可知能否采购/)).toBeDefined();
    expect(screen.queryByRole('list', { name: '所需证件' })).toBeNull();
  });
});

test('[R080] says when there are no suppliers', async () => {
  renderShop('/kxzq/new', { 'GET /api/focus/new_kxzq': controlled({ suppliers: [] }) });
  expect(await screen.findByText('没有商品哦~')).toBeDefined();
});

test('[R081] lists one maker’s controlled products with its advertisement', async () => {
  const { calls } = renderShop('/kxzq/goods/yxbc/3', {
    'GET /api/focus/new_kxzq': controlled(),
    'GET /api/focus/kxzq_ad': ({ query }) => ({ data: query.get('ids') === '3' ? [banner] : [] }),
    'GET /api/goods/list': listed,
  });
  expect(await screen.findByRole('heading', { level: 1, name: '豫西本草控销' })).toBeDefined();
  expect(await screen.findByRole('img', { name: '专区活动' })).toBeDefined();
  await waitFor(() => expect(asked(calls)).toMatchObject({ maker: supplier.sccj, flags: 'controlled' }));
});

test('[R081] a supplier’s list hides the filters it presets', async () => {
  const facets = [
    { key: 'maker', label: '厂家', values: [{ value: supplier.sccj, label: supplier.sccj, count: 4 }] },
    {
      key: 'flags',
      label: '特色',
      values: [
        { value: 'controlled', label: '控销', count: 4 },
        { value: 'tiered', label: '阶梯价', count: 2 },
      ],
    },
  ] as const;
  const { user } = renderShop('/kxzq/goods/yxbc', {
    'GET /api/focus/new_kxzq': controlled(),
    'GET /api/goods/list': () => ({ data: { ...wireListing([wireGoods()], { total: 4 }), facets } }),
    'GET /api/focus/common': () => ({
      data: wireCommon({ category: [{ id: 3, name: '补益', logo1: null, children: [] }] }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: '展开筛选' }));
  expect(await screen.findByRole('link', { name: /阶梯价/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^控销 ?4/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /豫西本草制药有限公司/ })).toBeNull();
  expect(screen.queryByText('商品分类')).toBeNull();
});

test('[R081] an unknown supplier is reported', async () => {
  const { calls } = renderShop('/kxzq/goods/nobody', { 'GET /api/focus/new_kxzq': controlled() });
  expect(await screen.findByText('没有这个控销专区')).toBeDefined();
  expect(asked(calls)).toEqual({});
});
