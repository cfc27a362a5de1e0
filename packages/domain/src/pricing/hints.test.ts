import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, compareMoney, multiplyMoney } from '../money/arithmetic.ts';
import type { Hint } from '../promotions/outcomes.ts';
import type { Activity } from '../promotions/types.ts';
import { block } from '../purchase/block-message.ts';
import { cartOf, line } from '../testing/build-cart.ts';
import type { Cart, CartLine, UsualGoods } from './cart.ts';
import { sortHints } from './hints.ts';
import { priceCart } from './price-cart.ts';

const reduction: Activity = {
  id: 1,
  kind: 'full_reduction',
  title: '满减',
  scope: {},
  tiers: [{ amount: 150, money: 10 }],
};
const usual = (
  goodsId: number,
  listPrice: string | number,
  packStep: number | string,
  changes: Partial<UsualGoods> = {},
): UsualGoods => ({
  goodsId,
  name: `药${goodsId}`,
  listPrice,
  packStep,
  stock: 1000,
  unit: '盒',
  ...changes,
});
const planOf = (usualGoods: UsualGoods[], changes: Partial<Cart> = {}, lines: CartLine[] = [line(1)]) =>
  priceCart(cartOf(lines, { activities: [reduction], usualGoods, ...changes })).hints[0]?.plan ?? null;
const parts = (usualGoods: UsualGoods[], changes: Partial<Cart> = {}, lines?: CartLine[]) =>
  planOf(usualGoods, changes, lines)?.lines.map(({ goodsId, quantity }) => [goodsId, quantity]) ?? null;

test('[L4][K6] coupon and shipping hint what they need and bring', () => {
  const coupon = { id: 3, title: '满300减30', threshold: 300, money: 30 };
  const { hints } = priceCart(cartOf([line(1)], { coupon, shipping: { threshold: 200, fee: 8 } }));
  expect(hints).toEqual([
    {
      kind: 'shipping',
      id: null,
      measure: 'money',
      missing: '100.00',
      gain: '8.00',
      text: '还差¥100.00包邮',
      plan: null,
    },
    {
      kind: 'coupon',
      id: 3,
      measure: 'money',
      missing: '200.00',
      gain: '30.00',
      text: '再买¥200.00可用「满300减30」减¥30.00',
      plan: null,
    },
  ]);
});

test('[K6] reached tiers, and coupons refused for another reason, have no hint', () => {
  const coupon = { id: 3, title: '券', threshold: 100, money: 30 };
  expect(priceCart(cartOf([line(1)], { coupon, shipping: { threshold: 100, fee: 8 } })).hints).toHaveLength(1);
  expect(priceCart(cartOf([line(1)], { coupon, shipping: { threshold: 70, fee: 8 } })).hints).toEqual([]);
  expect(priceCart(cartOf([line(1)], { coupon: { ...coupon, scope: { goodsIds: [9] } } })).hints).toEqual([]);
});

test('[K6] a coupon by rate brings its reduction at the threshold', () => {
  const coupon = { id: 3, title: '九折', threshold: 300, rate: '0.9' };
  expect(priceCart(cartOf([line(1)], { coupon })).hints[0]?.gain).toBe('30.00');
});

const hint = (changes: Partial<Hint>): Hint => ({
  kind: 'gift',
  id: 1,
  measure: 'money',
  missing: '10.00',
  gain: null,
  text: '',
  plan: null,
  ...changes,
});
const plan = (cost: string) => ({ lines: [], cost, text: '' });

test('[K6] the best hint comes first: least to spend after what it brings', () => {
  const hints = [
    hint({ id: 1, missing: '3', measure: 'pieces' }),
    hint({ id: 2, missing: '50.00' }),
    hint({ id: 3, missing: '100.00', gain: '60.00' }),
    hint({ id: 4, missing: '30.00', plan: plan('45.00') }),
    hint({ id: 5, missing: '2', measure: 'pieces', plan: plan('20.00'), gain: '5.00' }),
    hint({ id: 6, missing: '1', measure: 'pieces' }),
    hint({ id: 7, missing: '50.00' }),
    hint({ id: null, kind: 'coupon', missing: '50.00' }),
  ];
  expect(sortHints(hints).map(({ id }) => id)).toEqual([5, 3, 4, null, 2, 7, 1, 6]);
  expect(sortHints([...hints].reverse()).map(({ id }) => id)).toEqual([5, 3, 4, null, 2, 7, 1, 6]);
});

test('[K6] full packs of one usual product reach the tier at the lowest cost', () => {
  expect(planOf([usual(5, 12, 5), usual(6, '2.60', 20), usual(7, 30, 2)])).toEqual({
    lines: [{ goodsId: 6, name: '药6', quantity: '20', unitPrice: '2.60', amount: '52.00' }],
    cost: '52.00',
    text: '加购 药6 20盒，共¥52.00',
  });
});

test('[K6] two products together if that costs less', () => {
  expect(planOf([usual(5, 30, 1, { unit: null }), usual(6, 21, 1)])).toEqual({
    lines: [
      { goodsId: 5, name: '药5', quantity: '1', unitPrice: '30.00', amount: '30.00' },
      { goodsId: 6, name: '药6', quantity: '1', unitPrice: '21.00', amount: '21.00' },
    ],
    cost: '51.00',
    text: '加购 药5 1件、药6 1盒，共¥51.00',
  });
});

test('[K6] at equal cost one product is proposed before two, and the first before the second', () => {
  expect(parts([usual(5, 30, 1), usual(6, 20, 1), usual(7, 50, 1), usual(8, 25, 2)])).toEqual([[7, '1']]);
});

test.each<[string, UsualGoods, unknown]>([
  ['blocked', usual(5, 50, 1, { block: block('REGION', 'x') }), null],
  ['without a price', usual(5, 50, 1, { listPrice: null }), null],
  ['with ephedrine', usual(5, 50, 1, { containsEphedrine: true }), null],
  ['too little stock', usual(5, 10, 1, { stock: 4 }), null],
  ['just enough stock', usual(5, 10, 1, { stock: 5 }), [[5, '5']]],
  ['capped', usual(5, 10, 1, { purchaseCap: 4 }), null],
  ['no pack step', usual(5, 50, 0), null],
  ['less than a pack', usual(5, 50, 10, { stock: 9 }), null],
  ['free of charge', usual(5, 0, 1), null],
  ['by weight', usual(5, '40', '0.5'), [[5, '1.5']]],
  ['dearer by tiers', usual(5, 10, 1, { ladder: [{ number: 5, price: 9 }] }), [[5, '6']]],
])('[K6] usual goods %s', (_title, goods, expected) => {
  expect(parts([goods])).toEqual(expected);
});

test('[K6] more of goods in the cart joins its line, with its tiers and limits', () => {
  const ladder = [{ number: 14, price: '9.00' }];
  const held = [line(1, { ladder })];
  expect(planOf([usual(1, 10, 1, { ladder })], {}, held)).toMatchObject({
    lines: [{ goodsId: 1, quantity: '7', unitPrice: '9.00', amount: '53.00' }],
    cost: '53.00',
  });
  expect(parts([usual(1, 10, 1, { stock: 14 })])).toBeNull();
  expect(parts([usual(1, 10, 1, { stock: 15 })])).toEqual([[1, '5']]);
});

test('[K6] lines that do not count, or have a special price, are not joined', () => {
  const lines = [
    line(1),
    line(2, { selected: false }),
    line(3, { quantity: 1, special: { kind: 'special', price: 1 } }),
  ];
  expect(parts([usual(2, 49, 1, { stock: 1 })], {}, lines)).toEqual([[2, '1']]);
  expect(parts([usual(3, 49, 1, { stock: 1 })], {}, lines)).toEqual([[3, '1']]);
});

test('[K6] only goods of the activity reach it', () => {
  const activities: Activity[] = [{ ...reduction, scope: { makers: ['甲'] } }];
  const lines = [line(1, { maker: '甲' })];
  expect(parts([usual(5, 50, 1), usual(6, 60, 1, { maker: '甲' })], { activities }, lines)).toEqual([[6, '1']]);
  const taken: Activity = { ...reduction, id: 2, priority: 1, scope: { goodsIds: [6] } };
  expect(parts([usual(6, 60, 1, { maker: '甲' })], { activities: [...activities, taken] }, lines)).toBeNull();
  const over = { ...taken, endsAt: '2026-11-20' };
  const later = { activities: [...activities, over], now: '2026-11-20' };
  expect(parts([usual(6, 60, 1, { maker: '甲' })], later, lines)).toEqual([[6, '1']]);
});

test('[K6] pieces are reached at the lowest cost, too', () => {
  const activities: Activity[] = [{ ...reduction, measure: 'pieces', tiers: [{ amount: 15, money: 10 }] }];
  expect(planOf([usual(5, 3, 1), usual(6, 1, 10), usual(7, 2, 5)], { activities })).toMatchObject({
    lines: [{ goodsId: 6, quantity: '10', amount: '10.00' }],
  });
});

test('[K6] goods for a coupon are goods that join it', () => {
  const coupon = { id: 3, title: '券', threshold: 150, money: 30, scope: { makers: ['甲'] } };
  const lines = [line(1, { maker: '甲' })];
  const goods = [
    usual(5, 50, 1),
    usual(6, 51, 1, { maker: '甲', withCoupon: false }),
    usual(7, 52, 1, { maker: '甲' }),
  ];
  expect(parts(goods, { activities: [], coupon }, lines)).toEqual([[7, '1']]);
});

test('[K6] goods that ship free by number do not help towards free shipping', () => {
  const shipping = { threshold: 150, fee: 8 };
  expect(parts([usual(5, 10, 1, { freeShippingNumber: 5 })], { activities: [], shipping })).toBeNull();
  expect(parts([usual(5, 10, 1, { freeShippingNumber: 6 })], { activities: [], shipping })).toEqual([[5, '5']]);
});

test('[K6] goods that would ship free are added only as far as they count', () => {
  const shipping = { threshold: 150, fee: 8 };
  const goods = [usual(5, 10, 1, { freeShippingNumber: 5 }), usual(6, 12, 1)];
  expect(parts(goods, { activities: [], shipping })).toEqual([
    [5, '4'],
    [6, '1'],
  ]);
  expect(parts([usual(1, 10, 1)], { activities: [], shipping })).toEqual([[1, '5']]);
});

test('[K6] many cheap packs are counted exactly, but no more than 2000', () => {
  const activities: Activity[] = [{ ...reduction, tiers: [{ amount: 101, money: 10 }] }];
  expect(parts([usual(5, '0.05', 1)], { activities })).toEqual([[5, '20']]);
  expect(parts([usual(5, '0.01', 1)], { activities })).toEqual([[5, '100']]);
  expect(parts([usual(5, '0.02', 1, { stock: 9999 })])).toBeNull();
  expect(parts([usual(5, '0.025', 1, { stock: 9999 })])).toEqual([[5, '2000']]);
});

test('[K6] pairs are tried up to 50 packs of the first, among the first 20 goods', () => {
  const pair = [usual(5, 1, 1, { stock: 60 }), usual(6, 1, 1, { stock: 60 })];
  const at = (amount: number): Partial<Cart> => ({ activities: [{ ...reduction, tiers: [{ amount, money: 10 }] }] });
  expect(parts(pair, at(210))).toEqual([
    [5, '50'],
    [6, '60'],
  ]);
  expect(parts(pair, at(211))).toBeNull();
  const dear = Array.from({ length: 19 }, (_, index) => usual(100 + index, 500, 1));
  const cheap = [usual(5, 30, 1, { stock: 1 }), usual(6, 20, 1, { stock: 1 })];
  expect(parts([...dear.slice(1), ...cheap])).toEqual([
    [5, '1'],
    [6, '1'],
  ]);
  expect(parts([...dear, ...cheap])).toEqual([[100, '1']]);
});

test('[K6] each hint is verified on its own activity, even if ids of kinds are equal', () => {
  const activities: Activity[] = [
    { ...reduction, id: 1, scope: { goodsIds: [1, 5] }, tiers: [{ amount: 400, money: 5 }] },
    { ...reduction, id: 2, scope: { goodsIds: [2, 6] }, tiers: [{ amount: 130, money: 5 }] },
    { id: 2, kind: 'discount', title: '折', rate: '0.9', threshold: 300, scope: { goodsIds: [2, 7] } },
  ];
  const lines = [line(1), line(2, { quantity: 12 })];
  const { hints } = priceCart(
    cartOf(lines, { activities, usualGoods: [usual(5, 90, 1), usual(6, 30, 1), usual(7, 60, 1)] }),
  );
  const plans = hints.map(({ kind, id, plan }) => [
    kind,
    id,
    plan?.lines.map(({ goodsId, quantity }) => [goodsId, quantity]),
  ]);
  expect(plans).toContainEqual(['full_reduction', 1, [[5, '4']]]);
  expect(plans).toContainEqual(['full_reduction', 2, [[6, '1']]]);
  expect(plans).toContainEqual(['discount', 2, [[7, '3']]]);
});

test('[K6] pieces come in full packs', () => {
  const activities: Activity[] = [{ ...reduction, measure: 'pieces', tiers: [{ amount: 25, money: 10 }] }];
  expect(parts([usual(5, 3, 5)], { activities })).toEqual([[5, '15']]);
});

test('[K6] if more products bring a reduction, the plan makes up for it', () => {
  const coupon = { id: 3, title: '券', threshold: 150, money: 30 };
  const activities: Activity[] = [{ ...reduction, tiers: [{ amount: 140, money: 20 }] }];
  const { hints } = priceCart(cartOf([line(1)], { activities, coupon, usualGoods: [usual(5, 10, 1)] }));
  expect(hints.find(({ kind }) => kind === 'coupon')?.plan?.lines).toMatchObject([{ goodsId: 5, quantity: '7' }]);
});

test('[K6] a threshold that runs away is not proposed', () => {
  const coupon = { id: 3, title: '券', threshold: 150, money: 30 };
  const tiers = [110, 130, 150, 170, 190, 210, 230, 250, 270, 290].map((amount, index) => ({
    amount,
    money: 20 * (index + 1),
  }));
  const { hints } = priceCart(
    cartOf([line(1)], { activities: [{ ...reduction, tiers }], coupon, usualGoods: [usual(5, 10, 1)] }),
  );
  expect(hints.find(({ kind }) => kind === 'coupon')?.plan).toBeNull();
});

test('[K6] hints are sorted by the cost of their plans', () => {
  const activities: Activity[] = [
    { ...reduction, id: 1, scope: { goodsIds: [1, 5] }, tiers: [{ amount: 110, money: 5 }] },
    { ...reduction, id: 2, scope: { goodsIds: [2, 6] }, tiers: [{ amount: 130, money: 5 }] },
  ];
  const { hints } = priceCart(
    cartOf([line(1), line(2)], { activities, usualGoods: [usual(5, 90, 1), usual(6, 30, 1)] }),
  );
  expect(hints.map(({ id }) => id)).toEqual([2, 1]);
});

test('[K6] a long list of usual products is checked to its end', () => {
  const many = Array.from({ length: 25 }, (_, index) => usual(100 + index, 200, 1));
  expect(parts([...many, usual(500, 50, 1)])).toEqual([[500, '1']]);
});

test('[K6] a plan is verified: it reaches the tier, and no single product is cheaper', () => {
  const goods = fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 4000 }),
      pack: fc.integer({ min: 1, max: 12 }),
      stock: fc.integer({ min: 0, max: 80 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(goods, fc.integer({ min: 101, max: 900 }), (list, amount) => {
      const usualGoods = list.map(({ price, pack, stock }, index) =>
        usual(50 + index, (price / 100).toFixed(2), pack, { stock }),
      );
      const activities: Activity[] = [{ ...reduction, tiers: [{ amount, money: 10 }] }];
      const found = planOf(usualGoods, { activities });
      const missing = amount - 100;
      const singles = list.flatMap(({ price, pack, stock }) => {
        const packs = Math.ceil((missing * 100) / (price * pack));
        return packs * pack <= stock ? [multiplyMoney((price / 100).toFixed(2), packs * pack)] : [];
      });
      for (const single of singles) expect(compareMoney(found?.cost ?? '999999', single)).toBeLessThanOrEqual(0);
      if (!found) return;
      expect(addMoney(...found.lines.map((one) => one.amount))).toBe(found.cost);
      expect(compareMoney(found.cost, missing)).toBeGreaterThanOrEqual(0);
      const bought = found.lines.map((one, index) =>
        line(900 + index, { goodsId: one.goodsId, quantity: one.quantity, listPrice: one.unitPrice }),
      );
      expect(priceCart(cartOf([line(1), ...bought], { activities })).groups[0]?.reached?.amount).toBe(`${amount}.00`);
    }),
    { numRuns: 150 },
  );
});
