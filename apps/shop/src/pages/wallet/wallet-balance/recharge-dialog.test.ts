import { expect, test } from 'vitest';
import { readRechargeAmount } from './recharge-dialog.tsx';

test.each([
  ['500', '500.00'],
  ['０５００．５', '500.50'],
  [' 1 ', '1.00'],
  ['50000', '50000.00'],
])('[C198][V6] %s is an amount', (typed, amount) => {
  expect(readRechargeAmount(typed)).toEqual({ amount, problem: undefined });
});

test.each(['', '0.99', '50000.01', '1.234', '-5', 'abc', '1e3'])('[C198] "%s" is not an amount', (typed) => {
  expect(readRechargeAmount(typed)).toEqual({ amount: null, problem: expect.any(String) });
});
