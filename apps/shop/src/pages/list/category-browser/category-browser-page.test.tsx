import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireCommon, wireNavItem } from '#testing/wire-browse.ts';

const category = (id: number, name: string, children: object[] = []) => ({ id, name, icon: null, children });
const common = wireCommon({
  category: [
    category(1, '中成药', [category(11, '补益', [category(111, '补肾')]), category(12, '外用')]),
    category(2, '化学药', [category(21, '心脑血管')]),
  ] as never,
  nav: [wireNavItem(5, '中药专区', '/zyyp')],
});
const routes = { 'GET /api/focus/common': () => ({ data: common }) };

test('[R115] the first category is open: its groups and product lists are one press away, zones below', async () => {
  renderShop('/fl', routes);
  const group = within(await screen.findByRole('region', { name: '补益' }));
  expect(group.getByRole('link', { name: '补肾' }).getAttribute('href')).toBe('/list_index?category_id=111');
  expect(group.getByRole('link', { name: '全部补益' }).getAttribute('href')).toBe('/list_index?category_id=11');
  const own = within(screen.getByRole('region', { name: '中成药' }));
  expect(own.getByRole('link', { name: '外用' }).getAttribute('href')).toBe('/list_index?category_id=12');
  expect(within(screen.getByRole('region', { name: '专区' })).getByRole('link', { name: '中药专区' })).toBeDefined();
});

test('[R115] a link opens another category in the other pane', async () => {
  const { user } = renderShop('/fl', routes);
  await user.click(await screen.findByRole('link', { name: '化学药' }));
  expect(await screen.findByRole('link', { name: '心脑血管' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '补肾' })).toBeNull();
});

test('[R115] a shop without categories says so', async () => {
  renderShop('/fl', { 'GET /api/focus/common': () => ({ data: wireCommon({ category: [] }) }) });
  expect(await screen.findByText('暂无商品分类')).toBeDefined();
});
