import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDate } from '../time/to-date.ts';
import { quotaLeft } from './quota-left.ts';
import type { CapPeriod } from './types.ts';

const now = '2026-11-20 10:00';
const purchases = [
  { quantity: 5, at: '2026-10-31 23:59:59' },
  { quantity: 10, at: '2026-11-01 00:00:00' },
  { quantity: 20, at: '2026-11-16 00:00:00' },
  { quantity: '0.5', at: '2026-11-20 00:00:00' },
  { quantity: 40, at: '2026-11-20 09:00:00', cancelled: true },
  { quantity: 80, at: '2026-12-01 00:00:00' },
];

test.each<[CapPeriod, string, string, string | null]>([
  ['order', '100', '0', null],
  ['day', '99.5', '0.5', '2026-11-21'],
  ['week', '79.5', '20.5', '2026-11-23'],
  ['month', '69.5', '30.5', '2026-12-01'],
])('[B5] of 100 per %s, %s are left', (period, left, used, resetsAt) => {
  expect(quotaLeft({ cap: 100, period, purchases, now })).toEqual({
    left,
    used,
    resetsAt: resetsAt && toDate(resetsAt),
  });
});

test('[B5] a cap never goes below zero; none, or 0, is no cap; without a period it is per order', () => {
  expect(quotaLeft({ cap: 30, period: 'month', purchases, now }).left).toBe('0');
  expect(quotaLeft({ cap: '30.5', period: 'month', purchases, now }).left).toBe('0');
  for (const cap of [0, '0.000', null, undefined, -1]) {
    expect(quotaLeft({ cap, period: 'month', purchases, now })).toEqual({ left: null, used: '0', resetsAt: null });
  }
  expect(quotaLeft({ cap: 30, purchases, now })).toEqual({ left: '30', used: '0', resetsAt: null });
  expect(quotaLeft({ cap: 30, period: null, purchases, now }).left).toBe('30');
});

test('[B5] a cancelled order restores exactly its quantity', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), fc.nat(), (quantities, chosen) => {
      const bought = quantities.map((quantity) => ({ quantity, at: now, cancelled: false }));
      const place = chosen % bought.length;
      const without = bought.filter((_, index) => index !== place);
      const cancelled = bought.map((purchase, index) => ({ ...purchase, cancelled: index === place }));
      const left = (list: typeof bought) => quotaLeft({ cap: 500, period: 'day', purchases: list, now });
      expect(left(cancelled)).toEqual(left(without));
    }),
  );
});
