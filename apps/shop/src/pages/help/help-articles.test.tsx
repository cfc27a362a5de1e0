import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { prefetchNews } from '#features/help/help.queries.ts';
import { settleQueries } from '#shared/query/settle-queries.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireNow } from '#testing/wire-browse.ts';
import { prefetch as prefetchNewsInfo } from './news-info/news-info-page.tsx';

const article = (title: string): Schemas['Article'] => ({
  id: 8,
  category_id: 12,
  category_name: '帮助中心',
  title,
  image: null,
  html: '<p>正文</p>',
  author: '药集客服部',
  views: 1,
  created_at: wireNow,
  previous: null,
  next: null,
});
const serverWith = (address: string, title: string) => ({
  'GET /api/article/category': () => ({
    data: [{ id: 12, name: '服务', children: [{ id: 8, name: title, url: `${address}?id=8` }] }],
  }),
  'GET /api/article/8': () => ({ data: article(title) }),
});

test.each([
  ['R099', '/help/fwbz/wzzz', '网站资质'],
  ['R100', '/help/fwbz/yhxy', '用户协议'],
  ['R126', '/help/fwbz/yszc', '隐私政策'],
  ['R110', '/help/zfps/ddzf', '订单支付'],
  ['R111', '/help/zfps/hwps', '货物配送'],
])('[%s] %s opens %s under the shop’s header', async (_id, address, title) => {
  renderShop(address, serverWith(address, title));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText('正文')).toBeDefined();
  expect(screen.getByRole('combobox', { name: '搜索' })).toBeDefined();
});

test('[R112] the help page on returns has no header', async () => {
  renderShop('/help/zfps/ypth', serverWith('/help/zfps/ypth', '商品退换'));
  expect(await screen.findByRole('heading', { level: 1, name: '商品退换' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: '搜索' })).toBeNull();
  expect(screen.getByRole('contentinfo')).toBeDefined();
});

test('[R104] the contacts include the hot line and the buyer’s own contact', async () => {
  renderShop('/help/us/link', {
    ...serverWith('/help/us/link', '联系我们'),
    'GET /api/user/base': () => ({ data: wireBuyer() }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '联系我们' })).toBeDefined();
  const page = within(screen.getByRole('main'));
  expect((await page.findAllByRole('link', { name: /400-000-8888/ })).length).toBeGreaterThan(0);
  expect(page.getAllByText(/陈晓|13900005678/).length).toBeGreaterThan(0);
});

test.each([
  ['a list of news', prefetchNews, 'news_company'],
  ['an article of the news', prefetchNewsInfo, 'news_info'],
] as const)('the frequent questions come with %s', async (_, prefetch, name) => {
  const calls = fakeServer({
    ...serverWith('/help/us/link', '联系我们'),
    'GET /api/article/search': () => ({ data: [] }),
  });
  const client = new QueryClient();
  prefetch(client, { name, params: { id: '8' }, search: new URLSearchParams() });
  await settleQueries(client, 5000);
  expect(calls.filter(({ path }) => path === '/api/article/search')).toHaveLength(1);
});
