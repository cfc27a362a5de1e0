import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goodsCodec } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { toggleCartDrawer } from '#features/cart/cart-drawer.store.ts';
import { recommendedGoodsQuery } from '#features/goods/goods.queries.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wireCart, wireCartLine, wireFigures, wireFullReduction, wireGoods } from '#testing/wire-samples.ts';
import CartPage from './cart-page.tsx';

const second = wireCartLine({ id: 2, goods_id: 13, goods: wireGoods({ id: 13, name: '板蓝根颗粒' }) });
const both = () => wireCart([wireCartLine(), second]);
const show = (at = '/cart') => renderPage(<CartPage />, { path: '/cart', at });

const outOfScope = {
  code: 'OUT_OF_SCOPE',
  message: '超出经营范围：三类器械',
  fix: { kind: 'contact', route: null, label: '联系客服' },
} as const;

const coupon = (id: number, money: string, amount: string) => ({
  id,
  coupon: {
    id: id + 100,
    title: `满${amount}减${money}`,
    money,
    rate: null,
    max_money: null,
    amount,
    start_time: 1_763_500_000,
    end_time: 1_763_700_000,
    scope: {},
    scope_label: '全场通用',
    remark: null,
  },
  start_time: 1_763_500_000,
  end_time: 1_763_700_000,
  status: 0 as const,
  received_at: 1_763_500_000,
});

test('[R055][C018] one press selects and deselects a complete group', async () => {
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: both() }),
    'POST /api/cart/batch_select': () => ({
      data: wireFigures(wireCart([wireCartLine({ is_selected: 0 }), { ...second, is_selected: 0 }])),
    }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('checkbox', { name: '全选 其他商品' }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/cart/batch_select'));
  expect(calls.at(-1)?.form.getAll('ids[1]')).toEqual(['2']);
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: '选择 板蓝根颗粒' })).toHaveProperty('checked', false),
  );
});

test('[R055][C012][C016][S3] lines are moved to favourites, which all lists show, and leave the cart', async () => {
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: both() }),
    'POST /api/favorite': () => ({ data: null }),
    'POST /api/cart/batch_delete': () => ({ data: wireFigures(wireCart([])) }),
  });
  const { user, client } = show();
  const { queryKey } = recommendedGoodsQuery();
  client.setQueryData(queryKey, [goodsCodec.read(second.goods)]);
  await user.click(await screen.findByRole('button', { name: '移入收藏' }));
  expect(await screen.findByText('购物车空空如也~')).toBeTruthy();
  expect(client.getQueryData(queryKey)).toMatchObject([{ id: 13, isFavourite: true }]);
  expect(calls.find(({ path }) => path === '/api/favorite')?.form.get('goods_ids[1]')).toBe('13');
  expect(calls.find(({ path }) => path.endsWith('batch_delete'))?.form.get('ids[0]')).toBe('1');
});

test('[C012][C016] lines moved to favourites leave the cart even if the buyer leaves the page meanwhile', async () => {
  let add = (_answer: { data: null }) => {};
  const added = new Promise<{ data: null }>((resolve) => (add = resolve));
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: both() }),
    'POST /api/favorite': () => added,
    'POST /api/cart/batch_delete': () => ({ data: wireFigures(wireCart([])) }),
  });
  const { user, unmount } = show();
  await user.click(await screen.findByRole('button', { name: '移入收藏' }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/favorite'));
  unmount();
  add({ data: null });
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/cart/batch_delete'));
});

test('[K4][S15][C014][C150] selected lines are copied to stores once, each with its own result', async () => {
  const store = {
    username: 'chain02',
    name: '李药师',
    phone: '13800005678',
    address: '',
    is_passed: 1,
    cart: 3,
    months: [],
  };
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: both() }),
    'GET /api/store': () => ({
      data: [
        { ...store, id: 1, company: '总店', is_current: 1, linked_at: null },
        { ...store, id: 6, company: '高新店', is_current: 0, linked_at: 1_763_500_000 },
        { ...store, id: 7, company: '武侯店', is_current: 0, linked_at: 1_763_500_000 },
      ],
    }),
    'POST /api/cart/copy': () => ({
      data: [
        { user_id: 6, company: '高新店', added: 2, results: [result(12, true), result(13, true)] },
        { user_id: 7, company: '武侯店', added: 1, results: [result(12, true), result(13, false)] },
      ],
    }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '复制到门店' }));
  const dialog = within(await screen.findByRole('dialog', { name: '复制到门店' }));
  expect(dialog.queryByText(/总店/)).toBeNull();
  await user.click(await dialog.findByRole('checkbox', { name: /高新店/ }));
  await user.click(dialog.getByRole('checkbox', { name: /武侯店/ }));
  expect(dialog.getByText(/共 2 种商品/)).toBeTruthy();
  const button = dialog.getByRole('button', { name: '复制到 2 家门店' });
  fireEvent.click(button);
  fireEvent.click(button);
  const results = within(await screen.findByRole('dialog', { name: '复制结果' }));
  expect(within(results.getByRole('region', { name: '高新店' })).getByText('已加入 2 种')).toBeTruthy();
  const refused = within(results.getByRole('region', { name: '武侯店' }));
  expect(refused.getByText('已加入 1 种，1 种未加入')).toBeTruthy();
  expect(refused.getByText('板蓝根颗粒')).toBeTruthy();
  expect(refused.getByText('超出经营范围')).toBeTruthy();
  const copies = calls.filter(({ path }) => path === '/api/cart/copy');
  expect(copies.map(({ form }) => form.get('other_user_ids[1]'))).toEqual(['7']);
});

test('[B1][C016] all unavailable lines are cleared together', async () => {
  const blocked = { ...second, is_selected: 0 as const, cant_buy_reason: outOfScope };
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: wireCart([wireCartLine(), blocked]) }),
    'POST /api/cart/batch_delete': () => ({ data: wireFigures(wireCart([wireCartLine()])) }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '清空不可购买商品' }));
  await user.click(await screen.findByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByText('板蓝根颗粒')).toBeNull());
  expect(calls.at(-1)?.form.get('ids[0]')).toBe('2');
});

test('[C020] the filter in the address hides other lines, but the totals still count them', async () => {
  const filters = [
    { value: 99_999, label: '全部', count: 2 },
    { value: 5, label: '已降价', count: 1 },
  ];
  fakeServer({
    'GET /api/cart/list': ({ query }) =>
      query.get('filters') === '5' ? { data: wireCart([second]) } : { data: { ...both(), filter_data: filters } },
  });
  show('/cart?filter=5');
  expect(await screen.findByRole('group', { name: '板蓝根颗粒' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('group', { name: '六味地黄丸（浓缩丸）' })).toBeNull());
  expect(screen.getByText(/已选 2 种/)).toBeTruthy();
});

test('[C020] no lines are shown if their filter failed to load', async () => {
  let status = 500;
  const filters = [
    { value: 99_999, label: '全部', count: 2 },
    { value: 5, label: '已降价', count: 1 },
  ];
  fakeServer({
    'GET /api/cart/saved': () => ({ data: { list: [] } }),
    'GET /api/cart/list': ({ query }) =>
      query.get('filters') === '5'
        ? { status, data: wireCart([second]) }
        : { data: { ...both(), filter_data: filters } },
  });
  const { user } = show('/cart?filter=5');
  const again = await screen.findByRole('button', { name: '重新加载' });
  expect(screen.queryByRole('group', { name: '板蓝根颗粒' })).toBeNull();
  expect(screen.queryByRole('group', { name: '六味地黄丸（浓缩丸）' })).toBeNull();
  status = 200;
  await user.click(again);
  expect(await screen.findByRole('group', { name: '板蓝根颗粒' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: '六味地黄丸（浓缩丸）' })).toBeNull();
});

test('[B7] products with and without ephedrine cannot be settled together, and one press deselects either kind', async () => {
  const ephedrine = wireCartLine({
    id: 2,
    goods_id: 13,
    goods: wireGoods({ id: 13, name: '复方盐酸伪麻黄碱缓释胶囊', contains_ephedrine: 1 }),
  });
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: wireCart([wireCartLine(), ephedrine]) }),
    'POST /api/cart/batch_select': () => ({
      data: wireFigures(wireCart([wireCartLine({ is_selected: 0 }), ephedrine])),
    }),
  });
  const { user } = show();
  expect((await screen.findByRole('button', { name: '去结算' })).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: '去结算' }));
  expect(document.activeElement?.textContent).toBe('只结算这些商品');
  await user.click(screen.getByRole('button', { name: '只结算这些商品' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '只结算这些商品' })).toBeNull());
  expect(calls.at(-1)?.form.get('ids[0]')).toBe('1');
  expect(screen.getByRole('button', { name: '去结算' }).getAttribute('aria-disabled')).toBeNull();
});

test('[D2][D6][C057] the coupon dialog shows each coupon’s saving or why it does not apply, and stores the choice', async () => {
  const best = coupon(5, '10.00', '200.00');
  const cart = both();
  fakeServer({
    'GET /api/cart/list': () => ({ data: { ...cart, activity_data: { ...cart.activity_data, coupon: best } } }),
    'GET /api/user/coupon': () => ({
      data: { list: [best, coupon(6, '90.00', '900.00')], total: 2, page: 1, per_page: 100 },
    }),
    'GET /api/user/availableCoupon': () => ({ data: { list: [], total: 0, page: 1, per_page: 24 } }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '用券再减 ¥10.00，券后 ¥502.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择优惠券' }));
  const unfit = within(await dialog.findByRole('article', { name: '满900.00减90.00' }));
  expect(unfit.getByRole('radio')).toHaveProperty('disabled', true);
  expect(unfit.getByText(/还差¥388.00/)).toBeTruthy();
  const names = dialog.getAllByRole('radio').map((radio) => radio.getAttribute('name'));
  expect(new Set(names).size, 'one group').toBe(1);
  await user.click(dialog.getByRole('radio', { name: '不使用优惠券' }));
  expect(await screen.findByRole('button', { name: '选择优惠券' })).toBeTruthy();
  expect(sessionStorage.getItem('checkout:0')).toContain('"couponId":0');
});

test('[S1][D2] the drawer on step 1 shows stopped lines, the next tier and usable coupons, but neither lines nor a total', async () => {
  toggleCartDrawer();
  const blocked = [3, 4].map((id) =>
    wireCartLine({ id, goods_id: id, goods: wireGoods({ id, name: `心电图机${id}` }), cant_buy_reason: outOfScope }),
  );
  const best = coupon(5, '10.00', '200.00');
  const cart = wireCart([wireCartLine({ activity_ids: [7] }), ...blocked], [wireFullReduction([12])]);
  fakeServer({
    'GET /api/cart/list': () => ({ data: { ...cart, activity_data: { ...cart.activity_data, coupon: best } } }),
    'GET /api/user/coupon': () => ({
      data: { list: [best, coupon(6, '5.00', '100.00')], total: 2, page: 1, per_page: 100 },
    }),
    'GET /api/user/availableCoupon': () => ({ data: { list: [], total: 0, page: 1, per_page: 24 } }),
  });
  const { user } = show();
  const drawer = within(await screen.findByRole('dialog', { name: '购物车优惠' }));
  const stopped = within(drawer.getByRole('region', { name: '暂不可购买' }));
  expect(stopped.getAllByText('超出经营范围：三类器械')).toHaveLength(1);
  expect(stopped.getByText('心电图机3、心电图机4')).toBeTruthy();
  expect(drawer.getByRole('region', { name: '凑单' }).textContent).toContain('再买');
  await user.click(within(await drawer.findByRole('article', { name: '满100.00减5.00' })).getByRole('radio'));
  expect(await screen.findByRole('button', { name: '用券再减 ¥5.00，券后 ¥251.00' })).toBeTruthy();
  expect(drawer.queryByRole('link', { name: '去购物车结算' })).toBeNull();
  expect(screen.getAllByRole('group', { name: /心电图机3/ })).toHaveLength(1);
});

const result = (goods_id: number, ok: boolean) => ({
  goods_id,
  ok,
  line_id: ok ? 1 : 0,
  code: ok ? null : 'OUT_OF_SCOPE',
  message: ok ? '' : '超出经营范围',
  number: ok ? '10' : '0',
});
