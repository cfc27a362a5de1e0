import { expect, test } from 'vitest';
import { stockLabel } from './stock-label.ts';

test.each([
  ['0.000', '10', '暂时缺货'],
  ['-3', '1', '暂时缺货'],
  ['49.999', '10', '紧张'],
  ['50', '10', '充足'],
  ['2.4', '0.5', '紧张'],
])('%s in stock, sold by %s, is %s', (stock, packStep, label) => {
  expect(stockLabel({ stock, packStep })).toBe(label);
});
