import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#db/database.ts';
import { cashVoucher } from '#db/schema/cash-voucher.ts';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { redPacket } from '#db/schema/red-packet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { grantCoupons } from '#modules/selling/coupon/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { bookMoney, bookPoints, grantBenefits } from './index.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

time.now = new Date('2026-05-10T04:00:00Z');
const day = (text: string) => new Date(`${text}T10:00:00+08:00`);

let mine = '';
let other = '';
let buyerId = 0;

beforeAll(async () => {
  buyerId = (await addBuyer(db, { username: 'mine' })).id;
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
  const book = (kind: 'recharge' | 'cashback' | 'adjustment' | 'payment', change: string, at: string) =>
    db.transaction((tx) =>
      bookMoney(tx, buyerId, { kind, change, orderId: null, reference: `test:${at}`, remark: kind }, day(at)),
    );
  await book('recharge', '1000.00', '2026-03-31');
  await book('payment', '-300.50', '2026-04-01');
  await book('cashback', '20.00', '2026-04-30');
  await book('adjustment', '-5.00', '2026-05-01');
});

describe('the money log', () => {
  const list = async (query: object = {}, session = mine) =>
    (await call('listMoneyLog', { query } as never, session)).data;

  it('[C058] lists the latest first with the balance after each, and sums by month', async () => {
    const data = await list();
    expect(data.list.map(({ use_type, change, balance }) => [use_type, change, balance])).toEqual([
      [5, '-5.00', '714.50'],
      [4, '20.00', '719.50'],
      [2, '-300.50', '699.50'],
      [1, '1000.00', '1000.00'],
    ]);
    expect(data).toMatchObject({ total: 4, income: '1020.00', expense: '305.50' });
    expect(data.months).toEqual([
      { month: '2026-03', income: '1000.00', expense: '0.00' },
      { month: '2026-04', income: '20.00', expense: '300.50' },
      { month: '2026-05', income: '0.00', expense: '5.00' },
    ]);
  });

  it('[C058] filters by use and by days in China, both inclusive, and pages', async () => {
    expect((await list({ use_type: 4 })).list.map(({ change }) => change)).toEqual(['20.00']);
    const april = await list({ start_time: '2026-04-01', end_time: '2026-04-30' });
    expect(april).toMatchObject({ total: 2, income: '20.00', expense: '300.50' });
    const second = await list({ per_page: 3, page: 2 });
    expect(second.list.map(({ change }) => change)).toEqual(['1000.00']);
    expect(second.total).toBe(4);
  });

  it('[C058] names the order of a payment', async () => {
    const goods = await addGoods(db, { price: '20' });
    const placed = await placeOrder(call, mine, [{ goods_id: goods.id, number: '5' }]);
    await call(
      'payOrder',
      { params: { id: placed.data.id }, body: { method: 'balance', pay_password: '246810' } },
      mine,
    );
    const [latest] = (await list()).list;
    expect(latest).toMatchObject({ use_type: 2, order_id: placed.data.id, order_no: placed.data.order_no });
  });

  it('[C058] refuses an invalid day, and hides other buyers’ money', async () => {
    const wrong = await call('listMoneyLog', { query: { start_time: '2026-13-01' } }, mine);
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ['start_time']]);
    expect(await list({}, other)).toMatchObject({ list: [], total: 0, income: '0.00', expense: '0.00', months: [] });
    expect((await call('listMoneyLog')).status).toBe(401);
  });
});

describe('red packets, vouchers and coupons', () => {
  beforeAll(async () => {
    const past = day('2026-04-01');
    const soon = day('2026-05-20');
    const later = day('2026-06-20');
    await db.insert(redPacket).values([
      { buyerId, title: '旧红包', money: '3', expiresAt: past },
      { buyerId, title: '六月红包', money: '8', expiresAt: later },
      { buyerId, title: '五月红包', money: '5', expiresAt: soon },
    ]);
    await db.insert(cashVoucher).values([
      { buyerId, title: '过期券', money: '10', expiresAt: past },
      { buyerId, title: '可用券', money: '20', threshold: '100', startsAt: past, expiresAt: soon },
    ]);
    const [general, herbs] = await db
      .insert(coupon)
      .values([
        {
          title: '通用券',
          threshold: '100',
          money: '10',
          startsAt: past,
          endsAt: later,
          validDays: 30,
          total: 9,
          claimed: 2,
        },
        {
          title: '饮片券',
          threshold: '50',
          money: '5',
          scope: { categoryIds: [1] },
          startsAt: past,
          endsAt: later,
          validDays: 30,
          total: 9,
          claimed: 1,
        },
      ])
      .returning({ id: coupon.id });
    await db.insert(buyerCoupon).values([
      { buyerId, couponId: general?.id ?? 0, expiresAt: soon },
      { buyerId, couponId: general?.id ?? 0, expiresAt: past },
      { buyerId, couponId: herbs?.id ?? 0, expiresAt: later },
    ]);
  });

  it('[C181] lists red packets, usable ones first', async () => {
    const { data } = await call('listRedPackets', {}, mine);
    expect(data.list.map(({ title, status }) => [title, status])).toEqual([
      ['五月红包', 0],
      ['六月红包', 0],
      ['旧红包', 2],
    ]);
    expect((await call('listRedPackets', {}, other)).data.total).toBe(0);
  });

  it('[C182] lists vouchers by status', async () => {
    const titles = async (query: object) =>
      (await call('listVouchers', { query } as never, mine)).data.list.map(({ title }) => title);
    expect(await titles({})).toEqual(['可用券', '过期券']);
    expect(await titles({ status: 0 })).toEqual(['可用券']);
    expect(await titles({ status: 1 })).toEqual([]);
    expect(await titles({ status: 2 })).toEqual(['过期券']);
    expect((await call('listVouchers', { query: { status: 3 } } as never, mine)).status).toBe(422);
  });

  it('[C057][C064] lists and counts coupons by status and kind', async () => {
    const list = async (query: object) => (await call('listCoupons', { query } as never, mine)).data;
    expect((await list({})).list.map(({ coupon: { title }, status }) => [title, status])).toEqual([
      ['通用券', 0],
      ['饮片券', 0],
      ['通用券', 2],
    ]);
    expect((await list({ status: 0 })).total).toBe(2);
    expect((await list({ type: 'category' })).list.map(({ coupon: { title } }) => title)).toEqual(['饮片券']);
    expect((await call('countCoupons', {}, mine)).data).toEqual({ unused: 2, used: 0, expired: 1 });
    expect((await call('countCoupons', {}, other)).data).toEqual({ unused: 0, used: 0, expired: 0 });
  });

  it('[C183] lists the points log with the current points', async () => {
    const book = (change: number, reference: string) =>
      db.transaction((tx) =>
        bookPoints(tx, buyerId, { kind: 'adjustment', change, orderId: null, reference, remark: '测试' }, time.now),
      );
    await book(120, 'points:1');
    await book(-20, 'points:2');
    expect(await book(-20, 'points:2')).toBe('already');
    expect(await book(-101, 'points:3')).toBe('too_little');
    const { data } = await call('listPointsLog', {}, mine);
    expect(data.list.map(({ change, points }) => [change, points])).toEqual([
      [-20, 100],
      [120, 120],
    ]);
    expect(data.points).toBe(100);
  });
});

describe('a wallet', () => {
  it('[C059][C198] shows which recharge methods are available', async () => {
    const { data } = await call('getWallet', {}, other);
    expect(data.recharge_methods).toEqual([
      { method: 'sandbox', name: '模拟收银台', available: 1, reason: null },
      { method: 'alipay', name: '支付宝', available: 0, reason: '未开通' },
      { method: 'wechat', name: '微信支付', available: 0, reason: '未开通' },
      { method: 'unionpay', name: '银联支付', available: 0, reason: '未开通' },
    ]);
  });

  it('holds granted coupons, vouchers and red packets', async () => {
    const names = [' Other', 'other'];
    const voucher = { kind: 'voucher' as const, title: '现金券', money: '30.00', threshold: '200.00', validDays: 10 };
    const packet = { ...voucher, kind: 'red_packet' as const, title: '平台红包', money: '6.60' };
    await db.transaction(async (tx) => {
      expect(await grantBenefits(tx, names, voucher, time.now)).toBe(1);
      expect(await grantBenefits(tx, names, packet, time.now)).toBe(1);
      expect(await grantCoupons(tx, names, 1, time.now)).toBe(1);
    });
    const cancelled = (grant: (tx: Tx) => Promise<unknown>, error: object) =>
      expect(db.transaction(grant)).rejects.toMatchObject(error);
    await cancelled((tx) => grantBenefits(tx, ['other', 'stranger'], voucher, time.now), { code: 'invalid' });
    await cancelled((tx) => grantCoupons(tx, names, 999, time.now), { code: 'couponsGone' });
    const { data } = await call('getWallet', {}, other);
    expect(data).toMatchObject({ voucher_money: '30.00', red_packet_money: '6.60', coupon_count: 1 });
    expect(await auditMoney(db)).toEqual([]);
  });
});
