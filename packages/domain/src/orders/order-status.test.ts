import { expect, test } from 'vitest';
import { isPaid, isPartlyShipped, isUnderway, type OrderStatus, sellerMayCancel, wasSent } from './order-status.ts';

const left = '2026-11-30 09:00:00';

test.each<[OrderStatus, string | null, string[]]>([
  ['pending', null, ['sellerMayCancel']],
  ['paid', null, ['isPaid', 'isUnderway', 'sellerMayCancel']],
  ['paid', left, ['isPartlyShipped', 'isPaid', 'isUnderway', 'wasSent']],
  ['shipped', left, ['isPaid', 'isUnderway', 'wasSent']],
  ['done', left, ['isPaid', 'wasSent']],
  ['cancelled', null, []],
])('an order that is %s and left at %s: %j', (status, shippedAt, expected) => {
  const rules = { isPartlyShipped, isPaid, isUnderway, sellerMayCancel, wasSent };
  expect(Object.entries(rules).flatMap(([name, holds]) => (holds({ status, shippedAt }) ? [name] : []))).toEqual(
    expected,
  );
});
