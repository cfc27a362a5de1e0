import * as domain from '@yaoji/domain';

/** Evaluates a call of the rules; throws the rule's error. The code is the reader's own, in their own browser. */
export const run = (code: string): unknown =>
  new Function(...Object.keys(domain), `return (${code});`)(...Object.values(domain));

/** The examples of the page, by name; each is an expression over the exports of `@yaoji/domain`. */
export const examples = {
  limits: `quantityLimits({
  packStep: 10,      // 中包装
  stock: 95,
  purchaseCap: 60,   // 限购；0 为不限
  buyable: true,
})`,
  belowPack: `quantityLimits({ packStep: 10, stock: 6, buyable: true })`,
  typed: `['57', '５７', '3', '1,200', '十'].map((typed) => ({
  typed,
  ...clampQuantity(typed, {
    min: '10', max: '90', step: '10',
  }),
}))`,
  byWeight: `clampQuantity('1.3', {
  min: '0.5', max: '20', step: '0.5',
})`,
  ladder: `[5, 10, 39, 40].map((quantity) => ({
  quantity,
  unitPrice: unitPriceAt('14.60', [
    { number: 10, price: '13.90' },
    { number: 40, price: '13.20' },
  ], quantity),
}))`,
  merged: `mergeTiers([
  { amount: '300', money: '20', status: 1 },
  { amount: '1000', money: '100', status: 0 },
  { amount: '500', money: '45', status: 0 },
  { amount: '300', money: '15', status: 0 },
])`,
  next: `nextTier([
  { amount: '300', money: '20' },
  { amount: '500', money: '45' },
], '480.00').missing`,
  reduction: `priceCart({
  lines: [
    { id: 1, goodsId: 1, selected: true,
      listPrice: '33.40', quantity: 3 },
    { id: 2, goodsId: 2, selected: true,
      listPrice: '10.01', quantity: 10 },
    { id: 3, goodsId: 3, selected: true,
      listPrice: '99.70', quantity: 1 },
  ],
  activities: [{
    id: 9,
    kind: 'full_reduction',
    title: '满减',
    scope: {},       // 全场；也可按商品、厂家、类别
    tiers: [
      { amount: 300, money: 20 },
      { amount: 500, money: 45 },
    ],
  }],
}).lines.map(({ id, proof }) => ({
  line: id,
  amount: proof.amount,
  reductions: proof.reductions,
  paid: proof.paid,
}))`,
  chain: `explainPrice(priceCart({
  lines: [
    { id: 1, goodsId: 1, selected: true,
      listPrice: '12.80', quantity: 30,
      ladder: [{ number: 20, price: '12.40' }] },
  ],
  activities: [{
    id: 9, kind: 'full_reduction', title: '满减', scope: {},
    tiers: [{ amount: 300, money: 20 }],
  }],
  coupon: { id: 4, title: '九五折', rate: '0.95' },
}).lines[0])`,
  refunds: `[0, 1, 2].map((returned) => ({
  returned,
  refund: refundAmount({
    paid: '93.52', quantity: 3, returned, returning: 1,
  }),
}))`,
  shipping: `['114.00', '200.00', '250.00'].map((counted) => ({
  counted,
  missing: shippingShortfall({ counted, threshold: 200 }),
}))`,
  shippingOfCart: `priceCart({
  lines: [
    { id: 1, goodsId: 1, selected: true,
      listPrice: '12.80', quantity: 20,
      freeShippingNumber: 20 },   // 满 20 件这一行包邮
    { id: 2, goodsId: 2, selected: true,
      listPrice: '11.40', quantity: 10 },
  ],
  shipping: { threshold: 200, fee: 8 },
}).shipping`,
  dueAgain: `replenishment([
  { at: '2026-08-03', quantity: 20 },
  { at: '2026-08-24', quantity: 20 },
  { at: '2026-09-14', quantity: 40 },
], '2026-10-01')`,
  tooFew: `replenishment([
  { at: '2026-08-03', quantity: 20 },
  { at: '2026-08-24', quantity: 20 },
], '2026-10-01')`,
} as const;
