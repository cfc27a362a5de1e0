import { expect, test } from 'vitest';
import type { Cart, CartLine } from '../pricing/cart.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { cartOf, line } from '../testing/build-cart.ts';

const rule = { threshold: 200, fee: 8 };
const ship = (lines: readonly CartLine[], changes: Partial<Cart> = {}) =>
  priceCart(cartOf(lines, { shipping: rule, ...changes }));

test.each<[string, CartLine[], string, string, string, string]>([
  ['below the threshold', [line(1)], '100.00', '100.00', '8.00', '还差¥100.00包邮'],
  ['at the threshold', [line(1, { listPrice: 20 })], '200.00', '0.00', '0.00', '已包邮'],
  ['one cent below', [line(1, { quantity: 1, listPrice: '199.99' })], '199.99', '0.01', '8.00', '还差¥0.01包邮'],
  [
    'lines that ship free do not count',
    [line(1), line(2, { freeShippingNumber: 10 })],
    '100.00',
    '100.00',
    '8.00',
    '还差¥100.00包邮',
  ],
  ['everything ships free', [line(1, { freeShippingNumber: 10 })], '0.00', '0.00', '0.00', '已包邮'],
  ['nothing selected', [line(1, { selected: false })], '0.00', '200.00', '0.00', '还差¥200.00包邮'],
  ['empty', [], '0.00', '200.00', '0.00', '还差¥200.00包邮'],
])('[F1][F2][F3] %s', (_title, lines, counted, shortfall, fee, text) => {
  const priced = ship(lines);
  const reason = fee === '0.00' ? null : '未满¥200.00，运费¥8.00';
  expect(priced.shipping).toEqual({
    counted,
    threshold: '200.00',
    shortfall,
    fee,
    free: shortfall === '0.00',
    reason,
    text,
  });
  expect(priced.totals.shippingFee).toBe(fee);
});

test('[D1] the fee is added last', () => {
  expect(ship([line(1)], { coupon: { id: 1, title: 'c', money: 100 } }).totals).toMatchObject({
    goodsPayable: '0.00',
    shippingFee: '8.00',
    payable: '8.00',
  });
  expect(ship([line(1, { listPrice: 20 })], { coupon: { id: 1, title: 'c', money: 1 } }).shipping).toMatchObject({
    counted: '199.00',
    fee: '8.00',
  });
});

test.each<Cart['shipping']>([null, undefined, { fee: 8 }, { threshold: null, fee: 8 }, { threshold: 0, fee: 8 }])(
  '[F2] with the rule %o shipping is free',
  (shipping) => {
    const priced = priceCart({ lines: [line(1)], ...(shipping === undefined ? {} : { shipping }) });
    expect(priced.shipping).toMatchObject({ free: true, fee: '0.00', text: '已包邮' });
  },
);
