import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireListing } from '#testing/wire-browse.ts';
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

test.each([
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
  await user.click(await screen.findByRole('checkbox', { name: '退 六味地黄丸（浓缩丸）' }));
  expect(screen.getByRole('spinbutton', { name: /退货数量/ })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: '提交申请' }).getAttribute('aria-disabled')).toBeNull();
});
