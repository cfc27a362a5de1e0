import { expect, test } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import { reductionOf } from '../pricing/reductions.ts';
import { cartOf, line, lineOf, paidById } from '../testing/build-cart.ts';
import { rateOff, rateText } from './rate.ts';
import type { Discount } from './types.ts';

const welfare = (changes: Partial<Discount> = {}): Discount => ({
  id: 5,
  kind: 'discount',
  title: '全场94折',
  rate: '0.94',
  scope: {},
  ...changes,
});

test('[D1] 全场94折 pays 0.94 of everything', () => {
  const priced = priceCart(cartOf([line(1), line(2, { listPrice: '3.33' })], { activities: [welfare()] }));
  expect(paidById(priced)).toEqual({ 1: '94.00', 2: '31.30' });
  expect(priced.totals).toMatchObject({ reductions: [{ code: 'discount', amount: '8.00' }], payable: '125.30' });
  expect(priced.groups[0]).toMatchObject({
    kind: 'discount',
    reduction: '8.00',
    measured: '133.30',
    progress: 1,
    next: null,
    hint: null,
    reachedText: '已享9.4折',
    tiers: [{ amount: '0.00', money: '0.00', status: 1 }],
  });
  expect(lineOf(priced, 1)).toMatchObject({ discountId: 5, fullReductionId: null });
});

test('[D1] a discount applies after full reductions', () => {
  const activities = [
    welfare(),
    { id: 1, kind: 'full_reduction' as const, title: '满减', scope: {}, tiers: [{ amount: 100, money: 10 }] },
  ];
  const priced = priceCart(cartOf([line(1)], { activities }));
  expect(priced.totals).toMatchObject({
    reductions: [
      { code: 'full_reduction', amount: '10.00' },
      { code: 'discount', amount: '5.40' },
    ],
    payable: '84.60',
  });
  expect(priced.groups.map(({ kind }) => kind)).toEqual(['full_reduction', 'discount']);
});

test('[D1][L4] below its threshold a discount only hints', () => {
  const activity = welfare({ threshold: 150, rate: '0.9' });
  const below = priceCart(cartOf([line(1)], { activities: [activity] }));
  expect(reductionOf(below.totals.reductions, 'discount')).toBe('0.00');
  expect(below.groups[0]).toMatchObject({
    reduction: '0.00',
    reachedText: null,
    tiers: [{ amount: '150.00', money: '15.00', status: 0 }],
    hint: { text: '再买¥50.00享9折', gain: '15.00' },
  });
  const above = priceCart(cartOf([line(1, { listPrice: 15 })], { activities: [activity] }));
  expect(above.groups[0]).toMatchObject({ reduction: '15.00', reachedText: '已满¥150.00享9折' });
});

test('[L4] a discount may count pieces', () => {
  const group = priceCart(cartOf([line(1)], { activities: [welfare({ threshold: 12, measure: 'pieces' })] })).groups[0];
  expect(group).toMatchObject({
    tiers: [{ amount: '12', money: '0.00', status: 0 }],
    hint: { text: '再买2件享9.4折', gain: null, measure: 'pieces' },
  });
});

test('[D1] a line joins one discount', () => {
  const priced = priceCart(cartOf([line(1)], { activities: [welfare({ id: 6, rate: '0.5' }), welfare()] }));
  expect(reductionOf(priced.totals.reductions, 'discount')).toBe('6.00');
});

test.each([
  [1000n, '0.94', 60n],
  [1001n, '0.94', 61n],
  [1000n, '0.9999', 1n],
  [1000n, '1', 0n],
  [1000n, '1.2', 0n],
  [1000n, 0, 1000n],
  [1000n, '-1', 1000n],
  [0n, '0.5', 0n],
])('[D1][M1] of %s cents a rate of %s takes off %s', (money, rate, off) => {
  expect(rateOff(money, rate)).toBe(off);
});

test.each([
  ['0.94', '9.4折'],
  [0.9, '9折'],
  ['0.885', '8.85折'],
])('a rate of %s is called %s', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});
