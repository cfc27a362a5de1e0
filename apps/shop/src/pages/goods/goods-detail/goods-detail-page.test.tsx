import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireVisitor } from '#testing/wire-browse.ts';
import { wireCart, wireCartLine, wireCheckout, wireGoods } from '#testing/wire-samples.ts';

type Own = Partial<Schemas['Goods']> &
  Partial<Pick<Schemas['GoodsDetail'], 'coupons' | 'reports' | 'bought' | 'price_course' | 'batch_pictures'>> & {
    offers?: Schemas['GoodsDetail']['activities'];
  };

const detail = ({
  coupons = [],
  reports = [],
  bought = null,
  offers = [],
  price_course = [],
  batch_pictures = [],
  ...goods
}: Own): Schemas['GoodsDetail'] => ({
  goods: wireGoods(goods),
  barcode: '6900000000012',
  vat_rate: '13',
  is_prescription: 1,
  approval_holder: '豫西本草制药有限公司',
  storage: '密封',
  insert: [{ title: '功能主治', text: '滋阴补肾。' }],
  activities: offers,
  coupons,
  related: [],
  category_path: [{ id: 1, name: '中成药' }],
  reports,
  bought,
  price_course,
  batch_pictures,
});
const show = (own: Own = {}, routes = {}) =>
  renderShop('/list/info/12', { 'GET /api/goods/detail/12': () => ({ data: detail(own) }), ...routes });
const name = { name: '六味地黄丸（浓缩丸）', level: 1 };

test('[R051] shows the product, its record, batches and insert', async () => {
  show();
  expect(await screen.findByRole('heading', name)).toBeDefined();
  expect(screen.getByText('国药准字Z41020123')).toBeDefined();
  const batch = screen.getByText('202601012').closest('tr');
  await waitFor(() => expect(batch?.textContent).toMatch(/2027-11-30(\d+ 个月|\d+ 天|已过期)/));
  expect(screen.getByText('滋阴补肾。')).toBeDefined();
  expect(screen.getByRole('link', { name: '中成药' }).getAttribute('href')).toBe('/list_index?category_id=1');
  expect(screen.getByText('处方药')).toBeDefined();
});

test('[R051][O6] each batch offers its report for download', async () => {
  show({
    reports: [
      {
        id: 3,
        pihao: '202601012',
        name: '六味地黄丸 202601012 药检报告',
        url: '/api/report/3',
        issued_on: '2026-01-20',
      },
    ],
  });
  const link = await screen.findByRole('link', { name: '下载 六味地黄丸 202601012 药检报告' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/report/3', true]);
});

test('[R051] shows the picture of a batch, and enlarges it', async () => {
  const { user } = show({ batch_pictures: [{ pihao: '202601012', list: '/large.webp', 'list-mini': '/mini.webp' }] });
  const picture = await screen.findByRole('img', { name: '202601012 实拍' });
  expect(picture.getAttribute('src')).toBe('/mini.webp');
  await user.click(screen.getByRole('button', { name: '放大 202601012 的实拍' }));
  const large = await within(await screen.findByRole('dialog')).findByRole('img', { name: /202601012 实拍/ });
  expect(large.getAttribute('src')).toBe('/large.webp');
});

test("[R051] shows the course of a herb's price as a line and in figures", async () => {
  show({
    bzdw: 'kg',
    price_course: [
      { time: 1_748_736_000, price: '40.00' },
      { time: 1_756_684_800, price: '38.20' },
      { time: 1_761_955_200, price: '42.90' },
      { time: 1_764_547_200, price: '42.90' },
    ],
  });
  const line = await screen.findByRole('img', { name: '从 2025-06-01 的 ¥40.00 到现在的 ¥42.90，变动 2 次' });
  expect(line.querySelector('path')?.getAttribute('d')).toBe('M0.0 61.7 H301.6 V100.0 H501.6 V0.0 H600.0 V0.0');
  const figures = within(line.parentElement as HTMLElement).getAllByRole('definition');
  expect(figures.map(({ textContent }) => textContent)).toEqual(['¥38.20/kg', '¥42.90/kg', '¥42.90/kg']);
});

test('[R051] shows the last purchase and applies its quantity', async () => {
  const { user } = show({
    bought: { times: 2, number: '60', last_number: '40', last_price: '12.2000', last_at: 1_763_000_000 },
  });
  expect(await screen.findByText(/¥12.20 × 40盒，2025-11-13/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '按上次数量' }));
  expect((screen.getByRole('spinbutton') as HTMLInputElement).value).toBe('40');
});

test('[R051] says until when to order and when it arrives', async () => {
  show({}, { 'GET /api/user/base': () => ({ data: wireBuyer({ delivery_text: '今天17:00前下单，明天送达' }) }) });
  expect(await screen.findByText('今天17:00前下单，明天送达')).toBeDefined();
});

test('[R051] pictures open enlarged and are browsed by keyboard', async () => {
  const { user } = show({
    goods_image: [1, 2].map((view) => ({ list: `/${view}.svg`, 'list-mini': `/${view}.svg` })),
  });
  await user.click(await screen.findByRole('button', { name: '放大查看 六味地黄丸（浓缩丸）' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('1 / 2')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: '下一张' }));
  expect(within(dialog).getByText('2 / 2')).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  expect(within(dialog).getByText('1 / 2')).toBeDefined();
});

test('[R051][C035] a product’s video plays instead of the picture', async () => {
  const { user, container } = show({ goods_video: '/films/12.mp4' });
  await user.click(await screen.findByRole('button', { name: '播放视频' }));
  expect(container.querySelector('video')?.getAttribute('src')).toBe('/films/12.mp4');
});

test('[R051] activities show kind, rule and end, and link to their products', async () => {
  show({
    offers: [
      {
        id: 7,
        kind: 'full_reduction',
        title: '滋补满减',
        describe: '满300减20',
        start_time: 0,
        end_time: 1_763_632_740,
        url: '/list_index?activity_id=7',
      },
    ],
  });
  const offers = within(await screen.findByRole('list', { name: '优惠' }));
  expect(offers.getByText('满减')).toBeDefined();
  expect(offers.getByText('满300减20')).toBeDefined();
  expect(offers.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe('/list_index?activity_id=7');
});

test('[R051][D3] swap products show their price, threshold and where to swap them', async () => {
  show({ price: '4.5000', hg_price: '2.7000', is_mzhg: 2, mzhg_desc: '满200超值换购' });
  const offers = await screen.findByRole('list', { name: '优惠' });
  expect(offers.textContent).toBe('换购换购价 ¥2.70　满200超值换购，在购物车中换购；直接加购按 ¥4.50');
});

test('[R051][R056] buy now checks out that line only', async () => {
  const { user, calls } = show(
    {},
    {
      'POST /api/cart': () => ({
        data: {
          results: [{ goods_id: 12, ok: true, line_id: 31, code: null, message: '', number: '10' }],
          total: 4,
        },
      }),
      'GET /api/cart/list': () => ({
        data: wireCart([wireCartLine({ id: 30, goods_id: 13 }), wireCartLine({ id: 31 })]),
      }),
      'POST /api/cart/checkout': () => ({ data: wireCheckout([wireCartLine({ id: 31 })]) }),
    },
  );
  await user.click(await screen.findByRole('button', { name: '立即购买' }));
  await waitFor(() => {
    const sent = calls.find(({ path }) => path === '/api/cart/checkout')?.form;
    expect([sent?.get('ids[0]'), sent?.get('ids[1]')]).toEqual(['31', null]);
  });
});

test('[R051][C047] sets with this product are offered as one', async () => {
  const set: Schemas['Combination'] = {
    id: 9,
    title: '滋补组合',
    image: '/9.svg',
    price: '20.00',
    ori_price: '25.60',
    number: '8',
    goods: [{ goods: wireGoods(), number: '1', price: '10.0000' }],
    start_time: 0,
    end_time: 1_763_632_740,
    is_buy: 1,
    cant_buy_reason: null,
  };
  const { calls } = show(
    {
      offers: [{ id: 9, kind: 'combination', title: '滋补组合', describe: '', start_time: 0, end_time: 1, url: null }],
    },
    { 'GET /api/combination': () => ({ data: { list: [set], total: 1, page: 1, per_page: 5 } }) },
  );
  expect(await screen.findByRole('article', { name: '滋补组合' })).toBeDefined();
  expect(calls.find(({ path }) => path === '/api/combination')?.query.get('goods_id')).toBe('12');
});

test('[R051][C047] sets that fail to load can be retried', async () => {
  let status = 500;
  const offer = {
    id: 9,
    kind: 'combination',
    title: '组合',
    describe: '',
    start_time: 0,
    end_time: 1,
    url: null,
  } as const;
  const none = { list: [], total: 0, page: 1, per_page: 5 };
  const { user } = show({ offers: [offer] }, { 'GET /api/combination': () => ({ status, data: none }) });
  const again = await screen.findByRole('button', { name: '重新加载' });
  expect(screen.getByRole('region', { name: '组合购' }).contains(again)).toBe(true);
  status = 200;
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('region', { name: '组合购' })).toBeNull());
});

test('[R051][S11] the product’s name is the page title', async () => {
  show();
  await screen.findByRole('heading', name);
  await waitFor(() => expect(document.title).toBe('六味地黄丸（浓缩丸） - 商品详情 - 药集'));
});

test('[L3] the price follows the reached tier', async () => {
  const { user, container } = show({
    ladder_price: [
      { id: 1, number: '50', price: '12.2000' },
      { id: 2, number: '100', price: '11.8000' },
    ],
    ladder_price_type: 1,
  });
  const field = await screen.findByRole('spinbutton');
  const tiers = within(screen.getByRole('table', { name: '阶梯价' }));
  expect(tiers.getByRole('row', { name: /阶梯数量/ }).textContent).toBe('阶梯数量≥ 10盒≥ 50盒≥ 100盒');
  expect(container.querySelector('td[aria-current]')?.textContent).toContain('≥ 10');
  await user.clear(field);
  await user.type(field, '60{Enter}');
  await waitFor(() => expect(container.querySelector('td[aria-current]')?.textContent).toContain('≥ 50'));
  expect(screen.getAllByText(/^12$/).length).toBeGreaterThan(0);
});

test.each([
  ['over', 1_763_600_000, '12.20', '≥ 10盒'],
  ['running', 4_102_444_800, '9.90', undefined],
])('[L3][D4] with a special price whose period is %s', async (_state, end_time, price, tier) => {
  const special = { activity_id: 1, kind: 'special', price: '9.90', start_time: 0, number: null } as const;
  const { container } = show({
    ladder_price: [{ id: 1, number: '10', price: '12.2000' }],
    special_price: { ...special, end_time, xg_number: '0', with_coupon: 0 },
  });
  await screen.findByRole('table', { name: '阶梯价' });
  expect(container.querySelector('[class*=priceRow]')?.textContent).toContain(price);
  expect(container.querySelector('td[aria-current]')?.textContent).toBe(tier);
});

test('[Q3] a typed quantity is rounded to the pack', async () => {
  const { user } = show();
  const field = (await screen.findByRole('spinbutton')) as HTMLInputElement;
  await user.clear(field);
  await user.type(field, '57{Enter}');
  await waitFor(() => expect(field.value).toBe('50'));
});

test('[R051] a missing product says so', async () => {
  renderShop('/list/info/99', {
    'GET /api/goods/detail/99': () => ({ status: 404, message: '商品不存在' }),
  });
  expect(await screen.findByText('商品不存在或已下架')).toBeDefined();
});

test('[R051] an address without a numeric id sends no request', async () => {
  const { calls } = renderShop('/list/info/abc');
  expect(await screen.findByText('商品不存在或已下架')).toBeDefined();
  expect(calls.some(({ path }) => path.startsWith('/api/goods/detail'))).toBe(false);
});

test('[B1] a reason replaces the button', async () => {
  show({
    is_buy: 0,
    cant_buy_reason: {
      code: 'NO_STOCK',
      message: '暂时缺货',
      fix: { kind: 'similar', route: null, label: '看同类商品' },
    },
  });
  expect(await screen.findByText('暂时缺货')).toBeDefined();
  expect(screen.queryByRole('button', { name: /加入购物车/ })).toBeNull();
});

test('links the help article that explains a reason, if the shop has it', async () => {
  const own = {
    is_buy: 0 as const,
    cant_buy_reason: {
      code: 'OUT_OF_SCOPE' as const,
      message: '超出经营范围：三类器械',
      fix: { kind: 'route' as const, route: 'account_documents' as const, label: '去维护资质' },
    },
  };
  show(own, {
    'GET /api/article/footer': () => ({
      data: [{ id: 11, name: '新手指南', children: [{ id: 7, name: '安全购药', url: '/help/xrzn/aqgy?id=7' }] }],
    }),
  });
  expect((await screen.findByRole('link', { name: '查看说明' })).getAttribute('href')).toBe('/help/xrzn/aqgy?id=7');
});

test('links no help in a shop without articles', async () => {
  show({
    is_buy: 0,
    cant_buy_reason: {
      code: 'OUT_OF_SCOPE',
      message: '超出经营范围',
      fix: { kind: 'contact', route: null, label: '客服' },
    },
  });
  expect(await screen.findByText('超出经营范围')).toBeDefined();
  expect(screen.queryByRole('link', { name: '查看说明' })).toBeNull();
});

describe('adding to the cart', () => {
  const answer =
    (own: object, message = '') =>
    () => ({
      message,
      data: {
        results: [{ goods_id: 12, ok: true, line_id: 1, code: null, message: '', number: '10', ...own }],
        total: 4,
      },
    });
  const add = (calls: { method: string; path: string }[]) =>
    calls.filter(({ method, path }) => method === 'POST' && path === '/api/cart').length;

  test('[S15] a double click adds once, then fetches the total', async () => {
    const { user, calls } = show({}, { 'POST /api/cart': answer({}) });
    await user.dblClick(await screen.findByRole('button', { name: /加入购物车/ }));
    expect(add(calls)).toBe(0);
    await screen.findByText('已加入购物车');
    expect(add(calls)).toBe(1);
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/cart/total'));
  });

  test('[E13] the toast shows the server’s message', async () => {
    const { user } = show({}, { 'POST /api/cart': answer({}, '已加入，库存仅剩20盒') });
    await user.click(await screen.findByRole('button', { name: /加入购物车/ }));
    expect(await screen.findByText('已加入，库存仅剩20盒')).toBeDefined();
  });

  test('[E13] a refusal is a warning, not an alert', async () => {
    const { user } = show(
      {},
      { 'POST /api/cart': answer({ ok: false, line_id: 0, code: 'NO_STOCK', message: '库存不足', number: '0' }) },
    );
    await user.click(await screen.findByRole('button', { name: /加入购物车/ }));
    expect(await screen.findByText('库存不足')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[S15] the request includes the displayed values', async () => {
    const { user, calls } = show({ goods_manjian_id: 7 }, { 'POST /api/cart': answer({}) });
    await user.click(await screen.findByRole('button', { name: /加入购物车/ }));
    await screen.findByText('已加入购物车');
    const form = calls.find(({ method, path }) => method === 'POST' && path === '/api/cart')?.form;
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      'params[0][goods_id]': '12',
      'params[0][number]': '10',
      'params[0][price]': '12.8000',
      'params[0][ck_id]': '1',
      'params[0][goods_price_id]': '0',
      'params[0][ladder_price_id]': '0',
      'params[0][goods_manjian_id]': '7',
      'params[0][is_yj]': '0',
    });
  });
});

describe('favourites', () => {
  const star = () => screen.findByRole('button', { name: '收藏 六味地黄丸（浓缩丸）' });

  test('[S3] adding reports success and fills the star', async () => {
    const { user, calls } = show({}, { 'POST /api/favorite': () => ({ data: { goods_ids: [12] } }) });
    await user.click(await star());
    expect(await screen.findByText('收藏成功')).toBeDefined();
    await waitFor(async () => expect((await star()).getAttribute('aria-pressed')).toBe('true'));
    expect(calls.find(({ path }) => path === '/api/favorite')?.form.get('goods_ids[0]')).toBe('12');
  });

  test('[S3] cancelling reports success', async () => {
    const { user } = show({ is_favorite: 1 }, { 'POST /api/favorite/cancel': () => ({ data: { goods_ids: [12] } }) });
    await user.click(await star());
    expect(await screen.findByText('取消收藏成功')).toBeDefined();
    await waitFor(async () => expect((await star()).getAttribute('aria-pressed')).toBe('false'));
  });

  test('[E2] a visitor is sent to the login page', async () => {
    const { user } = show(
      {},
      {
        'GET /api/user/base': () => ({ data: wireVisitor() }),
        'POST /api/favorite': () => ({ status: 401, code: 10001 }),
      },
    );
    await user.click(await star());
    expect(await screen.findByRole('heading', { name: '会员登录' })).toBeDefined();
  });
});

test('[D2] a claimable coupon is claimed', async () => {
  const scope = { goods_ids: [], category_ids: [], makers: [], scopes: [], except_goods_ids: [] };
  const rule = { id: 5, title: '新客券', money: '15.00', rate: null, max_money: null, amount: '200.00' };
  const coupon: Schemas['ClaimableCoupon'] = {
    coupon: { ...rule, start_time: 0, end_time: 1, scope, scope_label: '全场', remark: null },
    status: 0,
    received: 0,
    limit: 1,
    left_percent: 80,
    url: '/list?coupon_id=5',
  };
  const { user, calls } = show({ coupons: [coupon] }, { 'POST /api/coupon/5/receive': () => ({ data: null }) });
  await user.click(await screen.findByText('1 张：满200减15'));
  expect(screen.getByText('满200减15')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '领取 新客券' }));
  expect(await screen.findByText('领取成功')).toBeDefined();
  expect(calls.some(({ path }) => path === '/api/coupon/5/receive')).toBe(true);
});
