import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coupon } from '../promotions/types.ts';
import { anyCart, anyCoupon } from '../testing/arbitrary-cart.ts';
import { cartOf, line } from '../testing/build-cart.ts';
import type { DecimalInput } from '../values.ts';
import { bestCoupon, chooseCoupons } from './best-coupon.ts';
import type { GoodsFacts } from './cart.ts';
import { couponPrices } from './coupon-after-price.ts';

const coupon = (id: number, money: number, changes: Partial<Coupon> = {}): Coupon => ({
  id,
  title: `减${money}`,
  threshold: 100,
  money,
  ...changes,
});
const cart = cartOf([line(1)]);

test('[D2] coupons are divided into usable ones, best first, and unusable ones with their reason', () => {
  const choice = chooseCoupons(cart, [
    coupon(4, 5),
    coupon(3, 20),
    coupon(2, 50, { threshold: 120 }),
    coupon(1, 50, { threshold: 110 }),
  ]);
  expect(choice.usable.map(({ coupon: { id }, outcome, payable }) => [id, outcome.amount, payable])).toEqual([
    [3, '20.00', '80.00'],
    [4, '5.00', '95.00'],
  ]);
  expect(choice.unusable.map(({ coupon: { id }, outcome }) => [id, outcome.refusal?.message])).toEqual([
    [1, '还差¥10.00可用'],
    [2, '还差¥20.00可用'],
  ]);
});

test('[D2] among equal coupons the earliest end, then the lowest id, wins', () => {
  const coupons = [
    coupon(7, 10),
    coupon(6, 10),
    coupon(9, 10, { endsAt: '2027-01-02' }),
    coupon(8, 10, { endsAt: '2027-01-01' }),
  ];
  expect(chooseCoupons(cart, coupons).usable.map(({ coupon: { id } }) => id)).toEqual([8, 9, 6, 7]);
  expect(bestCoupon(cart, coupons)?.coupon.id).toBe(8);
});

test('[D2] the best coupon makes the cart cheapest, including shipping', () => {
  const withShipping = cartOf([line(1)], { shipping: { threshold: 95, fee: 20 }, coupon: coupon(99, 1) });
  expect(bestCoupon(withShipping, [coupon(1, 10), coupon(2, 5)])?.coupon.id).toBe(2);
});

test('[D2] if none applies there is no best; candidates are not requested', () => {
  const usualGoods = [{ goodsId: 1, name: 'x', listPrice: 1, packStep: 1, stock: 9 }];
  expect(bestCoupon({ ...cart, usualGoods }, [coupon(1, 10, { threshold: 200 })])).toBeNull();
  expect(bestCoupon(cart, [])).toBeNull();
});

const goods: GoodsFacts = { goodsId: 7, listPrice: '12.80' };

type Bought = Parameters<typeof couponPrices>[0] & {
  goods: Parameters<ReturnType<typeof couponPrices>>[0];
  quantity: DecimalInput;
};
const couponAfterPrice = ({ goods: of, quantity, ...input }: Bought) => couponPrices(input)(of, quantity);

test.each<[string, number | string, Coupon[], unknown]>([
  ['the best coupon', 10, [coupon(1, 10), coupon(2, 20)], { price: '10.80', couponId: 2, amount: '20.00' }],
  ['rounded up to what is really paid', 9, [coupon(1, 10)], { price: '11.69', couponId: 1, amount: '10.00' }],
  ['by weight', '10.5', [coupon(1, '9.90' as unknown as number)], { price: '11.86', couponId: 1, amount: '9.90' }],
  ['out of reach', 7, [coupon(1, 10)], null],
  ['none', 10, [], null],
  ['no quantity', 0, [coupon(1, 10, { threshold: 0 })], null],
  ['less than none', -1, [coupon(1, 10)], null],
])('[D5] the price after coupon: %s', (_title, quantity, coupons, after) => {
  expect(couponAfterPrice({ goods, quantity, coupons })).toEqual(after);
});

test('[D5] promotions and time count as in the cart', () => {
  const activities = [{ id: 1, kind: 'discount' as const, title: '五折', rate: '0.5', scope: {} }];
  expect(couponAfterPrice({ goods, quantity: 10, coupons: [coupon(1, 10)], activities })).toBeNull();
  expect(couponAfterPrice({ goods, quantity: 20, coupons: [coupon(1, 10)], activities })?.price).toBe('5.90');
  const ended = coupon(1, 10, { endsAt: '2026-11-20' });
  expect(couponAfterPrice({ goods, quantity: 10, coupons: [ended], now: '2026-11-20' })).toBeNull();
  expect(couponAfterPrice({ goods, quantity: 10, coupons: [ended], now: '2026-11-19' })?.price).toBe('11.80');
});

test('[D5] seckill goods and goods without a price have none', () => {
  const special = { kind: 'seckill' as const, price: '12' };
  expect(couponAfterPrice({ goods: { ...goods, special }, quantity: 10, coupons: [coupon(1, 10)] })).toBeNull();
  expect(couponAfterPrice({ goods: { ...goods, listPrice: null }, quantity: 10, coupons: [coupon(1, 10)] })).toBeNull();
});

test('[D5] trying only the coupons that may apply finds what trying all of them finds', () => {
  fc.assert(
    fc.property(anyCart, fc.tuple(anyCoupon(1), anyCoupon(2), anyCoupon(3)), ({ lines, activities = [] }, coupons) => {
      const [first] = lines;
      fc.pre(first !== undefined);
      const { quantity, ...facts } = first;
      const found = couponAfterPrice({ goods: facts, quantity, coupons, activities });
      const cart = { lines: [{ ...facts, id: facts.goodsId, quantity, selected: true }], activities };
      const best = bestCoupon(cart, coupons);
      expect([found?.couponId, found?.amount]).toEqual([best?.coupon.id, best?.outcome.amount]);
    }),
    { numRuns: 500 },
  );
});

test('[D5] each product has the same price in a list as alone', () => {
  fc.assert(
    fc.property(anyCart, fc.tuple(anyCoupon(1), anyCoupon(2)), ({ lines, activities = [] }, coupons) => {
      const priceOf = couponPrices({ coupons, activities });
      for (const { quantity, ...facts } of lines)
        expect(priceOf(facts, quantity)).toEqual(couponAfterPrice({ goods: facts, quantity, coupons, activities }));
    }),
  );
});
