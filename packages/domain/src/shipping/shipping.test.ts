import { expect, test } from 'vitest';
import { shippingShortfall, shippingText } from './shipping-shortfall.ts';
import { shipsFree } from './ships-free.ts';

test.each([
  [20, 20, true],
  [19, 20, false],
  ['0.5', '0.5', true],
  [100, 0, false],
  [100, '0', false],
  [100, -1, false],
  [100, null, false],
  [100, undefined, false],
  [2, 1, true],
])('[F1] %s pieces with free shipping from %s: %s', (quantity, from, free) => {
  expect(shipsFree(quantity, from)).toBe(free);
});

test.each([
  ['114.00', 200, '86.00', '还差¥86.00包邮'],
  ['199.99', '200', '0.01', '还差¥0.01包邮'],
  ['200', '200.00', '0.00', '已包邮'],
  ['500', '200', '0.00', '已包邮'],
  [0, 0, '0.00', '已包邮'],
])('[F2] %s of %s: %s missing, %s', (counted, threshold, shortfall, text) => {
  expect(shippingShortfall({ counted, threshold })).toBe(shortfall);
  expect(shippingText(shortfall)).toBe(text);
});
