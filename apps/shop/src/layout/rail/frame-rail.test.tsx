import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireVisitor } from '#testing/wire-browse.ts';
import { wireCart, wireCartLine, wireGoods } from '#testing/wire-samples.ts';

const message = (id: number, own: Partial<Schemas['MessageEntry']> = {}): Schemas['MessageEntry'] => ({
  id,
  type: 'order',
  title: `消息${id}`,
  body: '您的订单已发货',
  url: null,
  is_read: 0,
  created_at: 1_763_600_000,
  ...own,
});
const messages = (list: Schemas['MessageEntry'][]) => ({
  data: { list, total: list.length, page: 1, per_page: 10, unread: { order: list.length, activity: 0, system: 0 } },
});
const banner = { id: 1, title: '领券中心', url: '/lqzx', image: '/pictures/banner/1.svg' };
const right = (own: object = {}) => ({ data: { links: [], app_qr: null, notice: '', ...own } });

const open = async (name: string | RegExp, routes: Parameters<typeof renderShop>[1] = {}) => {
  const view = renderShop('/404', { 'GET /api/focus/right': () => right(), ...routes });
  await screen.findByText('康宁大药房');
  await view.user.click(screen.getByRole('button', { name }));
  return { ...view, drawer: await screen.findByRole('dialog') };
};

test('[C072] [C040] my account: company, open tasks, the operator’s existing links, and advertisements', async () => {
  const { drawer } = await open('我的账户', {
    'GET /api/order': () => ({
      data: {
        list: [],
        total: 0,
        page: 1,
        per_page: 10,
        counts: { all: 9, pending: 2, paid: 3, shipped: 1, done: 3, cancelled: 0 },
      },
    }),
    'GET /api/focus/right': () =>
      right({
        links: [
          { name: '全部商品', url: '/list' },
          { name: '没有的页面', url: '/no/such' },
        ],
      }),
    'GET /api/focus/right_ads': () => ({ data: [banner] }),
  });
  const inside = within(drawer);
  expect(inside.getByText('康宁大药房')).toBeDefined();
  const pending = await inside.findByRole('link', { name: /待付款/ });
  expect(pending.getAttribute('href')).toBe('/order?status=pending');
  expect(pending.textContent).toContain('2');
  expect(await inside.findByRole('link', { name: '全部商品' })).toBeDefined();
  expect(inside.queryByRole('link', { name: '没有的页面' })).toBeNull();
  expect((await inside.findByAltText('领券中心')).closest('a')?.getAttribute('href')).toBe('/lqzx');
});

test('[C065] my account shows an unfinished registration’s phone, never the generated name', async () => {
  const unfinished = { username: 'yj0a1b2c3d4e', name: '', company: '', phone: '13800001234', is_passed: 0 as const };
  const { user } = renderShop('/404', {
    'GET /api/user/base': () => ({ data: wireBuyer(unfinished) }),
    'GET /api/focus/right': () => right(),
  });
  await user.click(await screen.findByRole('button', { name: '我的账户' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect((await drawer.findAllByText('13800001234')).length).toBeGreaterThan(0);
  expect(drawer.queryByText(/yj0a1b/)).toBeNull();
});

test('[P1] my account offers visitors to log in', async () => {
  const { user } = renderShop('/404', { 'GET /api/user/base': () => ({ data: wireVisitor() }) });
  await user.click(screen.getByRole('button', { name: '我的账户' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login?back=%2F404');
});

test('[C160] [C161] [S9] messages: 99+ at most; opening one marks it read and refetches the counts', async () => {
  let unread = 128;
  const { drawer, user, calls } = await open(/我的消息/, {
    'GET /api/user/base': () => ({ data: wireBuyer({ message_count: unread }) }),
    'GET /api/message': () => messages([message(5), message(4, { is_read: 1 })]),
    'POST /api/message/read': () => {
      unread = 98;
      return { data: { unread } };
    },
  });
  const rail = within(screen.getByRole('complementary', { name: '快捷面板' }));
  expect(rail.getByText('99+')).toBeDefined();
  await user.click(await within(drawer).findByRole('button', { name: /消息5/ }));
  await waitFor(() => expect(rail.getByText('98')).toBeDefined());
  const sent = calls.filter(({ path }) => path === '/api/message/read');
  expect(sent.map(({ form }) => form.toString())).toEqual(['ids%5B0%5D=5']);
});

test('[C160] failed messages can be retried', async () => {
  let broken = true;
  const { drawer, user } = await open(/我的消息/, {
    'GET /api/message': () => (broken ? { status: 500 } : messages([])),
  });
  const retry = await within(drawer).findByRole('button', { name: '重新加载' });
  broken = false;
  await user.click(retry);
  expect(await within(drawer).findByText('没有消息')).toBeDefined();
});

test('one drawer at a time; another page closes it, but not a chat', async () => {
  const { user } = await open('我的账户');
  await user.click(screen.getByRole('button', { name: '联系客服' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: '联系客服' })).toBeDefined());
  expect(screen.queryByRole('dialog', { name: '我的账户' })).toBeNull();
  await user.click(screen.getAllByRole('link', { name: '首页' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: '首页' });
  expect(screen.getByRole('dialog', { name: '联系客服' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '扫码下单' }));
  await screen.findByRole('dialog', { name: '扫码下单' });
  await user.click(screen.getAllByRole('link', { name: /我的订单/ })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[P5] the operator’s chat is shown without leaving the page', async () => {
  const site = wireBuyer().common_config;
  const { drawer } = await open('联系客服', {
    'GET /api/user/base': () => ({
      data: wireBuyer({ is_can_chat: 1, common_config: { ...site, chat_url: 'about:blank' } }),
    }),
    'GET /api/focus/right': () => right({ notice: '客服时间 8:30至18:00' }),
  });
  expect((await within(drawer).findByTitle('在线客服')).getAttribute('src')).toBe('about:blank');
  expect(within(drawer).queryByRole('link', { name: /在线客服/ })).toBeNull();
  expect(await within(drawer).findByText('客服时间 8:30至18:00')).toBeDefined();
});

test('codes of the app and the mini-program', async () => {
  const site = wireBuyer().common_config;
  const { drawer } = await open('扫码下单', {
    'GET /api/user/base': () => ({
      data: wireBuyer({ common_config: { ...site, app_qr: '/a.svg', mini_program_qr: '/b.svg' } }),
    }),
  });
  expect(await within(drawer).findByAltText('手机应用二维码')).toBeDefined();
  expect(within(drawer).getByAltText('小程序二维码')).toBeDefined();
});

test('a sold-out line of the cart offers a reminder there', async () => {
  const reason = {
    code: 'NO_STOCK',
    message: '暂时缺货',
    fix: { kind: 'route', route: 'goods_reminders', label: '到货提醒' },
  } as const;
  const line = wireCartLine({ cant_buy_reason: reason, goods: wireGoods({ id: 13 }) });
  const { drawer } = await open(/购物车/, { 'GET /api/cart/list': () => ({ data: wireCart([line]) }) });
  const way = await within(drawer).findByRole('link', { name: '到货提醒' });
  expect(way.getAttribute('href')).toBe('/zhzx_txgl?goods=13');
});
