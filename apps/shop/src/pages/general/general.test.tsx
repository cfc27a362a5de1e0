import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';

const activity = {
  id: 7,
  kind: 'full_reduction' as const,
  title: '满300减20',
  describe: '',
  image: '/pictures/banner/7.svg',
  url: '/hdmb?id=7',
  start_time: wireNow - 60,
  end_time: wireNow + 60,
  goods_count: 3,
};

test('[R004] a missing activity shows where to go next and what is running', async () => {
  renderShop('/noActivity', { 'GET /api/goods/activities': () => ({ data: [activity] }) });
  expect(await screen.findByRole('heading', { level: 1, name: '活动不存在' })).toBeDefined();
  const running = within(await screen.findByRole('region', { name: '正在进行的活动' }));
  expect(running.getByRole('link', { name: /满300减20/ }).getAttribute('href')).toBe('/hdmb?id=7');
});

test('[R006] the waiting screen has no footer or sidebar and reports that it is busy', async () => {
  const { container } = renderShop('/loading');
  expect(await screen.findByRole('heading', { level: 1, name: '加载中' })).toBeDefined();
  expect(container.querySelector('main [aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('[R007] [R008] an activity link redirects to its activity', async () => {
  const { calls } = renderShop('/activity/eleven/jz/7', {
    'GET /api/activity/resolve': () => ({ data: { url: '/list', title: '满300减20', status: 'running' } }),
  });
  await waitFor(() => expect(document.title).toContain('商品列表'));
  const asked = calls.find(({ path }) => path === '/api/activity/resolve');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ url: 'eleven', url1: 'jz', url2: '7' });
});
