import { expect, test } from 'vitest';
import { nearest, wordOf } from './words.ts';

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

test.for([
  ['Net_content', 'as net-content.'],
  ['priceAlert', 'as price-alert.'],
  ['price alert', 'as price-alert.'],
  ['净含量', 'like claim-coupon.'],
] as const)('%o is answered with the right spelling', ([input, advice]) => {
  expect(() => wordOf(input)).toThrow(`${input} is not in kebab-case: write it ${advice}`);
});

test('the nearest known word is proposed, and none for something else', () => {
  expect(nearest('serch', ['cart', 'search'])).toBe('search');
  expect(nearest('shop', ['cart', 'search'])).toBeUndefined();
});
