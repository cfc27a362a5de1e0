import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireWallet } from '#testing/wire-wallet.ts';

const now = 1_763_600_000;
const period = { start_time: now, end_time: now + 864_000 };
const paged = <Item,>(list: Item[], total = list.length) => ({ data: { list, total, page: 1, per_page: 20 } });
const wallet = { 'GET /api/user/user_money': () => ({ data: wireWallet() }) };
const coupon = (id: number, status: 0 | 1 | 2): Schemas['BuyerCoupon'] => ({
  id: 70 + id,
  coupon: {
    id,
    title: `券${id}`,
    money: '20.00',
    rate: null,
    max_money: null,
    amount: '300.00',
    ...period,
    scope: {},
    remark: null,
    scope_label: '全场通用',
  },
  ...period,
  status,
  received_at: now,
});

describe('[R038] coupons', () => {
  const mine = (list: Schemas['BuyerCoupon'][]) => ({
    ...wallet,
    'GET /api/user/coupon': () => paged(list),
    'GET /api/user/couponNum': () => ({ data: { unused: 3, used: 12, expired: 5 } }),
  });

  test('[C057][C064] show unused ones first, each linked to its products, with all counts', async () => {
    const { calls } = renderShop('/yhq', mine([coupon(21, 0)]));
    const card = await screen.findByRole('article', { name: '券21' });
    expect(within(card).getByRole('link', { name: '去使用' }).getAttribute('href')).toBe('/list_index?coupon_id=21');
    expect(await screen.findByRole('link', { name: '已使用 12' })).toBeDefined();
    expect(calls.find(({ path }) => path === '/api/user/coupon')?.query.get('status')).toBe('0');
  });

  test('store the status in the address, and used ones have no link', async () => {
    const { calls } = renderShop('/yhq?status=used', mine([coupon(21, 1)]));
    const card = await screen.findByRole('article', { name: '券21' });
    expect(within(card).queryByRole('link')).toBeNull();
    expect(card.textContent).toContain('已使用');
    expect(calls.find(({ path }) => path === '/api/user/coupon')?.query.get('status')).toBe('1');
  });

  test('link to claimable ones if there are none', async () => {
    renderShop('/yhq', mine([]));
    expect(await screen.findByText('没有未使用的优惠券')).toBeDefined();
    expect(screen.getByRole('link', { name: '去领券中心' }).getAttribute('href')).toBe('/lqzx');
  });
});

describe('[R039] cash vouchers', () => {
  test('[C182] are listed by status, with discount and threshold', async () => {
    const voucher: Schemas['Voucher'] = {
      id: 9,
      title: '大单现金券',
      money: '80.00',
      amount: '1500.00',
      ...period,
      status: 0,
    };
    const { user, calls } = renderShop('/xjq', { ...wallet, 'GET /api/user/voucher': () => paged([voucher]) });
    const card = await screen.findByRole('article', { name: '大单现金券' });
    expect(card.textContent).toContain('满1500可用');
    expect(card.textContent).toContain('2025-11-20 至 2025-11-30');
    await user.click(screen.getByRole('link', { name: '已过期' }));
    await waitFor(() =>
      expect(
        calls
          .filter(({ path }) => path === '/api/user/voucher')
          .at(-1)
          ?.query.get('status'),
      ).toBe('2'),
    );
  });
});

describe('[R036] red packets', () => {
  test('[C181] show the status of each', async () => {
    const packet = (id: number, status: 0 | 1 | 2): Schemas['RedPacket'] => ({
      id,
      title: `红包${id}`,
      money: '6.60',
      ...period,
      status,
    });
    renderShop('/zhhb', { ...wallet, 'GET /api/user/red_packet': () => paged([packet(1, 0), packet(2, 2)], 25) });
    const open = await screen.findByRole('article', { name: '红包1' });
    expect(within(open).getByRole('link', { name: '去使用' })).toBeDefined();
    expect(screen.getByRole('article', { name: '红包2' }).textContent).toContain('已过期');
    expect(screen.getByRole('link', { name: /下一页/ }).getAttribute('href')).toBe('/wdqb_zhhb?page=2');
  });
});

describe('points', () => {
  test('[R037][C183] show their sources and uses', async () => {
    const entry: Schemas['PointsLogEntry'] = {
      id: 1,
      kind: 'exchange',
      change: -420,
      points: 1280,
      order_id: 0,
      remark: '兑换自粘弹性绷带×1',
      created_at: now,
    };
    renderShop('/jfgl', {
      ...wallet,
      'GET /api/user/points_log': () => ({ data: { ...paged([entry]).data, points: 1280 } }),
    });
    const table = await screen.findByRole('table', { name: '积分明细' });
    expect(await within(table).findByText('−420')).toBeDefined();
    expect(table.textContent).toContain('积分兑换');
    expect(screen.getByRole('link', { name: '兑换记录' }).getAttribute('href')).toBe('/jfdd');
  });

  test('[R046][C186] list their exchanges, with address and status', async () => {
    const order: Schemas['PointsOrder'] = {
      id: 5,
      order_no: 'J202611210000005',
      goods_id: 5,
      name: '自粘弹性绷带',
      image: '/pictures/goods/5.svg',
      number: 2,
      points: 840,
      status: 'shipped',
      address: { receiver: '王药师', phone: '13800001234', region: '四川省成都市', detail: '红星路1号' },
      company: '演示物流',
      tracking_no: 'YJ001',
      created_at: now,
    };
    renderShop('/jfdd', { 'GET /api/points/order': () => paged([order]) });
    const table = await screen.findByRole('table', { name: '积分订单' });
    expect(await within(table).findByText('自粘弹性绷带')).toBeDefined();
    expect(table.textContent).toContain('待收货');
    expect(table.textContent).toContain('演示物流 YJ001');
  });
});
