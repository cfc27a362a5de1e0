import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBasicGoods } from '#testing/wire-samples.ts';

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

test('[S5] an empty result is shown', async () => {
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

test('the next word replaces the searched one, and stays when the list arrives', async () => {
  const { user } = renderShop('/list', { 'GET /api/goods/search': () => ({ data: [] }) });
  await user.type(await field(), 'gpw{Enter}');
  await user.keyboard('bzyqw');
  expect(await screen.findByText('没有找到与“gpw”相关的商品')).toBeDefined();
  expect(((await field()) as HTMLInputElement).value).toBe('bzyqw');
});

test('[S5] suggestions stay in the session, and an emptied field drops them', async () => {
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
])('[S5] stored suggestions: %s', async (_name, ageMs, requests) => {
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

test('[E11] failing suggestions are silent', async () => {
  const { user, calls } = renderShop('/list', { 'GET /api/goods/search': () => ({ status: 500 }) });
  await user.type(await field(), 'ej');
  await waitFor(() => expect(asked(calls)).toBe(1));
  await waitFor(() => expect(screen.queryByText('搜索中…')).toBeNull());
  expect(screen.queryByText('系统繁忙，请稍候再试')).toBeNull();
});

const toOrder = (own: Parameters<typeof wireBasicGoods>[0] = {}) => ({
  goods: wireBasicGoods(own),
  in_cart: '20',
  bought: { times: 2, number: '50', last_number: '30', last_price: '12.5000', last_at: 1_790_000_000 },
});
const ordering = (answer: object = {}) =>
  renderShop('/list', {
    'GET /api/goods/search': () => ({ data: [suggestion('六味地黄丸')] }),
    'GET /api/cart/suggest': () => ({ data: { list: [toOrder()], search: null, ...answer } }),
    'POST /api/cart': () => ({
      data: { results: [{ line_id: 1, goods_id: 12, ok: true, code: null, number: '10', message: '' }], total: 1 },
    }),
  });
const sent = (calls: readonly { method: string; path: string; form: URLSearchParams }[]) =>
  calls
    .filter(({ method, path }) => method === 'POST' && path === '/api/cart')
    .map(({ form }) => [...form].find(([key]) => key.endsWith('[number]'))?.[1]);

test('[S5][C225] products are ordered from the search field, and the next line replaces the text', async () => {
  const { user, calls } = ordering();
  await user.type(await field(), 'lwdh');
  const row = await screen.findByRole('row', { name: /六味地黄丸/ });
  expect(row.textContent).toContain('200丸/瓶 豫西本草');
  expect(row.textContent).toContain('库存 95盒');
  expect(row.textContent).toContain('购物车已有 20');
  expect(row.textContent).toContain('上次 30盒');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(sent(calls)).toEqual(['10']));
  const input = (await field()) as HTMLInputElement;
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
  expect(sessionStorage.getItem('suggestions')).not.toContain('in_cart');
});

test('[S5][C225] → at the end of the text moves to the quantity, and Enter there adds it', async () => {
  const { user, calls } = ordering();
  await user.type(await field(), 'lwdh');
  await screen.findByRole('row', { name: /六味地黄丸/ });
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowRight}');
  expect(document.activeElement).toBe(await field());
  await user.keyboard('{ArrowRight}30{Enter}');
  await waitFor(() => expect(sent(calls)).toEqual(['30']));
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
});

test('[S5][C225] without a marked row Enter searches', async () => {
  const { user, calls } = ordering();
  await user.type(await field(), 'lwdh');
  await screen.findByRole('row', { name: /六味地黄丸/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('没有找到与“lwdh”相关的商品')).toBeDefined();
  expect(sent(calls)).toEqual([]);
});

test('[S5][B1] a product without a price leads to the person to ask, by Tab too', async () => {
  const fix = { kind: 'contact', route: null, label: '联系客服询价' } as const;
  const unquoted = { price: null, is_buy: 0, cant_buy_reason: { code: 'NO_PRICE', message: '暂无报价', fix } } as const;
  const { user } = ordering({ list: [toOrder(unquoted)] });
  await user.type(await field(), 'lwdh');
  const ask = await screen.findByRole('link', { name: '联系客服询价' });
  await user.keyboard('{ArrowDown}{Tab}');
  expect(document.activeElement).toBe(ask);
  expect(ask.getAttribute('href')).toBe('/help/fwbz/zskf');
});

test('[S5][C225] an unavailable product shows the reason, and another strength is always marked', async () => {
  const blocked: Parameters<typeof toOrder>[0] = {
    is_buy: 0,
    cant_buy_reason: {
      code: 'NO_STOCK',
      message: '暂时缺货',
      fix: { kind: 'route', route: 'goods_reminders', label: '到货提醒' },
    },
  };
  const missing = [{ typed: '0.25g', available: ['0.5g'] }];
  const search = { shown_for: null, goods: [], dropped: ['某堂', '3盒'], missing };
  const { user, calls } = ordering({ list: [toOrder(blocked)], search });
  await user.type(await field(), '六味 0.25g');
  expect(await screen.findByText('暂无 0.25g 规格，现有 0.5g')).toBeDefined();
  expect((await screen.findByText('某堂 3盒')).tagName).toBe('DEL');
  expect(screen.getByRole('link', { name: '到货提醒' }).getAttribute('href')).toContain('goods=12');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('暂时缺货')).toBeDefined();
  expect(sent(calls)).toEqual([]);
});
