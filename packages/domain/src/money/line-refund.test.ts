import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney } from './arithmetic.ts';
import { lineRefund } from './line-refund.ts';

const line = { paid: '10.00', quantity: '3' };

describe('lineRefund', () => {
  it('[K5] refunds proportionally, and the rest with the last units', () => {
    expect(lineRefund({ ...line, returning: '1' })).toBe('3.33');
    expect(lineRefund({ ...line, returned: '2', refunded: '6.66', returning: '1' })).toBe('3.34');
  });

  it('[K5] closes the gap of a rejected return', () => {
    expect(lineRefund({ ...line, returned: '1', refunded: '3.34', returning: '2' })).toBe('6.66');
  });

  it('refunds nothing for nothing', () => {
    expect(lineRefund({ ...line, returned: '1', refunded: '3.33', returning: '0' })).toBe('0.00');
  });

  it('[M3] [K5] refunds add up to the paid sum, however the units are divided', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 99_999 }),
        (parts, cents) => {
          const quantity = parts.reduce((sum, part) => sum + part, 0);
          const paid = (cents / 100).toFixed(2);
          let returned = 0;
          let refunded = '0.00';
          for (const returning of parts) {
            refunded = addMoney(refunded, lineRefund({ paid, quantity, returned, refunded, returning }));
            returned += returning;
          }
          expect(refunded).toBe(paid);
        },
      ),
    );
  });
});
