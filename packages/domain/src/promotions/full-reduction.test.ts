import { expect, test } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import { reductionOf } from '../pricing/reductions.ts';
import { cartOf, line, lineOf, paidById } from '../testing/build-cart.ts';
import type { Activity, FullReduction } from './types.ts';

const reduction = (changes: Partial<FullReduction> = {}): FullReduction => ({
  id: 1,
  kind: 'full_reduction',
  title: '满减专场',
  tiers: [
    { amount: 500, money: 45 },
    { amount: 300, money: 20 },
  ],
  ...changes,
});
const price = (lines: Parameters<typeof cartOf>[0], activities: readonly Activity[], now?: string) =>
  priceCart(cartOf(lines, { activities, ...(now ? { now } : {}) }));
const joined = (id: number, listPrice: string, activityIds: number[] = [1]) => line(id, { listPrice, activityIds });

test('[D1][L4] the sketch: 480 in the cart, 300 reached, 20 missing to 500', () => {
  const priced = price(
    [
      line(1, { quantity: 20, listPrice: '12.80', activityIds: [1] }),
      line(2, { quantity: 20, listPrice: '11.20', activityIds: [1] }),
    ],
    [reduction()],
  );
  expect(priced.groups).toEqual([
    {
      activityId: 1,
      kind: 'full_reduction',
      title: '满减专场',
      measure: 'money',
      lineIds: [1, 2],
      measured: '480.00',
      tiers: [
        { amount: '300.00', money: '20.00', status: 1 },
        { amount: '500.00', money: '45.00', status: 0 },
      ],
      reached: { amount: '300.00', money: '20.00', status: 1 },
      next: { tier: { amount: '500.00', money: '45.00', status: 0 }, missing: '20.00', brings: '减¥45.00' },
      progress: 0.96,
      reduction: '20.00',
      reachedText: '已满¥300.00减¥20.00',
      hint: {
        kind: 'full_reduction',
        id: 1,
        measure: 'money',
        missing: '20.00',
        gain: '25.00',
        text: '再买¥20.00减¥45.00',
        plan: null,
      },
    },
  ]);
  expect(paidById(priced)).toEqual({ 1: '245.33', 2: '214.67' });
  expect(priced.lines.map(({ fullReductionId, discountId }) => [fullReductionId, discountId])).toEqual([
    [1, null],
    [1, null],
  ]);
  expect(priced.totals).toMatchObject({
    goods: '480.00',
    reductions: [{ code: 'full_reduction', amount: '20.00' }],
    payable: '460.00',
    saved: '20.00',
  });
});

test.each([
  ['29.99', null, '0.00', '再买¥0.10减¥20.00', '20.00'],
  ['30', '300.00', '20.00', '再买¥200.00减¥45.00', '25.00'],
  ['50', '500.00', '45.00', null, null],
])('[D1][L4] ten pieces at %s reach %s and take off %s', (listPrice, amount, off, text, gain) => {
  const group = price([joined(1, listPrice)], [reduction()]).groups[0];
  expect([
    group?.reached?.amount ?? null,
    group?.reduction,
    group?.hint?.text ?? null,
    group?.hint?.gain ?? null,
  ]).toEqual([amount, off, text, gain]);
});

test('[L4] below the first tier nothing is reached; at the top the bar is full', () => {
  expect(price([joined(1, '15')], [reduction()]).groups[0]).toMatchObject({
    progress: 0.5,
    reached: null,
    reachedText: null,
  });
  expect(price([joined(1, '60')], [reduction()]).groups[0]).toMatchObject({ progress: 1, next: null, hint: null });
});

test('[D1] a reduction never exceeds the remaining amount', () => {
  const priced = price([joined(1, '1')], [reduction({ tiers: [{ amount: 5, money: 50 }] })]);
  expect(priced.totals).toMatchObject({ reductions: [{ code: 'full_reduction', amount: '10.00' }], payable: '0.00' });
});

test('[S2] lines that do not count are in the group but neither measured nor reduced', () => {
  const priced = price([joined(1, '30'), { ...joined(2, '30'), selected: false }], [reduction()]);
  expect(priced.groups[0]).toMatchObject({ lineIds: [1, 2], measured: '300.00' });
  expect(lineOf(priced, 2)).toMatchObject({ fullReductionId: 1, proof: { reductions: [], paid: '0.00' } });
  expect(lineOf(priced, 1).proof).toMatchObject({
    reductions: [{ code: 'full_reduction', amount: '20.00' }],
    paid: '280.00',
  });
});

test('[L4] pieces count where the activity counts pieces', () => {
  const byPieces = reduction({
    measure: 'pieces',
    tiers: [
      { amount: 10, money: 5 },
      { amount: '20', money: 12 },
    ],
  });
  const group = price(
    [joined(1, '1'), { ...joined(2, '1'), quantity: '2.5' }, { ...joined(3, '1'), selected: false }],
    [byPieces],
  ).groups[0];
  expect(group).toMatchObject({
    measured: '12.5',
    reduction: '5.00',
    reachedText: '已满10件减¥5.00',
    next: { missing: '7.5' },
    tiers: [
      { amount: '10', money: '5.00', status: 1 },
      { amount: '20', money: '12.00', status: 0 },
    ],
    hint: { text: '再买7.5件减¥12.00', measure: 'pieces', missing: '7.5' },
  });
});

test('[D1] a line joins one full reduction: the highest priority, then the lowest id', () => {
  const activities = [
    reduction({ id: 10, tiers: [{ amount: 1, money: 1 }] }),
    reduction({ id: 9, tiers: [{ amount: 1, money: 2 }] }),
    reduction({ id: 11, priority: 1, tiers: [{ amount: 1, money: 3 }] }),
  ];
  const priced = price([joined(1, '10', [9, 10]), joined(2, '10', [10, 11, 9]), joined(3, '10', [99])], activities);
  expect(priced.lines.map(({ fullReductionId }) => fullReductionId)).toEqual([9, 11, null]);
  expect(reductionOf(priced.totals.reductions, 'full_reduction')).toBe('5.00');
  expect(priced.groups.map(({ activityId, lineIds }) => [activityId, lineIds])).toEqual([
    [9, [1]],
    [10, []],
    [11, [2]],
  ]);
});

test('[D1] an activity covers goods by its scope, too, and each line once', () => {
  const scoped = reduction({ scope: { makers: ['同仁堂'] } });
  const priced = price([{ ...joined(1, '30'), maker: '同仁堂' }, line(2, { maker: '同仁堂' }), line(3)], [scoped]);
  expect(priced.groups[0]?.lineIds).toEqual([1, 2]);
});

test.each([
  ['2026-11-19 23:59', []],
  ['2026-11-20 00:00', [1]],
  ['2026-11-21 00:00', []],
])('[D4] at %s the running activities are %j', (now, ids) => {
  const priced = price([joined(1, '30')], [reduction({ startsAt: '2026-11-20', endsAt: '2026-11-21' })], now);
  expect(priced.groups.map(({ activityId }) => activityId)).toEqual(ids);
});

test('[D3] a tier may bring gifts with its money, or alone', () => {
  const gift = { goodsId: 90, name: '创可贴', number: 2, unit: '盒' };
  const activity = reduction({
    tiers: [
      { amount: 100, money: 0, gifts: [gift] },
      { amount: 200, money: 10, gifts: [gift, { goodsId: 91, name: '棉签', number: 1 }] },
    ],
  });
  expect(price([joined(1, '5')], [activity])).toMatchObject({
    gifts: [],
    groups: [{ hint: { text: '再买¥50.00赠创可贴2盒', gain: null } }],
  });
  expect(price([joined(1, '10')], [activity])).toMatchObject({
    gifts: [{ activityId: 1, goodsId: 90, name: '创可贴', quantity: '2', promised: '2', shortage: null }],
    groups: [
      {
        reachedText: '已满¥100.00赠创可贴2盒',
        hint: { text: '再买¥100.00减¥10.00赠创可贴2盒、棉签1件', gain: '10.00' },
      },
    ],
    totals: { payable: '100.00' },
  });
  expect(price([joined(1, '20')], [activity]).gifts.map(({ goodsId }) => goodsId)).toEqual([90, 91]);
});
