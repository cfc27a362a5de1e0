import { expect, test } from 'vitest';
import { contentPrice } from './content-price.ts';

test.each([
  ['12.50', '24', '0.5208'],
  ['18', '200', '0.09'],
  ['46.0000', '1000', '0.046'],
  ['9.9', '0.5', '19.80'],
  ['0.0001', '3', '0.00'],
  ['0.00015', '1', null],
])('¥%s over %s is %s each', (price, amount, each) => {
  if (each === null) expect(() => contentPrice(price, amount)).toThrow(RangeError);
  else expect(contentPrice(price, amount)).toBe(each);
});

test.each(['0', '-1'])('nothing is divided by %s', (amount) => {
  expect(() => contentPrice('1', amount)).toThrow(RangeError);
});
