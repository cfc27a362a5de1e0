import { expect, test } from 'vitest';
import type { Cart, CartLine } from '../pricing/cart.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { reductionOf } from '../pricing/reductions.ts';
import { block } from '../purchase/block-message.ts';
import { cartOf, line, lineOf, paidById } from '../testing/build-cart.ts';
import type { Coupon } from './types.ts';

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 3,
  title: '满100减10',
  threshold: 100,
  money: 10,
  ...changes,
});
const withCoupon = (lines: readonly CartLine[], changes: Partial<Coupon> = {}, cart: Partial<Cart> = {}) =>
  priceCart(cartOf(lines, { coupon: coupon(changes), ...cart }));
const special = (kind: 'seckill' | 'special', withIt?: boolean) => ({
  special: { kind, price: 9, ...(withIt === undefined ? {} : { withCoupon: withIt }) },
});

test('[D2] a coupon that applies', () => {
  const priced = withCoupon([line(1), line(2, { listPrice: '5' })]);
  expect(priced.coupon).toEqual({
    id: 3,
    title: '满100减10',
    applied: true,
    amount: '10.00',
    counted: '150.00',
    refusal: null,
  });
  expect(paidById(priced)).toEqual({ 1: '93.33', 2: '46.67' });
  expect(priced.totals).toMatchObject({ reductions: [{ code: 'coupon', amount: '10.00' }], payable: '140.00' });
  expect(reductionOf(lineOf(priced, 1).proof.reductions, 'coupon')).toBe('6.67');
});

test('[D2] without a coupon there is no outcome', () => {
  expect(priceCart(cartOf([line(1)]))).toMatchObject({ coupon: null, voucher: null, redPacket: null });
  expect(priceCart(cartOf([line(1)], { coupon: null, voucher: null, redPacket: null }))).toMatchObject({
    coupon: null,
  });
});

test.each<[string, Partial<CartLine>, Partial<Coupon>, string | undefined, string, string, string | null]>([
  ['not yet', {}, { startsAt: '2026-11-21' }, '2026-11-20', 'NOT_STARTED', '未到使用时间', null],
  ['no more', {}, { endsAt: '2026-11-20' }, '2026-11-20', 'EXPIRED', '已过期', null],
  ['other goods', {}, { scope: { goodsIds: [2] } }, undefined, 'NO_GOODS', '没有适用的商品', null],
  ['nothing selected', { selected: false }, {}, undefined, 'NO_GOODS', '没有适用的商品', null],
  ['blocked', { block: block('NO_STOCK', 'x') }, {}, undefined, 'NO_GOODS', '没有适用的商品', null],
  ['seckill', special('seckill'), {}, undefined, 'NOT_COMBINABLE', '适用商品为秒杀、组合或换购商品，不可使用', null],
  ['ephedrine', { containsEphedrine: true }, {}, undefined, 'EPHEDRINE', '含麻黄碱类商品不可使用', null],
  ['below', { quantity: 9 }, {}, undefined, 'BELOW_THRESHOLD', '还差¥10.00可用', '10.00'],
  ['one cent below', {}, { threshold: '100.01' }, undefined, 'BELOW_THRESHOLD', '还差¥0.01可用', '0.01'],
  ['worth nothing', {}, { money: 0 }, undefined, 'NOTHING_LEFT', '没有可抵扣的金额', null],
  ['worth not said', {}, { money: null }, undefined, 'NOTHING_LEFT', '没有可抵扣的金额', null],
  ['nothing to pay', { listPrice: 0 }, { threshold: null }, undefined, 'NOTHING_LEFT', '没有可抵扣的金额', null],
])('[D2] a coupon that does not apply says why: %s', (_title, changes, couponChanges, now, code, message, missing) => {
  const priced = withCoupon([line(1, changes)], couponChanges, now ? { now } : {});
  expect(priced.coupon).toMatchObject({ applied: false, amount: '0.00', refusal: { code, message, missing } });
  expect(reductionOf(priced.totals.reductions, 'coupon')).toBe('0.00');
});

test('[D2] with ephedrine and seckill in one cart the coupon says that they cannot be combined', () => {
  const lines = [line(1, { containsEphedrine: true }), line(2, special('seckill'))];
  expect(withCoupon(lines).coupon?.refusal?.code).toBe('NOT_COMBINABLE');
});

test('[D2] periods are only checked if the time is known', () => {
  const period = { startsAt: '2026-11-20', endsAt: '2026-11-21' };
  expect(withCoupon([line(1)], period).coupon?.applied).toBe(true);
  expect(withCoupon([line(1)], period, { now: '2026-11-20 12:00' }).coupon?.applied).toBe(true);
});

test('[D2] seckill lines join a coupon only if they allow it; the others bear it', () => {
  const lines = [line(1, special('seckill')), line(2, special('seckill', true)), line(3, special('special')), line(4)];
  const priced = withCoupon(lines, { threshold: 280 });
  expect(priced.coupon).toMatchObject({ applied: true, counted: '280.00' });
  expect(reductionOf(lineOf(priced, 1).proof.reductions, 'coupon')).toBe('0.00');
});

test('[D2] the threshold counts the amount after full reduction and discount', () => {
  const activities = [
    { id: 1, kind: 'full_reduction' as const, title: '满减', scope: {}, tiers: [{ amount: 100, money: 1 }] },
  ];
  expect(withCoupon([line(1)], {}, { activities }).coupon?.refusal).toMatchObject({
    code: 'BELOW_THRESHOLD',
    missing: '1.00',
  });
});

test.each<[Partial<Coupon>, string]>([
  [{ rate: '0.9', money: null }, '10.00'],
  [{ rate: '0.9', maxMoney: 8 }, '8.00'],
  [{ rate: '0.9', maxMoney: 80 }, '10.00'],
  [{ rate: '0.9', maxMoney: null }, '10.00'],
  [{ rate: null, money: '12.34' }, '12.34'],
  [{ money: 500 }, '100.00'],
])('[D2] %o takes off %s', (changes, amount) => {
  expect(withCoupon([line(1)], changes).coupon?.amount).toBe(amount);
});

test('[B7] ephedrine takes no coupon, voucher or red packet; other lines do', () => {
  const priced = priceCart(
    cartOf([line(1, { containsEphedrine: true }), line(2)], {
      coupon: coupon({ threshold: null }),
      voucher: { id: 1, title: '现金券', money: 20 },
      redPacket: { id: 2, title: '红包', money: 5 },
    }),
  );
  expect(paidById(priced)).toEqual({ 1: '100.00', 2: '65.00' });
});

test('[D1] coupon, then cash voucher, then red packet, each on the remaining amount', () => {
  const priced = priceCart(
    cartOf([line(1)], {
      coupon: coupon({ money: 60 }),
      voucher: { id: 1, title: '现金券', money: 30, threshold: 40 },
      redPacket: { id: 2, title: '红包', money: 50 },
    }),
  );
  expect(priced.coupon).toMatchObject({ amount: '60.00', counted: '100.00' });
  expect(priced.voucher).toEqual({
    id: 1,
    title: '现金券',
    applied: true,
    amount: '30.00',
    counted: '40.00',
    refusal: null,
  });
  expect(priced.redPacket).toEqual({
    id: 2,
    title: '红包',
    applied: true,
    amount: '10.00',
    counted: '10.00',
    refusal: null,
  });
  expect(lineOf(priced, 1).proof).toEqual({
    list: '100.00',
    priceReduction: '0.00',
    amount: '100.00',
    reductions: [
      { code: 'coupon', amount: '60.00' },
      { code: 'voucher', amount: '30.00' },
      { code: 'red_packet', amount: '10.00' },
    ],
    paid: '0.00',
  });
  expect(priced.totals).toMatchObject({
    reductions: [
      { code: 'coupon', amount: '60.00' },
      { code: 'voucher', amount: '30.00' },
      { code: 'red_packet', amount: '10.00' },
    ],
    payable: '0.00',
    saved: '100.00',
  });
});

test('[D1] a voucher or red packet that does not apply says why', () => {
  const priced = priceCart(
    cartOf([line(1, { containsEphedrine: true })], {
      voucher: { id: 1, title: '现金券', money: 30 },
      redPacket: { id: 2, title: '红包', money: 30 },
    }),
  );
  expect(priced.voucher?.refusal?.code).toBe('EPHEDRINE');
  expect(priced.redPacket?.refusal?.code).toBe('EPHEDRINE');
});
