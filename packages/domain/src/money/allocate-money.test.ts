import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateMoney } from './allocate-money.ts';
import { addMoney, compareMoney } from './arithmetic.ts';
import { roundMoneyDown } from './round-money-down.ts';

test.each([
  ['10.00', [1, 1, 1], ['3.34', '3.33', '3.33']],
  ['0.05', ['1', '1'], ['0.03', '0.02']],
  ['10', ['256.00', '224.00', '0'], ['5.33', '4.67', '0.00']],
  ['1.00', ['0.5', '1.5'], ['0.25', '0.75']],
  ['0.02', [1, 2, 2], ['0.00', '0.01', '0.01']],
  ['-10.00', [1, 2], ['-3.33', '-6.67']],
  ['1.009', [1], ['1.00']],
  ['3.00', [0, 0], ['1.50', '1.50']],
  ['0.00', [1, 2], ['0.00', '0.00']],
  ['0', [], []],
  ['0.001', [], []],
])('[M3] %s over %j is %j', (total, weights, parts) => {
  expect(allocateMoney(total, weights)).toEqual(parts);
});

test('[M3] money without any weight is rejected, as are negative weights', () => {
  expect(() => allocateMoney('1.00', [])).toThrow(new RangeError('No weights to spread 1.00 over.'));
  expect(() => allocateMoney('1.00', [1, -1])).toThrow(new RangeError('A weight is below zero.'));
  expect(() => allocateMoney('1.00', ['x'])).toThrow(TypeError);
});

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((units) => (units / 100).toFixed(2));

test('[M3] the parts add up to the total, to the cent', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 40 }), (total, weights) => {
      expect(addMoney(...allocateMoney(total, weights))).toBe(roundMoneyDown(total));
    }),
  );
});

test('[M3] no part exceeds its weight while the total does not exceed their sum', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 100 }),
      (weights, percent) => {
        const total = roundMoneyDown(Number(addMoney(...weights)) * (percent / 100));
        const parts = allocateMoney(total, weights);
        fc.pre(compareMoney(addMoney(...weights), 0) > 0);
        expect(parts.every((part, index) => compareMoney(part, weights[index] as string) <= 0)).toBe(true);
      },
    ),
  );
});
