import { screen, waitFor } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireListing } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const focus = (own: Partial<Schemas['ZoneFocus']> = {}): Schemas['ZoneFocus'] => ({
  title: '优医汇',
  banners: [{ id: 1, title: '诊所常用品种', image: '/pictures/banner/yyh.svg', url: '/yyh/list' }],
  links: [{ name: '中成药', url: '/yyh/list?category_id=1' }],
  brands: [],
  floors: [
    {
      id: 5,
      title: '诊所热销',
      subtitle: '补货最多',
      url: '/yyh/list?sort=sales',
      mode: 'normal',
      banner: null,
      links: [],
      goods: [wireGoods({ id: 21, name: '布洛芬片' })],
    },
  ],
  ...own,
});

describe('the clinic programme', () => {
  test('[R018][C037] shows its banner, categories and products', async () => {
    renderShop('/yyh', { 'GET /api/focus/demo': () => ({ data: focus() }) });
    expect(await screen.findByRole('heading', { level: 2, name: '诊所热销' })).toBeDefined();
    expect(screen.getByRole('link', { name: '中成药' }).getAttribute('href')).toBe('/yyh/list?category_id=1');
    expect(screen.getByRole('link', { name: '更多诊所热销' }).getAttribute('href')).toBe('/yyh/list?sort=sales');
    expect(screen.getByRole('heading', { name: /布洛芬片/ })).toBeDefined();
  });

  test('[R018][S16] says when it has no products and retries if it fails to load', async () => {
    const { unmount } = renderShop('/yyh', { 'GET /api/focus/demo': () => ({ data: focus({ floors: [] }) }) });
    expect(await screen.findByText(/没有商品哦/)).toBeDefined();
    unmount();
    const { calls, user } = renderShop('/yyh', { 'GET /api/focus/demo': () => ({ status: 500 }) });
    await user.click(await screen.findByRole('button', { name: /重试|重新加载/ }));
    await waitFor(() => expect(calls.filter(({ path }) => path === '/api/focus/demo').length).toBeGreaterThan(1));
  });

  test('[R019][C034] lists its products whatever tags the address names, and offers no other tags', async () => {
    const facets: Schemas['Facet'][] = [
      { key: 'tags', label: '促销', values: [{ value: '满', label: '满', count: 3 }] },
      { key: 'dosage_form', label: '剂型', values: [{ value: '片剂', label: '片剂', count: 3 }] },
    ];
    const { calls } = renderShop('/yyh/list?tags=%E6%BB%A1', {
      'GET /api/goods/list': () => ({ data: wireListing([wireGoods()], { total: 1, facets }) }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: '诊所专享商品' })).toBeDefined();
    expect(calls.find(({ path }) => path === '/api/goods/list')?.query.get('tags')).toBe('优');
    expect(await screen.findByText('剂型')).toBeDefined();
    expect(screen.queryByText('促销')).toBeNull();
  });
});
