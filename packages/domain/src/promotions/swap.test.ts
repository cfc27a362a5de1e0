import { expect, test } from 'vitest';
import type { CartLine } from '../pricing/cart.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { cartOf, line, lineOf } from '../testing/build-cart.ts';
import type { SwapActivity } from './types.ts';

const swaps = (changes: Partial<SwapActivity> = {}): SwapActivity => ({
  id: 8,
  kind: 'swap',
  title: '换购',
  scope: {},
  tiers: [
    { amount: 200, swaps: [{ goodsId: 51, name: '体温计', price: '5', number: 2 }] },
    { amount: 100, swaps: [{ goodsId: 50, name: '口罩', price: '1.5', number: 3, stock: 2 }] },
  ],
  ...changes,
});
const swapLine = (changes: Partial<CartLine> = {}) =>
  line(2, {
    goodsId: 50,
    quantity: 2,
    listPrice: '6.90',
    special: { kind: 'swap', price: '1.5', activityId: 8 },
    ...changes,
  });
const price = (lines: readonly CartLine[], activities = [swaps()], now?: string) =>
  priceCart(cartOf(lines, { activities, ...(now ? { now } : {}) }));

test('[D3] a swap line counts once its tier is reached', () => {
  const priced = price([line(1), swapLine()]);
  expect(lineOf(priced, 2)).toMatchObject({
    selected: true,
    priceKind: 'swap',
    unitPrice: '1.50',
    amount: '3.00',
    joinsCoupon: false,
  });
  expect(priced.totals).toMatchObject({ goods: '103.00', priceReduction: '10.80', payable: '103.00' });
});

test('[D3] it disappears with its tier', () => {
  const priced = price([line(1, { quantity: 9 }), swapLine()]);
  expect(lineOf(priced, 2)).toMatchObject({
    selected: false,
    excluded: { code: 'SWAP_NOT_REACHED', message: '未满足换购条件' },
    proof: { paid: '0.00' },
  });
  expect(priced.totals).toMatchObject({ payable: '90.00', lineCount: 1 });
});

test('[D3] swap lines count for no tier and join no activity', () => {
  const all = { id: 1, kind: 'full_reduction' as const, title: '满减', scope: {}, tiers: [{ amount: 1, money: 1 }] };
  const priced = priceCart(
    cartOf([line(1, { quantity: 9 }), swapLine({ listPrice: 60 })], { activities: [swaps(), all] }),
  );
  expect(priced.groups.map(({ lineIds, measured }) => [lineIds, measured])).toEqual([
    [[1], '90.00'],
    [[1], '90.00'],
  ]);
  expect(lineOf(priced, 2).fullReductionId).toBeNull();
});

test.each<[string, CartLine[], string]>([
  ['more than are left', [swapLine({ quantity: 3 })], '最多可换购2件'],
  ['two lines together', [swapLine({ quantity: 1 }), swapLine({ id: 3, quantity: 2 })], '最多可换购2件'],
])('[D3] no more than the offer: %s', (_title, lines, message) => {
  const priced = price([line(1), ...lines]);
  for (const { excluded } of priced.lines.slice(1)) expect(excluded).toEqual({ code: 'SWAP_LIMIT', message });
});

test('[D3] lines that are not selected do not use up the offer', () => {
  const priced = price([line(1), swapLine(), swapLine({ id: 3, selected: false })]);
  expect(priced.lines.map(({ excluded }) => excluded?.code ?? null)).toEqual([null, null, 'NOT_SELECTED']);
});

test.each<[string, CartLine, string | undefined]>([
  ['goods that are not offered', swapLine({ goodsId: 77 }), undefined],
  ['an unknown activity', swapLine({ special: { kind: 'swap', price: 1, activityId: 99 } }), undefined],
  ['no activity', swapLine({ special: { kind: 'swap', price: 1 } }), undefined],
  ['an activity that is over', swapLine(), '2026-11-21'],
])('[D3] without an offer there is no swap: %s', (_title, swap, now) => {
  const priced = price([line(1), swap], [swaps({ endsAt: '2026-11-21' })], now);
  expect(lineOf(priced, 2).excluded?.code).toBe('SWAP_NOT_REACHED');
});

test('[D3][L4] offers say what is reached and what is missing', () => {
  expect(price([line(1)]).swaps).toEqual([
    {
      activityId: 8,
      goodsId: 50,
      name: '口罩',
      price: '1.50',
      maximum: '2',
      reached: true,
      measure: 'money',
      missing: '0.00',
      text: '可¥1.50换购口罩',
    },
    {
      activityId: 8,
      goodsId: 51,
      name: '体温计',
      price: '5.00',
      maximum: '2',
      reached: false,
      measure: 'money',
      missing: '100.00',
      text: '再买¥100.00可¥5.00换购体温计',
    },
  ]);
  expect(price([line(1)]).groups[0]).toMatchObject({
    kind: 'swap',
    reachedText: '已满¥100.00可换购口罩',
    hint: { kind: 'swap', text: '再买¥100.00可换购体温计', gain: null },
  });
});

test('[D3][L4] several goods of a tier are named together, offers come in order of their goods', () => {
  const two = [60, 9].map((goodsId) => ({ goodsId, name: `药${goodsId}`, price: 1, number: 1 }));
  const priced = price([line(1)], [swaps({ tiers: [{ amount: 100, swaps: two }] })]);
  expect(priced.groups[0]?.reachedText).toBe('已满¥100.00可换购药60、药9');
  expect(priced.swaps.map(({ goodsId }) => goodsId)).toEqual([9, 60]);
});

test('[D3] goods in several tiers are offered by the highest reached, otherwise by the lowest', () => {
  const mask = (price: string, number: number) => [{ goodsId: 50, name: '口罩', price, number, stock: null }];
  const tiers = [
    { amount: 30, swaps: mask('1', 3) },
    { amount: 10, swaps: mask('3', 1) },
    { amount: 20, swaps: mask('2', 2) },
  ];
  const offer = (quantity: number) =>
    price([line(1, { quantity })], [swaps({ measure: 'pieces', tiers })]).swaps.map((one) => [
      one.price,
      one.maximum,
      one.reached,
      one.text,
    ]);
  expect(offer(9)).toEqual([['3.00', '1', false, '再买1件可¥3.00换购口罩']]);
  expect(offer(10)).toEqual([['3.00', '1', true, '可¥3.00换购口罩']]);
  expect(offer(29)).toEqual([['2.00', '2', true, '可¥2.00换购口罩']]);
  expect(offer(30)).toEqual([['1.00', '3', true, '可¥1.00换购口罩']]);
});

test('[D2] a swap line joins a coupon only if it allows it', () => {
  const swap = swapLine({ special: { kind: 'swap', price: 1, activityId: 8, withCoupon: true } });
  expect(lineOf(price([line(1), swap]), 2).joinsCoupon).toBe(true);
});
