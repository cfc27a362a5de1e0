import fc from 'fast-check';
import type { Cart, CartLine, SpecialPrice } from '../pricing/cart.ts';
import type { Activity, Coupon } from '../promotions/types.ts';
import { block } from '../purchase/block-message.ts';

const money = (max: number) => fc.integer({ min: 0, max }).map((cents) => (cents / 100).toFixed(2));
const unitPrice = fc.integer({ min: 1, max: 2_000_000 }).map((units) => (units / 10_000).toFixed(4));
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 300 }).map(String),
  fc.integer({ min: 1, max: 9000 }).map((units) => (units / 1000).toFixed(3)),
);

const special: fc.Arbitrary<SpecialPrice> = fc.record({
  kind: fc.constantFrom('seckill' as const, 'special' as const, 'combination' as const, 'swap' as const),
  price: unitPrice,
  activityId: fc.constantFrom(40, 50),
  withCoupon: fc.boolean(),
  startsAt: fc.constantFrom(null, '2026-11-20 10:00'),
  endsAt: fc.constantFrom(null, '2026-11-20 12:00'),
});

const ownPrice = fc.record({
  price: unitPrice,
  joinsPromotions: fc.boolean(),
  listId: fc.constant(60),
  title: fc.constant('协议'),
  lineId: fc.integer({ min: 61, max: 69 }),
});

const line: fc.Arbitrary<Omit<CartLine, 'id'>> = fc.record({
  goodsId: fc.integer({ min: 1, max: 12 }),
  quantity,
  selected: fc.constantFrom(true, true, true, false),
  listPrice: fc.option(unitPrice, { nil: null, freq: 12 }),
  ladder: fc.array(fc.record({ number: fc.integer({ min: 2, max: 200 }), price: unitPrice }), { maxLength: 3 }),
  ownPrice: fc.option(ownPrice, { nil: null, freq: 1 }),
  special: fc.option(special, { nil: null, freq: 2 }),
  block: fc.constantFrom(null, null, null, null, block('NO_STOCK', '暂时缺货')),
  activityIds: fc.subarray([10, 11, 12, 20, 21, 30]),
  maker: fc.constantFrom('甲', '乙', null),
  freeShippingNumber: fc.constantFrom(0, 20),
  containsEphedrine: fc.constantFrom(false, false, false, true),
});

const tier = fc.record({ amount: fc.integer({ min: 1, max: 3000 }), money: money(50_000) });
const gifts = fc.array(
  fc.record({
    goodsId: fc.integer({ min: 90, max: 92 }),
    name: fc.constant('赠品'),
    number: fc.integer({ min: 1, max: 3 }),
    stock: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
  }),
  { maxLength: 2 },
);
const measure = fc.constantFrom('money' as const, 'pieces' as const);

const activities: fc.Arbitrary<Activity[]> = fc
  .tuple(
    fc.array(
      fc.record({ tiers: fc.array(tier, { maxLength: 4 }), measure, priority: fc.integer({ min: 0, max: 1 }) }),
      { maxLength: 3 },
    ),
    fc.array(
      fc.record({
        rate: fc.integer({ min: 50, max: 100 }).map((percent) => percent / 100),
        threshold: fc.integer({ min: 0, max: 500 }),
      }),
      { maxLength: 2 },
    ),
    fc.record({
      tiers: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 500 }), gifts }), { maxLength: 3 }),
      repeat: fc.boolean(),
      measure,
    }),
    fc.record({ amount: fc.integer({ min: 0, max: 500 }), number: fc.integer({ min: 1, max: 200 }) }),
    fc.constantFrom({}, { makers: ['甲'] }, null),
  )
  .map(([reductions, discounts, gift, swap, scope]) => [
    ...reductions.map((one, index) => ({
      ...one,
      id: 10 + index,
      kind: 'full_reduction' as const,
      title: '满减',
      scope,
    })),
    ...discounts.map((one, index) => ({ ...one, id: 20 + index, kind: 'discount' as const, title: '折扣', scope })),
    { ...gift, id: 30, kind: 'gift' as const, title: '满赠' },
    {
      id: 40,
      kind: 'swap' as const,
      title: '换购',
      scope: {},
      tiers: [
        {
          amount: swap.amount,
          swaps: [1, 2, 3].map((goodsId) => ({ goodsId, name: '换', price: 1, number: swap.number })),
        },
      ],
    },
    { id: 50, kind: 'combination' as const, title: '组合', members: [{ goodsId: 4, number: 1 }] },
  ]);

const benefit = fc.record({
  money: money(30_000),
  threshold: fc.integer({ min: 0, max: 800 }),
  scope: fc.constantFrom(null, { makers: ['乙'] }),
});

/** A coupon with this id. */
export function anyCoupon(id: number): fc.Arbitrary<Coupon> {
  return fc.oneof(
    benefit.map((one) => ({ ...one, id, title: '券' })),
    benefit.map(({ threshold, scope }) => ({ id, title: '券', rate: '0.88', maxMoney: '60', threshold, scope })),
  );
}

/** A cart that may contain everything. */
export const anyCart: fc.Arbitrary<Cart> = fc.record({
  lines: fc.array(line, { maxLength: 14 }).map((lines) => lines.map((one, index) => ({ ...one, id: index + 1 }))),
  activities,
  coupon: fc.option(anyCoupon(1), { nil: null }),
  voucher: fc.option(
    benefit.map((one) => ({ ...one, id: 2, title: '现金券' })),
    { nil: null },
  ),
  redPacket: fc.option(
    benefit.map((one) => ({ ...one, id: 3, title: '红包' })),
    { nil: null },
  ),
  shipping: fc.record({ threshold: fc.integer({ min: 0, max: 1000 }), fee: money(2000) }),
});
