import { expect, test } from 'vitest';
import { consentBlock } from './order-consent.ts';

const missing = '客户没有授权代下单，请客户在“推荐单”页授权';
const until = '2027-01-01 00:00:00';

test.each([
  // A buyer allows 500 for each order until the last day of 2026.
  ['500.00', '0.00', '2026-12-31 23:59:59', null],
  ['500.00', '500.00', '2026-12-31 23:59:59', null],
  ['500.00', '500.01', '2026-12-31 23:59:59', '合计¥500.01超过客户授权的每单¥500.00'],
  ['500.00', '499.99', '2027-01-01 00:00:00', missing],
  ['1000000.00', '999999.99', '2026-12-01 00:00:00', null],
])('of %s for each order lets a total of %s pass at %s: %s', (perOrder, total, now, block) => {
  expect(consentBlock({ perOrder, endsAt: until }, total, now)).toBe(block);
});

test('without consent nothing is ordered, not even for nothing', () => {
  expect(consentBlock(null, '0.00', '2026-12-31 00:00:00')).toBe(missing);
});
