import { expect, test } from 'vitest';
import { wordOf } from './words.ts';

test('a name has four forms', () => {
  expect(wordOf('claim-coupon2')).toEqual({
    kebab: 'claim-coupon2',
    camel: 'claimCoupon2',
    pascal: 'ClaimCoupon2',
    snake: 'claim_coupon2',
  });
});

test.for(['ClaimCoupon', 'claim_coupon', '', '-a', 'a--b', '../a'])('%o is no name', (input) => {
  expect(() => wordOf(input)).toThrow('not in kebab-case');
});
