import { expect, test } from 'vitest';
import type { CartLine } from '../pricing/cart.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { block } from '../purchase/block-message.ts';
import { cartOf, line } from '../testing/build-cart.ts';
import type { Combination } from './types.ts';

const set: Combination = {
  id: 6,
  kind: 'combination',
  title: '组合购',
  members: [
    { goodsId: 1, number: 2 },
    { goodsId: 2, number: '1' },
  ],
};
const member = (id: number, quantity: number | string, changes: Partial<CartLine> = {}) =>
  line(id, { quantity, special: { kind: 'combination', price: 8, activityId: 6 }, ...changes });
const price = (lines: readonly CartLine[], activities = [set], now?: string) =>
  priceCart(cartOf(lines, { activities, ...(now ? { now } : {}) }));
const prices = (lines: readonly CartLine[], activities = [set], now?: string) =>
  price(lines, activities, now).lines.map(({ unitPrice }) => unitPrice);

test('[D1] a complete set has its combination prices', () => {
  const priced = price([member(1, 6), member(2, 3), line(3)]);
  expect(priced.lines.map(({ unitPrice, priceKind, joinsCoupon }) => [unitPrice, priceKind, joinsCoupon])).toEqual([
    ['8.00', 'combination', false],
    ['8.00', 'combination', false],
    ['10.00', 'list', true],
  ]);
  expect(priced.combinations).toEqual([{ activityId: 6, lineIds: [1, 2], sets: '3', text: null }]);
});

test.each<[string, CartLine[]]>([
  ['a member is missing', [member(1, 2)]],
  ['numbers do not match', [member(1, 2), member(2, 2)]],
  ['no whole set', [member(1, 3), member(2, 1)]],
  ['half a set of each', [member(1, 1), member(2, '0.5')]],
  ['nothing of each', [member(1, 0), member(2, 0)]],
  ['a member is not selected', [member(1, 2), member(2, 1, { selected: false })]],
  ['a member is blocked', [member(1, 2), member(2, 1, { block: block('NO_STOCK', 'x') })]],
  ['a stranger takes part', [member(1, 2), member(2, 1), member(3, 1)]],
  ['a stranger instead of a member', [member(1, 2), member(3, 1)]],
])('[D1] an incomplete set has ordinary prices: %s', (_title, lines) => {
  expect(new Set(prices(lines))).toEqual(new Set(['10.00']));
  expect(price(lines).combinations).toMatchObject([{ activityId: 6, sets: '0', text: '组合不完整，按单品价格计算' }]);
});

test('[D1] a member without a price breaks the set', () => {
  expect(prices([member(1, 2), member(2, 1, { listPrice: null })])).toEqual(['10.00', null]);
});

test('[D1] several lines of one member count together', () => {
  expect(prices([member(1, 1), member(3, 1, { goodsId: 1 }), member(2, 1)])).toEqual(['8.00', '8.00', '8.00']);
});

test('[D1] without its activity, running, there is no combination', () => {
  const lines = [member(1, 2), member(2, 1)];
  expect(prices(lines, [])).toEqual(['10.00', '10.00']);
  expect(prices(lines, [{ ...set, endsAt: '2026-11-20' }], '2026-11-20')).toEqual(['10.00', '10.00']);
  expect(price(lines, []).combinations).toEqual([]);
  const unnamed = lines.map((one) => ({ ...one, special: { kind: 'combination' as const, price: 8 } }));
  expect(prices(unnamed)).toEqual(['10.00', '10.00']);
});

test('[D1] a combination without members, or with none of one, is never complete', () => {
  expect(prices([member(1, 2)], [{ ...set, members: [] }])).toEqual(['10.00']);
  expect(prices([member(1, 2)], [{ ...set, members: [{ goodsId: 1, number: 0 }] }])).toEqual(['10.00']);
});

test('combinations are reported by id, unless no line names them', () => {
  const other = { ...set, id: 10, priority: 1, members: [{ goodsId: 5, number: 1 }] };
  const lines = [line(5, { special: { kind: 'combination', price: 8, activityId: 10 } }), member(1, 2), member(2, 1)];
  expect(price(lines, [other, set, { ...set, id: 7 }]).combinations.map(({ activityId }) => activityId)).toEqual([
    6, 10,
  ]);
});
