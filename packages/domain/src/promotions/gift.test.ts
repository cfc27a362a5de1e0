import { expect, test } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import { cartOf, line } from '../testing/build-cart.ts';
import type { Gift, GiftActivity } from './types.ts';

const gift = (changes: Partial<Gift> = {}): Gift => ({
  goodsId: 90,
  name: '创可贴',
  number: 2,
  unit: '盒',
  ...changes,
});
const activity = (changes: Partial<GiftActivity> = {}): GiftActivity => ({
  id: 4,
  kind: 'gift',
  title: '满赠',
  scope: {},
  tiers: [{ amount: 100, gifts: [gift()] }],
  ...changes,
});
const due = (activities: GiftActivity[], quantity: number | string = 10) =>
  priceCart(cartOf([line(1, { quantity })], { activities })).gifts;

test('[D3] gifts follow their tier and disappear with it', () => {
  expect(due([activity()])).toEqual([
    { activityId: 4, goodsId: 90, name: '创可贴', quantity: '2', promised: '2', shortage: null },
  ]);
  expect(due([activity()], 9)).toEqual([]);
});

test('[D3][L4] a gift takes no money off; its group says what it brings', () => {
  const priced = priceCart(cartOf([line(1, { quantity: 9 })], { activities: [activity()] }));
  expect(priced.totals.payable).toBe('90.00');
  expect(priced.groups[0]).toMatchObject({
    kind: 'gift',
    title: '满赠',
    tiers: [{ amount: '100.00', money: '0.00', status: 0 }],
    hint: { kind: 'gift', text: '再买¥10.00赠创可贴2盒', gain: null },
  });
  expect(priceCart(cartOf([line(1)], { activities: [activity()] })).groups[0]?.reachedText).toBe(
    '已满¥100.00赠创可贴2盒',
  );
});

test('[D3] only the highest tier brings gifts, on amounts before any reduction', () => {
  const tiers = [
    { amount: 100, gifts: [gift({ goodsId: 91, name: '棉签' })] },
    { amount: 50, gifts: [gift()] },
  ];
  const discount = { id: 1, kind: 'discount' as const, title: '5折', rate: '0.5', scope: {} };
  expect(
    priceCart(cartOf([line(1)], { activities: [activity({ tiers }), discount] })).gifts.map(({ goodsId }) => goodsId),
  ).toEqual([91]);
});

test.each([
  [9, []],
  [10, ['1']],
  [19, ['1']],
  [20, ['2']],
  [35, ['3']],
])('[D3] buy 10 get 1: %i pieces bring %j', (quantity, gifts) => {
  const repeat = activity({ repeat: true, measure: 'pieces', tiers: [{ amount: 10, gifts: [gift({ number: 1 })] }] });
  expect(due([repeat], quantity).map((one) => one.quantity)).toEqual(gifts);
});

test('[D3] without repeat, or from 0 on, a tier brings its gifts once', () => {
  expect(due([activity()], 50)[0]?.quantity).toBe('2');
  expect(due([activity({ repeat: true, tiers: [{ amount: 0, gifts: [gift()] }] })])[0]?.quantity).toBe('2');
});

test.each<[number | null, string, string | null]>([
  [2, '2', null],
  [3, '2', null],
  [1, '1', '赠品仅剩1盒'],
  [0, '0', '赠品已送完'],
  [-1, '0', '赠品已送完'],
  [null, '2', null],
])('[D3] with a stock of %s, %s of 2 are due', (stock, quantity, shortage) => {
  expect(due([activity({ tiers: [{ amount: 1, gifts: [gift({ stock })] }] })])).toMatchObject([
    { quantity, promised: '2', shortage },
  ]);
});

test('[D3] promises of one product share its stock, in activity order', () => {
  const tiers = [{ amount: 1, gifts: [gift({ stock: 3, unit: null })] }];
  expect(due([activity({ id: 12, tiers }), activity({ id: 4, tiers })])).toEqual([
    { activityId: 4, goodsId: 90, name: '创可贴', quantity: '2', promised: '2', shortage: null },
    { activityId: 12, goodsId: 90, name: '创可贴', quantity: '1', promised: '2', shortage: '赠品仅剩1件' },
  ]);
});

test('[D3] gifts of one activity come in order of their goods', () => {
  const tiers = [{ amount: 1, gifts: [gift({ goodsId: 100 }), gift({ goodsId: 20 })] }];
  expect(due([activity({ tiers })]).map(({ goodsId }) => goodsId)).toEqual([20, 100]);
});

test('[B1][B4] a gift that the buyer may not have is left out with the reason, and takes no stock', () => {
  const block = '生物片：超出经营范围：生物制品，不能作赠品';
  const tiers = [{ amount: 1, gifts: [gift({ stock: 5, block })] }];
  expect(due([activity({ tiers })])).toMatchObject([{ quantity: '0', promised: '2', shortage: block }]);
});

test('[B1][L4] no hint promises a gift that the buyer may not have', () => {
  const group = (gifts: Gift[]) =>
    priceCart(cartOf([line(1, { quantity: 9 })], { activities: [activity({ tiers: [{ amount: 100, gifts }] })] }))
      .groups[0];
  const refused = gift({ goodsId: 91, name: '生物片', block: '超出经营范围' });
  expect(group([refused])?.hint).toBeNull();
  expect(group([refused, gift()])?.hint?.text).toBe('再买¥10.00赠创可贴2盒');
});

test.each([
  [true, '0', '含麻黄碱类复方制剂须单独下单，不附赠品'],
  [false, '2', null],
])(
  '[B7] an order of ephedrine contains nothing else, so it has no gifts; ordered: %s',
  (selected, quantity, shortage) => {
    const lines = [line(1, { selected: !selected }), line(2, { containsEphedrine: true, selected })];
    expect(priceCart(cartOf(lines, { activities: [activity()] })).gifts).toMatchObject([{ quantity, shortage }]);
  },
);
