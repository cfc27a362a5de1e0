import { expect, it } from 'vitest';
import { rebateProblems } from './rebate-problems.ts';

const values = {
  title: '年度返利',
  period: 'quarter' as const,
  firstMonth: '2026-01',
  lastMonth: null,
  isOpen: true,
  scope: {},
  members: [],
  tiers: [{ amount: '1000', rate: '2' }],
};
const booked = { values, period: '2026-04' };

it.each([
  ['begins within a quarter', { firstMonth: '2026-02' }, ['rebate[firstMonth]']],
  ['ends within a quarter', { lastMonth: '2026-08' }, ['rebate[lastMonth]']],
  ['ends before it begins', { lastMonth: '2025-12' }, ['rebate[lastMonth]']],
  ['has no tier', { tiers: [] }, ['rebate[tiers]']],
  ['pays nothing', { tiers: [{ amount: '1', rate: '0.00' }] }, ['rebate[tiers][0][rate]']],
  ['is monthly from any month', { period: 'month' as const, firstMonth: '2026-02', lastMonth: '2026-02' }, []],
])('a rebate that %s', (_, changed, fields) => {
  expect(Object.keys(rebateProblems({ ...values, ...changed }, null))).toEqual(fields);
});

it.each([
  ['ends before what is booked', { lastMonth: '2026-03' }, ['rebate[lastMonth]']],
  ['ends with what is booked', { lastMonth: '2026-06' }, []],
  ['pays more', { tiers: [{ amount: '1000', rate: '3' }] }, ['rebate[period]']],
  ['is renamed and closed', { title: '新名', isOpen: false }, []],
])('a booked rebate that %s', (_, changed, fields) => {
  expect(Object.keys(rebateProblems({ ...values, ...changed }, booked))).toEqual(fields);
});
