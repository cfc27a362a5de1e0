import { screen, waitFor } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireGoods } from '#testing/wire-samples.ts';

const bought = (own: Partial<Schemas['BoughtGoods']> = {}): Schemas['BoughtGoods'] => ({
  goods: wireGoods(),
  times: 3,
  number: '120',
  last_number: '40',
  last_price: '12.5000',
  last_at: 1_763_000_000,
  ...own,
});
const list = (...entries: Schemas['BoughtGoods'][]) => ({
  data: { list: entries, total: entries.length, page: 1, per_page: 40 },
});
const show = (routes = {}, at = '/kjcg') =>
  renderShop(at, { 'GET /api/user/fast_buy': () => list(bought()), ...routes });
const asked = (calls: { path: string; query: URLSearchParams }[]) =>
  calls.filter(({ path }) => path === '/api/user/fast_buy').map(({ query }) => query);
const field = () => screen.findByRole('spinbutton') as Promise<HTMLInputElement>;

test('[R086][C055] earlier purchases show their last quantity and price, and changes', async () => {
  show();
  expect(await screen.findByText('¥12.50 × 40盒')).toBeDefined();
  expect(screen.getByText('11-13')).toBeDefined();
  expect(screen.getByText('共 3 次')).toBeDefined();
  expect(screen.getByText('涨 ¥0.30')).toBeDefined();
  expect((await field()).placeholder).toBe('40');
});

test('[R086] a page is filled with the last quantities and added at once', async () => {
  const { user, calls } = show({
    'POST /api/cart': () => ({
      data: {
        results: [{ goods_id: 12, ok: true, line_id: 1, code: null, message: '', number: '40' }],
        total: 1,
      },
    }),
  });
  await field();
  await user.click(screen.getByRole('button', { name: '按上次数量填入' }));
  expect((await field()).value).toBe('40');
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  expect(await screen.findByText('已加入购物车')).toBeDefined();
  const form = calls.find(({ method, path }) => method === 'POST' && path === '/api/cart')?.form;
  expect(form?.get('params[0][number]')).toBe('40');
});

test('[R086] keyword, order and page are in the address', async () => {
  const { user, calls } = show({}, '/kjcg?keywords=lw&order=often&page=2');
  await field();
  expect(Object.fromEntries(asked(calls)[0] ?? [])).toEqual({
    keywords: 'lw',
    order: 'often',
    page: '2',
    per_page: '40',
  });
  await user.click(screen.getByRole('link', { name: '名称' }));
  await waitFor(() => expect(asked(calls).at(-1)?.get('order')).toBe('name'));
  expect(asked(calls).at(-1)?.get('page')).toBe('1');
});

test('[R086] no purchases say so; a keyword without results links to the search', async () => {
  const { user } = show({ 'GET /api/user/fast_buy': () => list() });
  expect(await screen.findByText('还没有买过商品')).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: '在买过的商品中搜索' }), 'ej{Enter}');
  expect(await screen.findByText('没有买过与“ej”相关的商品')).toBeDefined();
  expect(screen.getByRole('link', { name: '在全部商品中搜索' }).getAttribute('href')).toContain('keywords=ej');
});

test('[R086][E5] purchases that fail to load can be retried', async () => {
  let fails = true;
  const { user } = show({ 'GET /api/user/fast_buy': () => (fails ? { status: 500 } : list(bought())) });
  const retry = await screen.findByRole('button', { name: '重新加载' });
  fails = false;
  await user.click(retry);
  expect(await field()).toBeDefined();
});

test('[R086] text typed after a search stays in the field when the list arrives', async () => {
  const { user, calls } = show();
  const search = (await screen.findByRole('searchbox', { name: '在买过的商品中搜索' })) as HTMLInputElement;
  await user.type(search, 'dp{Enter}');
  await user.keyboard('xyz');
  await waitFor(() => expect(asked(calls).at(-1)?.get('keywords')).toBe('dp'));
  const shown = (await screen.findByRole('searchbox', { name: '在买过的商品中搜索' })) as HTMLInputElement;
  expect([shown === search, shown.value]).toEqual([true, 'xyz']);
});
