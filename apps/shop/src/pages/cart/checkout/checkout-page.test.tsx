import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wireCart, wireCartLine, wireCheckout } from '#testing/wire-samples.ts';
import CheckoutPage from './checkout-page.tsx';

const cart = { 'GET /api/cart/list': () => ({ data: wireCart([wireCartLine()]) }) };
const checkout = { 'POST /api/cart/checkout': () => ({ data: wireCheckout([wireCartLine()]) }) };
const placed = { id: 9, order_no: '202611200000009', status: 'pending', total: '256.00', expires_at: 1_763_700_000 };

const show = () => renderPage(<CheckoutPage />, { path: '/cart_step2' });
const submitButton = () => screen.findByRole('button', { name: '提交订单' });

test('[R056] [C015] the selected lines are checked out with address, delivery and total', async () => {
  const calls = fakeServer({ ...cart, ...checkout });
  show();
  expect(await screen.findByRole('table', { name: '商品清单' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /王药师/ })).toHaveProperty('checked', true);
  const asked = calls.find(({ path }) => path === '/api/cart/checkout')?.form;
  expect([asked?.get('ids[0]'), asked?.get('new')]).toEqual(['1', '1']);
});

test('[O1] a double click submits once, with the checkout’s key and the displayed total', async () => {
  const calls = fakeServer({ ...cart, ...checkout, 'POST /api/order': () => ({ data: placed }) });
  const { user, place } = show();
  await user.dblClick(await submitButton());
  await waitFor(() => expect(place().pathname).toBe('/cart_step3/9'));
  const orders = calls.filter(({ path }) => path === '/api/order');
  expect(orders).toHaveLength(1);
  expect(orders[0]?.form.get('idempotency_key')).toBe('c0ffee00c0ffee00');
  expect(orders[0]?.form.get('expected_total')).toBe('256.00');
});

test('[O1] presses before the page first shows as busy submit once', async () => {
  const calls = fakeServer({ ...cart, ...checkout, 'POST /api/order': () => ({ data: placed }) });
  const { place } = show();
  const button = await submitButton();
  button.click();
  button.click();
  await waitFor(() => expect(place().pathname).toBe('/cart_step3/9'));
  expect(calls.filter(({ path }) => path === '/api/order')).toHaveLength(1);
});

test('[O1] a lost answer keeps the page, and submitting again leads to the order', async () => {
  let isPlaced = false;
  const calls = fakeServer({
    ...cart,
    'POST /api/cart/checkout': () =>
      isPlaced
        ? { status: 409, code: 40902, message: '请选择商品', data: { lines: [] } }
        : { data: wireCheckout([wireCartLine()]) },
    'POST /api/order': () => {
      if (isPlaced) return { data: placed };
      isPlaced = true;
      throw new TypeError('Failed to fetch');
    },
  });
  const { user, place } = show();
  await user.click(await submitButton());
  await waitFor(() => expect(isPlaced).toBe(true));
  await user.click(await submitButton());
  await waitFor(() => expect(place().pathname).toBe('/cart_step3/9'));
  const keys = calls.filter(({ path }) => path === '/api/order').map(({ form }) => form.get('idempotency_key'));
  expect(keys).toEqual(['c0ffee00c0ffee00', 'c0ffee00c0ffee00']);
});

test('[O3] a changed total places no order and shows the new figures', async () => {
  const renewed = wireCheckout([wireCartLine()], { expected_total: '300.00' });
  renewed.totals.payable = '300.00';
  const message = '订单金额已由¥256.00变为¥300.00，请核对后重新提交';
  const calls = fakeServer({
    ...cart,
    ...checkout,
    'POST /api/order': ({ form }) =>
      form.get('expected_total') === '300.00'
        ? { data: placed }
        : { status: 409, code: 40901, message, data: { checkout: renewed } },
  });
  const { user, place } = show();
  await user.click(await submitButton());
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(message)).toBeTruthy();
  expect(place().pathname).toBe('/cart_step2');
  await user.click(dialog.getByRole('button', { name: '核对订单' }));
  await user.click(await submitButton());
  await waitFor(() => expect(place().pathname).toBe('/cart_step3/9'));
  expect(calls.at(-1)?.form.get('expected_total')).toBe('300.00');
});

test('[O2] unavailable lines are named one by one', async () => {
  const lines = [
    { id: 1, goods_id: 12, name: '六味地黄丸（浓缩丸）', code: 'NO_STOCK', message: '库存仅剩10盒', available: '10' },
  ];
  fakeServer({
    ...cart,
    ...checkout,
    'POST /api/order': () => ({ status: 409, code: 40902, message: '部分商品无法购买', data: { lines } }),
  });
  const { user } = show();
  await user.click(await submitButton());
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('六味地黄丸（浓缩丸）')).toBeTruthy();
  expect(dialog.getByText(/库存仅剩10盒/)).toBeTruthy();
});

test('a line shows how its product is to be stored', async () => {
  const line = wireCartLine();
  const storage = [{ goods_id: line.goods.id, text: '冷藏，2～8℃避光保存' }];
  const data = wireCheckout([line], { storage });
  fakeServer({ ...cart, 'POST /api/cart/checkout': () => ({ data }) });
  show();
  const table = within(await screen.findByRole('table', { name: '商品清单' }));
  expect(table.getByText(/冷藏，2～8℃避光保存/)).toBeTruthy();
});

test('[B3] a line shows the expiring document it depends on', async () => {
  const warning = {
    code: 'DOCUMENT_EXPIRING',
    message: '《药品经营许可证》12月20日到期',
    line_ids: [1],
    fix: null,
  } as const;
  const data = wireCheckout([wireCartLine()], { warnings: [{ ...warning, line_ids: [1] }] });
  fakeServer({ ...cart, 'POST /api/cart/checkout': () => ({ data }) });
  show();
  const table = within(await screen.findByRole('table', { name: '商品清单' }));
  expect(table.getByText('《药品经营许可证》12月20日到期')).toBeTruthy();
});

test('without an address nothing can be submitted', async () => {
  const data = wireCheckout([wireCartLine()], { addresses: [], address_id: 0 });
  fakeServer({ ...cart, 'POST /api/cart/checkout': () => ({ data }) });
  show();
  expect(await submitButton()).toHaveProperty('disabled', true);
});

test('without selected lines the page links back to the cart', async () => {
  fakeServer({ 'GET /api/cart/list': () => ({ data: wireCart([wireCartLine({ is_selected: 0 })]) }) });
  show();
  expect(await screen.findByText('没有要结算的商品')).toBeTruthy();
});

test('an order within the credit line says what is available', async () => {
  const data = wireCheckout([wireCartLine()]);
  data.wallet.credit = { amount: '1000.00', used: '0.00', available: '1000.00', overdue: '0.00' };
  fakeServer({ ...cart, 'POST /api/cart/checkout': () => ({ data }) });
  show();
  expect(await screen.findByText('账期可用 ¥1,000.00')).toBeDefined();
  expect(screen.queryByRole('link', { name: '去还款' })).toBeNull();
});

test('an order above the credit line says how much is lacking, and where to repay', async () => {
  const data = wireCheckout([wireCartLine()]);
  data.wallet.credit = { amount: '1000.00', used: '900.00', available: '100.00', overdue: '0.00' };
  fakeServer({ ...cart, 'POST /api/cart/checkout': () => ({ data }) });
  show();
  expect(await screen.findByText(/账期可用额度¥100.00，还差¥156.00/)).toBeDefined();
  expect(screen.getByRole('link', { name: '去还款' }).getAttribute('href')).toBe('/wdqb_yegl');
});
