import { Decimal as Reference } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDecimals, compareDecimals, subtractDecimals } from './decimal-arithmetic.ts';
import { isMultipleOf, setsIn } from './quantity/sets-in.ts';

test('[Q7] quantities add up exactly, without trailing zeros', () => {
  expect(addDecimals()).toBe('0');
  expect(addDecimals('0.100', 0.2, '3')).toBe('3.3');
  expect(addDecimals('1.50', '0.5')).toBe('2');
  expect(subtractDecimals('3.000', '0.5')).toBe('2.5');
  expect(subtractDecimals('1', '10')).toBe('-9');
  expect(() => addDecimals('1,5')).toThrow(TypeError);
});

test('the difference undoes the sum, and comparing agrees with its sign', () => {
  const decimal = fc
    .tuple(fc.integer(), fc.integer({ min: 0, max: 3 }))
    .map(([units, scale]) => new Reference(units).div(10 ** scale).toFixed());
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      expect(subtractDecimals(addDecimals(a, b), b)).toBe(a);
      expect(compareDecimals(a, b)).toBe(Math.sign(Number(subtractDecimals(a, b))));
    }),
  );
});

test.each([
  ['9.9', '2.5', 3, false],
  ['0.3', '0.1', 3, true],
  ['1.005', '0.335', 3, true],
  ['1', '10', 0, false],
  ['5', '0', 0, false],
])('%s has %s %i times', (quantity, step, sets, isMultiple) => {
  expect(setsIn(quantity, step)).toBe(sets);
  expect(isMultipleOf(quantity, step)).toBe(isMultiple);
});
