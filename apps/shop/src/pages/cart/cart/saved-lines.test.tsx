import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wireCart, wireCartLine, wireFigures, wireGoods } from '#testing/wire-samples.ts';
import CartPage from './cart-page.tsx';

const show = () => renderPage(<CartPage />, { path: '/cart', at: '/cart' });
const root = wireGoods({ id: 13, name: '板蓝根颗粒' });
const soldOut = wireGoods({
  id: 14,
  name: '银翘解毒片',
  cant_buy_reason: { code: 'NO_STOCK', message: '库存不足', fix: { kind: 'similar', route: null, label: '找同类' } },
});
const savedOf = (...goods: ReturnType<typeof wireGoods>[]) => ({
  list: goods.map((one) => ({ goods: one, number: '20', saved_at: 1_763_600_000 })),
});

test('[C300][C301] a line saved for later leaves the cart and is listed below it', async () => {
  let saved = savedOf();
  const calls = fakeServer({
    'GET /api/cart/list': () => ({
      data: wireCart([wireCartLine(), wireCartLine({ id: 2, goods_id: 13, goods: root })]),
    }),
    'GET /api/cart/saved': () => ({ data: saved }),
    'POST /api/cart/save': () => {
      saved = savedOf(root);
      return { data: wireFigures(wireCart([wireCartLine()])) };
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '稍后再买 板蓝根颗粒' }));
  const section = await screen.findByRole('region', { name: '稍后再买' });
  expect(section.textContent).toContain('板蓝根颗粒');
  expect(section.textContent).toContain('20盒');
  expect(screen.queryByRole('group', { name: '板蓝根颗粒' })).toBeNull();
  expect(calls.find(({ path }) => path === '/api/cart/save')?.form.getAll('ids[0]')).toEqual(['2']);
});

test('[C301] a line that was saved is listed even if the next one, saved meanwhile, is refused', async () => {
  let saved = savedOf();
  let answer = () => {};
  const second = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeServer({
    'GET /api/cart/list': () => ({
      data: wireCart([wireCartLine(), wireCartLine({ id: 2, goods_id: 13, goods: root })]),
    }),
    'GET /api/cart/saved': () => ({ data: saved }),
    'POST /api/cart/save': async ({ form }) => {
      await second;
      if (form.get('ids[0]') !== '2') return { code: 400, message: '商品不存在' };
      saved = savedOf(root);
      return { data: wireFigures(wireCart([wireCartLine()])) };
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '稍后再买 板蓝根颗粒' }));
  await user.click(await screen.findByRole('button', { name: `稍后再买 ${wireGoods().name}` }));
  answer();
  const section = await screen.findByRole('region', { name: '稍后再买' });
  expect(section.textContent).toContain('板蓝根颗粒');
});

test('[C302][C303][B1] saved products go back into the cart or are deleted; those that cannot be bought say why', async () => {
  let saved = savedOf(root, soldOut);
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: wireCart([]) }),
    'GET /api/cart/saved': () => ({ data: saved }),
    'POST /api/cart/restore': () => {
      saved = savedOf(soldOut);
      return {
        data: { results: [{ goods_id: 13, ok: true, line_id: 3, code: null, message: '', number: '20' }], total: 1 },
      };
    },
    'POST /api/cart/saved/delete': () => ({ data: savedOf() }),
  });
  const { user } = show();
  const section = await screen.findByRole('region', { name: '稍后再买' });
  expect(section.textContent).toContain('库存不足');
  expect(within(section).queryByRole('button', { name: '移回购物车 银翘解毒片' })).toBeNull();
  await user.click(within(section).getByRole('button', { name: '移回购物车 板蓝根颗粒' }));
  await waitFor(() => expect(section.textContent).not.toContain('板蓝根颗粒'));
  expect(calls.filter(({ path }) => path === '/api/cart/list').length).toBeGreaterThan(1);
  await user.click(within(section).getByRole('button', { name: '删除 银翘解毒片' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '稍后再买' })).toBeNull());
});
