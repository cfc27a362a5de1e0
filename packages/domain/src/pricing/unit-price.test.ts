import { expect, test } from 'vitest';
import { block } from '../purchase/block-message.ts';
import { cartOf, line, lineOf } from '../testing/build-cart.ts';
import type { CartLine, SpecialPrice } from './cart.ts';
import { priceCart } from './price-cart.ts';

const price = (changes: Partial<CartLine>, now?: string) =>
  lineOf(priceCart(cartOf([line(1, changes)], now === undefined ? {} : { now })), 1);

const ladder = [
  { number: 50, price: '8' },
  { number: 20, price: '9' },
];

test.each<[number, string, string, unknown]>([
  [
    10,
    '10.00',
    'list',
    { reached: null, next: { number: '20', price: '9.00', missing: '10' }, text: '再买10盒单价¥9.00' },
  ],
  [
    20,
    '9.00',
    'ladder',
    {
      reached: { number: '20', price: '9.00' },
      next: { number: '50', price: '8.00', missing: '30' },
      text: '再买30盒单价¥8.00',
    },
  ],
  [50, '8.00', 'ladder', { reached: { number: '50', price: '8.00' }, next: null, text: null }],
])('[L3][L4] %i pieces cost %s each, by %s', (quantity, unitPrice, priceKind, position) => {
  expect(price({ quantity, ladder, unit: '盒' })).toMatchObject({ unitPrice, priceKind, ladder: position });
});

test('[L4] pieces without a unit are 件; no ladder, no position', () => {
  expect(price({ ladder }).ladder?.text).toBe('再买10件单价¥9.00');
  expect(price({ ladder: [] }).ladder).toBeNull();
  expect(price({ ladder: null }).ladder).toBeNull();
});

test('[L4] of equal next numbers the lower price is named', () => {
  const twice = [20, 20, 30, 20].map((number, index) => ({ number, price: [9, 8, 7, 8.5][index] as number }));
  expect(price({ ladder: twice }).ladder?.next).toEqual({ number: '20', price: '8.00', missing: '10' });
});

const special = (changes: Partial<SpecialPrice> = {}): SpecialPrice => ({ kind: 'seckill', price: '7.5', ...changes });

test.each<[string, Partial<CartLine>, string, string]>([
  ['seckill', { special: special() }, '7.50', 'seckill'],
  ['daily special', { special: special({ kind: 'special' }) }, '7.50', 'special'],
  [
    'the tiered price is lower',
    { special: special(), quantity: 50, ladder: [{ number: 50, price: 7 }] },
    '7.00',
    'ladder',
  ],
  ['the list price is as low', { special: special({ price: 10 }) }, '10.00', 'list'],
  ['the list price is lower', { special: special({ price: '10.01' }) }, '10.00', 'list'],
])('[D1] %s', (_title, changes, unitPrice, priceKind) => {
  expect(price(changes)).toMatchObject({ unitPrice, priceKind });
});

test.each([
  ['2026-11-20 09:59:59', '10.00'],
  ['2026-11-20 10:00:00', '7.50'],
  ['2026-11-20 11:59:59', '7.50'],
  ['2026-11-20 12:00:00', '10.00'],
  [undefined, '7.50'],
])('[D4] by the server clock at %s a seckill line costs %s', (now, unitPrice) => {
  const seckill = special({ startsAt: '2026-11-20 10:00', endsAt: '2026-11-20 12:00' });
  expect(price({ special: seckill }, now).unitPrice).toBe(unitPrice);
});

test.each<[string, Partial<CartLine>, boolean]>([
  ['an ordinary line', {}, true],
  ['a tiered line', { quantity: 20, ladder }, true],
  ['a line that says no', { withCoupon: false }, false],
  ['a line that says yes', { withCoupon: true }, true],
  ['seckill', { special: special() }, false],
  ['seckill that says yes', { special: special({ withCoupon: true }) }, true],
  ['seckill that says no', { special: special({ withCoupon: false }) }, false],
  ['seckill on goods that say no', { withCoupon: false, special: special({ withCoupon: true }) }, false],
  ['a seckill price that does not hold', { special: special({ price: 11 }) }, true],
  ['daily special', { special: special({ kind: 'special' }) }, true],
  ['daily special that says no', { special: special({ kind: 'special', withCoupon: false }) }, false],
  ['ephedrine', { containsEphedrine: true }, false],
])('[D2][B7] %s joins coupons: %s', (_title, changes, joins) => {
  expect(price(changes).joinsCoupon).toBe(joins);
});

test('[M1][M2] amounts are rounded down line by line', () => {
  const priced = priceCart(
    cartOf([line(1, { quantity: 3, listPrice: '0.385' }), line(2, { quantity: '0.5', listPrice: '0.0333' })]),
  );
  expect(priced.lines.map(({ amount }) => amount)).toEqual(['1.15', '0.01']);
  expect(priced.lines.map(({ unitPrice }) => unitPrice)).toEqual(['0.385', '0.0333']);
  expect(priced.totals).toMatchObject({ goods: '1.16', payable: '1.16', pieceCount: '3.5' });
});

test.each<[string, Partial<CartLine>, unknown]>([
  ['not selected', { selected: false }, { code: 'NOT_SELECTED', message: '未选择' }],
  ['blocked', { block: block('NO_STOCK', '暂时缺货') }, { code: 'BLOCKED', message: '暂时缺货' }],
  ['without a price', { listPrice: null, ladder, special: special() }, { code: 'NO_PRICE', message: '暂无报价' }],
])('[S2] a line %s does not count', (_title, changes, excluded) => {
  const priced = priceCart(cartOf([line(1, changes), line(2)]));
  expect(lineOf(priced, 1)).toMatchObject({ selected: false, excluded });
  const { reductions, ...sums } = lineOf(priced, 1).proof;
  expect([reductions, new Set(Object.values(sums))]).toEqual([[], new Set(['0.00'])]);
  expect(priced.totals).toMatchObject({
    list: '100.00',
    goods: '100.00',
    payable: '100.00',
    lineCount: 1,
    pieceCount: '10',
  });
});

test('[S2] a line that does not count still shows its price', () => {
  expect(price({ selected: false })).toMatchObject({ unitPrice: '10.00', amount: '100.00', quantity: '10' });
  expect(price({ listPrice: null, ladder })).toMatchObject({
    unitPrice: null,
    amount: '0.00',
    ladder: null,
    priceKind: 'list',
  });
});

test('broken input is refused', () => {
  expect(() => price({ quantity: -1 })).toThrow(new RangeError('Line 1 has a quantity below zero: -1.'));
  expect(() => price({ listPrice: '1.00001' })).toThrow(RangeError);
  expect(() => price({ quantity: '1.0001' })).toThrow(RangeError);
  expect(() => price({ listPrice: 'free' })).toThrow(TypeError);
  expect(price({ quantity: 0 }).amount).toBe('0.00');
});

test.each<[Partial<CartLine>, boolean]>([
  [{ freeShippingNumber: 10 }, true],
  [{ freeShippingNumber: 11 }, false],
  [{ freeShippingNumber: 0 }, false],
  [{ freeShippingNumber: '0' }, false],
  [{ freeShippingNumber: null }, false],
  [{}, false],
])('[F1] ten pieces with %o ship free: %s', (changes, free) => {
  expect(price(changes).shipsFree).toBe(free);
});
