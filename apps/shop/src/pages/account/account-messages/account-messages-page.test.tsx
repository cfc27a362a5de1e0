import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireNow } from '#testing/wire-browse.ts';

type Entry = Schemas['MessageEntry'];

const message = (id: number, title: string, own: Partial<Entry> = {}): Entry => ({
  id,
  type: 'system',
  title,
  body: '正文',
  url: null,
  is_read: 0,
  created_at: wireNow,
  ...own,
});
const messages = () => [
  message(1, '订单已发货', { type: 'order', url: '/order/info/12' }),
  message(2, '资质已通过'),
  message(3, '满减开始', { type: 'activity', is_read: 1 }),
];

/** Opens the page with a server that stores messages, two per page. */
function open(at = '/wdxx', list: Entry[] = messages(), own: Parameters<typeof renderShop>[1] = {}) {
  const idsOf = (form: URLSearchParams) =>
    [...form.entries()].flatMap(([key, id]) => (/^ids/.test(key) ? [Number(id)] : []));
  const unreadOf = (type?: Entry['type']) => list.filter((one) => !one.is_read && (!type || one.type === type)).length;
  const perPage = 2;
  return renderShop(at, {
    'GET /api/user/base': () => ({ data: wireBuyer({ message_count: unreadOf() }) }),
    'GET /api/message': ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      const type = query.get('type');
      const asked = list.filter((one) => !type || one.type === type);
      return {
        data: {
          list: asked.slice((page - 1) * perPage, page * perPage),
          total: asked.length,
          page,
          per_page: perPage,
          unread: { order: unreadOf('order'), activity: unreadOf('activity'), system: unreadOf('system') },
        },
      };
    },
    'POST /api/message/read': ({ form }) => {
      const ids = idsOf(form);
      list = list.map((one) => (ids.length === 0 || ids.includes(one.id) ? { ...one, is_read: 1 } : one));
      return { data: { unread: unreadOf() } };
    },
    'POST /api/message/delete': ({ form }) => {
      list = list.filter(({ id }) => !idsOf(form).includes(id));
      return { data: { unread: unreadOf() } };
    },
    ...own,
  });
}

const menuBadge = () =>
  within(screen.getByRole('navigation', { name: '会员中心' })).getByRole('link', { name: /我的消息/ }).textContent;

describe('[R033] messages', () => {
  test('[C160] are listed with the unread count of each kind and link to their subject', async () => {
    open();
    const link = await screen.findByRole('link', { name: /未读.*订单已发货/ });
    expect(link.getAttribute('href')).toBe('/order/info/12');
    expect(screen.getByText('2 条未读')).toBeDefined();
    expect(screen.getByRole('tab', { name: /订单 ?1/ })).toBeDefined();
    expect(menuBadge()).toContain('2');
  });

  test('[C160] are filtered by kind, which is in the address', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('tab', { name: /活动/ }));
    expect(await screen.findByText('满减开始')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('订单已发货')).toBeNull());
    expect(calls.findLast(({ path }) => path === '/api/message')?.query.get('type')).toBe('activity');
  });

  test('[C161] are marked read when opened, and the badges update', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: /^未读.*资质已通过/ }));
    expect(await screen.findByRole('button', { name: /^系统.*资质已通过/ })).toBeDefined();
    await waitFor(() => expect(menuBadge()).toContain('1'));
    const sent = calls.filter(({ path }) => path === '/api/message/read');
    expect(sent.map(({ form }) => form.toString())).toEqual(['ids%5B0%5D=2']);
  });

  test('[C161] are all marked read at once', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '全部标为已读' }));
    await waitFor(() => expect(screen.queryByText('2 条未读')).toBeNull());
    expect(screen.queryByRole('link', { name: /^未读/ })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '全部标为已读' }).disabled).toBe(true);
  });

  test('[C162] are deleted after confirmation', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
    expect(screen.getByText('已选 2 条')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '删除' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('确定删除选中的2条消息吗?')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('满减开始')).toBeDefined();
    expect(screen.queryByText('订单已发货')).toBeNull();
    expect(calls.find(({ path }) => path === '/api/message/delete')?.form.getAll('ids[1]')).toEqual(['2']);
  });

  test('an emptied page redirects to the previous one', async () => {
    const { user } = open('/wdxx?page=2');
    await user.click(await screen.findByRole('button', { name: '删除 满减开始' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('订单已发货')).toBeDefined();
  });

  test('say that there are none', async () => {
    open('/wdxx?type=activity', []);
    expect(await screen.findByText('没有活动消息')).toBeDefined();
  });

  test('offer a retry if they fail to load', async () => {
    let fails = true;
    const page = {
      list: [message(9, '通知')],
      total: 1,
      page: 1,
      per_page: 20,
      unread: { order: 0, activity: 0, system: 1 },
    };
    const failing = () => (fails ? { status: 500 } : { data: page });
    const { user } = open('/wdxx', [], { 'GET /api/message': failing });
    const retry = await screen.findByRole('button', { name: '重新加载' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('通知')).toBeDefined();
  });
});
