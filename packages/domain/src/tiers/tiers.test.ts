import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareMoney } from '../money/arithmetic.ts';
import { mergeTiers } from './merge-tiers.ts';
import { nextTier } from './next-tier.ts';
import { reachedTier } from './reached-tier.ts';
import { unitPriceAt } from './unit-price-at.ts';

const tier = (amount: string | number, money: string | number, status: 0 | 1 = 0) => ({ amount, money, status });

test('[L1] equal amounts are merged with the larger money', () => {
  expect(mergeTiers([tier('300', '20'), tier('300.00', '25'), tier(300, '5')])).toEqual([tier('300.00', '25')]);
});

test('[L1] a merged tier is reached if either was', () => {
  expect(mergeTiers([tier(300, 25), tier(300, 20, 1)])).toEqual([tier(300, 25, 1)]);
  expect(mergeTiers([tier(300, 25, 1), tier(300, 20)])).toEqual([tier(300, 25, 1)]);
  expect(mergeTiers([tier(300, 25), tier(300, 25, 1)])).toEqual([tier(300, 25, 1)]);
});

test('[L2] reached tiers come first from the highest down, then the others from the lowest up', () => {
  const tiers = [tier(1000, 90), tier(300, 20, 1), tier(2000, 200), tier(500, 45, 1), tier(100, 5, 1)];
  expect(mergeTiers(tiers).map(({ amount }) => amount)).toEqual([500, 300, 100, 1000, 2000]);
});

test('[L1] the input tiers are unchanged, with their other fields', () => {
  const tiers = Object.freeze([
    Object.freeze({ ...tier(300, 20), title: 'a' }),
    Object.freeze({ ...tier(100, 5), title: 'b' }),
  ]);
  expect(mergeTiers(tiers)).toEqual([
    { ...tier(100, 5), title: 'b' },
    { ...tier(300, 20), title: 'a' },
  ]);
  expect(mergeTiers([])).toEqual([]);
});

test.each([
  ['299.99', null],
  ['300', 300],
  ['499.99', 300],
  ['500', 500],
  ['9999', 1000],
])('[D1] at %s the highest tier reached is %s', (measured, amount) => {
  expect(reachedTier([tier(500, 45), tier(1000, 90), tier(300, 20)], measured)?.amount ?? null).toBe(amount);
});

test('[L1] of equal amounts the larger money is reached, and is next', () => {
  const tiers = [tier('300', 20), tier('300.00', 25), tier(300, 5)];
  expect(reachedTier(tiers, 300)?.money).toBe(25);
  expect(nextTier(tiers, 299)?.tier.money).toBe(25);
});

test.each([
  ['0', 300, '300.00'],
  ['180', 300, '120.00'],
  ['299.995', 300, '0.005'],
  ['300', 500, '200.00'],
  ['999.99', 1000, '0.01'],
])('[L4] at %s the next tier is %s and %s is missing', (measured, amount, missing) => {
  const next = nextTier([tier(1000, 90), tier(300, 20), tier(500, 45)], measured);
  expect([next?.tier.amount, next?.missing]).toEqual([amount, missing]);
});

test('[L4] at the top there is no next tier', () => {
  expect(nextTier([tier(300, 20)], 300)).toBeNull();
  expect(nextTier([], 0)).toBeNull();
});

test('[L4] pieces are missing as pieces, goods tiers need no money', () => {
  expect(nextTier([{ amount: 10 }, { amount: 10 }, { amount: 20 }], '7.5', 'pieces')).toEqual({
    tier: { amount: 10 },
    missing: '2.5',
  });
  expect(nextTier([{ amount: 10 }], 3, 'pieces')?.missing).toBe('7');
});

test.each([
  [9, '14.60'],
  [10, '13.90'],
  [49, '13.90'],
  [50, '13.255'],
  ['9.999', '14.60'],
])('[L3] at %s pieces one costs %s', (quantity, price) => {
  const ladder = [
    { number: 50, price: '13.2550' },
    { number: 10, price: 13.9 },
  ];
  expect(unitPriceAt('14.6', ladder, quantity)).toBe(price);
});

test('[L3] without a ladder the price applies; of equal numbers the lower price does', () => {
  expect(unitPriceAt('14.6', null, 100)).toBe('14.60');
  expect(unitPriceAt('14.6', undefined, 100)).toBe('14.60');
  const twice = [
    { number: 10, price: 12 },
    { number: 10, price: 11 },
    { number: 10, price: 13 },
  ];
  expect(unitPriceAt('14.6', twice, 10)).toBe('11.00');
  expect(() => unitPriceAt('14.60001', null, 1)).toThrow(RangeError);
});

test('[L3] the highest number applies, even if it is dearer, in any order', () => {
  const rising = [
    { number: 10, price: 12 },
    { number: 50, price: 13 },
  ];
  expect(unitPriceAt('14.6', rising, 50)).toBe('13.00');
  expect(unitPriceAt('14.6', [...rising].reverse(), 50)).toBe('13.00');
});

const anyTiers = fc.array(
  fc.record({ amount: fc.integer({ min: 1, max: 1000 }), money: fc.integer({ min: 0, max: 100 }) }),
);

test('[L2] a larger amount never reaches a lower tier', () => {
  fc.assert(
    fc.property(anyTiers, fc.nat(1200), fc.nat(1200), (tiers, a, b) => {
      const low = reachedTier(tiers, Math.min(a, b))?.amount ?? 0;
      const high = reachedTier(tiers, Math.max(a, b))?.amount ?? 0;
      expect(high).toBeGreaterThanOrEqual(low);
    }),
  );
});

test('[L1][L2] merging is idempotent and independent of the order', () => {
  const withStatus = anyTiers.map((tiers) =>
    tiers.map((one) => ({ ...one, status: one.amount <= 500 ? (1 as const) : (0 as const) })),
  );
  fc.assert(
    fc.property(withStatus, (tiers) => {
      const merged = mergeTiers(tiers);
      expect(mergeTiers(merged)).toEqual(merged);
      expect(mergeTiers([...tiers].reverse())).toEqual(merged);
      expect(new Set(merged.map(({ amount }) => amount)).size).toBe(merged.length);
    }),
  );
});

test('[L4] adding what is missing reaches exactly the next tier', () => {
  fc.assert(
    fc.property(anyTiers, fc.nat(1000), (tiers, measured) => {
      const next = nextTier(tiers, measured);
      fc.pre(next !== null);
      const then = measured + Number(next?.missing);
      expect(compareMoney(reachedTier(tiers, then)?.amount ?? 0, next?.tier.amount ?? 0)).toBe(0);
    }),
  );
});
