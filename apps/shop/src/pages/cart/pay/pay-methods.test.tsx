import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wirePaymentState } from '#testing/wire-samples.ts';
import PayPage from './pay-page.tsx';

const show = () => renderPage(<PayPage />, { path: '/cart_step3/:id', at: '/cart_step3/9' });

const payment = (own: Partial<Schemas['Payment']>): Schemas['Payment'] => ({
  payment_no: 'P3f1c6a528f0e4c57',
  order_id: 9,
  method: 'wechat',
  status: 'pending',
  amount: '256.00',
  redirect_url: null,
  qr_code: null,
  bank_account: null,
  paid_at: null,
  ...own,
});
const methods: Schemas['PaymentState']['methods'] = [
  { method: 'balance', name: '余额支付', available: 1, reason: null },
  { method: 'wechat', name: '微信支付', available: 1, reason: null },
  { method: 'bank', name: '银行转账', available: 1, reason: null },
];
const open = payment({ qr_code: 'weixin://wxpay/bizpayurl?pr=1' });

test('[R057][O4] a QR code is shown while its payment is open, and the page continues once it is paid', async () => {
  let begun = false;
  let paid = false;
  fakeServer({
    'GET /api/order/9/payment': () => ({
      data: wirePaymentState({ methods, payment: begun ? open : null, ...(paid ? { order_status: 'paid' } : {}) }),
    }),
    'POST /api/order/9/pay': () => {
      begun = true;
      return { data: open };
    },
  });
  const { user, place } = show();
  await user.click(await screen.findByRole('radio', { name: /微信支付/ }));
  await user.click(screen.getByRole('button', { name: /^支付 ¥/ }));
  const code = within(await screen.findByRole('region', { name: '微信支付二维码' }));
  expect(await code.findByRole('img', { name: '微信支付二维码' })).toBeTruthy();
  expect(code.getByRole('timer')).toBeTruthy();
  paid = true;
  await user.click(screen.getByRole('button', { name: '我已完成支付' }));
  await waitFor(() => expect(place().pathname).toBe('/cart_step4'));
});

test('[R057] a QR code names the app that scans it', async () => {
  const alipay = { method: 'alipay', name: '支付宝', available: 1, reason: null } as const;
  fakeServer({
    'GET /api/order/9/payment': () => ({
      data: wirePaymentState({ methods: [alipay], payment: payment({ method: 'alipay', qr_code: open.qr_code }) }),
    }),
  });
  show();
  expect(await screen.findByText('请用支付宝扫码付款')).toBeTruthy();
});

test('[R057] a payment already started preselects its method, and an expired code can be renewed', async () => {
  fakeServer({
    'GET /api/order/9/payment': () => ({
      data: wirePaymentState({ methods, payment: payment({ qr_code: open.qr_code, status: 'closed' }) }),
    }),
  });
  show();
  expect(await screen.findByRole('button', { name: '刷新二维码' })).toBeTruthy();
  expect(screen.getByText('二维码已失效，请刷新')).toBeTruthy();
});

test('[O4] a locked payment password shows the time left next to the field, and other methods stay available', async () => {
  fakeServer({
    'GET /api/order/9/payment': () => ({ data: wirePaymentState({ methods }) }),
    'POST /api/order/9/pay': () => ({ status: 423, code: 42301, message: '支付密码错误次数过多，请60分钟后再试' }),
  });
  const { user } = show();
  await user.type(await screen.findByLabelText(/支付密码/), '111111{Enter}');
  expect(await screen.findByText('支付密码错误次数过多，请60分钟后再试')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('radio', { name: /微信支付/ })).toHaveProperty('disabled', false);
});

test('[O4][E3] a wrong payment password is reported once, and the field asks for it again', async () => {
  fakeServer({
    'GET /api/order/9/payment': () => ({ data: wirePaymentState({ methods }) }),
    'POST /api/order/9/pay': () => ({ status: 422, errors: { pay_password: ['支付密码错误，还可以再试4次'] } }),
  });
  const { user } = show();
  await user.type(await screen.findByLabelText(/支付密码/), '111111{Enter}');
  expect(await screen.findByText('请重新输入支付密码')).toBeTruthy();
  expect(screen.getAllByText('支付密码错误，还可以再试4次')).toHaveLength(1);
});

test('[R057] an expired order cannot be paid while the server settles it', async () => {
  const timestamp = Math.floor(Date.now() / 1000);
  fakeServer({
    'GET /api/order/9/payment': () => ({ data: wirePaymentState({ methods, timestamp, expires_at: timestamp - 5 }) }),
  });
  show();
  expect(await screen.findByText('支付时间已到，正在确认订单状态')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^支付 ¥/ })).toHaveProperty('disabled', true);
});

test('[R057] unavailable methods are hidden, except a balance that is too low', async () => {
  const unavailable = { available: 0 as const };
  const offered = [
    { ...unavailable, method: 'balance' as const, name: '余额', reason: '余额不足' },
    { ...unavailable, method: 'alipay' as const, name: '支付宝', reason: '未开通' },
    { available: 1 as const, method: 'bank' as const, name: '银行转账', reason: null },
  ];
  fakeServer({ 'GET /api/order/9/payment': () => ({ data: wirePaymentState({ methods: offered }) }) });
  show();
  expect(await screen.findByRole('radio', { name: /银行转账/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /余额/ })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('radio', { name: /支付宝/ })).toBeNull();
});

test.each([
  [1, 1],
  [0, 0],
] as const)('[O4] a payment password is asked for if the balance may pay: %i', async (wallet_allowed, count) => {
  const state = wirePaymentState({ methods: methods.slice(1), wallet_allowed, has_pay_password: 0 });
  fakeServer({ 'GET /api/order/9/payment': () => ({ data: state }) });
  show();
  await screen.findByRole('radio', { name: /银行转账/ });
  expect(screen.queryAllByRole('link', { name: '去设置支付密码' })).toHaveLength(count);
});

test('[R057][R059] a bank transfer links to the account to pay to', async () => {
  fakeServer({ 'GET /api/order/9/payment': () => ({ data: wirePaymentState({ methods }) }) });
  const { user, place } = show();
  await user.click(await screen.findByRole('radio', { name: /银行转账/ }));
  await user.click(screen.getByRole('button', { name: '查看收款账户并转账' }));
  await waitFor(() => expect(place().pathname + place().search).toBe('/cart_hm?id=9'));
});

test('[P8] another buyer’s order is not found', async () => {
  fakeServer({ 'GET /api/order/9/payment': () => ({ status: 404, code: 404, message: '订单不存在' }) });
  const { place } = show();
  await waitFor(() => expect(place().pathname).toBe('/404'));
});

test('[C293] a credit line that debts have used up says so, and leads to repayment', async () => {
  const reason = '账期可用额度¥0.00，还差¥256.00；请先还款或改用其他方式，需要提额请在余额管理向供货方财务申请';
  fakeServer({
    'GET /api/order/9/payment': () => ({
      data: wirePaymentState({
        methods: [...methods, { method: 'credit', name: '账期支付', available: 0, reason }],
        credit: { amount: '4000.00', used: '4000.00', available: '0.00', overdue: '0.00' },
      }),
    }),
  });
  show();
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText(/账期欠款 ¥4,000\.00/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '去还款' }).getAttribute('href')).toBe('/wdqb_yegl');
});
