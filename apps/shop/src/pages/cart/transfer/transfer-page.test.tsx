import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wireOrder } from '#testing/wire-order.ts';
import { wirePaymentState } from '#testing/wire-samples.ts';
import TransferPage from './transfer-page.tsx';

const account = { bank: '示例银行成都支行', name: '药集医药', account: '4402201009000654321', note: '请附言订单号1' };
const payment = {
  payment_no: 'P1',
  order_id: 9,
  method: 'bank' as const,
  status: 'pending' as const,
  amount: '256.00',
  redirect_url: null,
  qr_code: null,
  bank_account: account,
  paid_at: null,
};
const slip = { url: '/files/slip.png', status: 'pending' as const, created_at: 1_763_600_000 };

const server = (own: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /api/order/9/payment': () => ({ data: wirePaymentState() }),
    'POST /api/order/9/pay': () => ({ data: payment }),
    'GET /api/order/9': () => ({ data: wireOrder() }),
    ...own,
  });

const show = () => renderPage(<TransferPage />, { path: '/cart_hm', at: '/cart_hm?id=9' });

test('[R059][C123] shows the account to pay to, and each part can be copied', async () => {
  const calls = server();
  const { user } = show();
  expect(await screen.findByText('4402 2010 0900 0654 321')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '复制 账号' }));
  expect(await screen.findByRole('button', { name: '已复制 账号' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('4402201009000654321');
  expect(calls.find(({ method }) => method === 'POST')?.form.get('method')).toBe('bank');
});

test('[R059][C124] asks only for what an arrived transfer lacks', async () => {
  const arrived = { received: '200.00', balance: '200.00', lack: '56.00' };
  server({ 'GET /api/order/9/payment': () => ({ data: wirePaymentState({ arrived }) }) });
  const { user } = show();
  expect(await screen.findByText(/^到账¥200\.00已存入余额，还差¥56\.00。/)).toBeTruthy();
  await screen.findByText('4402 2010 0900 0654 321');
  await user.click(screen.getByRole('button', { name: '复制 转账金额' }));
  expect(await screen.findByRole('button', { name: '已复制 转账金额' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('56.00');
});

test('[R059][C129] a slip is chosen and sent, and its state is shown', async () => {
  let sent = false;
  server({
    'POST /api/order/9/slip': () => {
      sent = true;
      return { data: slip };
    },
    'GET /api/order/9': () => ({ data: wireOrder(sent ? { slip } : {}) }),
  });
  const { user } = show();
  const card = within(await screen.findByRole('region', { name: '上传转账凭证' }));
  await user.click(card.getByRole('button', { name: '提交凭证' }));
  expect(card.getByText('请选择转账凭证')).toBeTruthy();
  await user.upload(card.getByLabelText(/凭证文件/), new File(['slip'], '回单.png', { type: 'image/png' }));
  await user.click(card.getByRole('button', { name: '提交凭证' }));
  expect(await screen.findByText(/凭证已上传，等待核对到账。/)).toBeTruthy();
});

test('[R059][C129] an upload shows its progress', async () => {
  let answer = (_: { data: typeof slip }) => {};
  server({
    'POST /api/order/9/slip': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const { user } = show();
  await user.upload(await screen.findByLabelText(/凭证文件/), new File(['slip'], '回单.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: '提交凭证' }));
  const progress = await screen.findByRole('progressbar', { name: '正在上传 回单.png' });
  expect(progress.getAttribute('aria-valuenow')).toBe('50');
  answer({ data: slip });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('[R059][E3] a refused file shows the server’s reason next to it and can be sent again', async () => {
  let fine = false;
  server({
    'POST /api/order/9/slip': () =>
      fine ? { data: slip } : { status: 422, message: '文件内容不是图片', errors: { file: ['文件内容不是图片或PDF'] } },
  });
  const { user } = show();
  await user.upload(await screen.findByLabelText(/凭证文件/), new File(['slip'], '回单.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: '提交凭证' }));
  expect((await screen.findAllByText('文件内容不是图片或PDF')).length).toBeGreaterThan(0);
  fine = true;
  await user.click(screen.getByRole('button', { name: '提交凭证' }));
  await waitFor(() => expect(screen.queryByText('文件内容不是图片或PDF')).toBeNull());
});

test('[R059] the page continues once the transfer arrives', async () => {
  server({ 'GET /api/order/9/payment': () => ({ data: wirePaymentState({ order_status: 'paid' }) }) });
  const { place } = show();
  await waitFor(() => expect(place().pathname).toBe('/cart_step4'));
});
