import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { href } from '#shared/routing/href.ts';
import { renderShop } from '#testing/render-shop.tsx';
import { wireListing, wireNow, wireVisitor } from '#testing/wire-browse.ts';
import { wireBasicGoods, wireCart, wireCartLine, wireFullReduction, wireGoods } from '#testing/wire-samples.ts';

const dayS = 86_400;
const short = (own: Partial<Schemas['ActivityShort']> = {}): Schemas['ActivityShort'] => ({
  id: 7,
  kind: 'full_reduction',
  title: '感冒用药满减',
  describe: '满300减20',
  image: '/pictures/banner/7.svg',
  url: '/yjh/7',
  start_time: wireNow - dayS,
  end_time: wireNow + dayS,
  goods_count: 12,
  ...own,
});
const floor: Schemas['Floor'] = {
  id: 5,
  title: '退热止痛',
  subtitle: '家中常备',
  url: '/list',
  mode: 'normal',
  banner: null,
  links: [],
  goods: [wireGoods({ id: 21, name: '布洛芬片' })],
};
const detail = (own: Partial<Schemas['ActivityDetail']> = {}) => ({
  data: {
    activity: short(),
    rules: '满300减20\n满800减70',
    template: 'zone',
    floors: [],
    tiers: [],
    measure: 'money',
    timestamp: wireNow,
    ...own,
  },
});
const listed = () => ({ data: wireListing([wireGoods()], { total: 1 }) });
const asked = (calls: { path: string; query: URLSearchParams }[]) =>
  Object.fromEntries(calls.filter(({ path }) => path === '/api/goods/list').at(-1)?.query ?? []);

describe('an activity', () => {
  test('[R020] shows its rules, remaining time and products', async () => {
    const { calls } = renderShop('/yjh/7', { 'GET /api/activity/7': () => detail(), 'GET /api/goods/list': listed });
    expect(await screen.findByRole('heading', { level: 1, name: '感冒用药满减' })).toBeDefined();
    const rules = within(screen.getByRole('list', { name: '活动规则' })).getAllByRole('listitem');
    expect(rules.map(({ textContent }) => textContent)).toEqual(['满300减20', '满800减70']);
    expect(screen.getByRole('timer').textContent).toContain('距结束');
    await waitFor(() => expect(asked(calls)).toMatchObject({ activity_id: '7' }));
  });

  test('[R020][D3] shows the gifts and swap prices of its tiers', async () => {
    const ware = { ypgg: '10片', bzdw: '盒', stock: '5', image: '' };
    const gift = { ...ware, goods_id: 31, name: '医用口罩', number: '1', stock: '0', cant_give_reason: null };
    const swap = { ...ware, goods_id: 32, name: '板蓝根颗粒', number: '2', price: '1.00' };
    const tier = { money: '0.00', status: 0 as const, gifts: [], swaps: [] };
    const tiers = [
      { ...tier, amount: '300.00', gifts: [gift] },
      { ...tier, amount: '800.00', swaps: [swap] },
      { ...tier, amount: '900.00' },
    ];
    renderShop('/yjh/7', { 'GET /api/activity/7': () => detail({ tiers }), 'GET /api/goods/list': listed });
    const gifts = within(await screen.findByRole('region', { name: '满¥300赠' }));
    expect(gifts.getByRole('link', { name: '医用口罩' }).getAttribute('href')).toBe(href('list_info', { id: 31 }));
    expect(gifts.getByText('×1盒')).toBeDefined();
    expect(gifts.getByText('已无库存')).toBeDefined();
    const swaps = within(screen.getByRole('region', { name: '满¥800可换购' }));
    expect(swaps.getByText('限2盒')).toBeDefined();
    expect(screen.queryByRole('region', { name: /900/ })).toBeNull();
  });

  test('[R020][S13] counts down to its start, or says that it is over', async () => {
    const coming = { activity: short({ start_time: wireNow + 60, end_time: wireNow + dayS }) };
    const { unmount } = renderShop('/yjh/7', {
      'GET /api/activity/7': () => detail(coming),
      'GET /api/goods/list': listed,
    });
    expect((await screen.findByRole('timer')).textContent).toContain('距开始');
    unmount();
    const over = { activity: short({ end_time: wireNow - 60 }) };
    renderShop('/yjh/7', { 'GET /api/activity/7': () => detail(over), 'GET /api/goods/list': listed });
    expect(await screen.findByText('活动已结束')).toBeDefined();
  });

  test('[R020][C039] previews its products until it begins', async () => {
    const coming = { activity: short({ start_time: wireNow + 60, end_time: wireNow + dayS }) };
    const { calls } = renderShop('/yjh/7', {
      'GET /api/activity/7': () => detail(coming),
      'GET /api/activity/7/goods': () => ({
        data: { list: [wireGoods()], total: 1, page: 1, per_page: 12, activity: short() },
      }),
    });
    const goods = within(await screen.findByRole('region', { name: '活动商品预告' }));
    expect(goods.getByRole('heading', { name: /六味地黄丸/ })).toBeDefined();
    expect(calls.map(({ path }) => path)).toContain('/api/activity/7/goods');
  });

  test('[R020][C030] a round of seckill links the other rounds of the day', async () => {
    const round = { title: '限时秒杀', start_time: wireNow, end_time: wireNow + 60, goods: [] };
    const rounds = [
      { ...round, id: 7, status: 1 as const },
      { ...round, id: 8, status: 0 as const },
    ];
    renderShop('/yjh/7', {
      'GET /api/activity/7': () => detail({ activity: short({ kind: 'seckill' }) }),
      'GET /api/index/spike': () => ({ data: { timestamp: wireNow, rounds } }),
      'GET /api/goods/list': listed,
    });
    const tabs = within(await screen.findByRole('navigation', { name: '秒杀场次' }));
    expect(tabs.getByRole('link', { name: /抢购中/, current: true })).toBeDefined();
    expect(tabs.getByRole('link', { name: /即将开始/ }).getAttribute('href')).toBe('/yjh/8');
  });

  test('[R020][C044] shows what a seckill has sold of its stock', async () => {
    const listed = wireListing([wireGoods({ id: 1 }), wireGoods({ id: 2 }), wireGoods({ id: 3 })], { total: 3 });
    const sold = [
      { goods_id: 1, percent: 62 },
      { goods_id: 2, percent: 100 },
    ];
    renderShop('/yjh/7', {
      'GET /api/activity/7': () => detail({ activity: short({ kind: 'seckill' }), sold }),
      'GET /api/index/spike': () => ({ data: { timestamp: wireNow, rounds: [] } }),
      'GET /api/goods/list': () => ({ data: listed }),
    });
    expect(await screen.findByText('已抢 62%')).toBeDefined();
    expect(screen.getByText('已抢完')).toBeDefined();
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['62', '100']);
  });

  test('[R020][C261] reminds of a seckill that has not begun', async () => {
    const activity = short({ kind: 'seckill', start_time: wireNow + 60, end_time: wireNow + dayS });
    const { user, calls } = renderShop('/yjh/7', {
      'GET /api/activity/7': () => detail({ activity }),
      'GET /api/index/spike': () => ({ data: { timestamp: wireNow, rounds: [] } }),
      'GET /api/activity/7/goods': () => ({
        data: { list: [wireGoods({ id: 21, name: '布洛芬片' })], total: 1, page: 1, per_page: 12, activity },
      }),
      'POST /api/user/goods_reminder': () => ({ data: null }),
    });
    await user.click(await screen.findByRole('link', { name: '开抢提醒 布洛芬片' }));
    expect(await screen.findByText(/已设置提醒/)).toBeDefined();
    const form = calls.find(({ path }) => path === '/api/user/goods_reminder')?.form;
    expect(form?.get('goods_id')).toBe('21');
  });

  test('[R020][C022] marks lines added here as coming from the activity zone', async () => {
    const { user, calls } = renderShop('/yjh/7', {
      'GET /api/activity/7': () => detail(),
      'GET /api/goods/list': listed,
      'POST /api/cart': () => ({ message: '已加入购物车', data: { results: [], total: 5 } }),
    });
    await user.click(await screen.findByRole('button', { name: /加入购物车/ }));
    await screen.findByText('已加入购物车');
    const form = calls.find(({ method, path }) => method === 'POST' && path === '/api/cart')?.form;
    expect(form?.get('params[0][is_yj]')).toBe('1');
  });

  test('[C042] reports a buyer’s visit once and a visitor’s never', async () => {
    const routes = { 'GET /api/activity/7': () => detail(), 'GET /api/goods/list': listed };
    const taps = (list: { path: string; form: URLSearchParams }[]) =>
      list.filter(({ path }) => path === '/api/activity/tap').map(({ form }) => form.get('id'));
    const { calls, unmount } = renderShop('/yjh/7', routes);
    await waitFor(() => expect(taps(calls)).toEqual(['7']));
    unmount();
    const visit = renderShop('/yjh/7', { ...routes, 'GET /api/user/base': () => ({ data: wireVisitor() }) });
    await screen.findByRole('heading', { level: 1, name: '感冒用药满减' });
    await screen.findByRole('link', { name: '请登录' });
    expect(taps(visit.calls)).toEqual([]);
  });

  test('[C042] reports no visit for an operator’s preview', async () => {
    const note = document.createElement('p');
    note.dataset.preview = '';
    document.body.append(note);
    const { calls } = renderShop('/yjh/7', { 'GET /api/activity/7': () => detail(), 'GET /api/goods/list': listed });
    await screen.findByRole('button', { name: /加入购物车/ });
    note.remove();
    expect(calls.map(({ path }) => path)).not.toContain('/api/activity/tap');
  });

  test.each(['/yjh/8', '/yjh/x', '/Hdzx/x,y', '/zqmb', '/hdmb?id=0', '/list/other/x'])(
    '%s is no activity',
    async (at) => {
      renderShop(at, { 'GET /api/goods/activities': () => ({ data: [short()] }) });
      expect(await screen.findByText('活动不存在或已结束')).toBeDefined();
    },
  );

  test('[R020] without an id, all running activities are listed with some of their products', async () => {
    const goods = [wireBasicGoods({ id: 21, name: '布洛芬片' })];
    renderShop('/yjh', {
      'GET /api/goods/activities': () => ({ data: [short({ goods }), short({ id: 8, title: '换购' })] }),
    });
    const link = await screen.findByRole('link', { name: /感冒用药满减/ });
    expect(link.getAttribute('href')).toBe('/yjh/7');
    expect(link.textContent).toMatch(/^满减感冒用药满减12 种商品满300减20至 /);
    const product = within(screen.getByRole('list', { name: '感冒用药满减的商品' })).getByRole('link');
    expect([product.textContent, product.getAttribute('href')]).toEqual([
      '布洛芬片¥12.80',
      href('list_info', { id: 21 }),
    ]);
  });

  test('[R020] the running activities can be narrowed to a kind', async () => {
    const { user } = renderShop('/yjh', {
      'GET /api/goods/activities': () => ({ data: [short(), short({ id: 8, kind: 'gift', title: '满赠口罩' })] }),
    });
    const kinds = within(await screen.findByRole('navigation', { name: '活动类型' }));
    expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['全部', '满减', '满赠']);
    await user.click(kinds.getByRole('link', { name: '满赠' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /感冒用药满减/ })).toBeNull());
    expect(screen.getByRole('link', { name: /满赠口罩/ })).toBeDefined();
  });

  test('[R020][L4] the cart’s progress is shown, and how to reach the next tier', async () => {
    const line = wireCartLine({ number: '30', activity_ids: [7] });
    const rule = wireFullReduction([line.goods_id]);
    const { user } = renderShop('/yjh', {
      'GET /api/goods/activities': () => ({ data: [short(), short({ id: 8, title: '另一个' })] }),
      'GET /api/cart/list': () => ({ data: wireCart([line], [rule]) }),
      'POST /api/cart/next_hint': () => ({ data: { hints: [] } }),
    });
    const [own, other] = await screen.findAllByRole('listitem').then((items) => items.map((item) => within(item)));
    expect(await own?.findByText(/^已满¥300\.00减¥20\.00，再买¥[\d.]+减¥[\d.]+$/)).toBeDefined();
    expect(other?.getByText('购物车中还没有活动商品')).toBeDefined();
    await user.click(own?.getByRole('button', { name: '去凑单' }) ?? document.body);
    expect(await screen.findByRole('dialog', { name: '凑单推荐' })).toBeDefined();
  });

  test('[R021] the named one of several activities is shown, and the others are one click away', async () => {
    const { calls } = renderShop('/Hdzx/7,8/8', {
      'GET /api/activity/7': () => detail(),
      'GET /api/activity/8': () => detail({ activity: short({ id: 8, title: '超值换购' }) }),
      'GET /api/goods/list': listed,
    });
    expect(await screen.findByRole('heading', { level: 1, name: '超值换购' })).toBeDefined();
    const tabs = await screen.findByRole('navigation', { name: '活动' });
    await waitFor(() => expect(within(tabs).getAllByRole('link')).toHaveLength(2));
    expect(within(tabs).getByRole('link', { name: '感冒用药满减' }).getAttribute('href')).toBe('/Hdzx/7%2C8/7');
    await waitFor(() => expect(asked(calls)).toMatchObject({ activity_id: '8' }));
  });

  test.each([
    ['R016', '/zqmb?id=7', 0],
    ['R017', '/hdmb?id=7', 2],
  ])('[%s] the template %s is built from data', async (_id, at, anchors) => {
    const floors = [floor, { ...floor, id: 6, title: '止咳化痰' }];
    renderShop(at, { 'GET /api/activity/7': () => detail({ floors }) });
    expect(await screen.findByRole('heading', { name: '退热止痛' })).toBeDefined();
    expect(screen.getByRole('heading', { name: '止咳化痰' })).toBeDefined();
    const bar = screen.queryByRole('navigation', { name: '楼层' });
    expect(bar ? within(bar).getAllByRole('link').length : 0).toBe(anchors);
  });

  test.each([
    ['R016', '/zqmb', 8],
    ['R017', '/hdmb', 9],
  ])('[%s] %s without an id shows the running activity that uses its template', async (_id, at, id) => {
    const running = [short(), short({ id: 9, url: '/hdmb?id=9' }), short({ id: 8, url: '/zqmb?id=8' })];
    renderShop(at, {
      'GET /api/goods/activities': () => ({ data: running }),
      [`GET /api/activity/${id}`]: () => detail({ floors: [floor] }),
    });
    expect(await screen.findByRole('heading', { name: '退热止痛' })).toBeDefined();
  });

  test('[R014] the site-wide discount is picked from the running activities', async () => {
    const { calls } = renderShop('/welfare', {
      'GET /api/goods/activities': () => ({
        data: [short(), short({ id: 3, kind: 'discount', goods_count: 4 }), short({ id: 9, kind: 'discount' })],
      }),
      'GET /api/activity/9': () => detail({ activity: short({ id: 9, kind: 'discount', title: '全场94折' }) }),
      'GET /api/goods/list': listed,
    });
    expect(await screen.findByRole('heading', { level: 1, name: '全场94折' })).toBeDefined();
    await waitFor(() => expect(asked(calls)).toMatchObject({ activity_id: '9' }));
  });

  test('[R010] a product group appears under the name in its address', async () => {
    const { calls } = renderShop('/list/other/7/秋冬备货', { 'GET /api/goods/list': listed });
    expect(await screen.findByRole('heading', { level: 1, name: '秋冬备货' })).toBeDefined();
    await waitFor(() => expect(asked(calls)).toMatchObject({ activity_id: '7' }));
  });
});

describe('[R007][R008] an activity link', () => {
  const resolving = (data: unknown) => ({
    'GET /api/activity/resolve': () => ({ data }),
    'GET /api/activity/7': () => detail(),
    'GET /api/goods/list': listed,
    'GET /api/goods/activities': () => ({ data: [] }),
  });

  test('redirects to the page of its activity', async () => {
    const { calls } = renderShop('/activity/eleven/jz/7', resolving({ url: '/yjh/7', status: 1 }));
    expect(await screen.findByRole('heading', { level: 1, name: '感冒用药满减' })).toBeDefined();
    const query = calls.find(({ path }) => path === '/api/activity/resolve')?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({ url: 'eleven', url1: 'jz', url2: '7' });
  });

  test('[S17] says that its activity has not started, and previews it', async () => {
    renderShop('/activity/eleven/jz/7', resolving({ url: '/yjh/7', status: 0 }));
    expect(await screen.findByText('活动未开始')).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: '感冒用药满减' })).toBeDefined();
  });

  test.each([
    ['leads nowhere', { url: null, status: 2 }],
    ['is over', { url: '/yjh/7', status: 2 }],
    ['leads to another host', { url: '//evil.example', status: 1 }],
  ])('that %s ends at no-activity', async (_name, target) => {
    renderShop('/activity/eleven/jz/7', resolving(target));
    expect(await screen.findByRole('heading', { name: '活动不存在' })).toBeDefined();
  });
});

describe('[C036] [R012] daily specials', () => {
  const specials = (own = {}) => ({
    'GET /api/activity/everyday_price': () => ({
      data: {
        timestamp: wireNow,
        end_time: wireNow + 3600,
        list: [wireGoods({ id: 31, name: '今日甘草' })],
        tomorrow: [wireGoods({ id: 32, name: '明日黄芪' })],
        ...own,
      },
    }),
  });

  test('[S13] show today’s products until they end, and tomorrow’s', async () => {
    renderShop('/mrtj', specials());
    expect(await screen.findByRole('heading', { name: '今日甘草' })).toBeDefined();
    expect(screen.getByRole('heading', { name: '明日黄芪' })).toBeDefined();
    expect(screen.getByRole('timer').textContent).toContain('距结束');
  });

  test('show tomorrow’s price, and the products beyond the first on demand', async () => {
    const special = { activity_id: 1, kind: 'special' as const, price: '9.90', start_time: wireNow, end_time: wireNow };
    const rest = { number: null, xg_number: '0', with_coupon: 0 as const };
    const list = Array.from({ length: 16 }, (_, index) => wireGoods({ id: 40 + index, name: `今日药${index}` }));
    const tomorrow = [wireGoods({ id: 32, name: '黄芪', special_price: { ...special, ...rest } })];
    const { user } = renderShop('/mrtj', specials({ list, tomorrow }));
    const coming = within(await screen.findByRole('region', { name: '明日预告' }));
    expect(coming.getByText('明日', { exact: false, selector: 'article span' }).textContent).toBe('明日 ¥9.90');
    const today = within(screen.getByRole('region', { name: '今日特价' }));
    expect(today.getAllByRole('article')).toHaveLength(15);
    await user.click(screen.getByRole('button', { name: /显示全部/ }));
    expect(today.getAllByRole('article')).toHaveLength(16);
  });

  test('are sorted by what they save, or by price', async () => {
    const cut = (name: string, id: number) => wireGoods({ id, name, price: `${id}0`, base_price: `${id * id}0` });
    const list = ['乙', '丙', '甲'].map((name, index) => cut(name, [3, 4, 2][index] ?? 0));
    const { user } = renderShop('/mrtj', specials({ list, tomorrow: [] }));
    const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    await user.click(await screen.findByRole('link', { name: '降价最多' }));
    await waitFor(() => expect(names()).toEqual(['丙', '乙', '甲']));
    await user.click(screen.getByRole('link', { name: '价格最低' }));
    await waitFor(() => expect(names()).toEqual(['甲', '乙', '丙']));
  });

  test('say when they are over', async () => {
    renderShop('/mrtj', specials({ end_time: null, list: [], tomorrow: [] }));
    expect(await screen.findByText('今日特价已结束')).toBeDefined();
  });
});

describe('[R015] the coupon centre', () => {
  const coupon = (id: number, status: 0 | 1 | 2 | 3, own = {}): Schemas['ClaimableCoupon'] => ({
    coupon: {
      id,
      title: `券${id}`,
      money: '20.00',
      rate: null,
      max_money: null,
      amount: '300.00',
      start_time: wireNow,
      end_time: wireNow + 30 * dayS,
      scope: { kind: 'all', ids: [] } as never,
      scope_label: '全场通用',
      remark: null,
      ...own,
    },
    status,
    received: 0,
    limit: 1,
    left_percent: 60,
    url: '/list?coupon_id=1',
  });
  const centre = (list: Schemas['ClaimableCoupon'][]) => ({
    'GET /api/user/availableCoupon': () => ({ data: { list, total: list.length, page: 1, per_page: 24 } }),
  });

  test('shows claimable, claimed, exhausted and upcoming coupons', async () => {
    renderShop('/lqzx', centre([coupon(1, 0), coupon(2, 1), coupon(3, 2), coupon(4, 3)]));
    const first = await screen.findByRole('article', { name: '券1' });
    expect(within(first).getByRole('button', { name: '领取' })).toBeDefined();
    expect(first.textContent).toContain('满300可用');
    for (const [name, state] of [
      ['券2', '已领取'],
      ['券3', '已抢光'],
      ['券4', '未开始'],
    ] as const) {
      expect(screen.getByRole('article', { name }).textContent).toContain(state);
    }
  });

  test('[C180] claims once and shows the result', async () => {
    let claimed = false;
    const { user, calls } = renderShop('/lqzx', {
      'GET /api/user/availableCoupon': () => ({
        data: { list: [coupon(1, claimed ? 1 : 0)], total: 1, page: 1, per_page: 24 },
      }),
      'POST /api/coupon/1/receive': () => {
        claimed = true;
        return { data: {} };
      },
    });
    await user.click(await screen.findByRole('button', { name: '领取' }));
    expect(await screen.findByText('已领取')).toBeDefined();
    expect(calls.filter(({ path }) => path === '/api/coupon/1/receive')).toHaveLength(1);
  });

  test('[P1] sends visitors to the login page and back', async () => {
    renderShop('/lqzx', { ...centre([coupon(1, 0)]), 'GET /api/user/base': () => ({ data: wireVisitor() }) });
    const link = await screen.findByRole('link', { name: '登录后领取' });
    expect(link.getAttribute('href')).toBe('/login?back=%2Flqzx');
  });

  test('stores the kind in the address', async () => {
    const { user, calls } = renderShop('/lqzx', centre([coupon(1, 0)]));
    await user.click(await screen.findByRole('link', { name: '品类券' }));
    await waitFor(() => {
      const last = calls.filter(({ path }) => path === '/api/user/availableCoupon').at(-1);
      expect(last?.query.get('type')).toBe('category');
    });
  });

  test('says when there are no coupons', async () => {
    renderShop('/lqzx', centre([]));
    expect(await screen.findByText('暂无可领取的优惠券')).toBeDefined();
  });
});
