import { Decimal as Reference } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareUnits,
  fromUnits,
  fromUnitsShort,
  minUnits,
  parseDecimal,
  powerOfTen,
  toDecimal,
  toExactUnits,
  toUnits,
} from './decimal.ts';

test.each([
  ['12.80', 1280n, 2],
  ['-12.80', -1280n, 2],
  ['+7', 7n, 0],
  ['.5', 5n, 1],
  ['5.', 5n, 0],
  ['007', 7n, 0],
  ['1e3', 1000n, 0],
  ['1.25E1', 125n, 1],
  ['1.5e-2', 15n, 3],
  [1e21, 10n ** 21n, 0],
  [1e-7, 1n, 7],
  [0.1, 1n, 1],
])('[M4] %s is read exactly', (text, units, scale) => {
  expect(parseDecimal(text)).toEqual({ units, scale });
});

test.each([
  '',
  '.',
  '-',
  '1,5',
  '1.2.3',
  '12a',
  'a12',
  'e3',
  '1e1000',
  ' 1',
  Number.NaN,
  Infinity,
  null,
  undefined,
  {},
  5n,
  true,
])('[M4] %s is no decimal', (value) => {
  expect(parseDecimal(value)).toBeNull();
});

test('[M4] the error of an invalid decimal names it', () => {
  expect(() => toDecimal('twelve')).toThrow(
    new TypeError('Not a decimal number: "twelve". Give a string such as "12.80".'),
  );
});

test.each([
  ['1.159', 2, 115n],
  ['-1.159', 2, -115n],
  ['1.1', 2, 110n],
  ['3', 0, 3n],
])('%s in units of %i decimals is cut off toward zero', (text, scale, units) => {
  expect(toUnits(text, scale)).toBe(units);
});

test.each([
  ['1.15', 115n],
  ['1.1', 110n],
  ['1.1500', 115n],
  ['-1.150', -115n],
])('%s fits two decimals', (text, units) => {
  expect(toExactUnits(text, 2)).toBe(units);
});

test('a value that does not fit is refused', () => {
  expect(() => toExactUnits('1.151', 2)).toThrow(new RangeError('1.151 has more than 2 decimals.'));
});

test.each([
  [1280n, 2, '12.80'],
  [5n, 2, '0.05'],
  [0n, 2, '0.00'],
  [-5n, 2, '-0.05'],
  [42n, 0, '42'],
])('%s units of %i decimals are written %s', (units, scale, text) => {
  expect(fromUnits(units, scale)).toBe(text);
});

test.each([
  [500n, 3, 0, '0.5'],
  [5000n, 3, 0, '5'],
  [0n, 3, 0, '0'],
  [10n, 0, 0, '10'],
  [128000n, 4, 2, '12.80'],
  [3850n, 4, 2, '0.385'],
  [-1500n, 3, 0, '-1.5'],
])('%s units of %i decimals with at least %i are written %s', (units, scale, least, text) => {
  expect(fromUnitsShort(units, scale, least)).toBe(text);
});

test('compares units and finds the lower price', () => {
  expect([compareUnits(1n, 2n), compareUnits(2n, 2n), compareUnits(3n, 2n)]).toEqual([-1, 0, 1]);
  expect([minUnits(1n, 2n), minUnits(2n, 1n)]).toEqual([1n, 1n]);
  expect([powerOfTen(0), powerOfTen(3), powerOfTen(3)]).toEqual([1n, 1000n, 1000n]);
});

test('[M4] reading and writing agrees with decimal.js', () => {
  const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(decimal, fc.integer({ min: 0, max: 9 }), ([units, scale], cut) => {
      const text = fromUnits(units, scale);
      const reference = new Reference(text).toDecimalPlaces(cut, Reference.ROUND_DOWN);
      expect(new Reference(fromUnits(toUnits(text, cut), cut)).eq(reference)).toBe(true);
    }),
  );
});
