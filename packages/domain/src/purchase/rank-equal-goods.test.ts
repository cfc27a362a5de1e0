import { expect, test } from 'vitest';
import { rankEqualGoods } from './rank-equal-goods.ts';

const goods = {
  bought: { boughtAt: 100, price: '9.00', expiry: '2027-06-30', isEnough: true },
  cheap: { boughtAt: null, price: '8.50', expiry: '2027-06-30', isEnough: true },
  fresh: { boughtAt: null, price: '10.00', expiry: '2028-12-31', isEnough: true },
  scarce: { boughtAt: 200, price: '1.00', expiry: '2029-12-31', isEnough: false },
  hidden: { boughtAt: null, price: null, expiry: null, isEnough: true },
};

test.each([
  ['bought', goods.bought],
  ['price', goods.cheap],
  ['expiry', goods.fresh],
] as const)('[K2] by the rule %s the first is the best of those with enough stock', (rule, first) => {
  const { ranked, reason } = rankEqualGoods(Object.values(goods), rule);
  expect(ranked[0]).toBe(first);
  expect(reason).toBe(rule);
  expect(ranked.at(-1)).toBe(goods.scarce);
});

test('[K2] what the rule leaves open is decided by purchase, then price, then expiry', () => {
  const { cheap, fresh, hidden } = goods;
  expect(rankEqualGoods([hidden, fresh, cheap], 'bought')).toEqual({
    ranked: [cheap, fresh, hidden],
    reason: 'price',
  });
  const later = { ...cheap, expiry: '2027-07-31' };
  expect(rankEqualGoods([cheap, later], 'price')).toEqual({ ranked: [later, cheap], reason: 'expiry' });
});

test('[K2] only enough stock decides for a product that comes first because of it', () => {
  expect(rankEqualGoods([goods.scarce, goods.bought], 'bought').reason).toBe('stock');
});

test('[K2] products that nothing distinguishes stay in their order', () => {
  const other = { ...goods.cheap };
  expect(rankEqualGoods([goods.cheap, other], 'price')).toEqual({ ranked: [goods.cheap, other], reason: 'none' });
});

test('[K2] what the company prefers comes before the rule, but not before enough stock', () => {
  const preferred = { ...goods.fresh, isPreferred: true };
  expect(rankEqualGoods([goods.bought, goods.cheap, preferred], 'bought')).toMatchObject({
    ranked: [preferred, goods.bought, goods.cheap],
    reason: 'preferred',
  });
  expect(rankEqualGoods([{ ...goods.scarce, isPreferred: true }, goods.bought], 'price').reason).toBe('stock');
});
