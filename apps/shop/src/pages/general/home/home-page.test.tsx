import { screen, waitFor, within } from '@testing-library/react';
import type { OperationData } from '@yaoji/api-client/contract';
import { expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireCommon, wireNow, wireVisitor } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const banner = (id: number, title: string, url: string | null) => ({
  id,
  title,
  url,
  image: `/pictures/banner/${id}.svg`,
});
const home = (own: Partial<OperationData<'getHomeFocus'>> = {}): OperationData<'getHomeFocus'> => ({
  banners: [banner(1, '换季备货', '/list?category_id=1'), banner(2, '年终盛典', null)],
  side: [],
  floors: [
    {
      id: 1,
      title: '中药饮片',
      subtitle: '道地药材',
      url: '/list?category_id=2',
      mode: 'zy',
      banner: null,
      links: [
        { name: '根茎类', url: '/list?category_id=21' },
        { name: '已下线专区', url: '/no/such/zone' },
      ],
      goods: [wireGoods({ id: 21, name: '黄芪' })],
    },
  ],
  popup: null,
  ...own,
});
const visitor = { 'GET /api/user/base': () => ({ data: wireVisitor() }) };
const round = { id: 1, title: '10点场', start_time: wireNow - 60, end_time: wireNow + 60, status: 1 as const };
const routes = (own: Record<string, () => object> = {}) => ({
  // Buyers who are not approved yet see the visitors' home page.
  'GET /api/user/base': () => ({ data: wireBuyer({ is_passed: 0 }) }),
  'GET /api/focus': () => ({ data: home() }),
  'GET /api/index/spike': () => ({
    data: { timestamp: wireNow, rounds: [{ ...round, goods: [wireGoods({ id: 31, name: '口罩' })] }] },
  }),
  'GET /api/focus/postList': () => ({
    data: [{ id: 9, title: '发货通知', url: '/news/info/9/company', created_at: wireNow }],
  }),
  'GET /api/index_wntj/1': () => ({ data: [wireGoods({ id: 41, name: '枸杞子' })] }),
  ...own,
});

test('[R001] banners, seckill, floors, announcements, recommendations and brands come from the data', async () => {
  const brand = [{ id: 1, name: '豫西本草', logo: '/pictures/brand/1.svg', url: '/ppzq/info/1' }];
  renderShop('/', routes({ ...visitor, 'GET /api/focus/common': () => ({ data: wireCommon({ brand }) }) }));
  expect(await screen.findByAltText('换季备货')).toBeDefined();
  expect(within(screen.getByRole('region', { name: '限时秒杀' })).getByText('口罩')).toBeDefined();
  expect(within(screen.getByRole('region', { name: '公告' })).getByText('发货通知')).toBeDefined();
  expect(await screen.findByRole('heading', { name: '黄芪' })).toBeDefined();
  expect(screen.getByRole('heading', { name: '枸杞子' })).toBeDefined();
  expect(await screen.findByAltText('豫西本草')).toBeDefined();
});

test('[R001] a floor uses its zone’s colours and links only to existing pages', async () => {
  renderShop('/', routes());
  const floor = (await screen.findByRole('heading', { name: '中药饮片' })).closest('[data-zone]') as HTMLElement;
  expect(floor.dataset.zone).toBe('zy');
  expect(within(floor).getByRole('link', { name: '根茎类' })).toBeDefined();
  expect(within(floor).queryByRole('link', { name: '已下线专区' })).toBeNull();
});

test('[P7] buyers without access to the free-shipping zone don’t see it', async () => {
  const floors = [
    ...home().floors,
    ...home().floors.map((floor) => ({ ...floor, id: 2, title: '包邮专区', mode: 'yx' as const })),
  ];
  const { unmount } = renderShop('/', routes({ 'GET /api/focus': () => ({ data: home({ floors }) }) }));
  expect(await screen.findByRole('heading', { name: '中药饮片' })).toBeDefined();
  // The default test buyer has no access.
  expect(screen.queryByRole('heading', { name: '包邮专区' })).toBeNull();
  unmount();
  renderShop(
    '/',
    routes({
      'GET /api/focus': () => ({ data: home({ floors }) }),
      'GET /api/user/base': () => ({ data: wireBuyer({ is_passed: 0, is_show_youx: 1 }) }),
    }),
  );
  expect(await screen.findByRole('heading', { name: '包邮专区' })).toBeDefined();
});

test('[S17] a banner without a target says that it has not started', async () => {
  const { user } = renderShop(
    '/',
    routes({
      ...visitor,
      'GET /api/focus': () => ({ data: home({ banners: [banner(2, '年终盛典', null)] }) }),
    }),
  );
  await user.click(await screen.findByAltText('年终盛典'));
  expect(await screen.findByText('活动暂未开始')).toBeDefined();
});

test('[R001] a brand without a page links to its products', async () => {
  const brand = [{ id: 1, name: '豫西本草', logo: '/pictures/brand/1.svg', url: '/no/such/brand' }];
  renderShop('/', routes({ 'GET /api/focus/common': () => ({ data: wireCommon({ brand }) }) }));
  const link = (await screen.findByAltText('豫西本草')).closest('a');
  expect(link?.getAttribute('href')).toBe(`/search_index?keywords=${encodeURIComponent('豫西本草')}&type=maker`);
});

test('[R001] without banners visitors read how to register', async () => {
  renderShop('/', routes({ ...visitor, 'GET /api/focus': () => ({ data: home({ banners: [] }) }) }));
  const steps = within(await screen.findByRole('region', { name: '药店、诊所注册后看价采购' }));
  expect(steps.getByRole('link', { name: '免费注册' }).getAttribute('href')).toBe('/register_index/step1');
  expect(await screen.findByRole('region', { name: '公告' })).toBeDefined();
  expect(screen.queryByRole('region', { name: '活动推荐' })).toBeNull();
});

test('[R001] without a seckill round there is no strip', async () => {
  renderShop('/', routes({ 'GET /api/index/spike': () => ({ data: { timestamp: wireNow, rounds: [] } }) }));
  await screen.findByRole('heading', { name: '黄芪' });
  expect(screen.queryByRole('region', { name: '限时秒杀' })).toBeNull();
});

test('[S13] the countdown uses the server’s clock and refetches at its end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2030-01-01T00:00:00Z') });
  const { calls } = renderShop('/', routes());
  const timer = await screen.findByRole('timer');
  await waitFor(() => expect(timer.textContent).toMatch(/00:0[01]:[05]\d/));
  const asked = () => calls.filter(({ path }) => path === '/api/index/spike').length;
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(62_000);
  await waitFor(() => expect(asked()).toBeGreaterThan(1));
  expect(timer.textContent).not.toContain('-');
  vi.useRealTimers();
});

test('[E5] a home page that fails to load can be retried', async () => {
  let fails = true;
  const { user } = renderShop('/', routes({ 'GET /api/focus': () => (fails ? { status: 500 } : { data: home() }) }));
  const retry = await screen.findByRole('button', { name: '重新加载' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: '黄芪' })).toBeDefined();
});
