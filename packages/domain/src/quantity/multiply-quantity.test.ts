import { expect, test } from 'vitest';
import { multiplyQuantity } from './multiply-quantity.ts';

test.each([
  ['10', '3', '30'],
  ['0.5', 3, '1.5'],
  ['0.1', '3', '0.3'],
  ['2', '0', '0'],
  ['0.0005', '3', '0.001'],
])('[Q7] %s in a set, %s sets: %s', (number, sets, quantity) => {
  expect(multiplyQuantity(number, sets)).toBe(quantity);
});

test('[Q7] invalid numbers are rejected', () => {
  expect(() => multiplyQuantity('x', 1)).toThrow(TypeError);
});
