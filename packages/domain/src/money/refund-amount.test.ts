import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney } from './arithmetic.ts';
import { refundAmount } from './refund-amount.ts';

test.each([
  ['10.00', 3, undefined, 1, '3.33'],
  ['10.00', 3, 1, 1, '3.33'],
  ['10.00', 3, 2, 1, '3.34'],
  ['10.00', 3, 0, 3, '10.00'],
  ['6.40', '0.5', 0, '0.25', '3.20'],
  ['0.00', 3, 0, 2, '0.00'],
  ['10.00', 3, 0, 0, '0.00'],
])('[K5] of %s for %s pieces, %s returned, %s more give back %s', (paid, quantity, returned, returning, refund) => {
  expect(refundAmount({ paid, quantity, returning, ...(returned === undefined ? {} : { returned }) })).toBe(refund);
});

test.each([
  [3, 2, 2],
  [3, -1, 1],
  [3, 1, -1],
  [0, 0, 0],
])('[K5] of %i pieces with %i returned, %i more cannot come back', (quantity, returned, returning) => {
  expect(() => refundAmount({ paid: '10.00', quantity, returned, returning })).toThrow(
    new RangeError(`Cannot return ${returning} of ${quantity} with ${returned} returned before.`),
  );
});

test('[M3][K5] refunds of any division return exactly the paid sum', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), parts, (cents, returns) => {
      const paid = (cents / 100).toFixed(2);
      const quantity = returns.reduce((sum, part) => sum + part, 0);
      let returned = 0;
      const refunds = returns.map((returning) => {
        const refund = refundAmount({ paid, quantity, returned, returning });
        returned += returning;
        return refund;
      });
      expect(addMoney(...refunds)).toBe(paid);
    }),
  );
});
