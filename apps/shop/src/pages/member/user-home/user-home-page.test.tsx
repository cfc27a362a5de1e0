import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireListing, wireNow } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';
import { wireWallet } from '#testing/wire-wallet.ts';

const noActions = {
  pay: 0,
  cancel: 0,
  confirm: 0,
  again: 0,
  return: 0,
  after_sales: 0,
  invoice: 0,
  papers: 0,
} as const;
const order = (own: Partial<Schemas['OrderShort']> = {}): Schemas['OrderShort'] => ({
  id: 31,
  order_no: '202603050001234',
  status: 'paid',
  total: '128.00',
  line_count: 0,
  piece_count: '0',
  lines: [],
  receiver: '王药师',
  payment_method: null,
  actions: { ...noActions },
  partly_shipped: null,
  created_at: wireNow,
  expires_at: null,
  ...own,
});
const counts = { all: 9, pending: 2, paid: 3, shipped: 1, done: 2, cancelled: 1 };

const open = (user: Partial<Schemas['UserState']> = {}, own: Parameters<typeof renderShop>[1] = {}) =>
  renderShop('/user', {
    'GET /api/user/base': () => ({ data: wireBuyer(user) }),
    'GET /api/user/user_money': () => ({ data: wireWallet() }),
    'GET /api/user/couponNum': () => ({ data: { unused: 3, used: 4, expired: 5 } }),
    'GET /api/order': () => ({ data: { list: [order()], total: 9, page: 1, per_page: 10, counts } }),
    'GET /api/favorite': () => ({ data: wireListing([wireGoods({ id: 12, name: '六味地黄丸' })]) }),
    'GET /api/index_wntj/1': () => ({ data: [wireGoods({ id: 13, name: '板蓝根颗粒' })] }),
    ...own,
  });

describe('[R026] the member’s home', () => {
  test('[P3] loads the user once, and greets with company and contact', async () => {
    const { calls } = open();
    expect(await screen.findByText('康宁大药房，您好')).toBeDefined();
    expect(calls.filter(({ path }) => path === '/api/user/base')).toHaveLength(1);
  });

  test('[P4] calls the buyer’s own contact 专属, but not a shared one', async () => {
    const own = open();
    expect(await within(screen.getByRole('main')).findByText('专属客服')).toBeDefined();
    own.unmount();
    open({ admin: { name: '值班客服', phone: '400-000-0000', is_default: 1 } });
    const main = screen.getByRole('main');
    expect(await within(main).findByText('值班客服', { exact: false })).toBeDefined();
    expect(within(main).queryByText('专属客服')).toBeNull();
  });

  test('[B3] names expiring documents and what depends on them', async () => {
    const document = {
      id: 4,
      name: '药品经营许可证',
      expires_on: '2026-12-20',
      days_left: 25,
      scopes: ['中成药'],
      message: '《药品经营许可证》25天后到期',
    };
    open({ documents: [document] });
    expect(await screen.findByText('《药品经营许可证》25天后到期')).toBeDefined();
    expect(screen.getByText('到期后将影响采购：中成药')).toBeDefined();
    expect(screen.getByRole('link', { name: '更新证件' }).getAttribute('href')).toBe('/jcxx_zzzj');
  });

  test('says that the buyer is not approved yet', async () => {
    open({ is_passed: 0 });
    expect(await screen.findByText('资质尚未通过审核')).toBeDefined();
  });

  test('[C063] shows a refused document with its reason and a link to send it again', async () => {
    const refused = { id: 4, name: '药品经营许可证', status: 'rejected', reason: '照片不清晰' };
    open({ is_passed: 0 }, { 'GET /api/user/zizhi': () => ({ data: { list: [refused], missing: [] } }) });
    const notice = await screen.findByText('药品经营许可证：照片不清晰');
    expect(notice).toBeDefined();
    expect(screen.getByRole('link', { name: '重新上传' }).getAttribute('href')).toBe('/jcxx_zzzj');
    expect(screen.queryByText('资质尚未通过审核')).toBeNull();
  });

  test('[C063] shows no review status before the documents load', async () => {
    let answer: (value: { data: object }) => void = () => {};
    const papers = new Promise<{ data: object }>((resolve) => {
      answer = resolve;
    });
    const { calls } = open({ is_passed: 0 }, { 'GET /api/user/zizhi': () => papers });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/user/zizhi'));
    await screen.findByRole('navigation', { name: '我的钱包' });
    expect(screen.queryByText('资质尚未通过审核')).toBeNull();
    answer({ data: { list: [], missing: [] } });
    expect(await screen.findByText('资质尚未通过审核')).toBeDefined();
  });

  test('[C059][C064] shows the wallet’s balances', async () => {
    open();
    const wallet = await screen.findByRole('navigation', { name: '我的钱包' });
    expect(await within(wallet).findByText('700')).toBeDefined();
    expect(within(wallet).getByText('已用 4，过期 5')).toBeDefined();
    expect(wallet.textContent).toContain('1,280.50');
  });

  test('[C120] counts the orders by status and shows the latest', async () => {
    open();
    const orders = await screen.findByRole('region', { name: '我的订单' });
    const pending = await within(orders).findByRole('link', { name: /2\s*待付款/ });
    expect(pending.getAttribute('href')).toBe('/order?status=pending');
    const latest = screen.getByRole('region', { name: '最近订单' });
    expect(within(latest).getByRole('article', { name: '订单 202603050001234' })).toBeDefined();
  });

  test('leads to the other pages and out of the account', async () => {
    open();
    const index = await screen.findByRole('navigation', { name: '全部功能' });
    expect(within(index).getByRole('link', { name: '快捷采购' }).getAttribute('href')).toBe('/kjcg');
    expect(screen.getByRole('button', { name: '退出登录' })).toBeDefined();
  });

  test('[C011][C081] shows favourites and recommendations', async () => {
    open();
    expect(await screen.findByRole('link', { name: /六味地黄丸/ })).toBeDefined();
    expect(await screen.findByRole('link', { name: /板蓝根颗粒/ })).toBeDefined();
  });

  test('[C021][S15][E13] a click adds the default quantity to the cart, two clicks add once', async () => {
    const { user, calls } = open(
      {},
      {
        'POST /api/cart/quick_add/13': () => ({
          message: '已加入购物车',
          data: {
            results: [{ goods_id: 13, ok: true, line_id: 1, code: null, message: '', number: '10' }],
            total: 4,
          },
        }),
      },
    );
    await user.dblClick(await screen.findByRole('button', { name: '加入购物车 板蓝根颗粒' }));
    expect(await screen.findByText('已加入购物车')).toBeDefined();
    expect(calls.filter(({ path }) => path === '/api/cart/quick_add/13')).toHaveLength(1);
  });

  test('a block that fails to load offers a retry, and the others stay', async () => {
    let isWell = false;
    const { user } = open(
      {},
      { 'GET /api/user/user_money': () => (isWell ? { data: wireWallet() } : { status: 500 }) },
    );
    const failed = await screen.findByRole('region', { name: '我的钱包' });
    expect(await screen.findByRole('link', { name: /六味地黄丸/ })).toBeDefined();
    isWell = true;
    await user.click(within(failed).getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('navigation', { name: '我的钱包' })).toBeDefined();
  });

  test('explains each empty block to a new buyer', async () => {
    open(
      {},
      {
        'GET /api/order': () => ({
          data: { list: [], total: 0, page: 1, per_page: 10, counts: { ...counts, all: 0 } },
        }),
        'GET /api/favorite': () => ({ data: wireListing([]) }),
      },
    );
    expect(await screen.findByText('还没有订单')).toBeDefined();
    expect(await screen.findByText('还没有收藏商品')).toBeDefined();
  });
});
