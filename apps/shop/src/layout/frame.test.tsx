import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { topAdQuery } from '#features/site/site.queries.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';
import { sessionStore } from '#shared/storage/storage.ts';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireCommon, wireNavItem, wireVisitor } from '#testing/wire-browse.ts';

const visitor = { 'GET /api/user/base': () => ({ data: wireVisitor() }) };
const at404 = () => screen.findByText('您访问的页面不存在或已下线');

describe('the viewer', () => {
  test('[P1] a visitor sees a login link with a way back', async () => {
    renderShop('/404?from=1', visitor);
    const link = await screen.findByRole('link', { name: '请登录' });
    expect(link.getAttribute('href')).toBe('/login?back=%2F404%3Ffrom%3D1');
    expect(screen.queryByRole('button', { name: '退出' })).toBeNull();
  });

  test('[P2] a buyer sees company, state and logout', async () => {
    renderShop('/404');
    expect(await screen.findByText('康宁大药房')).toBeDefined();
    expect(screen.getByText('已认证')).toBeDefined();
    expect(screen.getByRole('button', { name: '退出' })).toBeDefined();
  });

  test('[P2] a page for buyers sends a visitor to the login page', async () => {
    renderShop('/order', visitor);
    expect(await screen.findByRole('heading', { name: '会员登录' })).toBeDefined();
  });

  test('[P3] the login page does not fetch the viewer', async () => {
    const { calls } = renderShop('/login', visitor);
    await screen.findByRole('heading', { name: '会员登录' });
    expect(calls.map(({ path }) => path)).not.toContain('/api/user/base');
  });

  test('[P6] quality inspection is a link, or an alert without an address', async () => {
    const inspection = { quality_inspection_url: null, msg: '质检报告暂未开放' };
    const { user } = renderShop('/404', {
      'GET /api/user/base': () => ({ data: wireBuyer({ quality_inspection: inspection }) }),
    });
    // One is in the top bar, one in a phone's footer; either will do.
    const [link] = await screen.findAllByRole('button', { name: '质检报告' });
    await user.click(link as HTMLElement);
    expect(await screen.findByText('质检报告暂未开放')).toBeDefined();
  });

  test('[S9] the cart shows 99+ at most', async () => {
    renderShop('/404', { 'GET /api/user/base': () => ({ data: wireBuyer({ cart: 128 }) }) });
    expect((await screen.findAllByText('99+')).length).toBeGreaterThan(0);
  });
});

describe('session', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    // Remove the listener, as unloading would.
    window.removeEventListener('pagehide', sessionStore.clear);
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
  });

  test('[S7] logging out clears the marker and reloads', async () => {
    const { user, calls } = renderShop('/404', { 'DELETE /api/user/logout': () => ({ data: null }) });
    await user.click(await screen.findByRole('button', { name: '退出' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/user/logout')).toBe(true);
    expect(sessionStorage.getItem('login')).toBeNull();
  });

  test('logging out removes all drafts of the tab, including ones written on unload', async () => {
    const { user } = renderShop('/404', { 'DELETE /api/user/logout': () => ({ data: null }) });
    window.addEventListener('pagehide', () => sessionStorage.setItem('draft:company-1', '{}'), { once: true });
    await user.click(await screen.findByRole('button', { name: '退出' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('[E12] a failed logout stops loading and shows an alert', async () => {
    const { user } = renderShop('/404', { 'DELETE /api/user/logout': () => ({ status: 403, message: '不允许' }) });
    await user.click(await screen.findByRole('button', { name: '退出' }));
    expect(await screen.findByText('不允许')).toBeDefined();
    expect((screen.getByRole('button', { name: '退出' }) as HTMLButtonElement).disabled).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('[S7] a login flag of 1 is removed and the page reloads', async () => {
    sessionMarker.set();
    renderShop('/404');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sessionStorage.getItem('login')).toBeNull();
  });
});

describe('addresses', () => {
  test('[R002] an unknown path leads to its own page', async () => {
    renderShop('/there/is/nothing');
    expect(await at404()).toBeDefined();
  });

  test('[S11] the title combines route and site, and the view is reported', async () => {
    const { beacons } = renderShop('/404');
    await at404();
    expect(document.title).toBe('页面不存在 - 药集');
    expect(beacons).toHaveLength(1);
    expect(beacons[0]?.path).toBe('/api/global/page_view');
    expect(beacons[0]?.form.get('path')).toBe('/404');
    expect(beacons[0]?.form.get('title')).toBe('页面不存在 - 药集');
  });

  test('[S11] [C200] a long address is reported up to the limit', async () => {
    const { beacons } = renderShop(`/404?keywords=${encodeURIComponent('超'.repeat(600))}`, visitor);
    await screen.findByRole('heading', { name: '页面不存在' });
    await waitFor(() => expect(beacons).toHaveLength(1));
    expect(beacons[0]?.form.get('path')).toHaveLength(2000);
  });

  test('[S11] [C200] a changing query is reported once it settles', async () => {
    const { user, beacons } = renderShop('/search_index?keywords=a', visitor);
    const search = await screen.findByRole('combobox', { name: '搜索' });
    await waitFor(() => expect(beacons).toHaveLength(1));
    await user.type(search, 'm{Enter}amxl{Enter}');
    await waitFor(() => expect(beacons).toHaveLength(2));
    expect(beacons[1]?.form.get('path')).toBe('/search_index?keywords=amxl');
    expect(beacons[1]?.form.get('referrer')).toBe('/search_index?keywords=a');
  });

  test('[S11] a new page starts at the top, and is reported with its referrer', async () => {
    const { user, beacons } = renderShop('/404', visitor);
    await user.click(await screen.findByRole('link', { name: '请登录' }));
    await screen.findByRole('heading', { name: '会员登录' });
    await waitFor(() => expect(beacons.map(({ form }) => form.get('path'))).toEqual(['/404', '/login?back=%2F404']));
    expect(beacons[1]?.form.get('referrer')).toBe('/404');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  });
});

describe('the ad at the top right', () => {
  const top = { 'GET /api/focus/top': () => ({ data: { url: '/mrtj', image: '/pictures/site/top.png' } }) };
  const header = () => screen.findByRole('banner');

  test('[R001] [C074] is before the cart button of the home page', async () => {
    renderShop('/', { ...top, ...visitor });
    const ad = await within(await header()).findByRole('link', { name: '推广' });
    expect(ad.getAttribute('href')).toBe('/mrtj');
    expect(ad.querySelector('img')?.getAttribute('src')).toBe('/pictures/site/top.png');
    const cart = within(await header()).getByRole('link', { name: /购物车/ });
    expect(ad.compareDocumentPosition(cart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('link', { name: '推广' })).toHaveLength(1);
  });

  test('[C074] a buyer sees it too; without a target it is hidden', async () => {
    const { unmount } = renderShop('/', top);
    expect(await within(await header()).findByRole('link', { name: '推广' })).toBeDefined();
    unmount();
    const gone = { url: '/no/such/page', image: '/pictures/site/top.png' };
    const { queryClient } = renderShop('/', { 'GET /api/focus/top': () => ({ data: gone }) });
    await waitFor(() => expect(queryClient.getQueryData(topAdQuery().queryKey)).toEqual(gone));
    expect(screen.queryByRole('link', { name: '推广' })).toBeNull();
  });

  test.each(['/list', '/404', '/cart', '/login'])('[S11] %s has none, and does not request it', async (at) => {
    const { calls } = renderShop(at, { ...top, ...(at === '/login' ? visitor : {}) });
    await screen.findByRole('heading', { level: 1 });
    await header();
    expect(screen.queryByRole('link', { name: '推广' })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/api/focus/top');
  });
});

describe('menus', () => {
  const menus = (nav: ReturnType<typeof wireNavItem>[]) => ({
    'GET /api/focus/common': () => ({ data: wireCommon({ nav }) }),
  });
  const bar = () => screen.findByRole('navigation', { name: '主导航' });

  test('[S10] shows nine entries', async () => {
    renderShop(
      '/list',
      menus(Array.from({ length: 12 }, (_, index) => wireNavItem(index + 1, `入口${index}`, '/list'))),
    );
    await waitFor(async () => expect(within(await bar()).getAllByRole('link')).toHaveLength(9));
  });

  test('leaves out an entry whose page does not exist', async () => {
    renderShop('/list', menus([wireNavItem(1, '全部商品', '/list'), wireNavItem(2, '线下活动', '/no/such/page')]));
    await waitFor(async () =>
      expect(
        within(await bar())
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['全部商品']),
    );
  });

  test('shows an entry’s picture instead of its name', async () => {
    renderShop('/list', menus([{ ...wireNavItem(1, '年终盛典', '/hb'), image: '/pictures/banner/9.svg' }]));
    const picture = await within(await bar()).findByRole('img', { name: '年终盛典' });
    expect(picture.closest('a')?.getAttribute('href')).toBe('/hb');
  });

  test('[S17] an entry that has not begun says so', async () => {
    const { user } = renderShop('/list', menus([wireNavItem(1, '年终盛典', null)]));
    await user.click(await within(await bar()).findByRole('link', { name: '年终盛典' }));
    expect(await screen.findByText('活动暂未开始')).toBeDefined();
  });

  test('[P7] only allowed buyers see the link to the free-shipping zone', async () => {
    const entries = menus([wireNavItem(1, '全部商品', '/list'), wireNavItem(2, '包邮专区', '/yx')]);
    const { unmount } = renderShop('/list', entries);
    await within(await bar()).findByRole('link', { name: '全部商品' });
    expect(within(await bar()).queryByRole('link', { name: '包邮专区' })).toBeNull();
    unmount();
    renderShop('/list', { ...entries, 'GET /api/user/base': () => ({ data: wireBuyer({ is_show_youx: 1 }) }) });
    expect(await within(await bar()).findByRole('link', { name: '包邮专区' })).toBeDefined();
  });

  test('[S10] shows seven categories', async () => {
    const category = Array.from({ length: 9 }, (_, index) => ({
      id: index + 1,
      name: `分类${index}`,
      logo1: null,
      children: [],
    }));
    const { user } = renderShop('/list', { 'GET /api/focus/common': () => ({ data: wireCommon({ category }) }) });
    await user.hover(await screen.findByRole('button', { name: '全部商品分类' }));
    const menu = screen.getByRole('navigation', { name: '全部商品分类' });
    await waitFor(() => expect(within(menu).getAllByRole('link')).toHaveLength(7));
  });

  test('[S10] a zone’s menu has the zone’s entries and stays in it', async () => {
    const entry = (id: number, name: string) => ({ id, name, logo1: null, children: [] });
    const common = wireCommon({ category: [entry(1, '中成药')], category_zy: [entry(34, '中药饮片')] });
    const { user, calls } = renderShop('/zyyp', { 'GET /api/focus/common': () => ({ data: common }) });
    await user.hover(await screen.findByRole('button', { name: '全部商品分类' }));
    const menu = within(screen.getByRole('navigation', { name: '全部商品分类' }));
    expect((await menu.findByRole('link', { name: '中药饮片' })).getAttribute('href')).toBe('/zyyp?category_id=34');
    expect(menu.queryByRole('link', { name: '中成药' })).toBeNull();
    // Wait for the page's unanswered calls, so that they don't reach the next test.
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/focus/zyzq')).toBe(true));
  });

  test('[E11] without common data the page works, silently', async () => {
    renderShop('/404', { 'GET /api/focus/common': () => ({ status: 500 }) });
    expect(await at404()).toBeDefined();
    expect(screen.queryByText('系统繁忙，请稍候再试')).toBeNull();
  });
});

describe('footer', () => {
  test('shows exactly the licence and filing lines from the desk', async () => {
    renderShop('/404', {});
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText('药品经营许可证号')).toBeDefined();
    expect(footer.getByText('备案文字')).toBeDefined();
    expect(footer.queryByText(/供货|演示/)).toBeNull();
  });

  test('[S12] copyright runs from 2008 to the server’s current year', async () => {
    renderShop('/list');
    expect(await screen.findByText('© 2008–2025 药集')).toBeDefined();
  });

  test('[C041][S12] help categories are stored in local storage', async () => {
    const data = [{ name: '新手指南', children: [{ id: 1, name: '会员注册', url: '/list' }] }];
    const { unmount } = renderShop('/404', { 'GET /api/article/footer': () => ({ data }) });
    expect(await screen.findByRole('link', { name: '会员注册' })).toBeDefined();
    unmount();
    const { calls } = renderShop('/404', { 'GET /api/article/footer': () => ({ status: 500 }) });
    expect(await screen.findByRole('link', { name: '会员注册' })).toBeDefined();
    expect(calls.map(({ path }) => path)).not.toContain('/api/article/footer');
  });
});

describe('service', () => {
  const open = async (own: Parameters<typeof wireBuyer>[0]) => {
    const { user } = renderShop('/404', { 'GET /api/user/base': () => ({ data: wireBuyer(own) }) });
    await screen.findByText('康宁大药房');
    await user.click(screen.getByRole('button', { name: '联系客服' }));
    await screen.findByRole('heading', { name: '投诉热线', level: 3 });
  };

  test('[P5] the footer, which phones show without the rail, opens it as well', async () => {
    const { user } = renderShop('/404');
    await screen.findByText('康宁大药房');
    await user.click(screen.getByRole('button', { name: '客服' }));
    expect(await screen.findByRole('heading', { name: '投诉热线', level: 3 })).toBeDefined();
  });

  test('[P4] the buyer’s own contact is called 专属', async () => {
    await open({});
    expect(screen.getByRole('heading', { name: '专属客服' })).toBeDefined();
    expect(screen.getByText('陈晓')).toBeDefined();
  });

  test('[P4] a shared contact is not', async () => {
    await open({ admin: { name: '值班客服', phone: '400-000-0000', is_default: 1 } });
    expect(screen.queryByRole('heading', { name: '专属客服' })).toBeNull();
    expect(screen.getByText('值班客服')).toBeDefined();
  });

  test('[P5] chat is only for permitted buyers', async () => {
    await open({ is_can_chat: 0 });
    expect(screen.queryByRole('link', { name: /在线客服/ })).toBeNull();
  });

  test('[P5] two chat links', async () => {
    await open({ is_can_chat: 1 });
    expect(screen.getAllByRole('link', { name: /在线客服/ })).toHaveLength(2);
  });
});
