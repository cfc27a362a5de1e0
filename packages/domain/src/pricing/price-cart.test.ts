import { expect, test } from 'vitest';
import type { Activity } from '../promotions/types.ts';
import { cartOf, line } from '../testing/build-cart.ts';
import { explainPrice } from './explain-price.ts';
import { priceCart } from './price-cart.ts';
import type { PriceProof } from './priced-cart.ts';
import { reductionOf } from './reductions.ts';

test('an empty cart costs nothing', () => {
  expect(priceCart({ lines: [] })).toEqual({
    lines: [],
    groups: [],
    gifts: [],
    swaps: [],
    combinations: [],
    coupon: null,
    voucher: null,
    redPacket: null,
    shipping: {
      counted: '0.00',
      threshold: '0.00',
      shortfall: '0.00',
      fee: '0.00',
      free: true,
      reason: null,
      text: '已包邮',
    },
    totals: {
      list: '0.00',
      priceReduction: '0.00',
      goods: '0.00',
      reductions: [],
      goodsPayable: '0.00',
      shippingFee: '0.00',
      payable: '0.00',
      saved: '0.00',
      lineCount: 0,
      pieceCount: '0',
    },
    hints: [],
    problems: [],
    walletAllowed: true,
  });
});

test('[D6] lines are returned in input order', () => {
  const priced = priceCart(cartOf([line(30), line(4), line(200)]));
  expect(priced.lines.map(({ id }) => id)).toEqual([30, 4, 200]);
});

test('[M3] the remaining cent goes to the lower id, wherever the line is', () => {
  const activities: Activity[] = [
    { id: 1, kind: 'full_reduction', title: '满减', scope: {}, tiers: [{ amount: 1, money: '0.01' }] },
  ];
  const priced = priceCart(cartOf([line(10), line(9)], { activities }));
  expect(priced.lines.map(({ id, proof }) => [id, reductionOf(proof.reductions, 'full_reduction')])).toEqual([
    [10, '0.00'],
    [9, '0.01'],
  ]);
});

test('[D1] activities work together as `priorityRule` tells operators', () => {
  const both = (kind: 'full_reduction' | 'discount', id: number, priority: number, amount: number) =>
    ({
      kind,
      id,
      priority,
      title: kind,
      scope: {},
      rate: '0.9',
      threshold: amount,
      tiers: [{ amount, money: 8 }],
    }) as Activity;
  const bringing = (kind: 'gift' | 'swap', id: number, priority: number) => {
    const goods = [{ goodsId: 90, name: '棉签', number: 1, price: 1 }];
    const tiers = [{ amount: 1, gifts: goods, swaps: goods }];
    return { kind, id, priority, title: kind, scope: {}, tiers } as Activity;
  };
  const joinedOf = (...activities: Activity[]) => {
    const { lines, gifts, swaps } = priceCart(cartOf([line(1)], { activities }));
    return [lines[0]?.fullReductionId, lines[0]?.discountId, gifts.length, swaps.length];
  };
  const [low, high, tooHigh] = [1, 2, 2];
  expect(joinedOf(both('full_reduction', 1, low, 50), both('full_reduction', 2, high, 50))).toEqual([2, null, 0, 0]);
  expect(joinedOf(both('full_reduction', 1, low, 50), both('discount', 3, high, 50))).toEqual([1, 3, 0, 0]);
  expect(joinedOf(both('discount', 3, low, 50), both('discount', 4, high, 50))).toEqual([null, 4, 0, 0]);
  const unreached = [both('full_reduction', 1, low, 50), both('full_reduction', 2, tooHigh, 999)];
  expect(joinedOf(...unreached)).toEqual([2, null, 0, 0]);
  expect(priceCart(cartOf([line(1)], { activities: unreached })).totals.reductions).toEqual([]);
  const extras = [
    bringing('gift', 5, low),
    bringing('gift', 6, high),
    bringing('swap', 7, low),
    bringing('swap', 8, high),
  ];
  expect(joinedOf(...extras)).toEqual([null, null, 2, 2]);
});

test('groups come by kind, then by id', () => {
  const tiers = [{ amount: 1, money: 1, gifts: [], swaps: [] }];
  const kinds = ['swap', 'gift', 'discount', 'full_reduction'] as const;
  const activities = kinds.flatMap((kind, index) =>
    [20, 3].map((id) => ({ id: id + index, priority: id, kind, title: kind, rate: '0.9', tiers }) as Activity),
  );
  expect(priceCart(cartOf([], { activities })).groups.map(({ kind, activityId }) => [kind, activityId])).toEqual([
    ['full_reduction', 6],
    ['full_reduction', 23],
    ['gift', 4],
    ['gift', 21],
    ['swap', 3],
    ['swap', 20],
    ['discount', 5],
    ['discount', 22],
  ]);
});

test.each([
  [[false, false], 0, true],
  [[true, true], 0, false],
  [[true, false], 1, false],
  [[false, true], 1, false],
])('[B7] ephedrine in %j: %i problem, wallet %s', (contains, problems, walletAllowed) => {
  const lines = contains.map((containsEphedrine, index) => line(index + 1, { containsEphedrine }));
  const priced = priceCart(cartOf(lines));
  expect([priced.problems.length, priced.walletAllowed]).toEqual([problems, walletAllowed]);
});

test('[B7] the lines that need their own order are named; those that do not count are not', () => {
  const lines = [line(1, { containsEphedrine: true }), line(2), line(3, { containsEphedrine: true, selected: false })];
  expect(priceCart(cartOf(lines)).problems).toEqual([
    { code: 'EPHEDRINE_OWN_ORDER', message: '含麻黄碱类复方制剂须单独下单', lineIds: [1] },
  ]);
  expect(priceCart(cartOf([line(2), line(3, { containsEphedrine: true, selected: false })])).walletAllowed).toBe(true);
});

test('[K5] a tiered price above the list price is shown unchanged, and saves nothing', () => {
  const priced = priceCart(cartOf([line(1, { ladder: [{ number: 5, price: 12 }] })]));
  expect(priced.totals).toMatchObject({ list: '100.00', priceReduction: '-20.00', goods: '120.00', saved: '0.00' });
});

const proof = (changes: Partial<PriceProof>): PriceProof => ({
  list: '100.00',
  priceReduction: '0.00',
  amount: '100.00',
  reductions: [],
  paid: '100.00',
  ...changes,
});

test('[K5] the complete chain in words', () => {
  const steps = explainPrice({
    priceKind: 'ladder',
    proof: proof({
      priceReduction: '10.00',
      amount: '90.00',
      reductions: [
        { code: 'full_reduction', amount: '5.00' },
        { code: 'discount', amount: '4.00' },
        { code: 'coupon', amount: '3.00' },
        { code: 'voucher', amount: '2.00' },
        { code: 'red_packet', amount: '1.00' },
      ],
      paid: '75.00',
    }),
  });
  expect(steps).toEqual([
    { label: '原价', off: '0.00', left: '100.00' },
    { label: '阶梯价', off: '10.00', left: '90.00' },
    { label: '满减分摊', off: '5.00', left: '85.00' },
    { label: '折扣分摊', off: '4.00', left: '81.00' },
    { label: '优惠券分摊', off: '3.00', left: '78.00' },
    { label: '现金券分摊', off: '2.00', left: '76.00' },
    { label: '红包分摊', off: '1.00', left: '75.00' },
    { label: '实付', off: '0.00', left: '75.00' },
  ]);
});

test('[K5] links that take nothing off are left out', () => {
  expect(explainPrice({ priceKind: 'list', proof: proof({}) }).map(({ label }) => label)).toEqual(['原价', '实付']);
});

test.each([
  ['list', '阶梯价'],
  ['seckill', '秒杀价'],
  ['special', '特价'],
  ['combination', '组合价'],
  ['swap', '换购价'],
] as const)('[K5] the price kind %s is called %s', (priceKind, label) => {
  expect(explainPrice({ priceKind, proof: proof({ priceReduction: '1.00' }) })[1]?.label).toBe(label);
});

test('[D1] a full reduction that is reached may leave less than a later discount asks for', () => {
  const activities: Activity[] = [
    {
      kind: 'full_reduction',
      id: 10,
      title: '满减',
      scope: {},
      measure: 'money',
      tiers: [{ amount: 259, money: '8.07' }],
    },
    { kind: 'discount', id: 20, title: '折扣', scope: {}, rate: 0.5, threshold: 258 },
  ];
  const totalsOf = (quantity: string) =>
    priceCart({ ...cartOf([line(1, { quantity, listPrice: '8.0625' })]), activities }).totals;
  expect(totalsOf('32')).toMatchObject({ goods: '258.00', reductions: [{ code: 'discount', amount: '129.00' }] });
  expect(totalsOf('33')).toMatchObject({
    goods: '266.06',
    reductions: [{ code: 'full_reduction', amount: '8.07' }],
  });
});
