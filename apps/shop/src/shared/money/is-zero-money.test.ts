import { expect, test } from 'vitest';
import { isZeroMoney } from './is-zero-money.ts';

test.each([
  ['0', true],
  ['0.00', true],
  ['0.01', false],
  ['10.00', false],
])('%s is zero: %s', (amount, expected) => {
  expect(isZeroMoney(amount)).toBe(expected);
});
