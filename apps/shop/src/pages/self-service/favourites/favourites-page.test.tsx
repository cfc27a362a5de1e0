import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireGoods } from '#testing/wire-samples.ts';

const gone = wireGoods({
  id: 13,
  name: '阿胶',
  is_buy: 0,
  is_favorite: 1,
  number: '0',
  cant_buy_reason: {
    code: 'NO_STOCK',
    message: '暂时缺货',
    fix: { kind: 'similar', route: null, label: '看同类商品' },
  },
});
const plum = wireGoods({ is_favorite: 1 });
const list = (...goods: ReturnType<typeof wireGoods>[]) => ({
  data: { list: goods, total: goods.length, page: 1, per_page: 40 },
});
const show = (routes = {}, at = '/star') => renderShop(at, { 'GET /api/favorite': () => list(plum, gone), ...routes });
const asked = (calls: { method: string; path: string; query: URLSearchParams }[]) =>
  calls.filter(({ method, path }) => method === 'GET' && path === '/api/favorite').map(({ query }) => query);

test('[R091][C011] favourites are listed, and unavailable ones say why', async () => {
  show();
  expect(await screen.findByRole('link', { name: plum.name })).toBeDefined();
  expect(screen.getByText('缺货')).toBeDefined();
  expect(screen.getByText('共 2 种')).toBeDefined();
  expect((screen.getByRole('spinbutton', { name: '阿胶 数量' }) as HTMLInputElement).disabled).toBe(true);
});

test('[R091] keyword and scope are in the address', async () => {
  const { user, calls } = show({}, '/star?keywords=ej&state=blocked&page=2');
  await screen.findByRole('link', { name: plum.name });
  expect(Object.fromEntries(asked(calls)[0] ?? [])).toEqual({
    keywords: 'ej',
    state: 'blocked',
    page: '2',
    per_page: '40',
  });
  const field = screen.getByRole('searchbox', { name: '在收藏中搜索' });
  await user.clear(field);
  await user.type(field, ' 同仁堂 {Enter}');
  await waitFor(() => expect(asked(calls).at(-1)?.get('keywords')).toBe('同仁堂'));
  expect(asked(calls).at(-1)?.get('page')).toBe('1');
  await user.click(screen.getByRole('link', { name: '可购买' }));
  await waitFor(() => expect(asked(calls).at(-1)?.get('state')).toBe('buyable'));
});

test('[R091][C013] checked favourites are removed together after confirmation', async () => {
  let saved = [plum, gone];
  const { user, calls } = show({
    'GET /api/favorite': () => list(...saved),
    'POST /api/favorite/cancel': () => {
      saved = [];
      return { data: { goods_ids: [12, 13] } };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await user.click(screen.getByRole('button', { name: '取消收藏所选' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('确定取消收藏这 2 种商品吗?')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: '取消收藏' }));
  expect(await screen.findByText('取消收藏成功')).toBeDefined();
  expect(await screen.findByText('还没有收藏商品')).toBeDefined();
  const sent = calls.find(({ path }) => path === '/api/favorite/cancel')?.form;
  expect([sent?.get('goods_ids[0]'), sent?.get('goods_ids[1]')]).toEqual(['12', '13']);
});

test('[R091][C022] available checked favourites go to the cart, the others are counted', async () => {
  const { user, calls } = show({
    'POST /api/cart': () => ({
      data: {
        results: [{ goods_id: 12, ok: true, line_id: 1, code: null, message: '', number: '10' }],
        total: 1,
      },
    }),
  });
  await user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await user.click(screen.getByRole('button', { name: '所选加入购物车（1 种暂不可买）' }));
  expect(await screen.findByText('已加入购物车')).toBeDefined();
  const form = calls.find(({ method, path }) => method === 'POST' && path === '/api/cart')?.form;
  expect([form?.get('params[0][goods_id]'), form?.get('params[0][number]')]).toEqual(['12', '10']);
  expect(form?.has('params[1][goods_id]')).toBe(false);
});

test('[R091] an empty result says so and links to all favourites', async () => {
  show({ 'GET /api/favorite': () => list() }, '/star?keywords=zzz');
  expect(await screen.findByText('没有符合条件的收藏')).toBeDefined();
  expect(screen.getByRole('link', { name: '查看全部收藏' }).getAttribute('href')).toBe('/star');
});

test('[R091][E5] favourites that fail to load can be retried', async () => {
  let fails = true;
  const { user } = show({ 'GET /api/favorite': () => (fails ? { status: 500 } : list(plum)) });
  const retry = await screen.findByRole('button', { name: '重新加载' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: plum.name })).toBeDefined();
});
