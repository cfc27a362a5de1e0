import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireHiddenGoods, wireListing, wireVisitor } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const facets = [
  { key: 'maker' as const, label: '厂家', values: [{ value: '豫西本草', label: '豫西本草', count: 4 }] },
  { key: 'origin' as const, label: '产地', values: [{ value: '河南', label: '河南', count: 2 }] },
  { key: 'category_id' as const, label: '分类', values: [{ value: '3', label: '补益', count: 7 }] },
];
const twoGoods = [wireGoods(), wireGoods({ id: 13, name: '阿胶' })];
const listing = (own = {}) => ({
  'GET /api/goods/list': () => ({ data: wireListing(twoGoods, { total: 90, facets, ...own }) }),
});
const asked = (calls: { path: string; query: URLSearchParams }[]) =>
  calls.filter(({ path }) => path === '/api/goods/list').map(({ query }) => query);

test('[R048] cards show what pharmacists look for', async () => {
  renderShop('/list', listing());
  const card = (await screen.findByRole('heading', { name: /六味地黄丸/ })).closest('article');
  expect(within(card as HTMLElement).getByText('浓缩丸 200丸/瓶')).toBeDefined();
  expect(within(card as HTMLElement).getByText('豫西本草制药有限公司')).toBeDefined();
  expect(within(card as HTMLElement).getByText('2027-11-30')).toBeDefined();
  expect(screen.getByText('共 90 个品规')).toBeDefined();
});

test('[R048] the address determines the request', async () => {
  const { calls } = renderShop(
    '/list?category_id=3&maker=%E8%B1%AB%E8%A5%BF%E6%9C%AC%E8%8D%89&in_stock=1&sort=-price&page=2',
    listing(),
  );
  await screen.findByRole('heading', { name: '阿胶' });
  expect(Object.fromEntries(asked(calls)[0] ?? [])).toEqual({
    category_id: '3',
    maker: '豫西本草',
    in_stock: '1',
    sort: '-price',
    page: '2',
    per_page: '40',
  });
});

test('[R048] a filter is chosen, shown and removed', async () => {
  const { user, calls } = renderShop('/list', listing());
  await user.click(await screen.findByRole('button', { name: '厂家' }));
  await user.click(await screen.findByRole('link', { name: /豫西本草 ?4/ }));
  await waitFor(() => expect(asked(calls).at(-1)?.get('maker')).toBe('豫西本草'));
  const chosen = await screen.findByRole('group', { name: '已选' });
  await user.click(within(chosen).getByRole('link', { name: /豫西本草/ }));
  await waitFor(() => expect(screen.queryByRole('group', { name: '已选' })).toBeNull());
});

test('[R048] categories lead down the tree, with counts', async () => {
  const { user } = renderShop('/list?category_id=1', listing());
  await user.click(await screen.findByRole('button', { name: '商品分类' }));
  const row = await screen.findByRole('dialog', { name: '商品分类' });
  expect(
    within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['补益7', '清热解毒']);
  expect(within(row).getByRole('link', { name: /补益/ }).getAttribute('href')).toBe('/list_index?category_id=3');
});

test('[R048] all filters expand, and stay expanded on the next visit', async () => {
  const { user, unmount } = renderShop('/list', listing());
  await user.click(await screen.findByRole('button', { name: '展开筛选' }));
  expect(screen.getByRole('group', { name: '产地' })).toBeDefined();
  unmount();
  const next = renderShop('/list', listing());
  expect(await screen.findByRole('group', { name: '厂家' })).toBeDefined();
  await next.user.click(screen.getByRole('button', { name: '收起筛选' }));
  expect(screen.queryByRole('group', { name: '厂家' })).toBeNull();
});

test('[R048] on phones a sheet has the filters, sort orders and views', async () => {
  const { user, calls } = renderShop('/list', listing());
  await user.click(await screen.findByRole('button', { name: '筛选' }));
  const sheet = await screen.findByRole('dialog', { name: '筛选' });
  await user.click(within(sheet).getByRole('button', { name: '厂家' }));
  expect(within(sheet).getByRole('group', { name: '厂家' })).toBeDefined();
  await user.click(within(sheet).getByRole('button', { name: '更多' }));
  await user.click(within(sheet).getByRole('link', { name: '上新' }));
  await waitFor(() => expect(asked(calls).at(-1)?.get('sort')).toBe('newest'));
});

test('[R048] price sorts both ways', async () => {
  const { user } = renderShop('/list', listing());
  await user.click(await screen.findByRole('link', { name: '价格' }));
  expect((await screen.findByRole('link', { name: /价格.*升序/ })).getAttribute('href')).toBe(
    '/list_index?sort=-price',
  );
});

test('[R048] pages are links', async () => {
  renderShop('/list?sort=sales', listing());
  const link = await screen.findByRole('link', { name: '第 3 页' });
  expect(link.getAttribute('href')).toBe('/list_index?sort=sales&page=3');
});

test('[R048] a page beyond the last redirects to the last', async () => {
  const { calls } = renderShop('/list?sort=sales&page=99', {
    'GET /api/goods/list': ({ query }) => ({
      data: wireListing(query.get('page') === '3' ? [wireGoods({ name: '阿胶' })] : [], { total: 90 }),
    }),
  });
  expect(await screen.findByRole('heading', { name: '阿胶' })).toBeDefined();
  expect(calls.filter(({ path }) => path === '/api/goods/list').map(({ query }) => query.get('page'))).toEqual([
    '99',
    '3',
  ]);
  expect(screen.queryByText('没有商品哦~')).toBeNull();
});

test('[R049][R050] the views are links that preserve the filters', async () => {
  renderShop('/list?in_stock=1', listing());
  const views = await screen.findByRole('navigation', { name: '显示方式' });
  expect(
    within(views)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/list_index?in_stock=1', '/list_table?in_stock=1', '/list_no_image?in_stock=1']);
});

test('[R050] cards without pictures load none', async () => {
  renderShop('/list/no_image', listing());
  const card = (await screen.findByRole('heading', { name: '阿胶' })).closest('article');
  expect(card?.querySelector('img')).toBeNull();
});

test('[S16] placeholders are shown while loading, then the empty result', async () => {
  const { container } = renderShop('/list', { 'GET /api/goods/list': () => ({ data: wireListing([]) }) });
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).not.toBeNull());
  expect(await screen.findByText('没有商品哦~')).toBeDefined();
});

test('[S16][C033] an empty search offers popular searches', async () => {
  const hot = [{ name: '六味地黄丸', url: '/search_index?keywords=%E5%85%AD%E5%91%B3%E5%9C%B0%E9%BB%84%E4%B8%B8' }];
  renderShop('/search?keywords=zzz', { 'GET /api/goods/hot': () => ({ data: hot }) });
  const link = await screen.findByRole('link', { name: '六味地黄丸' });
  expect(link.getAttribute('href')).toBe(hot[0]?.url);
});

test('[S16] an empty search says what was tried and links to a request for the product', async () => {
  const { calls } = renderShop('/search?keywords=zzz');
  expect(await screen.findByText('拼音和首字母')).toBeDefined();
  expect(screen.getByText('拆成几个词分别查找')).toBeDefined();
  expect(screen.getByRole('link', { name: '登记求购' }).getAttribute('href')).toBe('/pzqg/add?name=zzz');
  expect(screen.queryByText('只在所选的条件之内')).toBeNull();
  expect(screen.queryByRole('link', { name: /^不限条件/ })).toBeNull();
  expect(asked(calls)).toHaveLength(1);
});

test('[S16] an exact search without results shows similar products and usual purchases', async () => {
  const bought = { times: 3, number: '9', last_number: '3', last_price: '12.0000', last_at: 1_790_000_000 };
  renderShop('/search?keywords=zzz&exact=1', {
    'GET /api/goods/list': ({ query }) => ({
      data: wireListing(query.get('exact') ? [] : [wireGoods({ name: '阿胶浆' })]),
    }),
    'GET /api/user/fast_buy': () => ({
      data: {
        list: [{ goods: wireGoods({ id: 77, name: '板蓝根颗粒' }), ...bought }],
        total: 1,
        page: 1,
        per_page: 40,
      },
    }),
  });
  expect(await screen.findByText('没有找到与“zzz”相关的商品')).toBeDefined();
  expect(screen.queryByText('拆成几个词分别查找')).toBeNull();
  expect(await screen.findByText('阿胶浆')).toBeDefined();
  expect(await screen.findByText('板蓝根颗粒')).toBeDefined();
  expect(screen.getByRole('link', { name: '不限条件，再找“zzz”' }).getAttribute('href')).toBe(
    '/search_index?keywords=zzz',
  );
});

test('[S16][P4] an empty search names the admin who can help', async () => {
  renderShop('/search?keywords=zzz');
  expect(await screen.findByText('没有找到与“zzz”相关的商品')).toBeDefined();
  expect(await screen.findByText(/陈晓/)).toBeDefined();
});

test('[S16] an empty search offers no sorting, filters or pages', async () => {
  renderShop('/search?keywords=zzz');
  await screen.findByText('没有找到与“zzz”相关的商品');
  expect(screen.queryByRole('group', { name: '排序' })).toBeNull();
  expect(screen.queryByText('1 / 1')).toBeNull();
  expect(screen.queryByRole('button', { name: /^筛选/ })).toBeNull();
});

test('[S16] a filter that hides all products can be removed, and there are no pages', async () => {
  const { user, calls } = renderShop('/search?keywords=zzz&in_stock=1');
  await screen.findByText('没有找到与“zzz”相关的商品');
  expect(screen.queryByText('1 / 1')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '仅看有货' }));
  await waitFor(() => expect(asked(calls).at(-1)?.get('in_stock')).toBeNull());
});

test('[S16][P4] without an admin no contact is named', async () => {
  renderShop('/search?keywords=zzz', { 'GET /api/user/base': () => ({ data: wireBuyer({ admin: null }) }) });
  expect(await screen.findByText('没有找到与“zzz”相关的商品')).toBeDefined();
  expect(screen.queryByText(/需要帮助请联系/)).toBeNull();
});

test('[R053] a search requests its keyword and kind', async () => {
  const { calls } = renderShop('/search?keywords=%E5%90%8C%E4%BB%81%E5%A0%82&type=maker', listing());
  await screen.findByRole('heading', { name: '阿胶' });
  expect(asked(calls)[0]?.get('keywords')).toBe('同仁堂');
  expect(asked(calls)[0]?.get('type')).toBe('maker');
});

const understood = { shown_for: null, goods: [], dropped: [], missing: [] };

test('[X1] a search without a match says what it shows instead and what it dropped', async () => {
  const search = { ...understood, shown_for: '六味地黄丸', dropped: ['10盒'] };
  const { user, calls } = renderShop(
    '/search?keywords=%E5%85%AD%E5%91%B3%E5%9C%B0%E7%9A%87%E4%B8%B8',
    listing({ search }),
  );
  expect(await screen.findByText(/没有找到“六味地皇丸”，为您显示/)).toBeDefined();
  expect(screen.getByText('10盒', { selector: 'del' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: '只搜“六味地皇丸”' }));
  await waitFor(() => expect(asked(calls).at(-1)?.get('exact')).toBe('1'));
});

test('[X1] a strength that does not exist is pointed out, with the available ones', async () => {
  const search = { ...understood, missing: [{ typed: '0.25g', available: ['0.5g', '0.125g'] }] };
  renderShop('/search?keywords=%E9%98%BF%E8%83%B6%200.25g', listing({ search }));
  expect(await screen.findByText('暂无 0.25g 规格，现有 0.5g、0.125g')).toBeDefined();
});

test('[X1] several products in one search are named', async () => {
  const search = { ...understood, goods: ['阿胶', '六味地黄丸'] };
  renderShop('/search?keywords=%E9%98%BF%E8%83%B6%E3%80%81lwdhw', listing({ search }));
  expect((await screen.findByText(/为您同时显示/)).textContent).toBe('为您同时显示“阿胶”、“六味地黄丸”');
});

test('[R054] a search shows as a table that links back to cards with the same keyword', async () => {
  const { calls } = renderShop('/search/table?keywords=%E9%98%BF%E8%83%B6', listing());
  const fields = () => within(screen.getByRole('table', { name: '商品列表' })).getAllByRole('spinbutton');
  await waitFor(() => expect(fields()).toHaveLength(2));
  expect(asked(calls)[0]?.get('keywords')).toBe('阿胶');
  const cards = screen.getByRole('link', { name: /大图/ });
  expect(cards.getAttribute('href')).toBe('/search_index?keywords=%E9%98%BF%E8%83%B6');
});

test('[P1] a visitor sees 登录后可见 and a link to log in', async () => {
  renderShop('/list', {
    'GET /api/user/base': () => ({ data: wireVisitor() }),
    'GET /api/goods/list': () => ({ data: wireListing([wireHiddenGoods()]) }),
  });
  const price = await screen.findByRole('link', { name: '登录后可见' });
  expect(price.getAttribute('href')).toBe('/login?back=%2Flist');
  expect(screen.getByText('登录后可购买')).toBeDefined();
  expect(screen.queryByRole('button', { name: /加入购物车/ })).toBeNull();
});

test('[P1] a buyer who is not approved sees 认证后可见', async () => {
  const goods = wireHiddenGoods({
    price_hidden: 'NOT_PASSED',
    cant_buy_reason: {
      code: 'NOT_PASSED',
      message: '资质审核中',
      fix: { kind: 'contact', route: null, label: '联系客服' },
    },
  });
  renderShop('/list', { 'GET /api/goods/list': () => ({ data: wireListing([goods]) }) });
  expect(await screen.findByText('认证后可见')).toBeDefined();
  expect(screen.getByText('资质审核中')).toBeDefined();
});

test('[B1] unavailable products say why', async () => {
  const reason = {
    code: 'OUT_OF_SCOPE',
    message: '超出经营范围：三类器械',
    fix: { kind: 'route', route: 'account_documents', label: '去维护资质' },
  };
  const goods = wireGoods({ is_buy: 0, cant_buy_reason: reason as never });
  renderShop('/list', { 'GET /api/goods/list': () => ({ data: wireListing([goods]) }) });
  expect(await screen.findByText('超出经营范围：三类器械')).toBeDefined();
});

test('[E5] a list that fails to load says so and can be retried', async () => {
  let fails = true;
  const { user } = renderShop('/list', {
    'GET /api/goods/list': () => (fails ? { status: 500 } : { data: wireListing(twoGoods) }),
  });
  expect(await screen.findByText('系统繁忙，请稍候再试')).toBeDefined();
  const retry = await screen.findByRole('button', { name: '重新加载' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: '阿胶' })).toBeDefined();
});

test('[R049] quantities typed in the table are summed and added together', async () => {
  const { user, calls } = renderShop('/list/table', {
    ...listing(),
    'POST /api/cart': () => ({
      data: {
        results: [12, 13].map((goods_id) => ({
          goods_id,
          ok: true,
          line_id: goods_id,
          code: null,
          message: '',
          number: '10',
        })),
        total: 5,
      },
    }),
  });
  const first = await screen.findByRole('spinbutton', { name: '六味地黄丸（浓缩丸） 数量' });
  await user.clear(first);
  await user.type(first, '27{Enter}');
  const second = screen.getByRole('spinbutton', { name: '阿胶 数量' });
  await user.clear(second);
  await user.type(second, '30{Enter}');
  expect(await screen.findByText(/已填 2 种/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  await waitFor(() =>
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/cart')).toBeDefined(),
  );
  const form = calls.find(({ method, path }) => method === 'POST' && path === '/api/cart')?.form;
  expect([form?.get('params[0][number]'), form?.get('params[1][number]')]).toEqual(['20', '30']);
  expect(await screen.findByText('已加入购物车')).toBeDefined();
  expect(await screen.findByText(/已填 0 种/)).toBeDefined();
});

test('[R048] an unreadable product loses only its own card', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [first, second] = twoGoods;
  const block = { code: 'OUT_OF_SCOPE', message: '超出经营范围' };
  const unreadable = { ...wireGoods({ id: 14, name: '坏数据一' }), cant_buy_reason: { ...block, fix: null } };
  const unshowable = { ...wireGoods({ id: 15, name: '坏数据二' }), cant_buy_reason: block };
  renderShop('/list', {
    'GET /api/goods/list': () => ({ data: wireListing([first, unreadable, unshowable, second] as never, { facets }) }),
  });
  expect(await screen.findByRole('heading', { name: '阿胶' })).toBeDefined();
  expect(screen.getByRole('heading', { name: /六味地黄丸/ })).toBeDefined();
  expect(screen.queryByText(/坏数据/)).toBeNull();
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});
