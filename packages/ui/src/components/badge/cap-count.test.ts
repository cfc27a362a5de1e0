import { expect, test } from 'vitest';
import { capCount } from './cap-count.ts';

test.each([
  [0, undefined, '0'],
  [5, undefined, '5'],
  [99, undefined, '99'],
  [100, undefined, '99+'],
  [-3, undefined, '0'],
  [2.9, undefined, '2'],
  [10, 9, '9+'],
  [9, 9, '9'],
])('[S9] %s with a maximum of %s shows %s', (count, max, text) => {
  expect(capCount(count, max)).toBe(text);
});
