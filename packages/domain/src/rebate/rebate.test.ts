import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, compareMoney } from '../money/arithmetic.ts';
import { rebateFor, settleRebate } from './rebate.ts';
import { rebatePeriodAfter, rebatePeriodName, rebatePeriodOf } from './rebate-period.ts';

const tiers = [
  { amount: '30000', rate: '2.5' },
  { amount: '10000', rate: '1.5' },
  { amount: '50000', rate: '3.33' },
];

test.each([
  ['0.00', '0', '0.00', '10000.00'],
  ['9999.99', '0', '0.00', '0.01'],
  ['10000.00', '1.5', '150.00', '20000.00'],
  // 12,345.67 × 1.5 % = 185.18505
  ['12345.67', '1.5', '185.18', '17654.33'],
  // 29,999.99 × 1.5 % = 449.99985
  ['29999.99', '1.5', '449.99', '0.01'],
  ['30000.00', '2.5', '750.00', '20000.00'],
  // 50,000.01 × 3.33 % = 1,665.000333
  ['50000.01', '3.33', '1665.00', undefined],
  ['123456789012.34', '3.33', '4111111074.11', undefined],
])('¥%s counts at %s%%: ¥%s are due, ¥%s are missing', (counted, rate, due, missing) => {
  const rebate = rebateFor(counted, tiers);
  expect(rebate).toMatchObject({ counted, rate, due });
  expect(rebate.next?.missing).toBe(missing);
});

test('without tiers nothing is due', () => {
  expect(rebateFor('100', [])).toEqual({ counted: '100.00', rate: '0', due: '0.00', next: null });
});

const money = fc
  .integer({ min: 0, max: 10_000_000_00 })
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const rates = fc.integer({ min: 1, max: 100_00 }).map((each) => `${each / 100}`);
const anyTiers = fc.array(fc.record({ amount: money, rate: rates }), { maxLength: 5 });

test('a rebate is never below zero nor above its percentage of the amount', () => {
  fc.assert(
    fc.property(money, anyTiers, (counted, some) => {
      const { due, rate } = rebateFor(counted, some);
      expect(compareMoney(due, 0)).toBeGreaterThanOrEqual(0);
      const hundredfold = Number(counted) * Number(rate);
      expect(Number(due) * 100).toBeLessThanOrEqual(hundredfold + 1e-4 * Math.max(1, hundredfold));
      expect(Number(due) * 100 + 1).toBeGreaterThan(hundredfold - 1e-4 * Math.max(1, hundredfold));
    }),
  );
});

test('the order of tiers is irrelevant', () => {
  fc.assert(
    fc.property(money, anyTiers, (counted, some) => {
      expect(rebateFor(counted, some)).toEqual(rebateFor(counted, [...some].reverse()));
    }),
  );
});

test.each([
  ['the first period', '100', [], '0.00', '100.00'],
  ['nothing has changed', '100', [{ due: '95', booked: '95' }], '0.00', '100.00'],
  ['a return since', '100', [{ due: '80', booked: '95' }], '-15.00', '85.00'],
  ['a late repayment since', '100', [{ due: '120', booked: '95' }], '25.00', '125.00'],
  ['returns of more than is due', '10', [{ due: '0', booked: '95' }], '-95.00', '0.00'],
  [
    'the rest of them',
    '100',
    [
      { due: '0', booked: '95' },
      { due: '10', booked: '0' },
    ],
    '-85.00',
    '15.00',
  ],
])('settles %s', (_, due, earlier, carried, amount) => {
  expect(settleRebate(due, earlier)).toEqual({ carried, amount });
});

test('however dues fall, all bookings together are what is due once enough has become due', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ first: money, later: money }), { minLength: 1, maxLength: 8 }), (periods) => {
      const settled: { due: string; booked: string }[] = [];
      for (const { first } of periods) settled.push({ due: first, booked: settleRebate(first, settled).amount });
      const changed = settled.map(({ booked }, at) => ({ due: periods[at]?.later ?? '0', booked }));
      const last = '99999999999';
      const { amount } = settleRebate(last, changed);
      expect(addMoney(...changed.map(({ booked }) => booked), amount)).toBe(
        addMoney(...changed.map(({ due }) => due), last),
      );
    }),
  );
});

test.each([
  ['month', '2026-11-29', '2026-11', '2026-12', '2026年11月'],
  ['month', '2026-12-31', '2026-12', '2027-01', '2026年12月'],
  ['quarter', '2026-11-29', '2026-10', '2027-01', '2026年第4季度'],
  ['quarter', '2027-01-01', '2027-01', '2027-04', '2027年第1季度'],
  ['quarter', '2027-09-30', '2027-07', '2027-10', '2027年第3季度'],
] as const)('the %s of %s begins with %s, ends before %s and is called %s', (period, day, start, after, name) => {
  expect(rebatePeriodOf(period, day)).toBe(start);
  expect(rebatePeriodAfter(period, start)).toBe(after);
  expect(rebatePeriodName(period, start)).toBe(name);
});
