import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';

const suggestion = (name: string, count = 2) => ({ type: 'goods', name, id: 0, sccj: null, ypgg: null, count });
const asked = (calls: { path: string }[]) => calls.filter(({ path }) => path === '/api/goods/search').length;
const field = () => screen.findByRole('combobox', { name: '搜索' });

test('[S5] suggestions come half a second after typing, once', async () => {
  const { user, calls } = renderShop('/list', {
    'GET /api/goods/search': () => ({ data: [suggestion('六味地黄丸')] }),
  });
  await user.type(await field(), 'lwdhw');
  expect(asked(calls)).toBe(0);
  expect(screen.getByText('搜索中…')).toBeDefined();
  expect(await screen.findByRole('option', { name: /六味地黄丸/ })).toBeDefined();
  expect(asked(calls)).toBe(1);
});

test('[S5] nothing found is said', async () => {
  const { user } = renderShop('/list', { 'GET /api/goods/search': () => ({ data: [] }) });
  await user.type(await field(), 'zzz');
  expect(await screen.findByText('暂无数据')).toBeDefined();
});

test('[S5] down and Enter search for the suggestion, Escape hides the list', async () => {
  const { user } = renderShop('/list', {
    'GET /api/goods/search': () => ({ data: [suggestion('六味地黄丸'), suggestion('六味地黄胶囊')] }),
  });
  await user.type(await field(), 'lwdh');
  await screen.findAllByRole('option', { name: /六味/ });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('没有找到与“六味地黄胶囊”相关的商品')).toBeDefined();
  await user.type(await field(), 'x');
  await screen.findAllByRole('option', { name: /六味/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option', { name: /六味/ })).toBeNull());
});

test('[S5] the keyword is trimmed', async () => {
  const { user } = renderShop('/list', {
    'GET /api/goods/search': () => ({ data: [] }),
  });
  await user.type(await field(), '  阿胶 {Enter}');
  expect(await screen.findByText('没有找到与“阿胶”相关的商品')).toBeDefined();
});

test('[S5] what was found stays in the session, and an emptied field drops it', async () => {
  const { user } = renderShop('/list', { 'GET /api/goods/search': () => ({ data: [suggestion('阿胶')] }) });
  await user.type(await field(), 'ej');
  await screen.findByRole('option', { name: /阿胶/ });
  expect(JSON.parse(sessionStorage.getItem('suggestions') ?? '{}')).toMatchObject({ type: 'goods', keywords: 'ej' });
  await user.clear(await field());
  expect(sessionStorage.getItem('suggestions')).toBeNull();
  expect(screen.queryByRole('option', { name: /阿胶/ })).toBeNull();
});

test.each([
  ['younger than 5 s are shown without asking', 1_000, 0],
  ['older than 5 s are asked for again', 6_000, 1],
])('[S5] kept suggestions %s', async (_name, ageMs, requests) => {
  const stored = {
    type: 'goods',
    keywords: 'ej',
    at: Date.now() - ageMs,
    list: [{ type: 'goods', name: '阿胶', goodsId: 0, maker: null, spec: null, count: 3 }],
  };
  sessionStorage.setItem('suggestions', JSON.stringify(stored));
  const { user, calls } = renderShop('/list', { 'GET /api/goods/search': () => ({ data: [suggestion('阿胶')] }) });
  await user.type(await field(), 'ej');
  expect(await screen.findByRole('option', { name: /阿胶/ })).toBeDefined();
  await waitFor(() => expect(asked(calls)).toBe(requests));
});

test('[E11] suggestions that fail are silent', async () => {
  const { user, calls } = renderShop('/list', { 'GET /api/goods/search': () => ({ status: 500 }) });
  await user.type(await field(), 'ej');
  await waitFor(() => expect(asked(calls)).toBe(1));
  await waitFor(() => expect(screen.queryByText('搜索中…')).toBeNull());
  expect(screen.queryByText('系统繁忙，请稍候再试')).toBeNull();
});
