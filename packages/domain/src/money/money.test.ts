import { Decimal as Reference } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, compareMoney, multiplyMoney, subtractMoney } from './arithmetic.ts';
import { roundMoneyDown } from './round-money-down.ts';
import { showPrice } from './show-price.ts';

const DOWN = Reference.ROUND_DOWN;
const Wide = Reference.clone({ precision: 80 });

/** A decimal text with at most this many decimals. */
const decimalText = (decimals: number) =>
  fc
    .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: decimals }))
    .map(([units, scale]) => new Reference(units).div(new Reference(10).pow(scale)).toFixed(scale));

test.each([
  ['0.29', '0.29'],
  [0.29, '0.29'],
  ['1.005', '1.00'],
  [1.005, '1.00'],
  ['1.155', '1.15'],
  ['-1.155', '-1.15'],
  ['-0.001', '0.00'],
  ['12', '12.00'],
  [1e-7, '0.00'],
  ['99999999999999999.999', '99999999999999999.99'],
])('[M1] %s is rounded down to %s', (value, rounded) => {
  expect(roundMoneyDown(value)).toBe(rounded);
});

test.each([
  ['4.35', 100, '435.00'],
  ['0.385', 3, '1.15'],
  ['12.8', '0.5', '6.40'],
  ['0.3333', '0.003', '0.00'],
  ['-0.385', 3, '-1.15'],
])('[M1] %s × %s is %s', (price, quantity, amount) => {
  expect(multiplyMoney(price, quantity)).toBe(amount);
});

test.each([
  [[], '0.00'],
  [['0.1', '0.2'], '0.30'],
  [[0.1, 0.2, 3], '3.30'],
  [['1.005', '1.005'], '2.01'],
  [['1.005', '-0.001'], '1.004'],
  [['0.00000001'], '0.00000001'],
])('[M2] the sum of %j is %s, exactly', (values, sum) => {
  expect(addMoney(...values)).toBe(sum);
});

test.each([
  ['12.80', '0.8', '12.00'],
  ['1', '1.005', '-0.005'],
  ['1.005', '1', '0.005'],
  [1, 2, '-1.00'],
])('[M4] %s − %s is %s, exactly', (a, b, difference) => {
  expect(subtractMoney(a, b)).toBe(difference);
});

test.each([
  ['1.5', '1.50', 0],
  ['9.90', '10', -1],
  ['10', '9.90', 1],
  ['-1', '1', -1],
] as const)('[M4] %s against %s is %i', (a, b, order) => {
  expect(compareMoney(a, b)).toBe(order);
});

test.each([
  [120, '¥120.00'],
  ['0.3850', '¥0.385'],
  ['12.80009', '¥12.80'],
])('[M1] %s is shown as a unit price %s', (value, price) => {
  expect(showPrice(value)).toBe(price);
});

test('[M4] invalid numbers are rejected', () => {
  expect(() => roundMoneyDown('')).toThrow(TypeError);
  expect(() => addMoney('1', 'x')).toThrow(TypeError);
  expect(() => subtractMoney('x', '1')).toThrow(TypeError);
  expect(() => multiplyMoney('1', Number.NaN)).toThrow(TypeError);
  expect(() => compareMoney('1', '')).toThrow(TypeError);
});

test('[M1] rounding agrees with decimal.js', () => {
  fc.assert(
    fc.property(
      decimalText(9),
      (text) => roundMoneyDown(text) === new Wide(text).toFixed(2, DOWN).replace(/^-(0\.00)$/, '$1'),
    ),
  );
});

test('[M1] multiplying agrees with decimal.js', () => {
  fc.assert(
    fc.property(decimalText(6), decimalText(5), (price, quantity) => {
      const expected = new Wide(price)
        .times(quantity)
        .toFixed(2, DOWN)
        .replace(/^-(0\.00)$/, '$1');
      expect(multiplyMoney(price, quantity)).toBe(expected);
    }),
  );
});

test('[M2][M4] adding, subtracting and comparing agree with decimal.js', () => {
  fc.assert(
    fc.property(decimalText(8), decimalText(8), (a, b) => {
      expect(new Wide(addMoney(a, b)).eq(new Wide(a).plus(b))).toBe(true);
      expect(new Wide(subtractMoney(a, b)).eq(new Wide(a).minus(b))).toBe(true);
      expect(compareMoney(a, b)).toBe(new Wide(a).cmp(b));
    }),
  );
});
