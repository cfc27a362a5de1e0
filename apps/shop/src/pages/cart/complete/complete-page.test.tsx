import { screen, waitFor, within } from '@testing-library/react';
import { orderCodec } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { orderQuery } from '#features/order/order.queries.ts';
import { createQueryClient } from '#shared/query/query-client.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wireOrder } from '#testing/wire-order.ts';
import CompletePage from './complete-page.tsx';

const show = (client = createQueryClient()) =>
  renderPage(<CompletePage />, { path: '/cart_step4', at: '/cart_step4?id=9', client });

test('[R058] a paid order shows the amount, its status and the next steps', async () => {
  fakeServer({ 'GET /api/order/9': () => ({ data: wireOrder({ status: 'paid', paid_at: 1_763_600_100 }) }) });
  show();
  expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: '订单进度' }));
  expect(steps.getByText('仓库发货').closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(within(screen.getByRole('region', { name: '接下来' })).getByText(/随货同行单/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toContain('9');
});

test('[R058] an unpaid order redirects to its payment', async () => {
  fakeServer({ 'GET /api/order/9': () => ({ data: wireOrder() }) });
  const { place } = show();
  await waitFor(() => expect(place().pathname).toBe('/cart_step3/9'));
});

test('[R058] an order cached as unpaid is refetched before redirecting', async () => {
  fakeServer({ 'GET /api/order/9': () => ({ data: wireOrder({ status: 'paid', paid_at: 1_763_600_100 }) }) });
  const client = createQueryClient();
  client.setQueryData(orderQuery(9).queryKey, orderCodec.read(wireOrder()));
  const { place } = show(client);
  expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy();
  expect(place().pathname).toBe('/cart_step4');
});

test('[R058][P8] another buyer’s order redirects to the order list', async () => {
  fakeServer({ 'GET /api/order/9': () => ({ status: 404, code: 404, message: '订单不存在' }) });
  const { place } = show();
  await waitFor(() => expect(place().pathname).toBe('/order'));
});
