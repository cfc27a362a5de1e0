import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireGoods } from '#testing/wire-samples.ts';

const brand = { id: 5, name: '豫西本草', logo: '/pictures/brand/5.svg', url: '/ppzq/info/5' };
const wall = (own = {}) => ({
  'GET /api/brand': () => ({
    data: {
      list: [{ ...brand, goods_count: 12, bought_count: 3 }],
      total: 1,
      page: 1,
      per_page: 48,
      letters: ['Y'],
      ...own,
    },
  }),
  'GET /api/focus/ppzq': () => ({
    data: {
      banners: [{ id: 1, title: '品牌周', url: '/list', image: '/pictures/banner/1.svg' }],
      brands: [],
      floors: [],
    },
  }),
});
const detail = (own = {}) => ({
  data: {
    brand,
    story: '始于一间药铺。\n炮制虽繁不敢省人工。',
    banner: '/pictures/banner/5.svg',
    goods: { list: [wireGoods()], total: 45, page: 1, per_page: 20 },
    ...own,
  },
});
const asked = (calls: { path: string; query: URLSearchParams }[], path: string) =>
  Object.fromEntries(calls.filter((call) => call.path === path).at(-1)?.query ?? []);

describe('the brand wall', () => {
  test.each(['/ppzq', '/ppzq_index'])('[R022][R023] %s starts with the zone and links each brand', async (at) => {
    renderShop(at, wall());
    expect((await screen.findByRole('link', { name: /豫西本草/ })).getAttribute('href')).toBe('/ppzq/info/5');
    expect(await screen.findByRole('img', { name: '品牌周' })).toBeDefined();
  });

  test('[R023] disables letters without brands and stores the chosen one in the address', async () => {
    const { user, calls } = renderShop('/ppzq', wall());
    await screen.findByRole('link', { name: /豫西本草/ });
    const index = screen.getByRole('navigation', { name: '按首字母查找' });
    expect(within(index).queryByRole('link', { name: 'A' })).toBeNull();
    await user.click(within(index).getByRole('link', { name: 'Y' }));
    await waitFor(() => expect(asked(calls, '/api/brand')).toMatchObject({ letter: 'Y', page: '1' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: '品牌周' })).toBeNull());
  });

  test('[R023] tells how many products a brand has, and how many the buyer has bought', async () => {
    const { user, calls } = renderShop('/ppzq', wall());
    expect((await screen.findByRole('link', { name: /豫西本草/ })).textContent).toBe('买过 3 种12 个商品');
    await user.click(await screen.findByRole('link', { name: '买过的品牌' }));
    await waitFor(() => expect(asked(calls, '/api/brand')).toMatchObject({ bought: '1' }));
  });

  test('[R023] stores the page in the path', async () => {
    const { calls } = renderShop('/ppzq/2', wall({ total: 90, page: 2 }));
    await screen.findByRole('link', { name: /豫西本草/ });
    expect(asked(calls, '/api/brand')).toMatchObject({ page: '2' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/ppzq_index');
  });

  test('[R023] says when there are no brands', async () => {
    renderShop('/ppzq', wall({ list: [], total: 0, letters: [] }));
    expect(await screen.findByText('暂无品牌')).toBeDefined();
  });
});

describe('[R024] a brand', () => {
  test('shows its story and a page of its products', async () => {
    const { calls } = renderShop('/ppzq/info/5/2', { 'GET /api/focus/brand/5': () => detail() });
    expect(await screen.findByRole('heading', { level: 1, name: '豫西本草' })).toBeDefined();
    expect(screen.getByText('炮制虽繁不敢省人工。')).toBeDefined();
    expect(await screen.findByRole('heading', { name: /六味地黄丸/ })).toBeDefined();
    expect(asked(calls, '/api/focus/brand/5')).toMatchObject({ page: '2' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/ppzq/info/5/3');
  });

  test.each(['/ppzq/info/6', '/ppzq/info/x'])('%s is no brand', async (at) => {
    renderShop(at);
    expect(await screen.findByText('没有这个品牌')).toBeDefined();
  });

  test('says when it has no products', async () => {
    const none = { goods: { list: [], total: 0, page: 1, per_page: 20 } };
    renderShop('/ppzq/info/5', { 'GET /api/focus/brand/5': () => detail(none) });
    expect(await screen.findByText('没有商品哦~')).toBeDefined();
  });
});
