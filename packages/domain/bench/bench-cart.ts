import type { Cart, FullReduction } from '../src/index.ts';

const REDUCTIONS = 14;

/**
 * A cart with this many lines and 20 promotions: 14 full reductions, 2 gifts, a discount, a coupon, a
 * voucher, a red packet.
 */
export function benchCart(lines: number) {
  const reductions = Array.from(
    { length: REDUCTIONS },
    (_, index): FullReduction => ({
      id: index + 1,
      kind: 'full_reduction',
      title: `满减${index + 1}`,
      tiers: [
        { amount: '300', money: '20' },
        { amount: '1000', money: '80' },
        { amount: '100000', money: '900' },
      ],
    }),
  );
  const gift = { goodsId: 9001, name: '创可贴', number: 1, stock: 5 };
  return {
    lines: Array.from({ length: lines }, (_, index) => ({
      id: index + 1,
      goodsId: index + 1,
      quantity: String(10 + (index % 7) * 10),
      selected: true,
      listPrice: (5 + ((index * 37) % 900) / 100).toFixed(2),
      ladder:
        index % 3
          ? []
          : [
              { number: '20', price: '4.80' },
              { number: '50', price: '4.50' },
            ],
      activityIds: [1 + (index % 16)],
      maker: `药厂${index % 9}`,
      categoryIds: [index % 12],
      freeShippingNumber: index % 5 ? 0 : 50,
    })),
    activities: [
      ...reductions,
      { id: 15, kind: 'gift' as const, title: '满赠', tiers: [{ amount: '500', gifts: [gift] }] },
      { id: 16, kind: 'gift' as const, title: '满赠', tiers: [{ amount: '500', gifts: [gift] }] },
      { id: 17, kind: 'discount' as const, title: '94折', rate: '0.94', scope: { categoryIds: [1, 2, 3] } },
    ],
    coupon: {
      id: 1,
      title: '满1000减100',
      threshold: '1000',
      money: '100',
      scope: { makers: ['药厂1', '药厂2', '药厂3'] },
    },
    voucher: { id: 1, title: '现金券', money: '50' },
    redPacket: { id: 1, title: '红包', money: '8.88' },
    shipping: { threshold: '800', fee: '12' },
  } satisfies Cart;
}

export type BenchCart = ReturnType<typeof benchCart>;
