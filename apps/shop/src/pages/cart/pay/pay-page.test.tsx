import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wirePaymentState } from '#testing/wire-samples.ts';
import PayPage from './pay-page.tsx';

const show = () => renderPage(<PayPage />, { path: '/cart_step3/:id', at: '/cart_step3/9' });

test('[R057] [O4] the balance pays with six digits, and the page continues once the order is paid', async () => {
  let paid = false;
  const calls = fakeServer({
    'GET /api/order/9/payment': () => ({ data: wirePaymentState(paid ? { order_status: 'paid' } : {}) }),
    'POST /api/order/9/pay': () => {
      paid = true;
      return { data: payment('paid') };
    },
  });
  const { user, place } = show();
  await user.type(await screen.findByLabelText(/支付密码/), '246810{Enter}');
  await waitFor(() => expect(place().pathname + place().search).toBe('/cart_step4?id=9'));
  expect(calls.find(({ method }) => method === 'POST')?.form.get('pay_password')).toBe('246810');
});

test('[O4] fewer than six digits are not sent', async () => {
  const calls = fakeServer({ 'GET /api/order/9/payment': () => ({ data: wirePaymentState() }) });
  const { user } = show();
  await user.type(await screen.findByLabelText(/支付密码/), '123{Enter}');
  expect(await screen.findByText('请输入6位数字支付密码')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('[O4] a failed payment can be retried', async () => {
  fakeServer({ 'GET /api/order/9/payment': () => ({ data: wirePaymentState({ payment: payment('failed') }) }) });
  show();
  expect(await screen.findByText(/上次支付未成功/)).toBeTruthy();
});

test('[R057][C124] shows what came by transfer and what is missing, also once more has come', async () => {
  let arrived = { received: '200.00', balance: '200.00', lack: '56.00' };
  fakeServer({ 'GET /api/order/9/payment': () => ({ data: wirePaymentState({ arrived }) }) });
  show();
  expect(await screen.findByText(/^到账¥200\.00已存入余额，还差¥56\.00。请再转这个差额/)).toBeTruthy();
  arrived = { received: '260.00', balance: '260.00', lack: '0.00' };
  expect(await screen.findByText(/^到账¥260\.00已存入余额，够付这张订单。$/)).toBeTruthy();
  expect(screen.queryByText(/请再转/)).toBeNull();
  expect(screen.queryByRole('link', { name: '用余额支付' })).toBeNull();
});

test('[R057] preselects the balance once transfers in it cover the order, whatever was begun', async () => {
  const arrived = { received: '260.00', balance: '260.00', lack: '0.00' };
  const bank = { method: 'bank' as const, name: '银行转账', available: 1 as const, reason: null };
  const state = wirePaymentState({ arrived, payment: { ...payment('pending'), method: 'bank' } });
  state.methods.push(bank);
  fakeServer({ 'GET /api/order/9/payment': () => ({ data: state }) });
  show();
  expect(await screen.findByRole('radio', { name: /余额支付/, checked: true })).toBeTruthy();
});

test('a cancelled order can no longer be paid', async () => {
  fakeServer({ 'GET /api/order/9/payment': () => ({ data: wirePaymentState({ order_status: 'cancelled' }) }) });
  show();
  expect(await screen.findByText('订单已取消')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

const payment = (status: 'paid' | 'failed' | 'pending') => ({
  payment_no: 'P3f1c6a528f0e4c57',
  order_id: 9,
  method: 'sandbox' as const,
  status,
  amount: '256.00',
  redirect_url: null,
  qr_code: null,
  bank_account: null,
  paid_at: null,
});

test('[O4] after the cashier a second payment waits for the result, unless the buyer says they have not paid', async () => {
  fakeServer({
    'GET /api/order/9/payment': () => ({
      data: wirePaymentState({ payment: { ...payment('pending'), method: 'sandbox' } }),
    }),
  });
  const { user } = renderPage(<PayPage />, { path: '/cart_step3/:id', at: '/cart_step3/9?back=1' });
  expect(await screen.findByRole('button', { name: '正在确认支付' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '支付未完成，重新支付' }));
  expect(screen.getByRole('button', { name: /^支付 ¥/ })).toHaveProperty('disabled', false);
});
