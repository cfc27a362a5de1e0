import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireListing, wireNow } from '#testing/wire-browse.ts';
import { wireOrder, wireOrderPage, wireOrderShort } from '#testing/wire-orders.ts';
import { wireCart, wireCartLine, wireGoods, wirePaymentState } from '#testing/wire-samples.ts';

const showAs = (role: Schemas['PersonRole'], at: string, routes: Parameters<typeof renderShop>[1]) =>
  renderShop(at, {
    'GET /api/user/base': () => ({ data: wireBuyer({ person: { name: '张小药', roles: [role] } }) }),
    ...routes,
  });
const cart = { 'GET /api/cart/list': () => ({ data: wireCart([wireCartLine()]) }) };
const payment = { 'GET /api/order/9/payment': () => ({ data: wirePaymentState() }) };
const invoices = {
  'GET /api/order': () => ({ data: wireOrderPage([wireOrderShort()]) }),
  'GET /api/invoice/title': () => ({ data: null }),
  'GET /api/invoice': () => ({
    data: {
      list: [],
      total: 0,
      page: 1,
      per_page: 20,
      counts: { all: 0, pending: 0, issued: 0, failed: 0, reversed: 0 },
    },
  }),
};
const order = {
  'GET /api/order/9': () => ({ data: wireOrder() }),
  'GET /api/order/9/logistics': () => ({ data: { parcels: [] } }),
};
const page = { total: 1, page: 1, per_page: 20 };
const coupon = {
  ...{ id: 1, title: '满300减20', money: '20.00', rate: null, max_money: null, amount: '300.00', remark: null },
  ...{ start_time: wireNow, end_time: wireNow + 86_400, scope: { kind: 'all', ids: [] }, scope_label: '全场通用' },
};
const coupons = {
  'GET /api/user/availableCoupon': () => ({
    data: { ...page, list: [{ coupon, status: 0, received: 0, limit: 1, left_percent: 60, url: null }] },
  }),
};
const documents = { 'GET /api/user/zizhi': () => ({ data: { list: [], missing: [] } }) };
const message = { id: 1, type: 'system', title: '通知', body: '正文', url: null, is_read: 0, created_at: wireNow };
const messages = {
  'GET /api/message': () => ({
    data: { ...page, list: [message], unread: { order: 0, activity: 0, system: 1 } },
  }),
};

const favourites = { 'GET /api/favorite': () => ({ data: { ...page, list: [wireGoods({ is_favorite: 1 })] } }) };

test.each([
  ['receiver', '/lqzx', coupons, '领取', '仅限采购员或企业负责人操作，您的角色是收货员'],
  ['receiver', '/zzzj', documents, '新增证件', '仅限企业负责人操作，您的角色是收货员'],
  ['receiver', '/wdxx', messages, '删除', '仅限企业负责人操作，您的角色是收货员'],
  ['receiver', '/star', favourites, '取消收藏所选', '仅限采购员或企业负责人操作，您的角色是收货员'],
  ['receiver', '/star', favourites, '全部加入购物车', '仅限采购员或企业负责人操作，您的角色是收货员'],
  ['receiver', '/cart', cart, '去结算', '仅限采购员或企业负责人操作，您的角色是收货员'],
  ['receiver', '/cart_step3/9', payment, /^支付/, '仅限财务或企业负责人操作，您的角色是收货员'],
  ['receiver', '/dzfp?view=ask', invoices, '申请开票', '仅限财务或企业负责人操作，您的角色是收货员'],
  ['finance', '/order/info/9?apply=return', order, '提交申请', '仅限收货员或企业负责人操作，您的角色是财务'],
] as const)('a %s at %s presses nothing and reads who can', async (role, at, routes, name, words) => {
  const { user, calls } = showAs(role, at, routes);
  const button = await screen.findByRole('button', { name });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe(words);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test.each([
  [
    '/ygsp',
    '/api/company/person',
    { 'GET /api/company/rule': () => ({ data: [] }), 'GET /api/company/goods_rule': () => ({ data: [] }) },
  ],
  ['/zhzx_ddgl', '/api/store', {}],
] as const)(
  'a receiver at %s reads whose page it is, and asks for nothing that they may not read',
  async (at, path, routes) => {
    const { calls } = showAs('receiver', at, routes);
    expect(await screen.findByText('仅限企业负责人操作，您的角色是收货员')).toBeTruthy();
    expect(calls.filter((call) => call.path.startsWith(path))).toEqual([]);
  },
);

test('a receiver changes nothing in the cart', async () => {
  const { user, calls } = showAs('receiver', '/cart', cart);
  const line = within(await screen.findByRole('group', { name: '六味地黄丸（浓缩丸）' }));
  const choices = screen.getAllByRole('checkbox', { name: /^(全选|选择)/ });
  expect(choices.length).toBeGreaterThan(3);
  for (const each of [...line.getAllByRole('button'), ...choices]) await user.click(each);
  const quantity = line.getByRole('spinbutton');
  await user.type(quantity, '5{ArrowUp}{Enter}');
  expect([quantity.getAttribute('value'), quantity.getAttribute('aria-description')]).toEqual([
    wireCartLine().number,
    '仅限采购员或企业负责人操作，您的角色是收货员',
  ]);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a receiver reads on a product card who can buy', async () => {
  showAs('receiver', '/list_index', { 'GET /api/goods/list': () => ({ data: wireListing([wireGoods()]) }) });
  const button = await screen.findByRole('button', { name: /^加入购物车/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a receiver chooses what to return', async () => {
  const { user } = showAs('receiver', '/order/info/9?apply=return', order);
  await user.click(await screen.findByRole('checkbox', { name: '退 六味地黄丸（浓缩丸） 200丸/瓶' }));
  expect(screen.getByRole('spinbutton', { name: /退货数量/ })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: '提交申请' }).getAttribute('aria-disabled')).toBeNull();
});
