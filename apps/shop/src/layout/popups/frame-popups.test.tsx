import { act, screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { media } from '@yaoji/ui/theme';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow, wireVisitor } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const activity: Schemas['ActivityShort'] = {
  id: 7,
  kind: 'full_reduction',
  title: '感冒用药满减',
  describe: '满300减20',
  image: '/pictures/banner/7.svg',
  url: '/yjh/7',
  start_time: wireNow - 60,
  end_time: wireNow + 86_400,
  goods_count: 1,
};
const draw = (own: Partial<Schemas['Draw']> = {}): Schemas['Draw'] => ({
  id: 3,
  title: '冬季备货抽奖',
  image: '/pictures/banner/draw.svg',
  rules: '每店一次\n即时到账',
  prizes: [
    { id: 1, name: '50元现金券', image: '/p/1.svg' },
    { id: 2, name: '20积分', image: '/p/2.svg' },
  ],
  chances: 1,
  is_join: 0,
  start_time: wireNow - 60,
  end_time: wireNow + 86_400,
  timestamp: wireNow,
  ...own,
});
const running = (joined: 0 | 1, own: Partial<Schemas['Draw']> = {}) => ({
  'GET /api/draw/simple': () => ({ data: { id: 3, is_join: joined, image: '/pictures/banner/draw.svg' } }),
  'GET /api/draw': () => ({ data: draw(own) }),
});
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(1000 * count));

/** The home page for a buyer, some seconds after it opened. */
const readHome = async (routes: Parameters<typeof renderShop>[1]) => {
  const shop = renderShop('/', routes);
  await screen.findByRole('button', { name: '退出' });
  await seconds(3);
  return shop;
};

const popup = () => screen.findByRole('complementary', { name: '冬季备货抽奖' });

const draws = async (user: ReturnType<typeof renderShop>['user']) => {
  await user.click(within(await popup()).getByRole('button', { name: '立即抽奖' }));
  await seconds(5);
};

describe('[S4] the banner dialog', () => {
  const home = {
    'GET /api/focus': () => ({
      data: {
        banners: [],
        side: [],
        floors: [],
        popup: { activity_id: 7, title: '满300减20', image: '/pictures/banner/7.svg' },
      },
    }),
    'GET /api/index/spike': () => ({ data: { timestamp: wireNow, rounds: [] } }),
    'GET /api/focus/postList': () => ({ data: [] }),
    'GET /api/index_wntj/1': () => ({ data: [] }),
    'GET /api/focus/top': () => ({ data: null }),
    'GET /api/draw/simple': () => ({ data: null }),
    'GET /api/activity/7': () => ({
      data: { activity, rules: '', template: 'zone', floors: [], tiers: [], timestamp: wireNow },
    }),
    'GET /api/activity/7/goods': () => ({
      data: { activity, list: [wireGoods({ name: '布洛芬片' })], total: 1, page: 1, per_page: 12 },
    }),
  };
  const dialog = () => screen.findByRole('dialog', { name: '满300减20' });

  test('[C039][C044] opens by itself with the products of its activity, only once', async () => {
    const first = await readHome(home);
    const shown = await dialog();
    expect(await within(shown).findByRole('link', { name: /布洛芬片/ })).toBeDefined();
    await first.user.click(within(shown).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();
    const { calls } = await readHome(home);
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/draw/simple')).toBe(true));
    expect(screen.queryByRole('dialog', { name: '满300减20' })).toBeNull();
  });

  test('opens again in an operator’s preview', async () => {
    localStorage.setItem('banner-dialog', '7');
    const note = document.body.appendChild(document.createElement('p'));
    note.dataset.preview = '';
    await readHome(home);
    expect(await dialog()).toBeDefined();
    note.remove();
  });

  test('is shown to visitors if the operator made one for them', async () => {
    renderShop('/', { ...home, 'GET /api/user/base': () => ({ data: wireVisitor() }) });
    await screen.findByRole('link', { name: '请登录' });
    await seconds(3);
    expect(await dialog()).toBeDefined();
  });

  test('on a phone is a strip until it is pressed, and its products wait', async () => {
    const wide = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ({ ...wide(query), matches: query === media.phone }));
    const { user, calls } = await readHome({ ...home, ...running(0) });
    const strip = within(await screen.findByRole('complementary', { name: '满300减20' }));
    expect(screen.queryByRole('dialog', { name: '满300减20' })).toBeNull();
    expect(calls.some(({ path }) => path === '/api/activity/7/goods')).toBe(false);
    expect(screen.queryByRole('complementary', { name: '冬季备货抽奖' })).toBeNull();
    await user.click(strip.getByRole('button', { name: '满300减20' }));
    expect(await dialog()).toBeDefined();
  });

  test('[S6] the draw waits until it is closed', async () => {
    const { user } = await readHome({ ...home, ...running(0) });
    const shown = await dialog();
    await seconds(2);
    expect(screen.queryByRole('complementary', { name: '冬季备货抽奖' })).toBeNull();
    await user.click(within(shown).getByRole('button', { name: '关闭' }));
    expect(await popup()).toBeDefined();
  });

  test('does not interrupt typing', async () => {
    const { user, calls } = renderShop('/', home);
    await user.click((await screen.findAllByRole('combobox', { name: '搜索' }))[0] as HTMLElement); // There is at least one.
    await seconds(3);
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/draw/simple')).toBe(true));
    expect(screen.queryByRole('dialog', { name: '满300减20' })).toBeNull();
  });
});

describe('[S6] the lucky draw', () => {
  test('[C004][C001][C007] draws once, shows the prize, and closes', async () => {
    const { user, calls } = await readHome({
      ...running(0),
      'POST /api/draw/3': () => ({
        data: { prize_id: 1, name: '50元现金券', remarks: '已发放至现金券', chances: 0 },
      }),
    });
    expect((await popup()).textContent).toContain('您还有 1 次抽奖机会');
    await draws(user);
    // Alerts of other failing calls on the home page are harmless.
    const result = await screen.findByText('恭喜您 , 抽中50元现金券 ( 已发放至现金券 )');
    const dialog = within(result.closest('dialog') ?? document.body);
    const sent = calls.filter(({ path, method }) => method === 'POST' && path === '/api/draw/3');
    expect(sent.map(({ form }) => form.get('idempotency_key'))).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    await user.click(dialog.getByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: '冬季备货抽奖' })).toBeNull());
  });

  test('[S6][C007] a draw without a prize shows no congratulation', async () => {
    const { user } = await readHome({
      ...running(0),
      'POST /api/draw/3': () => ({ data: { prize_id: 0, name: '谢谢参与', remarks: '', chances: 0 } }),
    });
    await draws(user);
    const result = await screen.findByText('谢谢参与');
    expect(screen.queryByText(/恭喜您/)).toBeNull();
    const dialog = within(result.closest('dialog') ?? document.body);
    await user.click(dialog.getByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: '冬季备货抽奖' })).toBeNull());
  });

  test('[S4][C003][C006][C039] links to the products of its activity, fetched once', async () => {
    const { user, calls } = await readHome({
      ...running(0),
      'GET /api/draw/ads': () => ({ data: [] }),
      'GET /api/draw/3/activity': () => ({
        data: { activity, rules: '', template: 'zone', floors: [], tiers: [], measure: 'money', timestamp: wireNow },
      }),
      'GET /api/activity/7/goods': () => ({
        data: { activity, list: [wireGoods({ name: '布洛芬片' })], total: 1, page: 1, per_page: 12 },
      }),
    });
    const open = async () => {
      await user.click(within(await popup()).getByRole('button', { name: '活动商品' }));
      const dialog = await screen.findByRole('dialog', { name: '感冒用药满减' });
      expect(await within(dialog).findByRole('link', { name: /布洛芬片/ })).toBeDefined();
      await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    };
    await open();
    await open();
    expect(calls.filter(({ path }) => path === '/api/activity/7/goods')).toHaveLength(1);
  });

  test('[C005][C002] links to the rules, the latest winners and the buyer’s prizes', async () => {
    const { user } = await readHome({
      ...running(0),
      'GET /api/draw/new_record': () => ({ data: [{ name: '康宁***店', prize: '20积分', created_at: wireNow }] }),
      'GET /api/draw/record': () => ({
        data: {
          list: [{ id: 1, draw_id: 2, title: '秋季抽奖', name: '88积分', remarks: '已计入积分', created_at: wireNow }],
          total: 1,
          page: 1,
          per_page: 8,
        },
      }),
    });
    await user.click(within(await popup()).getByRole('button', { name: '规则与记录' }));
    const dialog = await screen.findByRole('dialog', { name: '幸运抽奖' });
    expect(await within(dialog).findByText('88积分')).toBeDefined();
    expect(await within(dialog).findByText(/康宁\*\*\*店 20积分/)).toBeDefined();
    expect(within(dialog).getByRole('list', { name: '抽奖规则' }).textContent).toBe('每店一次即时到账');
  });

  test('is hidden from visitors, and buyers who have drawn, have no chance or closed it during this visit', async () => {
    const quiet = async (routes: Parameters<typeof renderShop>[1], asked: string | null) => {
      const { calls, unmount } = asked ? await readHome(routes) : renderShop('/', routes);
      if (asked) await waitFor(() => expect(calls.some(({ path }) => path === asked)).toBe(true));
      else {
        expect(await screen.findByRole('link', { name: '请登录' })).toBeDefined();
        await seconds(60);
      }
      expect(screen.queryByRole('complementary', { name: '冬季备货抽奖' })).toBeNull();
      if (!asked) expect(calls.some(({ path }) => path === '/api/draw/simple')).toBe(false);
      unmount();
    };
    await quiet(running(1), '/api/draw/simple');
    await quiet(running(0, { chances: 0 }), '/api/draw');
    sessionStorage.setItem('draw-closed', '3');
    await quiet(running(0), '/api/draw/simple');
    sessionStorage.clear();
    await quiet({ ...running(0), 'GET /api/user/base': () => ({ data: wireVisitor() }) }, null);
  });
});
