import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireListing, wireNow } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const reminder = {
  goods: wireGoods({ id: 7, name: '板蓝根颗粒' }),
  awaits: 'stock' as const,
  price: '12.60',
  created_at: wireNow,
  sent_at: wireNow,
};
const waiting = { ...reminder, goods: wireGoods({ id: 8, name: '阿胶' }), sent_at: null };
const page = (list: unknown[]) => ({ list, total: list.length, page: 1, per_page: 40 });
const routes = (list: unknown[] = [reminder, waiting]) => ({
  'GET /api/user/goods_reminder': () => ({ data: page(list) }),
  'POST /api/user/goods_reminder': () => ({ data: null }),
  'POST /api/user/goods_reminder/cancel': () => ({ data: null }),
});

test('[R119][C260][C262] lists restocked and awaited products, and ends a reminder', async () => {
  const { user, calls } = renderShop('/zhzx_txgl', routes());
  expect(await screen.findByText('已到货')).toBeDefined();
  expect(screen.getByText('等待到货')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '取消提醒 阿胶' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/user/goods_reminder/cancel')?.form.get('goods_ids[0]')).toBe('8'),
  );
});

test('[R119] an empty list says where to set reminders', async () => {
  renderShop('/zhzx_txgl', routes([]));
  expect(await screen.findByText('还没有提醒')).toBeDefined();
});

test('[R119][C261] a link opened without JavaScript offers a reminder for its product', async () => {
  const { user, calls } = renderShop('/zhzx_txgl?goods=12', routes());
  await user.click(await screen.findByRole('button', { name: '设置提醒' }));
  await waitFor(() =>
    expect(
      calls.find(({ method, path }) => method === 'POST' && path === '/api/user/goods_reminder')?.form.get('goods_id'),
    ).toBe('12'),
  );
});

test('[C261] an out-of-stock product’s link sets a reminder in place', async () => {
  const block = {
    code: 'NO_STOCK' as const,
    message: '暂时缺货',
    fix: { kind: 'route' as const, route: 'goods_reminders' as const, label: '到货提醒' },
  };
  const { user, calls } = renderShop('/list', {
    ...routes(),
    'GET /api/goods/list': () => ({ data: wireListing([wireGoods({ id: 9, is_buy: 0, cant_buy_reason: block })]) }),
  });
  const card = within(await screen.findByRole('article'));
  await user.click(card.getByRole('link', { name: '到货提醒' }));
  await waitFor(() =>
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/user/goods_reminder')).toBeDefined(),
  );
  expect(await screen.findByText(/已设置提醒/)).toBeDefined();
  expect(screen.getByRole('article')).toBeDefined();
});
