import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireCommon, wireVisitor } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const bought = {
  goods: wireGoods({ name: '碘伏消毒液', in_cart: '20' }),
  times: 71,
  number: '710',
  last_number: '30',
  last_price: '7.7000',
  last_at: 1_763_000_000,
};
const routes = {
  'GET /api/user/fast_buy': () => ({ data: { list: [bought], total: 90, page: 1, per_page: 6 } }),
  'GET /api/focus/common': () => ({ data: wireCommon({ rnss: [{ name: '板蓝根颗粒', url: '' }] }) }),
  'GET /api/goods/search': () => ({ data: [] }),
  'POST /api/cart': () => ({
    data: { results: [{ line_id: 1, goods_id: 12, ok: true, code: null, number: '10', message: '' }], total: 1 },
  }),
};
const field = () => screen.findByRole('combobox', { name: '搜索' });

test('[S5][C055] the empty field offers usual purchases to order, and typing replaces them', async () => {
  const { user, calls } = renderShop('/list', routes);
  await screen.findByRole('link', { name: '板蓝根颗粒' });
  await user.click(await field());
  const row = await screen.findByRole('row', { name: /碘伏消毒液/ });
  expect(row.textContent).toContain('购物车已有 20');
  expect(row.textContent).toContain('上次 30盒');
  expect(`${calls.find(({ path }) => path === '/api/user/fast_buy')?.query}`).toBe('order=often&page=1&per_page=6');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/cart')).toBe(true));
  expect(document.activeElement).toBe(await field());
  await user.keyboard('zzz');
  expect(await screen.findByText('暂无数据')).toBeDefined();
  expect(screen.queryByRole('row', { name: /碘伏消毒液/ })).toBeNull();
});

test('[S5] the empty field shows the searches of this buyer, latest first, until they are cleared', async () => {
  const { user } = renderShop('/list', routes);
  for (const word of ['阿胶', '黄芪', '阿胶']) {
    await user.clear(await field());
    await user.type(await field(), `${word}{Enter}`);
    await screen.findByText(`没有找到与“${word}”相关的商品`);
  }
  await user.clear(await field());
  const recent = within(await screen.findByRole('region', { name: '最近搜索' }));
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['阿胶', '黄芪']);
  await user.click(recent.getByRole('link', { name: '黄芪' }));
  expect(await screen.findByText('没有找到与“黄芪”相关的商品')).toBeDefined();
  expect(screen.queryByRole('region', { name: '最近搜索' })).toBeNull();
  await user.clear(await field());
  await user.click(await screen.findByRole('button', { name: '清空' }));
  expect(screen.queryByRole('region', { name: '最近搜索' })).toBeNull();
  expect(localStorage.getItem('recent-words:1')).toBeNull();
});

test('[S5] a visitor sees popular words in the empty field, and no products', async () => {
  const { user, calls } = renderShop('/list', { ...routes, 'GET /api/user/base': () => ({ data: wireVisitor() }) });
  await screen.findByRole('link', { name: '板蓝根颗粒' });
  await user.click(await field());
  const hot = within(await screen.findByRole('region', { name: '热搜' }));
  expect(hot.getByRole('link', { name: '板蓝根颗粒' }).getAttribute('href')).toContain('keywords=');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(calls.some(({ path }) => path === '/api/user/fast_buy')).toBe(false);
});
