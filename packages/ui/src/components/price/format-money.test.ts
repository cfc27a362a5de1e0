import { expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

it.each([
  ['12.80', '¥12.80'],
  ['0.29', '¥0.29'],
  ['1822.00', '¥1,822.00'],
  ['1234567.89', '¥1,234,567.89'],
  ['-20.00', '−¥20.00'],
  ['12.8000', '¥12.80'],
  ['0.3850', '¥0.385'],
  ['58', '¥58'],
])('%s reads %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});
