import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareMoney } from '../money/arithmetic.ts';
import type { Cart, CartLine, ShippingRule } from '../pricing/cart.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { anyCart } from '../testing/arbitrary-cart.ts';
import { cartOf, line } from '../testing/build-cart.ts';

const weight = { firstGrams: 1000, nextGrams: 500, nextFee: 3, unitGrams: 200 };
const rule: ShippingRule = { threshold: 500, fee: 8, weight };
const ship = (lines: readonly CartLine[], changes: Partial<Cart> = {}) =>
  priceCart(cartOf(lines, { shipping: rule, ...changes }));

test.each<[string, CartLine[], string, string | null]>([
  ['within the first weight', [line(1, { weightGrams: 100 })], '8.00', '约1公斤：首重1公斤¥8.00'],
  [
    'one gram over',
    [line(1, { weightGrams: 100 }), line(2, { quantity: 1, weightGrams: 1 })],
    '11.00',
    '约1.001公斤：首重1公斤¥8.00，续重1×0.5公斤¥3.00',
  ],
  [
    'a step and a gram',
    [line(1, { weightGrams: 150 }), line(2, { quantity: 1, weightGrams: 1 })],
    '14.00',
    '约1.501公斤：首重1公斤¥8.00，续重2×0.5公斤¥6.00',
  ],
  ['an unknown weight counts as the rule says', [line(1)], '14.00', '约2公斤：首重1公斤¥8.00，续重2×0.5公斤¥6.00'],
  ['parts of a piece', [line(1, { quantity: '0.5', weightGrams: 1001 })], '8.00', '约0.501公斤：首重1公斤¥8.00'],
  [
    'lines that ship free weigh nothing',
    [line(1, { weightGrams: 100 }), line(2, { freeShippingNumber: 10, weightGrams: 9000 })],
    '8.00',
    '约1公斤：首重1公斤¥8.00',
  ],
  ['free at the threshold', [line(1, { listPrice: 50, weightGrams: 9000 })], '0.00', null],
  ['nothing selected', [line(1, { selected: false })], '0.00', null],
])('[D1][F2] freight by weight: %s', (_title, lines, fee, reason) => {
  const { shipping, totals } = ship(lines);
  expect(shipping).toMatchObject({ fee, reason });
  expect(totals.shippingFee).toBe(fee);
});

const anyRule = fc.record({
  threshold: fc.integer({ min: 0, max: 5000 }),
  fee: fc.integer({ min: 0, max: 100 }),
  weight: fc.record({
    firstGrams: fc.integer({ min: 1, max: 5000 }),
    nextGrams: fc.integer({ min: 1, max: 5000 }),
    nextFee: fc.integer({ min: 0, max: 50 }),
    unitGrams: fc.integer({ min: 1, max: 2000 }),
  }),
});

test('[D1] freight is never negative, grows with the weight, and does not depend on the order of lines', () => {
  fc.assert(
    fc.property(anyCart, anyRule, fc.array(fc.nat(9000), { minLength: 14, maxLength: 14 }), (cart, shipping, grams) => {
      const priced = (extra: number) =>
        priceCart({
          ...cart,
          shipping,
          lines: cart.lines.map((each, at) => ({ ...each, weightGrams: (grams[at] ?? 0) + extra })),
        });
      const { fee } = priced(0).shipping;
      expect(compareMoney(fee, 0)).toBeGreaterThanOrEqual(0);
      expect(compareMoney(priced(700).shipping.fee, fee)).toBeGreaterThanOrEqual(0);
      const lines = cart.lines.map((each, at) => ({ ...each, weightGrams: grams[at] ?? 0 })).reverse();
      expect(priceCart({ ...cart, shipping, lines }).shipping).toEqual(priced(0).shipping);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['below', '100.01', ['还差¥0.01起送，收货地区满¥100.01起送']],
  ['at', '100.00', []],
  ['without', 0, []],
])('an order %s the minimum of its region', (_title, minimum, messages) => {
  const shipping = { ...rule, minimum };
  const { problems } = ship([line(1)], { shipping });
  expect(problems.map(({ message }) => message)).toEqual(messages);
  expect(ship([line(1, { selected: false })], { shipping }).problems).toEqual([]);
});

test('a coupon does not make an order too small', () => {
  const { problems, totals } = ship([line(1)], {
    shipping: { ...rule, minimum: 100 },
    coupon: { id: 1, title: 'c', money: 50 },
  });
  expect(totals.goodsPayable).toBe('50.00');
  expect(problems).toEqual([]);
});

test('[B7] both problems are named, the products first', () => {
  const { problems } = ship([line(1, { containsEphedrine: true }), line(2)], { shipping: { ...rule, minimum: 900 } });
  expect(problems.map(({ code }) => code)).toEqual(['EPHEDRINE_OWN_ORDER', 'BELOW_MINIMUM']);
});
