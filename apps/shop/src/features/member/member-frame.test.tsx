import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireVisitor } from '#testing/wire-browse.ts';

describe('[R085] the menu of the member centre', () => {
  test('[R092] lists the pages by group and marks the one shown', async () => {
    renderShop('/yjfk');
    expect(await screen.findByRole('heading', { level: 1, name: /意见反馈/ })).toBeDefined();
    const menu = screen.getByRole('navigation', { name: '会员中心' });
    expect(within(menu).getByRole('link', { name: '意见反馈', current: 'page' })).toBeDefined();
    expect(within(menu).getByRole('link', { name: '我的订单' }).getAttribute('href')).toBe('/order');
  });

  test('[R092] is below breadcrumbs that name the group', async () => {
    renderShop('/yjfk');
    const crumbs = await screen.findByRole('navigation', { name: '当前位置' });
    expect(
      within(crumbs)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['首页', '会员中心', '自助服务', '意见反馈']);
  });

  test('[R034] names the wallet only once on the wallet page', async () => {
    renderShop('/wdqb', { 'GET /api/user/base': () => ({ data: wireBuyer() }) });
    const crumbs = await screen.findByRole('navigation', { name: '当前位置' });
    expect(
      within(crumbs)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['首页', '会员中心', '我的钱包']);
    const menu = screen.getByRole('navigation', { name: '会员中心' });
    expect(within(menu).queryByRole('link', { current: 'page' })).toBeNull();
  });

  test('[P2] is hidden from a visitor, who is sent to log in and back', async () => {
    renderShop('/yjfk', { 'GET /api/user/base': () => ({ data: wireVisitor() }) });
    expect(await screen.findByRole('heading', { name: /登录/ })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: '会员中心' })).toBeNull();
  });

  test('[P3] fetches the viewer once', async () => {
    const { calls } = renderShop('/yjfk', { 'GET /api/user/base': () => ({ data: wireBuyer() }) });
    await screen.findByRole('navigation', { name: '会员中心' });
    expect(calls.filter(({ path }) => path === '/api/user/base')).toHaveLength(1);
  });
});
